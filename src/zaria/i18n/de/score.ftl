# Der Wertungsblock.

command-score = Echte Würfel werten: die Vorräte von Dice Miner oder die Casinos von Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [EINTRAG …]
argument-score-game = miner, miner-solo oder vegas
    .value = SPIEL
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" für jede Person; miner-solo: "t1 t2 k2 g3+", mit + hinter Schätzen in einer Schatzkiste; vegas: "60 30: Ann 3, Bob 2 big, neutral 1" für jedes Casino. Ohne Einträge wird danach gefragt
    .value = EINTRAG …

refusal-score-no-game = die Wertung welches Spiels? Es gibt: { $possible }
refusal-score-game = für „{ $given }“ gibt es keinen Wertungsblock; es gibt: { $possible }
