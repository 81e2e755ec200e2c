web-vegas-place =
    { $dice ->
        [one] Βάλε το { $number }
       *[other] Βάλε τα { $number }
    }
web-vegas-pass = Πάσο
web-vegas-point = Διάλεξε αριθμό: πριν βάλεις τα ζάρια, βλέπεις τι θα πλήρωνε το καζίνο του.
web-vegas-press-roll =
    { $dice ->
        [one] Έμεινε ένα ζάρι. Πάτησε για να το ρίξεις.
       *[other] Έμειναν { $dice } ζάρια. Πάτησε για να τα ρίξεις.
    }
web-vegas-then-you = **Παίρνεις { $amount }.**
web-vegas-then-tie = **Ισοπαλία με: { $seats }.** Δεν παίρνεις τίποτα.
web-vegas-then-nothing = **Στο καζίνο { $casino } δεν παίρνεις τίποτα.**
web-vegas-closed-why = **Το καζίνο { $casino } είναι κλειστό** από το πλακίδιο «Απαγόρευση εισόδου»: κανένα ζάρι δεν μπαίνει ή βγαίνει ώσπου να φύγει η πινακίδα. Οι κάρτες του πληρώνονται κανονικά.
web-vegas-guess-right = **Αν το βρεις, μένει χωρίς τίποτα: { $seat }.**
web-vegas-bet-same = Ξανά { $total }, και χάνεις.
web-vegas-then-seat = { $seat }: παίρνει { $amount }.
web-vegas-then-lost =
    { $cards ->
        [one] { $amount } πάει στον πάτο της τράπουλας.
       *[other] { $amount } πάνε στον πάτο της τράπουλας.
    }
web-vegas-looking = Βλέπεις ξανά τον γύρο { $round }. **Το παιχνίδι συνεχίζεται.**
web-vegas-looking-turn = Βλέπεις ξανά τον γύρο { $round }. **Είναι η σειρά σου.**
web-vegas-before-pays = Πριν πληρώσει το καζίνο { $casino }
web-vegas-since = Μετά τη σειρά σου:
web-vegas-since-card = Καζίνο { $casino }: τώρα { $amount } θα έπαιρνε { $seat }.

web-vegas-pays = Το καζίνο { $casino } πληρώνει: **{ $seat } { $amount }**
web-vegas-pays-nobody = Το καζίνο { $casino } δεν πληρώνει **κανέναν**
web-vegas-uncontested = Καζίνο { $casinos }: **χωρίς αντίπαλο**
web-vegas-pays-short = { $casino }: { $seat } { $amount }
web-vegas-pays-nobody-short = { $casino }: κανένας
web-vegas-next = Επόμενο
web-vegas-tie-leaves = { $seats }: **ισοπαλία στο { $weight }**, άρα έξω.
web-vegas-paid-so-far =
    { $paid ->
        [0] Πληρώνει το πρώτο από τα έξι καζίνο.
        [1] Πλήρωσε ένα καζίνο, μένουν πέντε.
        [2] Πλήρωσαν δύο καζίνο, μένουν τέσσερα.
        [3] Πλήρωσαν τρία καζίνο, μένουν τρία.
        [4] Πλήρωσαν τέσσερα καζίνο, μένουν δύο.
        [5] Πληρώνει το τελευταίο καζίνο.
       *[other] Όλα τα καζίνο πλήρωσαν.
    }
web-vegas-round-begins = Αρχίζει ο γύρος { $round }

web-vegas-beat = Γύρος { $round }: ξεκινά **{ $starter }**
web-vegas-beat-paid = Όσα πλήρωσε ο γύρος { $round }:
web-vegas-beat-why = { $seat } κέρδισε το καζίνο { $casino }. Όσα πλήρωσε ο γύρος { $round }:
web-vegas-won-by =
    { $rounds ->
        [one] με διαφορά { $amount }
       *[other] με διαφορά { $amount }, μετά από { $rounds } γύρους
    }
web-vegas-decided = Κρίθηκε στο **καζίνο { $casino }, γύρος { $round }**: χωρίς τα { $amount } εκεί θα κέρδιζε { $seat }.
web-vegas-lead-grew = Η διαφορά μεγάλωσε περισσότερο στο **καζίνο { $casino }, γύρος { $round }**: εκεί { $seat } πήρε { $amount }.
web-vegas-see-board = Δες το τραπέζι
web-vegas-see-podium = Πίσω στο βάθρο

web-vegas-log-dice = Γύρος { $round }, ζάρια
web-vegas-log-payout = Γύρος { $round }, πληρωμές
web-vegas-log-paid = Πληρωμή από το καζίνο { $casino }: { $seat }.

