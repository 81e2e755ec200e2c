web-pad-neutral = Ουδέτερα ζάρια (για δύο)
web-pad-royale = Royale: μαύρα και γκρι ζάρια
web-pad-casino = Καζίνο
web-pad-cards = Κάρτες χρημάτων
web-pad-no-cards = Πάτα τις δύο κάρτες του.
web-pad-small = Μικρά ζάρια: { $seat }
web-pad-big = Μεγάλο ζάρι: { $seat }
web-pad-black = Μαύρα ζάρια: { $seat }
web-pad-big-short = μεγάλο ζάρι
web-pad-big-counts = μετράει 2
web-pad-black-short = μαύρα
web-pad-payouts = Πληρωμές του γύρου { $round }
web-pad-not-yet = Δεν πληρώνεται τίποτα ακόμα.
web-pad-chips-of = Μάρκες: { $seat }
web-pad-starter = Τον επόμενο γύρο ξεκινά: { $seat }.
web-pad-starter-open = Τον γύρο { $round } ξεκινά όποιος κερδίσει το καζίνο 6: ακόμα ανοιχτό.
web-pad-takes = Παίρνει { $amount }: { $seat }.
web-pad-tie = Ισοπαλία, φεύγουν: { $seats }.
web-pad-nobody = { $amount } δεν πηγαίνουν σε κανέναν.
web-pad-so-far = Ως τώρα
    .help = κάθε μάρκα μετράει { $amount }
web-real-vegas-roll = { $seat } ρίχνει: τι δείχνουν τα ζάρια;
web-real-vegas-neutral = Ρίξτε τα ουδέτερα ζάρια: τι δείχνουν;
web-real-vegas-black = { $seat } ρίχνει τα δύο μαύρα ζάρια: τι δείχνουν;
web-real-vegas-cards = Τραβήξτε 12 κάρτες χρημάτων, δύο για κάθε καζίνο.
web-real-vegas-tiles = Ποια πλακίδια είναι στα καζίνο 1, 2, 3…;
web-real-vegas-first = Ποιος ξεκινά;

web-vegas-tell-add = Πρόσθεσε ένα ζάρι που δείχνει { $number }. Υπάρχουν { $dice }
web-vegas-tell-remove = Βγάλε ένα ζάρι που δείχνει { $number }
web-vegas-tell-hand-big = Το μεγάλο ζάρι είναι στο χέρι μου
web-vegas-tell-big =
    { $dice ->
        [one] Μένει ένα.
       *[other] Μένουν { $dice }.
    } **Το μεγάλο ζάρι είναι στο χέρι σου:** πάτα τον αριθμό του.
web-vegas-tell-small =
    { $dice ->
        [one] Μένει ένα.
       *[other] Μένουν { $dice }.
    } Κάθε άγγιγμα προσθέτει ένα **μικρό ζάρι**.
web-vegas-tell-whole = Μπήκαν όλα τα ζάρια. Είναι σωστά;
web-vegas-tell-clear = Καθάρισε
web-vegas-tell-done = Αυτή είναι η ρίψη
web-vegas-tell-cards = Κάρτες χρημάτων
web-vegas-tell-first = Καζίνο { $casino }: η πρώτη κάρτα;
web-vegas-tell-second = Καζίνο { $casino }: η δεύτερη κάρτα;
web-vegas-tell-cards-in = Μπήκαν όλες οι κάρτες.
web-vegas-tell-cards-so-far = Μπήκαν { $given } από { $number } κάρτες. Το τραπέζι τις ταξινομεί: **το καλύτερο ζευγάρι στο καζίνο 6.**
web-vegas-tell-back = Μία πίσω
web-vegas-tell-cards-done = Όλες οι κάρτες μπήκαν
