# Il segnapunti.

command-score = Conta i dadi veri: i bottini di Dice Miner o i casinò di Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [VOCE …]
argument-score-game = miner, miner-solo o vegas
    .value = GIOCO
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" per ogni giocatore; miner-solo: "t1 t2 k2 g3+", con un + dopo i tesori in un forziere; vegas: "60 30: Ann 3, Bob 2 big, neutral 1" per ogni casinò. Se non ce ne sono, vengono chieste
    .value = VOCE …

refusal-score-no-game = il conteggio di quale gioco? ci sono: { $possible }
refusal-score-game = non c'è un segnapunti per «{ $given }»; ci sono: { $possible }
