# What the words of the choices mean, question by question, for the help in the terminal. The words themselves are those
# of records and are the same in all languages.

words-vegas-choose = place 4: all your dice with a 4 go to casino 4 · pass: pay a chip and keep your dice
words-vegas-hide = hide 2: hide two markers
words-vegas-guess = guess 2: say that two markers are hidden
words-vegas-prime = place 3: a black die goes to casino 3 · place 3 5: one to 3 and one to 5 · pass: none is placed
words-vegas-bet = higher, lower: bet on the next total · stop: take the reward
words-vegas-power = power 4: turn a small die to 4 and put it in casino 4 · power 4 big: the big one · roll: roll as always
words-vegas-close = close 3: close casino 3 · keep: leave the marker where it is
words-vegas-bar = bar small, bar big: put the small or the big die on the bar
words-vegas-group = group 2 to 5: a group of two grey dice goes to casino 5
words-vegas-grey = take 3: a grey die of casino 3 · keep: take none
words-vegas-picture = take chip, take money, take adjustment: what the picture gives
words-vegas-adjust = adjust small to 3, adjust big to 3: put a die in casino 3 · adjust small from 3, adjust big from 3: take it back
words-vegas-split = split 6 2 / 2 0 0 0: these markers in one stack, those in the other
words-vegas-stack = stack 1, stack 2: the first or the second stack
words-vegas-move = move 2: two small dice · move 2 big: and the big one · keep: none
words-vegas-nice = move small 3, move big 3: a die of your roll goes to picture 3 · move small here, move big here: one of this casino · keep: none
words-vegas-result = choose 4: the result 4
words-vegas-activate = choose 2: the tile at casino 2
words-vegas-gold = move small, move big: the small or the big die
