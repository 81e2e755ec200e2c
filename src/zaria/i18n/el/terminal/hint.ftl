command-hint = Δες τι θα έκανε ένας δυνατός αντίπαλος σε μια αποθηκευμένη παρτίδα, και γιατί.
    .usage = zaria hint ΑΡΧΕΙΟ
argument-hint-rollouts = πόσες παρτίδες να δοκιμαστούν (προεπιλογή: όσες παίρνουν μια στιγμή)
    .value = N
hint-column-chance = νίκες στις 100
hint-column-points = πόντοι
hint-column-lot = στις 100
hint-column-behind = διαφορά
