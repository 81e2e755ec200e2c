# Η σελίδα: επαναλήψεις, έλεγχος των ζαριών, μπλοκ του σκορ και τραπέζια με αληθινά ζάρια.
# $seat είναι όνομα, $step και $steps αριθμοί.

web-replay = Επανάληψη
web-replay-of = { $game }: επανάληψη
web-replay-place = Βήμα { $step } από { $steps }
web-replay-begins = Πριν από το πρώτο βήμα
web-replay-controls = Επανάληψη
web-replay-first = Στην αρχή
web-replay-back = Ένα βήμα πίσω
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-on = Ένα βήμα μπροστά
web-replay-last = Στο τέλος
web-replay-step = Βήμα
web-replay-speed = Ταχύτητα
web-replay-eyes = Όπως το βλέπει
web-replay-onlooker = ένας θεατής
web-replay-link = Ο σύνδεσμος αυτής της επανάληψης
web-replay-bring = Άνοιξε μια καταγραφή αυτής της συσκευής
    .help = Διάλεξε το αρχείο, ή σύρε το εδώ. Αναπαράγεται και δεν κρατιέται.
web-replay-to = Δες την επανάληψη
web-replay-keys = Πλήκτρα: ← και → ένα βήμα, Home και End πηδούν, το διάστημα ξεκινά και σταματά.
web-replay-loading = Έρχεται το παιχνίδι …
web-replay-log = Ιστορικό

# Ανοίγει ο σφραγισμένος φάκελος. $reason είναι τι δεν πάει καλά.
web-check = Έλεγξε τα ζάρια
    .help = Πριν από το παιχνίδι ένα μυστικό σφραγίστηκε σε φάκελο, και η συσκευή κάθε παίκτη πρόσθεσε κάτι. Από αυτά βγαίνουν όλα τα ζάρια. Άνοιξε τον φάκελο, και αυτή η σελίδα υπολογίζει ξανά κάθε ζαριά.
web-check-open = Άνοιξε τον φάκελο
web-check-later = Τα ζάρια είναι σε σφραγισμένο φάκελο. Ανοίγει όταν τελειώσει το παιχνίδι.
web-check-seal = Το χαρτί στον φάκελο είναι αυτό που σφραγίστηκε πριν από το παιχνίδι.
web-check-contribution = Ό,τι πρόσθεσε { $seat } είναι αυτό που είχε δοθεί.
web-check-own = Είναι ο φάκελος που είδε αυτή η συσκευή πριν από την πρώτη ζαριά, και ό,τι πρόσθεσε είναι μέσα.
web-check-own-seal = Είναι ο φάκελος που είδε αυτή η συσκευή πριν από την πρώτη ζαριά.
web-check-rules = { $steps ->
        [one] Ο διακομιστής έπαιξε ξανά το ένα βήμα: ακολουθεί τους κανόνες.
       *[other] Ο διακομιστής έπαιξε ξανά και τα { $steps } βήματα: ακολουθούν τους κανόνες.
    }
web-check-wrong = Αυτό δεν στέκει: { $reason }.
web-check-failed = Μην εμπιστευτείς αυτή την καταγραφή.
web-check-right = Όλα ταιριάζουν: τα ζάρια αυτού του παιχνιδιού δεν άλλαξαν.
web-check-proves = Τι δείχνει αυτό, και τι όχι
    .help = Δείχνει ότι κανείς δεν άλλαξε τα ζάρια: ούτε ο οικοδεσπότης, ούτε παίκτης, ούτε εκ των υστέρων. Δεν δείχνει ότι κανείς δεν μπορούσε να τα ξέρει: όποιος έχει τον διακομιστή θα μπορούσε να κοιτάξει στον φάκελο. Όλα εκτός από τους κανόνες υπολογίστηκαν σε αυτή τη συσκευή, χωρίς να ρωτηθεί ο διακομιστής.

# Τα μπλοκ του σκορ. $number είναι αριθμός παίκτη ή πλήθος, $face ό,τι δείχνει ένα ζάρι, $seats ονόματα.
web-pad-players = Παίκτες
web-pad-player = Παίκτης { $number }
web-pad-name = Όνομα του παίκτη { $number }
web-pad-more-players = Ένας παίκτης ακόμα
web-pad-fewer-players = Ένας παίκτης λιγότερο
web-pad-round = Γύρος
web-pad-not-possible = Δεν γίνεται:
web-pad-scores = Σκορ
web-pad-total = Σύνολο
web-pad-leads = { $number ->
        [one] Προηγείται: { $seats }.
       *[other] Προηγούνται μαζί: { $seats }.
    }
web-pad-over = Ξεκίνα νέο παιχνίδι
web-pad-sure = Θα σβηστούν όλα όσα γράφονται εδώ.
web-pad-wipe = Σβήσ’ τα

# Τραπέζια με αληθινά ζάρια. $given από $number υπάρχουν· $what είναι ζάρι, κάρτα, πλακίδιο ή όνομα.
web-real-small = Μικρά ζάρια: { $given } από { $number }
web-real-big = Μεγάλο ζάρι: { $given } από { $number }
web-real-black = Μαύρα ζάρια: { $given } από { $number }
web-real-faces = Ζάρια: { $given } από { $number }
web-real-cards = Κάρτες: { $given } από { $number }
web-real-tiles = Πλακίδια: { $given } από { $number }
web-real-seat = Παίκτης: { $given } από { $number }
web-real-add = Πρόσθεσε: { $what }
web-real-remove = Βγάλε: { $what }
web-real-type = Καλύτερα να γράψω
