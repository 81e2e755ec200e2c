command-serve = Άνοιξε τραπέζια για τους browser και τα προγράμματα αυτού του υπολογιστή, ή για όλο το σπίτι με --lan.
    .usage = zaria serve [--lan] [--port N] [--data ΦΑΚΕΛΟΣ] [--public ΔΙΕΥΘΥΝΣΗ]
argument-serve-port = η θύρα (προεπιλογή: 8420· ZARIA_PORT)· αν είναι πιασμένη, η επόμενη ελεύθερη
    .value = N
argument-serve-lan = άφησε και άλλες συσκευές του τοπικού δικτύου να μπουν (ZARIA_LAN)
argument-serve-data = ο φάκελος για τα παιχνίδια και το κλειδί (ZARIA_DATA)
    .value = ΦΑΚΕΛΟΣ
argument-serve-public = η διεύθυνση του ιστότοπου στο διαδίκτυο, όπως https://dice.example.org· ένας proxy σε αυτόν τον υπολογιστή προωθεί τα αιτήματα (ZARIA_PUBLIC)
    .value = ΔΙΕΥΘΥΝΣΗ
argument-serve-hops = πόσοι proxy υπάρχουν, ο ένας πίσω από τον άλλον (προεπιλογή: 1· ZARIA_HOPS)
    .value = N

server-title = Zaria
page-missing = Αυτός ο διακομιστής δεν έχει σελίδα για browser: όταν φτιάχτηκε, έλειπε το Node.
    .how = Εγκατάστησε το Node 20.19, 22.12 ή νεότερο και μετά ξανά το Zaria. Ως τότε παίζεις στο τερματικό με «zaria play».
serve-at = Το Zaria είναι εδώ: { $address }
serve-lan-at = Στο τοπικό δίκτυο: { $address }
serve-public-at = Στο διαδίκτυο, μέσω του proxy σου: { $address }
serve-data = Τα παιχνίδια αποθηκεύονται στο { $folder }

refusal-serve-port = --port: θέλει αριθμό από 1 έως { $high }, όχι { $given }
refusal-serve-no-port = καμία θύρα από { $low } έως { $high } δεν είναι ελεύθερη
refusal-serve-folder = δεν γίνεται από το { $folder }: { $errno }
refusal-serve-twice = άλλος διακομιστής χρησιμοποιεί ήδη το { $folder }· δώσε σε αυτόν δικό του φάκελο με --data
refusal-test-secret-lan = { $variable }: ορίζει όλα τα ζάρια και είναι για δοκιμές σε αυτόν τον υπολογιστή· δεν πάει με --lan ή --public
refusal-test-secret-form = { $variable }: πρέπει να έχει { $digits } δεκαεξαδικά ψηφία
refusal-serve-public = «{ $given }»: δεν είναι διεύθυνση ιστότοπου· μια τέτοια είναι https://dice.example.org
refusal-key-damaged = το κλειδί στο { $file } χάλασε· σβήσε το αρχείο, και όλοι θα είναι νέοι επισκέπτες
refusal-database-damaged = η βάση δεδομένων { $file } είναι κατεστραμμένη ή κομμένη· δεν άλλαξε τίποτα. Βάλε στη θέση της ένα αντίγραφο ασφαλείας, ή δοκίμασε «sqlite3 { $file } .recover». Για να αρχίσεις με άδεια, μετακίνησέ την αλλού
refusal-database-newer = η βάση δεδομένων { $file } γράφτηκε από νεότερη έκδοση του Zaria· δεν άλλαξε τίποτα. Χρησιμοποίησε εκείνη την έκδοση, ή άλλον φάκελο με --data

