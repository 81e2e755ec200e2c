# Η σελίδα: αρχική, νέο τραπέζι, αναμονή, ρυθμίσεις, κανόνες.
# $game είναι το όνομα ενός παιχνιδιού, $bot ενός bot, $host ενός ανθρώπου· $number και $most μετρούν.

# Αρχική.
web-which-game = Τι θα παίξουμε;
web-play-now = Παίξε τώρα
    .help = με δύο bot
web-with-friends = Με φίλους
    .help = ένα τραπέζι με σύνδεσμο, ή μία συσκευή για όλους
web-alone = Ατομικό
    .help = το ατομικό παιχνίδι
web-my-tables = Τα τραπέζια μου
web-open-tables = Ανοιχτά τραπέζια
web-open-tables-none = Τώρα δεν περιμένει κανείς παίκτη.
web-join = Παίξε
web-look = Δες
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

# Οι ρυθμίσεις στη γωνία.
web-settings = Ρυθμίσεις
web-language = Γλώσσα
web-theme = Φωτεινό ή σκοτεινό
web-theme-system = Όπως η συσκευή
web-theme-light = Φωτεινό
web-theme-dark = Σκοτεινό
web-sound = Ήχος
web-my-name = Το όνομά μου
web-save = Αποθήκευση
web-name-saved = Θα έχεις αυτό το όνομα από την επόμενη θέση.
web-device = Συνέχισε σε άλλη συσκευή
web-device-link = Ο σύνδεσμος για την άλλη συσκευή
web-device-once = Άνοιξέ τον στην άλλη συσκευή. Ισχύει μία φορά, και όποιος τον ανοίξει παίζει στη θέση σου.

# Μικρά κουμπιά.
web-fewer = Ένα λιγότερο
web-more = Ένα ακόμα
web-yes = ναι
web-no = όχι
web-share = Μοίρασέ το

# Ένα νέο τραπέζι.
web-new-table = Ένα νέο τραπέζι
web-game = Παιχνίδι
web-seats = Ποιοι παίζουν;
web-seats-how-many = Θέσεις
web-seat-number = Θέση { $number }
web-seat-who = Ποιος παίρνει τη θέση { $number };
web-seat-me = Εγώ
web-seat-here = Σε αυτή τη συσκευή
web-seat-open = Ελεύθερη
web-seat-bot = Bot: { $bot }
web-seat-name = Το όνομα στη θέση { $number }
web-seat-name-short = Όνομα
web-the-game = Το παιχνίδι
web-the-table = Το τραπέζι
web-dice = Τα ζάρια
web-dice-sealed = Σφραγισμένα
    .help = Ρίχνει ο διακομιστής, και μετά όλοι μπορούν να ελέγξουν ότι καμία ζαριά δεν άλλαξε.
web-dice-real = Αληθινά ζάρια
    .help = Ρίχνετε και τραβάτε στο δικό σας τραπέζι και γράφετε τι ήρθε.
web-speed = Τα bot παίζουν
web-speed-watch = ώστε να προλαβαίνουν όλοι
web-speed-fast = αμέσως
web-clock = Χρόνος για κάθε απόφαση
    .help = Σε όποιον αργεί, ένα bot κάνει εκείνη τη μία κίνηση. Το ρολόι σταματά όσο δεν είναι εκεί κανένας παίκτης.
web-clock-none = όσος θέλει ο καθένας
web-clock-seconds = { $seconds } δευτερόλεπτα
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
web-clock-left = Χρόνος που μένει
web-listed = Μπορεί να παίξει όποιος θέλει
    .help = Το τραπέζι φαίνεται στην αρχική αυτού του διακομιστή. Αλλιώς το βρίσκουν μόνο όσοι έχουν τον σύνδεσμο.
web-create = Άνοιξε το τραπέζι

# Η αναμονή.
web-seat-is-bot = Bot
web-seat-waits = Ελεύθερη
web-seat-online = Εδώ
web-seat-offline = Λείπει τώρα
web-seat-give = Ή ένα bot …
web-seat-give-bot = Ένα bot για τη θέση { $number }
web-seat-make-open = Άφησέ τη ελεύθερη
web-sit = Κάθισε
web-sit-here = Κι άλλος εδώ
web-stand = Σήκω
web-start = Έναρξη
web-start-fill = Bot στις ελεύθερες θέσεις
web-start-ready = Όλοι κάθισαν.
web-start-open-seats =
    { $number ->
        [one] Μία θέση είναι ακόμα ελεύθερη: περίμενε κάποιον, ή δώσ’ τη σε bot.
       *[other] { $number } θέσεις είναι ακόμα ελεύθερες: περίμενε κάποιον, ή δώσ’ τες σε bot.
    }
web-start-waits = { $host } ξεκινά το παιχνίδι όταν καθίσουν όλοι.
web-start-waits-host = Όποιος άνοιξε το τραπέζι ξεκινά το παιχνίδι όταν καθίσουν όλοι.
web-lobby-onlooker = Παρακολουθείς. Πάρε μια ελεύθερη θέση για να παίξεις.
web-invite = Κάλεσε κάποιον
    .help = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να καθίσει ή να δει. Ένα κινητό τον διαβάζει από την οθόνη.
web-invite-only-here = Αυτός ο σύνδεσμος ισχύει μόνο σε αυτόν τον υπολογιστή. Για να μπουν άλλοι, ξεκίνα τον διακομιστή με --lan και άνοιξέ τον στη διεύθυνση που γράφει.
web-invite-code = Ο σύνδεσμος αυτού του τραπεζιού ως κωδικός QR
web-sealing = Κλείνει ο φάκελος
    .help = Κάθε συσκευή προσθέτει κάτι δικό της στα ζάρια. Μια στιγμή, και αρχίζει το παιχνίδι.
web-sealing-added = πρόσθεσε
web-sealing-waits = περιμένουμε
web-table-close = Κλείσε αυτό το τραπέζι
web-table-closed = Αυτό το τραπέζι έκλεισε πριν αρχίσει το παιχνίδι.

# Η σελίδα των κανόνων.
web-rules-contents = Περιεχόμενα
