# Ένα bot αυτού του υπολογιστή στο τραπέζι ενός διακομιστή.

command-join = Βάλε ένα bot αυτού του υπολογιστή να παίξει στο τραπέζι ενός διακομιστή.
    .usage = zaria join URL [--bot greedy]
argument-join = ο σύνδεσμος του τραπεζιού
    .value = URL
argument-join-bot = ποιο bot (αν δεν οριστεί, greedy)
    .value = BOT
argument-join-name = πώς λέγεται στο τραπέζι (αν δεν οριστεί, όπως το bot)
    .value = ΟΝΟΜΑ

joined = { $name } κάθεται στη θέση { $number }.
join-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.
join-unfinished = Το παιχνίδι δεν παίχτηκε ως το τέλος.
join-verified = { $draws ->
        [one] Τα ζάρια ήταν τίμια: η μία κλήρωση ήταν στον σφραγισμένο φάκελο.
       *[other] Τα ζάρια ήταν τίμια: και οι { $draws } κληρώσεις ήταν στον σφραγισμένο φάκελο.
    }

refusal-join-url = το «{ $given }» δεν είναι σύνδεσμος τραπεζιού· ένας μοιάζει έτσι: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = ο διακομιστής αρνήθηκε: { $text }
refusal-join-lost = δεν υπάρχει τέτοιο τραπέζι, ή η θέση δεν είναι πια δική μας
refusal-join-unreachable = { $server }: δεν απαντά
