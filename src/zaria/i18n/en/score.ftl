# The score pad.

command-score = Score real dice: the troves of Dice Miner, or the casinos of Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [ENTRY …]
argument-score-game = miner, miner-solo or vegas
    .value = GAME
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" for each player; miner-solo: "t1 t2 k2 g3+", with a + behind treasure in a chest; vegas: "60 30: Ann 3, Bob 2 big, neutral 1" for each casino. They are asked for if there are none
    .value = ENTRY …

refusal-score-no-game = the score of which game? there are: { $possible }
refusal-score-game = there is no score pad for “{ $given }”; there are: { $possible }
