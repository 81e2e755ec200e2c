# Ο διακομιστής: πώς ξεκινά, τι αρνείται, και τι γίνεται στο τραπέζι πέρα από το παιχνίδι.

command-serve = Άνοιξε τραπέζια για τα προγράμματα αυτού του υπολογιστή, ή για όλο το σπίτι με --lan.
    .usage = zaria serve [--lan] [--port N] [--data ΦΑΚΕΛΟΣ]
argument-serve-port = η θύρα (αν δεν οριστεί, 8420)· παίρνει την επόμενη ελεύθερη
    .value = N
argument-serve-lan = άφησε και άλλες συσκευές του τοπικού δικτύου να μπουν
argument-serve-data = ο φάκελος για τα παιχνίδια και το κλειδί
    .value = ΦΑΚΕΛΟΣ

server-title = Zaria
page-missing = Αυτός ο διακομιστής δεν έχει σελίδα για φυλλομετρητή: όταν φτιάχτηκε, έλειπε το Node.
    .how = Εγκατάστησε το Node 20.19, 22.12 ή νεότερο και μετά ξανά το Zaria. Ως τότε παίζεις στο τερματικό με «zaria play».
serve-at = Το Zaria είναι εδώ: { $address }
serve-lan-at = Στο τοπικό δίκτυο: { $address }
serve-data = Τα παιχνίδια κρατιούνται στο { $folder }

refusal-serve-port = --port: θέλει αριθμό από 1 έως { $high }, όχι { $given }
refusal-serve-no-port = καμία θύρα από { $low } έως { $high } δεν είναι ελεύθερη
refusal-serve-folder = δεν γίνεται από το { $folder }: { $errno }
refusal-serve-twice = άλλος διακομιστής χρησιμοποιεί ήδη το { $folder }· δώσε σε αυτόν δικό του φάκελο με --data
refusal-test-secret-lan = { $variable }: ορίζει όλα τα ζάρια και είναι για δοκιμές σε αυτόν τον υπολογιστή· δεν πάει με --lan
refusal-test-secret-form = { $variable }: πρέπει να έχει { $digits } δεκαεξαδικά ψηφία
refusal-key-damaged = το κλειδί στο { $file } χάλασε· σβήσε το αρχείο, και όλοι θα είναι νέοι επισκέπτες

refusal-not-json = αυτό δεν είναι αντικείμενο JSON
refusal-bad-field = το «{ $field }» λείπει ή δεν είναι αυτό που πρέπει
refusal-bad-clock = το ρολόι δίνει από { $low } έως { $high } δευτερόλεπτα, ή 0 για κανένα όριο· όχι { $given }
refusal-unknown-command = δεν υπάρχει εντολή «{ $given }»· υπάρχουν: { $possible }
refusal-bad-name = ένα όνομα έχει 1 έως { $longest } ορατούς χαρακτήρες
refusal-no-guest = δεν έχεις όνομα ακόμα: διάλεξε πρώτα ένα
refusal-foreign-host = αυτός ο διακομιστής δεν έχει αυτό το όνομα
refusal-foreign-origin = αυτό το αίτημα έρχεται από άλλη σελίδα
refusal-csrf = από το αίτημα λείπει το σημάδι ότι έρχεται από τη σελίδα μας
refusal-not-your-seat = αυτή η θέση δεν είναι δική σου
refusal-not-your-move = τώρα παίζει: { $seat }
refusal-not-seated = δεν κάθεσαι σε αυτό το τραπέζι
refusal-not-host = αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι
refusal-no-page = εδώ δεν υπάρχει τίποτα
refusal-no-method = αυτό δεν γίνεται εδώ
refusal-no-table = δεν υπάρχει τέτοιο τραπέζι
refusal-no-seat =
    { $number ->
        [one] δεν υπάρχει τέτοια θέση: το τραπέζι έχει μία
       *[other] δεν υπάρχει τέτοια θέση: το τραπέζι έχει { $number }
    }
