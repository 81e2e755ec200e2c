# The arena: bots play many games against each other.

command-arena = Let bots play many games against each other, and compare them.
    .usage = zaria arena GAME BOT BOT … [--games N] [--csv FILE]
argument-arena = the game, then the bots; one that plays against copies of another is named first
    .value = GAME BOT …
argument-bot = one more bot, also one of your own, such as my_module:MyBot; can be given several times
    .value = BOT
argument-arena-games = how many games at least (default: 400); each line-up plays from every seat with the same dice
    .value = N
argument-arena-players = how many sit at a table (default: 4, or as many as the game allows)
    .value = N
argument-arena-budget = how hard bots think: 1000 is their usual effort
    .value = N
argument-arena-processes = how many processes play (default: one for each processor)
    .value = N
argument-arena-csv = save every game in this file, or continue with the games in it
    .value = FILE
argument-arena-parquet = keep the games in this Parquet file, or go on with the games in it (needs the extra “analysis”)
    .value = FILE
argument-arena-ray = play on the Ray cluster at this address (needs the extra “ray”); “local” starts one here
    .value = ADDRESS

arena-bot = bot
arena-games = games
arena-share = share
arena-error = error
arena-score = score
arena-time = ms a move
arena-rating = OpenSkill
arena-alone = One of each alone against copies of the other:
arena-trouble = { $number ->
        [one] A bot failed once, and a move was made for it: { $first }
       *[other] { $number } times a bot failed and a move was made for it, first: { $first }
    }
arena-no-ratings = For OpenSkill ratings install the extra “analysis”: pip install ".[analysis]"

refusal-arena-nobody = which bots? “zaria arena GAME BOT BOT” takes at least one
refusal-arena-other-file = { $file } holds the results of another tournament, or something else
refusal-arena-two-files = --csv and --parquet cannot be used together
refusal-arena-no-parquet = Parquet files need the extra “analysis”: pip install ".[analysis]"
refusal-arena-no-ray = --ray needs the extra “ray”: pip install ".[ray]"
refusal-arena-died = the processes that play the games end again and again: is there enough memory?
refusal-arena-no-cluster = there is no Ray at { $address }: { $text }
refusal-own-bot-failed = a bot failed, and a move was made for it: { $text }
refusal-own-bot-broken = the bot “{ $given }” cannot be loaded: { $error }
refusal-own-bot-no-choose = the bot “{ $given }” has no method “choose”
refusal-own-bot-missing = the bot “{ $given }” plays in this game: name it with --bots again