web-vegas-ask-casino = Διάλεξε ένα καζίνο από πάνω.
web-vegas-then-casino = Και μετά ένα καζίνο από πάνω.
web-vegas-if-missed = αν δεν το βρουν:
web-vegas-total = Σύνολο: { $total }
web-vegas-bet-higher = Πάνω
web-vegas-bet-lower = Κάτω
web-vegas-from-roll = από τη ζαριά
web-vegas-no-die = Εικόνα { $number }: κανένα ζάρι σου δεν πάει εκεί
web-vegas-no-die-short = κανένα ζάρι
web-vegas-picture-chip = μία μάρκα
web-vegas-picture-money = $30.000
web-vegas-picture-adjustment = μετακίνησε ζάρι

web-vegas-help-dice-left = Τα ζάρια που μένουν να μπουν σε αυτόν τον γύρο. Το μεγάλο μετράει για δύο.
web-vegas-help-chips = Μάρκες: με μία πληρώνεις το πάσο, και στο τέλος η καθεμία αξίζει $10.000.
web-vegas-help-cards = Οι κάρτες χρημάτων που κερδήθηκαν ως τώρα. Η αξία τους μένει κρυφή ως το τέλος.
web-vegas-help-money = Τα χρήματα που κερδήθηκαν ως τώρα. Πριν από το τέλος τα βλέπει μόνο όποιος τα έχει.
web-vegas-help-casino = Όποιος έχει εδώ τα περισσότερα ζάρια παίρνει τη μεγάλη κάρτα, ο δεύτερος τη μικρή. Οι ισόπαλοι δεν παίρνουν τίποτα.
web-vegas-help-closed = Αυτό το καζίνο είναι κλειστό: κανένα ζάρι δεν μπαίνει ή βγαίνει ώσπου να φύγει η πινακίδα. Οι κάρτες του πληρώνονται κανονικά.
web-vegas-help-neutral = Τα άσπρα ζάρια δεν ανήκουν σε κανέναν. Κερδίζουν κάρτες όπως τα άλλα, και οι κάρτες πάνε στον πάτο της τράπουλας.
web-vegas-help-grey = Τα γκρι ζάρια δεν ανήκουν σε κανέναν. Μετρούν όπως τα άλλα και δεν φέρνουν χρήματα σε κανέναν.
web-vegas-help-player = { $seat }: ζάρια { $dice }, μάρκες { $chips }, κάρτες χρημάτων { $cards }.
web-vegas-help-rounds = Κάθε λαμπάκι είναι ένας γύρος του παιχνιδιού. Το φωτεινό παίζεται τώρα.
web-vegas-help-card = Χρήματα που δίνει αυτό το καζίνο στο τέλος του γύρου. Το σήμα δείχνει ποιος θα τα έπαιρνε τώρα.
web-vegas-help-lane = Τα ζάρια της ζαριάς με αυτόν τον αριθμό. Πάνε στο καζίνο από πάνω, ή όλα ή κανένα.
web-vegas-help-big-die = Το μεγάλο ζάρι μετράει για δύο.
web-vegas-help-black = Τα μαύρα ζάρια ανήκουν σε πλακίδια. Όποιο είναι σε καζίνο μετράει για τον παίκτη που δείχνει το σήμα του.
web-vegas-help-starter = Το σημαιάκι: από εδώ ξεκίνησε ο γύρος.

web-vegas-short-choose = Ποιον αριθμό διαλέγεις;
web-vegas-short-hide = Πόσους κρύβεις;
web-vegas-short-guess = Πόσοι είναι κρυμμένοι;
web-vegas-short-prime = Ποια μαύρα ζάρια;
web-vegas-short-bet = Σταματάς ή ποντάρεις;
web-vegas-short-power = Βάζεις ή ρίχνεις;
web-vegas-short-close = Ποιο καζίνο κλείνεις;
web-vegas-short-bar = Ποιο ζάρι στο μπαρ;
web-vegas-short-group = Ποια γκρι, και πού;
web-vegas-short-grey = Γκρι ζάρι: από πού;
web-vegas-short-picture = Ποια εικόνα;
web-vegas-short-adjust = Ποιο ζάρι, πού;
web-vegas-short-split = Πώς τους χωρίζεις;
web-vegas-short-stack = Ποια στοίβα;
web-vegas-short-move = Ποια ζάρια μετακινείς;
web-vegas-short-nice = Ποιο ζάρι στην εικόνα;
web-vegas-short-result = Ποιο μαύρο ζάρι;
web-vegas-short-activate = Ποιο πλακίδιο;
web-vegas-short-gold = Ποιο ζάρι στη χρυσή;
