web-replay-round = Γύρος { $round }
web-replay-more = Περισσότερα
web-replay-envelope = Φάκελος
web-replay-cost-chance = Κόστος { $loss } στα 100.
web-replay-cost-points =
    { $loss ->
        [one] Κόστος ένας πόντος.
       *[other] Κόστος { $loss } πόντοι.
    }
web-replay-now-chance = { $value } στα 100
web-replay-now-points =
    { $value ->
        [one] Ένας πόντος
       *[other] { $value } πόντοι
    }
web-envelope-right =
    { $draws ->
        [one] Η μοναδική ρίψη είναι όπως σφραγίστηκε
       *[other] Και οι { $draws } ρίψεις είναι όπως σφραγίστηκαν
    }
web-envelope-checked = έλεγχος εδώ, στη συσκευή σου, μόλις τώρα
web-envelope-sealed = Σφραγίστηκε πριν από την πρώτη ρίψη
    .help = σφραγίδα { $seal }
web-envelope-own = Η συσκευή σου πρόσθεσε δικό της μυστικό
    .help = ώστε κανείς να μη διαλέγει τα ζάρια μόνος του
web-envelope-others = Παίκτες πρόσθεσαν δικά τους μυστικά
    .help = { $seats }
web-envelope-opened = Άνοιξε όταν τελείωσε η παρτίδα
    .help = η σφραγίδα ταιριάζει με το περιεχόμενο
web-envelope-rolls = Κάθε ρίψη όπως την έχει ο φάκελος. Πάτησε μία για να τη δεις στο τραπέζι.
web-envelope-now = Αυτή η ρίψη: { $name }
web-envelope-before = πριν: { $name }
web-envelope-not = Αυτό δείχνει ότι κανένα ζάρι δεν άλλαξε. Δεν δείχνει ότι ο οικοδεσπότης δεν μπορούσε να τα ξέρει.
web-envelope-all = Όλοι οι έλεγχοι
web-envelope-see = Δες αυτή τη ρίψη

web-misfit-title = Ένα ζάρι δεν ταιριάζει με τον φάκελό του
web-misfit = Γύρος { $round }, { $seat }, ζάρι { $die }: ο φάκελος λέει { $sealed }, η καταγραφή λέει { $said }. Κάποιος άλλαξε αυτό το αρχείο μετά την παρτίδα.
web-misfit-all = Γύρος { $round }, τράβηγμα { $die }: ο φάκελος λέει { $sealed }, η καταγραφή λέει { $said }. Κάποιος άλλαξε αυτό το αρχείο μετά την παρτίδα.
web-misfit-sealed = φάκελος
web-misfit-said = καταγραφή
