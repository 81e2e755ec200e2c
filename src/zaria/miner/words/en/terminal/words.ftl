# What the words of the choices mean, question by question, for the help in the terminal. The words themselves are those
# of records and are the same in all languages.

words-miner-hero = hero engineer: choose the Engineer
words-miner-dig = take 17: take the die marked 17 · share 17: share the Beer marked 17
words-miner-share = give 2: give it to the second player
words-miner-take-first = take 17: take the die marked 17
words-miner-take-second = take 17: take the die marked 17, too · done: no second die
words-miner-magic = spend 52: spend the magic die marked 52 · spend hero: magic of your hero · done: no more magic
words-miner-reroll = reroll 17: the die marked 17 is rerolled
words-miner-cache = cache 17: keep the die marked 17 as it is · done: no more
words-miner-solo = take 17: take the die marked 17 · spend 52: spend the magic die marked 52 · refill: refill the mountain · stop: end the game
words-miner-set = set 3, set gem 2: the face it will show
words-miner-chest = chest yes: in a chest · chest no: not
words-miner-recycle = recycle 17: the die marked 17 goes back in the bag
