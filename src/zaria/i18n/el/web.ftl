# Η σελίδα: ό,τι είναι κοινό σε όλες τις σελίδες και τα τραπέζια.
# $seat είναι όνομα, $seats και $winners ονόματα, $step αριθμός.

web-home = Αρχική
web-statistics = Στατιστικά
web-pages = Σελίδες
web-guest-name = Επισκέπτης
web-your-turn = Σειρά σου
web-connecting = Σύνδεση στο τραπέζι…
web-no-table = Δεν υπάρχει τέτοιο τραπέζι
    .help = Ίσως ο σύνδεσμος δεν είναι ολόκληρος, ή είναι άλλου διακομιστή.
web-server-away = Ο διακομιστής δεν απαντά
    .help = Τίποτα δεν χάθηκε: κάθε κίνηση κρατιέται. Η σελίδα ξαναπροσπαθεί μόνη της.
web-unreachable = Ο διακομιστής δεν απαντά. Τρέχει ακόμα;
web-recover = Η θέση σου σε αυτή τη συσκευή
web-bot-expectation = Προσδοκία
web-bot-greedy = Άπληστο
web-bot-random = Τυχαίο
web-bot-naive = Αφελές
web-bot-easy = Εύκολο
web-bot-normal = Κανονικό
web-bot-hard = Δύσκολο
web-bot-expert = Άριστο
web-close = Κλείσιμο
web-rules = Κανόνες
web-help = Πλήκτρα και βοήθεια
web-log = Ιστορικό
web-chat = Συνομιλία
web-table = Τραπέζι
web-side = Ιστορικό και συνομιλία
web-bar = Τι αποφασίζεται τώρα

# Η μπάρα: τι αποφασίζεται, ή τι γίνεται.
web-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
web-past = Όπως ήταν μετά το βήμα { $step }
web-to-now = Στην τωρινή θέση
web-skip = Παράλειψη
web-confirm = Επιβεβαίωση
web-cancel = Άκυρο
web-practice-leave = Πίσω στο τραπέζι μου
web-roll = Ρίξε
web-undo = Αναίρεση
web-see-rule = Δες τον κανόνα
web-you-won = Κέρδισες!
web-over = Τέλος
web-won = Νίκη: { $winners }.
web-closed = Αυτό το τραπέζι έχει παλιότερους κανόνες. Διαβάζεται, δεν παίζεται.
web-scene = Κλείνει ο γύρος…
web-type-dice = Ρίξτε τα ζάρια σας και γράψτε τι δείχνουν.
web-your-roll = Εσύ ρίχνεις.
web-choose = Τι διαλέγεις;
web-waits-roll = Σε λίγο ρίχνει: { $seat }.
web-drawing = Έρχονται ζάρια και κάρτες…
web-sending = Μια στιγμή…
web-bot-thinks = { $seat } σκέφτεται…
web-waits-for = { $seat } αποφασίζει.
web-deal = Καταχώριση

# Μία συσκευή, πολλοί άνθρωποι.
web-curtain = Μόνο για: { $seat }
    .help = Αυτό που έρχεται είναι μυστικό. Δώστε τη συσκευή. Παίζει: { $seat }. Οι άλλοι μην κοιτάτε.
web-curtain-lift = Εδώ { $seat }
web-show-own = Δείξε τα χρήματά μου
web-hide-own = Κρύψε τα χρήματά μου
web-onlooker = Παρακολουθείς.

# Ιστορικό και συνομιλία.
web-log-empty = Δεν έγινε τίποτα ακόμα.
web-log-whose = Σειρά
web-log-all = Όλες
web-log-mine = Δικές μου
web-look-back = Δες το τραπέζι όπως ήταν τότε
web-chat-empty = Δεν είπε κανείς τίποτα ακόμα.
web-chat-muted = Η συνομιλία είναι σε σίγαση.
web-chat-say = Πες κάτι
web-send = Στείλε
web-mute = Σίγαση συνομιλίας

# Το μενού του τραπεζιού.
web-link = Ο σύνδεσμος αυτού του τραπεζιού
web-copy-link = Αντιγραφή συνδέσμου
web-copied = Αντιγράφηκε
web-record = Κατέβασε την καταγραφή
web-give-up = Εγκατάλειψη παιχνιδιού
web-go-on = Συνέχισε να παίζεις
web-giving-up = Θέλουν εγκατάλειψη: { $seats }. Το παιχνίδι τελειώνει όταν το θέλουν όλοι.
web-away = { $seat } λείπει.
web-hand-over = Ας παίξει αντικαταστάτης
web-played-for = Παίζει αντικαταστάτης στη θέση: { $seat }.
web-back = Πάρε πίσω τη θέση
web-ended = Μετά το παιχνίδι
web-rematch = Παίξε ξανά
web-to-rematch = Στο επόμενο παιχνίδι
web-analysis-to = Τύχη και αποφάσεις
web-daily-to = Η λίστα της ημέρας
web-duel-dare = Προκάλεσε κάποιον
web-duel-to = Στη μονομαχία

# Τα σφραγισμένα ζάρια.
web-seal-shut = Τα ζάρια είναι σε σφραγισμένο φάκελο
    .help = Ορίστηκαν πριν από την πρώτη ζαριά, μαζί με κάτι από τη συσκευή κάθε παίκτη. Μετά το παιχνίδι ο φάκελος ανοίγει, και όλοι μπορούν να ελέγξουν κάθε ζαριά.
web-seal-open = Ο φάκελος είναι ανοιχτός
    .help = Τώρα μπορεί να ελεγχθεί κάθε ζαριά: σε αυτή τη σελίδα, ή με το «zaria verify» και την καταγραφή.
web-seal-whole = Δείξε τη σφραγίδα
web-seal-hash = Σφραγίδα:
web-seal-secret = Τι είχε μέσα:

# Τα πλήκτρα.
web-key-space = Διάστημα
web-key-choose = επιλογή
web-key-confirm = επιβεβαίωση
web-key-cancel = άκυρο, ή στην τωρινή θέση
web-key-skip = παράλειψη κίνησης, ή ρίξιμο
web-key-undo = αναίρεση της τελευταίας κίνησης
web-key-log = ιστορικό
web-key-help = αυτή η βοήθεια
