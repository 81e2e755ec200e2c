# The arena: bots play many games against each other.

command-arena = Let bots play many games against each other, and compare them.
    .usage = zaria arena GAME BOT BOT … [--games N] [--csv FILE]
argument-arena = the game, then the bots; one that plays against copies of another is named first
    .value = GAME BOT …
argument-arena-games = how many games at least (400 if it is not said); each line-up plays from every seat with the same dice
    .value = N
argument-arena-players = how many sit at a table (4 if it is not said, or as many as the game allows)
    .value = N
argument-arena-budget = how hard bots think: 1000 is their usual effort
    .value = N
argument-arena-processes = how many processes play (as many as there are processors, if it is not said)
    .value = N
argument-arena-csv = keep every game in this file, or go on with the games in it
    .value = FILE

arena-bot = bot
arena-games = games
arena-share = share
arena-error = error
arena-score = score
arena-time = ms a move
arena-rating = OpenSkill
arena-alone = One alone against copies of the other:
arena-trouble = { $number ->
        [one] Once a bot failed and a move was made for it: { $first }
       *[other] { $number } times a bot failed and a move was made for it, first: { $first }
    }
arena-no-ratings = For OpenSkill ratings install the extra “arena”: pip install "zaria[arena]"

refusal-arena-nobody = which bots? “zaria arena GAME BOT BOT” takes at least one
refusal-arena-other-file = { $file } holds the results of another tournament, or something else
refusal-own-bot-failed = a bot failed, and a move was made for it: { $text }
refusal-own-bot-broken = the bot “{ $given }” cannot be had: { $error }
refusal-own-bot-no-choose = the bot “{ $given }” has no method “choose”
refusal-own-bot-missing = the bot “{ $given }” plays in this game: name it with --bots again
