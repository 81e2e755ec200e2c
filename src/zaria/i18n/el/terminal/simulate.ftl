command-simulate = Βάλε bot να παίξουν πολλές παρτίδες σε ένα τραπέζι και δες πόσο κρατούν, ποιος κερδίζει και τι κερδίζει.
    .usage = zaria simulate ΠΑΙΧΝΙΔΙ BOT … [--games N] [--plots ΦΑΚΕΛΟΣ]
argument-simulate = το παιχνίδι και μετά ένα bot για κάθε θέση· αν είναι ένα, παίζει με αντίγραφα του εαυτού του
    .value = ΠΑΙΧΝΙΔΙ BOT …
argument-simulate-plots = σχεδίασε γραφήματα σε αυτόν τον φάκελο, ως SVG
    .value = ΦΑΚΕΛΟΣ

simulate-games = { $number ->
        [one] 1 παρτίδα
       *[other] { $number } παρτίδες
    }
simulate-mean = μέσος όρος
simulate-deviation = απόκλιση
simulate-low = ελάχιστο
simulate-median = διάμεσος
simulate-high = μέγιστο
simulate-length = Αποφάσεις σε μια παρτίδα
simulate-choices = Επιλογές ανά απόφαση
simulate-scores = Βαθμολογίες
simulate-winning = Βαθμολογίες νικητών
simulate-bots = Σύγκριση των bot
simulate-seats = Θέσεις
simulate-seat = θέση { $number }
simulate-times = φορές
simulate-score = βαθμοί
simulate-how = Στους τελευταίους πίνακες το μερίδιο είναι των παικτών που είχαν τα περισσότερα.
simulate-plots-in = Τα γραφήματα είναι στο { $folder }
simulate-axis-length = πλήθος αποφάσεων
simulate-axis-scores = βαθμοί στο τέλος
simulate-axis-choices = σειρά της απόφασης στην παρτίδα
simulate-axis-share = μερίδιο των νικών· διακεκομμένη: όλα ίσα
