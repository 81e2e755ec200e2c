command-join = Πάρε μια θέση στο τραπέζι ενός διακομιστή: παίζεις εσύ, ή ένα bot με --bot.
    .usage = zaria join URL [--name ΟΝΟΜΑ] [--seat N] [--bot BOT]
argument-join = ο σύνδεσμος του τραπεζιού
    .value = URL
argument-join-bot = παίζει ένα bot αντί για εσένα (προεπιλογή χωρίς τερματικό: greedy)
    .value = BOT
argument-join-name = το όνομά σου στο τραπέζι, ή του bot
    .value = ΟΝΟΜΑ

joined = { $name } κάθεται στη θέση { $number }.
join-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.
join-unfinished = Το παιχνίδι δεν παίχτηκε ως το τέλος.
join-verified = { $draws ->
        [one] Τα ζάρια ήταν τίμια: η μία κλήρωση ήταν στον σφραγισμένο φάκελο.
       *[other] Τα ζάρια ήταν τίμια: και οι { $draws } κληρώσεις ήταν στον σφραγισμένο φάκελο.
    }

refusal-join-url = το «{ $given }» δεν είναι σύνδεσμος τραπεζιού· ένας τέτοιος είναι: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = ο διακομιστής αρνήθηκε: { $text }
refusal-join-lost = δεν υπάρχει τέτοιο τραπέζι, ή η θέση δεν είναι πια δική μας
refusal-join-unreachable = { $server }: δεν απαντά

argument-join-seat = ποια θέση, μετρώντας από το 1 (προεπιλογή: η πρώτη ελεύθερη)
    .value = N

live-open = Περιμένουμε την έναρξη του παιχνιδιού. Στο τραπέζι: { $players }
live-open-seat = ελεύθερη
live-sealing = Σφραγίζονται τα ζάρια…
live-waits = Παίζει τώρα: { $seat }.
live-draws = Έρχονται ζάρια και κάρτες…
live-chat = { $name }: { $text }
live-help = Enter = ρίξιμο, say ΚΕΙΜΕΝΟ = συνομιλία, undo = αναίρεση της τελευταίας σου κίνησης, hint = τι θα έκανε ένας δυνατός παίκτης (αν το επιτρέπει το τραπέζι), odds = οι πιθανότητες, αν τις δείχνει το τραπέζι, quit = έξοδος (η θέση σου μένει)
live-left = Έφυγες από το τραπέζι. Για να γυρίσεις στη θέση σου:
refusal-live-not-now = δεν είναι η σειρά σου· γράψε «say ΚΕΙΜΕΝΟ» για συνομιλία
live-lost = Ο διακομιστής δεν απαντά. Νέα προσπάθεια…
