# Το μπλοκ του σκορ.

command-score = Σκοράρισμα αληθινών ζαριών: οι συλλογές του Dice Miner ή τα καζίνο του Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [ΕΓΓΡΑΦΗ …]
argument-score-game = miner, miner-solo ή vegas
    .value = ΠΑΙΧΝΙΔΙ
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" για κάθε παίκτη· miner-solo: "t1 t2 k2 g3+", με + μετά από θησαυρό σε σεντούκι· vegas: "60 30: Ann 3, Bob 2 big, neutral 1" για κάθε καζίνο. Αν δεν δοθούν, ζητιούνται
    .value = ΕΓΓΡΑΦΗ …

refusal-score-no-game = σκορ ποιου παιχνιδιού; υπάρχουν: { $possible }
refusal-score-game = δεν υπάρχει μπλοκ για «{ $given }»· υπάρχουν: { $possible }