refusal-not-json = αυτό δεν είναι αντικείμενο JSON
refusal-bad-field = το «{ $field }» λείπει ή δεν είναι αυτό που πρέπει
refusal-bad-clock = το ρολόι δίνει από { $low } έως { $high } δευτερόλεπτα, ή 0 για κανένα όριο· όχι { $given }
refusal-unknown-command = δεν υπάρχει εντολή «{ $given }»· υπάρχουν: { $possible }
refusal-bad-name = ένα όνομα έχει 1 έως { $longest } ορατούς χαρακτήρες
refusal-name-reserved = { $name }: μοιάζει με όνομα που μιλά για τον ιστότοπο, διάλεξε άλλο
refusal-bad-title = το όνομα ενός τραπεζιού έχει το πολύ { $longest } ορατούς χαρακτήρες
refusal-no-guest = διάλεξε πρώτα ένα όνομα
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
refusal-no-recovery = αυτός ο κωδικός έχει ήδη χρησιμοποιηθεί, είναι παλιότερος από δέκα λεπτά ή αντικαταστάθηκε από νεότερο
refusal-no-device = αυτή η συσκευή δεν είναι δική σου ή δεν είναι πια
refusal-no-person = { $seat }: εκεί δεν κάθεται άνθρωπος
refusal-too-large = είναι πολύ μεγάλο
refusal-too-fast = πολλά αιτήματα· περίμενε λίγο
refusal-too-many-tables = έχεις { $most } παιχνίδια που δεν έχουν τελειώσει· τελείωσε ή εγκατάλειψε πρώτα ένα
refusal-unexpected = κάτι πήγε στραβά στον διακομιστή· τίποτα δεν άλλαξε
refusal-not-stored = ο διακομιστής δεν μπορεί να γράψει στον δίσκο· τίποτα δεν άλλαξε
refusal-not-read = ο διακομιστής δεν μπορεί να διαβάσει τώρα τη βάση δεδομένων του· δοκίμασε ξανά
refusal-closing = ο διακομιστής ξαναξεκινά· δοκίμασε πάλι
refusal-stale-version = το τραπέζι έχει προχωρήσει στο μεταξύ: δες το, και διάλεξε ξανά
refusal-table-started = οι θέσεις κλείδωσαν: το παιχνίδι έχει ξεκινήσει
refusal-table-not-begun = το παιχνίδι δεν έχει αρχίσει
refusal-table-not-playing = σε αυτό το τραπέζι δεν παίζεται τώρα παιχνίδι
refusal-table-not-ended = το παιχνίδι δεν έχει τελειώσει
refusal-table-ended = το παιχνίδι έχει τελειώσει
refusal-table-newer = αυτό το τραπέζι το έγραψε μια νεότερη έκδοση του Zaria· τίποτα δεν άλλαξε
refusal-seat-taken = αυτή η θέση είναι πιασμένη
refusal-not-welcome = ο οικοδεσπότης αυτού του τραπεζιού δεν σε θέλει εκεί
refusal-too-many-open-seats = κρατάς { $most } θέσεις σε τραπέζια που δεν έχουν αρχίσει· άφησε πρώτα μία
refusal-no-such-guest = δεν υπάρχει τέτοιος επισκέπτης
refusal-no-network = το «{ $given }» δεν είναι διεύθυνση ούτε δίκτυο, όπως 192.0.2.7 ή 192.0.2.0/24
refusal-no-line = δεν υπάρχει γραμμή «{ $given }»: γράψε ΤΡΑΠΕΖΙ:ΑΡΙΘΜΟΣ
refusal-no-report = δεν υπάρχει ανοιχτή αναφορά «{ $given }»
refusal-not-here = αυτός ο παίκτης δεν είναι σε αυτό το τραπέζι
refusal-too-many-blocks = η λίστα αποκλεισμού σου είναι γεμάτη: έχει { $most } επισκέπτες
refusal-seats-open = υπάρχουν ελεύθερες θέσεις: περίμενε κάποιον, ή δώσε τες σε αντιπάλους
refusal-seats-lost = οι καρέκλες των ανθρώπων μένουν: αφαιρούνται μόνο ελεύθερες και των αντιπάλων
refusal-seat-not-yours-now = παίζει αντικαταστάτης για εσένα: πάρε πρώτα ξανά τη θέση σου
refusal-seat-yours = δεν παίζει αντικαταστάτης για εσένα
refusal-not-away = { $seat }: είναι εδώ, ή δεν λείπει αρκετή ώρα
refusal-nothing-to-undo = δεν υπάρχει κίνηση που να μπορείς να αναιρέσεις
refusal-undo-dice = ζάρια και κάρτες δεν αναιρούνται
refusal-undo-reveal = φανερώθηκε κάτι μυστικό: η κίνηση δεν αναιρείται
refusal-undo-late = ο χρόνος σου είχε τελειώσει: αυτή η κίνηση δεν αναιρείται
refusal-undo-often = σε αυτή την παρτίδα αναιρέθηκαν ήδη { $most } βήματα, μαζί με τις ζαριές και τις κινήσεις των αντιπάλων: άλλα δεν αναιρούνται
refusal-undo-other = την τελευταία κίνηση την έκανε { $seat }
refusal-no-press = τώρα ρίχνει: { $seat }
refusal-real-dice = σε αυτό το τραπέζι παίζετε με πραγματικά ζάρια
refusal-sealed-dice = τα ζάρια αυτού του τραπεζιού είναι σφραγισμένα: δεν τα γράφει κανείς
refusal-hash-late = είναι αργά για αυτή τη θέση να προσθέσει στα ζάρια
refusal-hash-used = αυτό το αποτύπωμα έχει δοθεί ξανά: κάθε φάκελος θέλει νέα byte
refusal-promise-broken = αυτή η θέση δεν φανέρωσε δύο φορές ό,τι είχε δηλώσει: τα ζάρια γίνονται χωρίς αυτήν
refusal-bytes-early = όχι ακόμα: πρώτα τα αποτυπώματα όλων των θέσεων
refusal-bytes-wrong = αυτά τα byte δεν έχουν το αποτύπωμα που είχε δηλωθεί από πριν
refusal-chat-off = δεν υπάρχει συνομιλία σε αυτό το τραπέζι
refusal-chat-long = ένα μήνυμα έχει 1 έως { $longest } ορατούς χαρακτήρες
refusal-chat-fast = όχι τόσο γρήγορα: περίμενε λίγο πριν από το επόμενο μήνυμα

