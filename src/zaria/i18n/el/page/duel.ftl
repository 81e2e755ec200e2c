web-duel = Μονομαχία με ίδια ζάρια
web-duel-won = Κερδίζεις τη μονομαχία, { $points } προς { $others }
web-duel-lost = Χάνεις τη μονομαχία, { $points } προς { $others }
web-duel-drawn = Η μονομαχία είναι ισόπαλη, { $points } προς { $others }
web-duel-same = Ίδιο βουνό, ίδιος ανεφοδιασμός.
web-duel-standing = Οι μονομαχίες σας ({ $name }): κέρδισες { $won } από { $met }.
web-duel-undone =
    { $number ->
        [one] Στην πρώτη παρτίδα μία κίνηση πάρθηκε πίσω ({ $name }).
       *[other] Στην πρώτη παρτίδα κινήσεις πάρθηκαν πίσω { $number } φορές ({ $name }).
    }
web-duel-hinted = Στην πρώτη παρτίδα επιτρέπονταν συμβουλές ({ $name }).
web-duel-link = Ο σύνδεσμος για άλλο άτομο
    .help = Όποιος τον ανοίξει παίζει την παρτίδα σου με τα ίδια ζάρια και βλέπει τη δική σου μόνο μετά. Από τώρα κανείς άλλος δεν μπορεί να τη δει.
web-duel-dared = { $name }: μπορείς καλύτερα με τα ίδια ζάρια;
web-duel-rules = Παίζεις στα τυφλά και μόνο μία φορά. Τίποτα δεν παίρνεται πίσω και κανείς δεν βοηθά. Μετά βλέπεις τις δύο παρτίδες δίπλα δίπλα.
web-duel-given-up = Δεν τελείωσες την παρτίδα σου, γι’ αυτό οι παρτίδες των άλλων μένουν κλειστές.
web-duel-begin = Σκάψε με τα ίδια ζάρια
web-duel-go-on = Συνέχισε το σκάψιμο
web-duel-you = Εσύ
web-duel-left = τι έμεινε πίσω
web-duel-watch = Δες ({ $name })
web-duel-curve =
    { $step ->
        [0] Διαφέρουν από το πρώτο βήμα
        [one] Ίδιες για ένα βήμα
       *[other] Ίδιες για { $step } βήματα
    }
web-duel-graph = Πόντοι μετά από κάθε βήμα: στο τέλος { $points } για σένα και { $others } για { $name }
web-duel-stopped = είχε ήδη σταματήσει
web-duel-no-luck = Ίδια ζάρια, άρα καθόλου τύχη:
web-duel-decisions =
    { $points ->
        [0] δεν υπάρχει διαφορά.
        [one] ο ένας πόντος διαφοράς είναι απόφαση.
       *[other] και οι { $points } πόντοι διαφοράς είναι αποφάσεις.
    }
web-duel-same-table = Ίδια ζάρια, ίδιες κάρτες, ίδιοι αντίπαλοι.
web-duel-play = Παίξε με τα ίδια ζάρια
web-duel-play-on = Συνέχισε το παιχνίδι
web-duel-answered = Από εκεί και πέρα οι ίδιοι αντίπαλοι απάντησαν σε διαφορετικές κινήσεις, με τα ίδια ζάρια.
web-duel-new = Νέα μονομαχία
web-duel-watch-both = Δες και τις δύο
web-duel-send = Στείλε: { $name }
web-duel-until = Ίδια ζάρια, μέχρι το { $die }ο ζάρι
web-duel-same-all = Η ίδια παρτίδα, ζάρι προς ζάρι
web-duel-part = εδώ χωρίζετε
web-duel-difference = Τι κάνει τη διαφορά:
web-duel-ada = Ada, με τα ίδια ζάρια: { $points }
web-duel-ada-parts = Παίζει αλλιώς από το { $die }ο ζάρι.
web-duel-ada-same = Παίζει ακριβώς όπως εσύ.
web-duel-ada-digs = Η Ada σκάβει με τα ίδια ζάρια …
web-duel-both = οι δύο παρτίδες, βήμα βήμα