refusal-no-recovery = αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή αντικατασταθεί από νεότερο
refusal-no-person = { $seat }: δεν παίζει άνθρωπος εκεί
refusal-too-large = είναι πολύ μεγάλο
refusal-too-fast = πολλά αιτήματα· περίμενε λίγο
refusal-too-many-tables = έχεις { $most } ατελείωτα τραπέζια· τελείωσε ή εγκατάλειψε πρώτα ένα
refusal-unexpected = κάτι πήγε στραβά στον διακομιστή· τίποτα δεν άλλαξε
refusal-not-stored = ο διακομιστής δεν μπορεί να γράψει στον δίσκο· τίποτα δεν άλλαξε
refusal-closing = ο διακομιστής ξαναξεκινά· δοκίμασε πάλι
refusal-stale-version = το τραπέζι έχει προχωρήσει στην έκδοση { $present }· απάντησες στη { $given }
refusal-table-started = οι θέσεις κλείδωσαν: το παιχνίδι έχει ξεκινήσει
refusal-table-not-begun = το παιχνίδι δεν έχει αρχίσει
refusal-table-not-playing = σε αυτό το τραπέζι δεν παίζεται τώρα παιχνίδι
refusal-table-not-ended = το παιχνίδι δεν έχει τελειώσει
refusal-table-ended = το παιχνίδι έχει τελειώσει
refusal-table-newer = αυτό το τραπέζι το έγραψε μια νεότερη έκδοση του Zaria· τίποτα δεν άλλαξε
refusal-seat-taken = αυτή η θέση είναι πιασμένη
refusal-seats-open = υπάρχουν ελεύθερες θέσεις: περίμενε κάποιον, ή δώσε τες σε bot
refusal-seat-not-yours-now = παίζει bot για εσένα: πάρε πρώτα ξανά τη θέση σου
refusal-seat-yours = δεν παίζει bot για εσένα
refusal-not-away = { $seat }: είναι εδώ, ή δεν λείπει αρκετή ώρα
refusal-nothing-to-undo = δεν υπάρχει κάτι που να μπορείς να πάρεις πίσω
refusal-undo-dice = ζάρια και κάρτες δεν παίρνονται ποτέ πίσω
refusal-undo-reveal = φανερώθηκε κάτι μυστικό: δεν παίρνεται πίσω
refusal-undo-late = ο χρόνος σου είχε τελειώσει: αυτή η κίνηση δεν παίρνεται πίσω
refusal-undo-other = την τελευταία κίνηση την έκανε { $seat }
refusal-no-press = τώρα ρίχνει: { $seat }
refusal-real-dice = σε αυτό το τραπέζι παίζετε με αληθινά ζάρια
refusal-sealed-dice = τα ζάρια αυτού του τραπεζιού είναι σφραγισμένα: δεν τα γράφει κανείς
refusal-hash-late = είναι αργά για αυτή τη θέση να προσθέσει στα ζάρια
refusal-bytes-early = όχι ακόμα: πρώτα τα αποτυπώματα όλων των θέσεων
refusal-bytes-wrong = αυτά τα byte δεν έχουν το αποτύπωμα που δόθηκε
refusal-chat-off = δεν υπάρχει συνομιλία σε αυτό το τραπέζι
refusal-chat-long = ένα μήνυμα έχει 1 έως { $longest } ορατούς χαρακτήρες
refusal-chat-fast = όχι τόσο γρήγορα: περίμενε λίγο πριν από το επόμενο μήνυμα

event-table-sat = { $name } κάθισε.
event-table-stood = { $name } σηκώθηκε.
event-table-seat-bot = Το bot { $bot } κάθισε.
event-table-seat-open = Μία θέση είναι ελεύθερη.
event-table-started = Οι θέσεις κλείδωσαν. Σφραγίζονται τα ζάρια.
event-table-begun = Το παιχνίδι αρχίζει.
event-table-handed-over = Το bot { $bot } παίζει στη θέση: { $seat }.
event-table-came-back = { $seat } είναι πάλι εδώ.
event-table-late = Τέλος χρόνου για { $seat }: ένα bot κάνει αυτή τη μία κίνηση.
event-table-undone = { $seat } πήρε πίσω την τελευταία κίνηση.
event-table-gives-up = { $name } θέλει να εγκαταλειφθεί το παιχνίδι.
event-table-goes-on = { $name } θέλει να συνεχίσει.
event-table-abandoned = Το παιχνίδι εγκαταλείφθηκε.
event-table-rematch = { $name } ανοίγει νέο τραπέζι με τις ίδιες θέσεις.
