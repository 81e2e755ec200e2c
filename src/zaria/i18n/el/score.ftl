command-score = Σκοράρισμα των ζαριών σε ένα πραγματικό τραπέζι.
    .usage = zaria score ΠΑΙΧΝΙΔΙ [ΕΓΓΡΑΦΗ …]
argument-score-game = ένα από τα { $possible }
    .value = ΠΑΙΧΝΙΔΙ
argument-score-entries = { $entries }. Αν λείπουν, σε ρωτάμε
    .value = ΕΓΓΡΑΦΗ …

refusal-score-no-game = σκορ ποιου παιχνιδιού; υπάρχουν: { $possible }
refusal-score-game = δεν υπάρχει μπλοκ για «{ $given }»· υπάρχουν: { $possible }
