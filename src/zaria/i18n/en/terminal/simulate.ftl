# Simulations: many games of one table.

command-simulate = Let bots play many games at one table, and tell how long they are, who wins and what wins.
    .usage = zaria simulate GAME BOT … [--games N] [--plots FOLDER]
argument-simulate = the game, then a bot for each seat; a single one plays against copies of itself
    .value = GAME BOT …
argument-simulate-plots = draw plots into this folder, as SVG
    .value = FOLDER

simulate-games = { $number ->
        [one] 1 game
       *[other] { $number } games
    }
simulate-mean = mean
simulate-deviation = deviation
simulate-low = lowest
simulate-median = median
simulate-high = highest
simulate-length = Decisions in a game
simulate-choices = Choices in a decision
simulate-scores = Scores
simulate-winning = Scores of winners
simulate-bots = Bots
simulate-seats = Seats
simulate-seat = seat { $number }
simulate-times = times
simulate-score = score
simulate-how = In the last tables, a share is that of the players who had the most of the thing.
simulate-plots-in = Plots are in { $folder }
simulate-axis-length = decisions
simulate-axis-scores = score at the end
simulate-axis-choices = decision of the game
simulate-axis-share = share of the wins; dashed: all equal