event-remark = { $seat }: { $remark }
event-table-sat = { $name } κάθισε.
event-table-stood = { $name } σηκώθηκε.
event-table-declined = { $name }: όχι αυτή τη φορά.
event-table-removed = Ο οικοδεσπότης απομάκρυνε: { $name }.
event-table-seat-bot = { $bot } κάθισε στο τραπέζι.
event-table-seat-open = Μία θέση είναι ελεύθερη.
event-table-arranged = Ο οικοδεσπότης άλλαξε τις καρέκλες.
event-table-changed = Ο οικοδεσπότης άλλαξε τις επιλογές του παιχνιδιού.
event-table-host = Στον ρόλο του οικοδεσπότη τώρα: { $name }.
event-table-named = Το τραπέζι λέγεται τώρα { $title }.
event-table-unnamed = Το τραπέζι δεν έχει πια όνομα.
event-table-started = Οι θέσεις κλείδωσαν. Σφραγίζονται τα ζάρια.
event-table-sealed-anew = Δηλώθηκε για τα ζάρια, αλλά δεν φανερώθηκε εγκαίρως: { $seats }. Τα ζάρια σφραγίζονται ξανά με νέο μυστικό, και η καταγραφή θα το λέει.
event-table-begun = Το παιχνίδι αρχίζει.
event-table-odds = Όλοι σε αυτό το τραπέζι μπορούν να βλέπουν τις πιθανότητες.
event-table-handed-over = { $bot } παίζει στη θέση: { $seat }.
event-table-came-back = { $seat } είναι πάλι εδώ.
event-table-late = Τέλος χρόνου για { $seat }: ένας αντικαταστάτης κάνει αυτή τη μία κίνηση.
event-table-undone = { $seat } αναίρεσε την τελευταία κίνηση.
event-table-same-dice = Τα ζάρια που έπεσαν μένουν ίδια.
event-table-gives-up = { $name } θέλει να εγκαταλειφθεί το παιχνίδι.
event-table-goes-on = { $name } θέλει να συνεχίσει.
event-table-abandoned = Το παιχνίδι εγκαταλείφθηκε.
event-table-rematch = { $name } ανοίγει νέο τραπέζι και κρατά τις θέσεις των άλλων.

refusal-no-lesson = δεν υπάρχει μάθημα «{ $given }»· υπάρχουν: { $possible }
refusal-not-a-lesson = αυτό το τραπέζι δεν είναι μάθημα

refusal-undo-never = άλλοι έχουν τα ίδια ζάρια: εδώ τίποτα δεν παίρνεται πίσω
refusal-no-helper = άλλοι έχουν τα ίδια ζάρια: εδώ κανείς δεν παίζει για σένα
refusal-no-day = δεν υπάρχει βουνό εκείνης της ημέρας
refusal-daily-shut = άλλοι έχουν ακόμη μπροστά τους αυτό το βουνό: φαίνεται όταν περάσει η μέρα
refusal-no-duel = δεν υπάρχει τέτοια μονομαχία
refusal-duel-own = αυτή είναι η δική σου παρτίδα: στείλε τον σύνδεσμο σε κάποιον άλλο
refusal-no-duel-of-this = μια μονομαχία θέλει τελειωμένη παρτίδα με σφραγισμένα ζάρια και χωρίς άλλους ανθρώπους, ή βουνό που η μέρα του πέρασε
refusal-duel-shut = γι’ αυτή την παρτίδα γίνεται μονομαχία: τη βλέπουν μόνο όσοι τελείωσαν τη δική τους

refusal-closed-by-operator = ο διαχειριστής του ιστότοπου έκλεισε το τραπέζι
refusal-banned = ο διαχειριστής του ιστότοπου απέκλεισε αυτόν τον επισκέπτη

invitation-title = Μια θέση για σένα: { $game }
invitation-text =
    { $free ->
        [0] Το τραπέζι είναι πλήρες. Άνοιξε τον σύνδεσμο για να παρακολουθήσεις.
        [one] Μία καρέκλα είναι ελεύθερη. Άνοιξε τον σύνδεσμο για να καθίσεις.
       *[other] { $free } καρέκλες είναι ελεύθερες. Άνοιξε τον σύνδεσμο για να καθίσεις.
    }
