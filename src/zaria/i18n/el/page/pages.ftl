web-which-game = Τι θα παίξουμε;
web-with-friends = Με φίλους
web-my-tables = Τα τραπέζια μου
web-my-tables-none = Οι παρτίδες που αφήνεις σε περιμένουν εδώ.
web-open-tables = Ανοιχτά τραπέζια
web-join = Συμμετοχή
web-show-all = Δείξε και τα { $number }
web-show-fewer = Δείξε λιγότερα
web-rules-of = Οι κανόνες: { $game }
web-licences = Άδειες
web-unofficial = Ανεπίσημο: από παίκτες για παίκτες, χωρίς σχέση με τους δημιουργούς ή τους εκδότες των παιχνιδιών.
web-status-open = Περιμένει παίκτες
web-status-sealing = Αρχίζει σε λίγο
web-status-playing = Παίζεται
web-status-over = Τελείωσε
web-status-abandoned = Εγκαταλείφθηκε
web-status-closed = Παλιότεροι κανόνες

web-settings = Ρυθμίσεις
web-my-name = Το όνομά μου

web-fewer = Ένα λιγότερο
web-more = Ένα ακόμα
web-yes = ναι
web-no = όχι
web-share = Κοινοποίηση

web-game = Παιχνίδι
web-seats = Ποιοι παίζουν;
web-seat-number = Θέση { $number }
web-seat-me = Εγώ
web-seat-here = Σε αυτή τη συσκευή
web-seat-name = Το όνομα στη θέση { $number }
web-seat-name-short = Όνομα
web-the-game = Το παιχνίδι
web-dice = Τα ζάρια
web-dice-sealed = Σφραγισμένα
    .help = Ρίχνει ο διακομιστής, και μετά όλοι μπορούν να ελέγξουν ότι καμία ζαριά δεν άλλαξε.
web-dice-real = Πραγματικά ζάρια
    .help = Ρίχνετε και τραβάτε στο δικό σας τραπέζι και γράφετε τι ήρθε.
web-speed = Οι αντίπαλοι παίζουν
web-speed-watch = ώστε να προλαβαίνουν όλοι
web-speed-fast = αμέσως
web-clock = Χρόνος για κάθε απόφαση
    .help = Όταν κάποιος αργεί, ένας αντικαταστάτης κάνει στη θέση του αυτή τη μία κίνηση. Το ρολόι σταματά όσο δεν είναι εκεί κανένας παίκτης.
web-clock-none = χωρίς όριο
web-clock-seconds = { $seconds } δευτερόλεπτα
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } ώρα
       *[other] { $hours } ώρες
    }
web-clock-days =
    { $days ->
        [one] { $days } ημέρα
       *[other] { $days } ημέρες
    }
web-clock-slow = Παρτίδα που κρατά μέρες: το ρολόι τρέχει και όταν δεν είναι κανείς εκεί. Όταν κάποιος αργεί, ένας αντίπαλος κάνει στη θέση του αυτή τη μία κίνηση.
web-clock-left = Χρόνος που μένει
web-clock-left-days = { $days } ημ. { $hours } ώρ.
web-clock-left-hours = { $hours } ώρ. { $minutes } λεπ.
web-listed = Μπορεί να συμμετέχει όποιος θέλει
    .help = Το τραπέζι φαίνεται στην αρχική αυτού του διακομιστή. Αλλιώς το βρίσκουν μόνο όσοι έχουν τον σύνδεσμο.

web-seat-is-bot = Αντίπαλος
web-seat-waits = Ελεύθερη
web-seat-offered = Κρατημένη: { $name }
web-seat-remove = Απομάκρυνση
web-seat-online = Εδώ
web-seat-offline = Λείπει τώρα
web-seat-make-open = Άφησέ τη ελεύθερη
web-sit = Κάθισε
web-sit-here = Κι άλλος εδώ
web-stand = Σήκω
web-start = Έναρξη
web-start-ready = Όλοι κάθισαν.
web-start-waits = { $host } ξεκινά το παιχνίδι όταν καθίσουν όλοι.
web-start-waits-host = Όποιος άνοιξε το τραπέζι ξεκινά το παιχνίδι όταν καθίσουν όλοι.
web-invite = Κάλεσε κάποιον
    .help = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να καθίσει ή να δει. Ένα κινητό τον διαβάζει από την οθόνη.
web-invite-only-here = Αυτός ο σύνδεσμος ισχύει μόνο σε αυτόν τον υπολογιστή. Για να μπουν άλλοι, ξεκίνα τον διακομιστή με --lan και άνοιξέ τον στη διεύθυνση που γράφει.
web-invite-code = Ο σύνδεσμος αυτού του τραπεζιού ως κωδικός QR
web-sealing = Κλείνει ο φάκελος
    .help = Κάθε συσκευή προσθέτει κάτι δικό της στα ζάρια. Μια στιγμή, και αρχίζει το παιχνίδι.
web-sealing-added = έτοιμο
web-sealing-waits = σε αναμονή
web-table-close = Κλείσε αυτό το τραπέζι
web-table-closed = Αυτό το τραπέζι έκλεισε πριν αρχίσει το παιχνίδι.

web-rules-contents = Περιεχόμενα
