# The score pad.

command-score = Score the dice on a real table.
    .usage = zaria score GAME [ENTRY …]
argument-score-game = one of { $possible }
    .value = GAME
argument-score-entries = { $entries }. Without any you are asked for them
    .value = ENTRY …

refusal-score-no-game = the score of which game? there are: { $possible }
refusal-score-game = there is no score pad for “{ $given }”; there are: { $possible }
