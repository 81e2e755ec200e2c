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
web-pad-miner = Μπλοκ σκορ: Dice Miner
    .help = Για αληθινό τραπέζι. Πάτα τι δείχνουν τα ζάρια κάθε συλλογής· όλα μένουν σε αυτή τη συσκευή και δεν θέλουν διακομιστή.
web-pad-miner-solo = Μπλοκ σκορ: Dice Miner, ατομικό
    .help = Για αληθινό τραπέζι. Πάτα τα ζάρια της συλλογής σου· όλα μένουν σε αυτή τη συσκευή και δεν θέλουν διακομιστή.
web-pad-vegas = Μπλοκ σκορ: Las Vegas
    .help = Για αληθινό τραπέζι. Πες ποιες κάρτες και ζάρια έχουν τα καζίνο· όλα μένουν σε αυτή τη συσκευή και δεν θέλουν διακομιστή.
web-pad-players = Παίκτες
web-pad-player = Παίκτης { $number }
web-pad-name = Όνομα του παίκτη { $number }
web-pad-more-players = Ένας παίκτης ακόμα
web-pad-fewer-players = Ένας παίκτης λιγότερο
web-pad-round = Γύρος
web-pad-whose = Ποιανού συλλογή
web-pad-hero = Ήρωας
web-pad-no-hero = Χωρίς ήρωα
web-pad-no-dice = Πάτα παρακάτω τα ζάρια αυτής της συλλογής.
web-pad-palette = Ζάρια για πάτημα
web-pad-add = Πρόσθεσε: { $face }
web-pad-remove = Βγάλε: { $face }
web-pad-other-faces = Άλλες πλευρές
web-pad-nothing = Μαγεία, σεντούκια και Μπύρα δεν δίνουν πόντους: άφησέ τα έξω.
web-pad-own-trove = Η συλλογή σου
web-pad-in-chest = { $face } σε σεντούκι
web-pad-nothing-solo = Η μαγεία δεν δίνει πόντους: άφησέ την έξω. Μια Μπύρα μπαίνει με την πλευρά όπου τη γύρισες.
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
web-pad-neutral = Ουδέτερα ζάρια (για δύο)
web-pad-royale = Royale: μαύρα και γκρι ζάρια
web-pad-casino = Καζίνο
web-pad-cards = Κάρτες χρημάτων
web-pad-add-card = Πρόσθεσε { $amount }
web-pad-remove-card = Βγάλε { $amount }
web-pad-no-cards = Πάτα παρακάτω τις δύο κάρτες χρημάτων του.
web-pad-small = Μικρά ζάρια: { $seat }
web-pad-big = Μεγάλο ζάρι: { $seat }
web-pad-black = Μαύρα ζάρια: { $seat }
web-pad-small-short = μικρά
web-pad-big-short = μεγάλο
web-pad-black-short = μαύρα
web-pad-payouts = Πληρωμές του γύρου { $round }
web-pad-not-yet = Δεν πληρώνεται τίποτα ακόμα.
web-pad-chips = Μάρκες
web-pad-chips-of = Μάρκες: { $seat }
web-pad-starter = Τον επόμενο γύρο ξεκινά: { $seat }.

# Τραπέζια με αληθινά ζάρια. $given από $number υπάρχουν· $what είναι ζάρι, κάρτα, πλακίδιο ή όνομα.
web-real-vegas-roll = { $seat } ρίχνει: τι δείχνουν τα ζάρια;
web-real-vegas-neutral = Ρίξτε τα ουδέτερα ζάρια: τι δείχνουν;
web-real-vegas-black = { $seat } ρίχνει τα δύο μαύρα ζάρια: τι δείχνουν;
web-real-vegas-cards = Τραβήξτε 12 κάρτες χρημάτων, δύο για κάθε καζίνο.
web-real-vegas-aside = Ποιες κάρτες χρημάτων μπήκαν στην άκρη για όλους τους επόμενους γύρους;
web-real-vegas-tiles = Ποια πλακίδια είναι στα καζίνο 1, 2, 3 …;
web-real-vegas-first = Ποιος ξεκινά;
web-real-miner-first = Όσοι μπορεί να ξεκινήσουν ρίχνουν ένα ζάρι Στοών: τι δείχνουν, με τη σειρά των θέσεων;
web-real-miner-starter = Μπορούν να ξεκινήσουν πολλοί: ποιος κληρώθηκε;
web-real-miner-mountain = Γεμίστε το βουνό: τα νέα ζάρια από την κάτω σειρά προς τα πάνω, κάθε σειρά από αριστερά.
web-real-miner-beer = Ρίξτε την Μπύρα που κερνά { $seat }: τι δείχνει;
web-real-miner-magic = { $seat } ρίχνει ξανά τα επιλεγμένα ζάρια: τι δείχνουν, με τη σειρά των αριθμών τους;
web-real-miner-reroll = { $seat } ρίχνει ξανά τη συλλογή: τι δείχνουν τα ζάρια, με τη σειρά των αριθμών τους;
web-real-miner-start = Ρίξε τα ζάρια Μαγείας σου: τι δείχνουν;
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
