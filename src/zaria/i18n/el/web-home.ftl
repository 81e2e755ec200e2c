# The home page and the sheet from which one sits down to play.
# $low, $high and $players count players, $minutes minutes.

web-play = Παίξε
web-play-again = Παίξε ξανά
web-change = Αλλαγή
web-solo = Ατομικό
web-learn = Μάθε
web-door-players = { $low } έως { $high } παίκτες
web-door-players-or-one = { $low } έως { $high } παίκτες ή ατομικό
web-door-one = ατομικό
web-door-minutes = { $minutes } λεπτά
web-learn-time = 5 λεπτά
web-due = μένουν { $time }
web-network-away = Δεν υπάρχει δίκτυο
    .help = Αυτά είναι τα τραπέζια σου όπως ήταν την τελευταία φορά. Οι κανόνες και τα φύλλα σκορ δουλεύουν και χωρίς δίκτυο.
web-nobody = Κανείς δεν περιμένει σε τραπέζι τώρα
    .help = Άνοιξε ένα τραπέζι και στείλε τον σύνδεσμο, ή κάθισε με τους αντιπάλους του σπιτιού.
web-nobody-set = Άνοιξε ένα τραπέζι
web-nobody-play = Παίξε αμέσως
web-phones = Κινητά γύρω από ένα τραπέζι
    .help = Σκανάρεις έναν κωδικό και κάθεσαι. Χωρίς λογαριασμό.
web-box = Το κουτί στο σπίτι
    .help = Φύλλα σκορ ή παρέα για τα πραγματικά σου ζάρια.
web-box-dice = Με πραγματικά ζάρια
web-duel-paper = Μονομαχία με ίδια ζάρια
    .help = Εσύ κι ένας φίλος, οι ίδιες ακριβώς ζαριές.

# The sheet.
web-play-title = Με ποιους παίζεις;
web-solo-title = Εσύ και το βουνό
web-you = Εσύ
web-seat-tap = άγγιξε ένα πρόσωπο
web-play-facts = { $players } παίκτες · περίπου { $minutes } λεπτά
web-begin = Κάθισε και ρίξε
web-hints = Συμβουλές
    .help = Όλοι στο τραπέζι μπορούν να ρωτούν τι θα έκανε ένας δυνατός παίκτης.
web-hints-ada = Ada: τι θα έκανε ένας δυνατός παίκτης, όταν ρωτάς.
web-way-duel = Μονομαχία
    .help = στείλε τα ζάρια σου σε έναν φίλο
web-duel-first = Πρώτα σκάβεις εσύ, χωρίς συμβουλές. Μετά, με έναν σύνδεσμο, ένας φίλος σκάβει με τα ίδια ακριβώς ζάρια.
