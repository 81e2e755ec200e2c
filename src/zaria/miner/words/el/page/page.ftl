web-miner-take = Πάρε: { $which }
web-miner-share = Κέρασε αυτή την Μπύρα (ζάρι { $kind })
web-miner-to = Κέρασμα: { $seat }
web-miner-spend = Ξόδεψε: { $face }
web-miner-spend-hero = Ξόδεψε μαγεία του ήρωά σου
web-miner-reroll = Ρίξε ξανά: { $face }
web-miner-cache = Αποθήκευσε: { $face }
web-miner-recycle = Πίσω στο σακούλι: { $which }
web-miner-set = Γύρισέ το σε: { $face }
web-miner-chest-yes = Στο σεντούκι
web-miner-chest-no = Όχι σε σεντούκι
web-miner-refill = Γέμισε το βουνό
web-miner-stop = Σταμάτα εδώ
web-done-question-miner-take-second = Όχι δεύτερο ζάρι
web-done-question-miner-magic = Όχι άλλη μαγεία
web-done-question-miner-cache = Μην αποθηκεύσεις άλλα
web-miner-points = πόντοι: { $points }
web-miner-points-of = { $seat }: { $points }
web-miner-at-stake = τώρα δίνει: { $points }
web-miner-takes =
    { $number ->
        [one] μετά ένα ζάρι
       *[other] μετά ένα ή δύο ζάρια, και από την πλευρά
    }
web-miner-rerolls =
    { $number ->
        [one] ξαναρίχνει ένα ζάρι
       *[other] ξαναρίχνει { $number } ζάρια
    }
web-miner-left =
    { $number ->
        [one] μένει ένα ξόρκι
       *[other] μένουν { $number } ξόρκια
    }
web-miner-dice =
    { $number ->
        [one] ένα νέο ζάρι
       *[other] { $number } νέα ζάρια
    }
web-miner-recycles =
    { $number ->
        [one] ένα ζάρι γυρίζει στο σακούλι
       *[other] { $number } ζάρια γυρίζουν στο σακούλι
    }

web-miner-die = { $face }, ζάρι { $kind }
web-miner-mountain = Το βουνό
web-miner-empty = Το βουνό είναι άδειο.
web-miner-on-top = στην κορυφή
web-miner-on-side = στην πλευρά, κάτω από: { $faces }
web-miner-buried = θαμμένο κάτω από: { $faces }
web-miner-on-hero = στον ήρωά σου
web-miner-spent = ξοδεμένο
web-miner-cached = αποθηκευμένο
web-miner-in-chest = σε σεντούκι
web-miner-used = χρησιμοποιημένο

web-miner-trove = Συλλογή: { $seat }
web-miner-no-dice = Κανένα ζάρι ακόμα.
web-miner-row-tunnels = Στοές
web-miner-row-treasure = Πετράδια
web-miner-row-cave-ins = Κατολισθήσεις
web-miner-row-dragons = Δράκοι
web-miner-row-chests = Σεντούκια
web-miner-row-magic = Μαγεία
web-miner-row-beer = Μπύρα
web-miner-crown = Τα περισσότερα πετράδια: μετρούν διπλά
web-miner-total = σύνολο

web-miner-round = Γύρος { $round }
web-miner-round-of = Γύρος { $round } από 3
web-miner-mountains = Βουνό { $number } από 3
web-miner-bag = Στο σακούλι

web-miner-hero-alchemist = Τρία ξόρκια σε κάθε γύρο, το καθένα για ένα ζάρι.
web-miner-hero-dragon-slayer = Μια ασπίδα που δεν φεύγει ποτέ, και ένα ξόρκι σε κάθε γύρο.
web-miner-hero-engineer = Μια στοά 2 που είναι πάντα εκεί, και μια αξίνα.
web-miner-hero-prospector = Ένα πετράδι μπροστά από όλους, και μια αξίνα.
web-miner-hero-surveyor = Κάθε αλληλουχία θέλει ένα 1: να ένα, και ένα ξόρκι σε κάθε γύρο.
web-miner-hero-treasurer = Ένα πετράδι, και μετά από κάθε γύρο χώρος για δύο ζάρια στο σεντούκι.

web-miner-to-break-tie = για την επίλυση της ισοπαλίας
web-miner-tie-why = Τα σύνολα ήταν ίσα. Οι ισόπαλοι έριξαν ξανά τα πάντα και σκόραραν άλλη μία φορά, μόνο για να λυθεί η ισοπαλία.
web-miner-go-on = Συνέχεια
web-miner-points-word =
    { $number ->
        [one] πόντος
       *[other] πόντοι
    }
web-miner-best =
    { $magic ->
        [0] Το καλύτερο σκορ σε αυτή τη συσκευή, χωρίς ζάρια Μαγείας
        [one] Το καλύτερο σκορ σε αυτή τη συσκευή, με ένα ζάρι Μαγείας
       *[other] Το καλύτερο σκορ σε αυτή τη συσκευή, με { $magic } ζάρια Μαγείας
    }
web-miner-no-best = Τίποτα ακόμα.

web-faces-ours = όπως στο κουτί
web-faces-other = άλλες
web-faces-file = Οι πλευρές κάθε είδους, ως JSON

web-coach-miner-1 = **Τα φωτισμένα ζάρια μπορείς να τα πάρεις.** Δείξε ένα: λέει τι σου δίνει.
web-coach-miner-2 = **Οι στοές μετρούν από το 1 και πάνω,** άρα ένα 5 περιμένει 1, 2, 3 και 4.
web-coach-miner-3 = **Δείξε κάτι ή κράτα το πατημένο:** λέει τι είναι.
web-coach-miner-solo-1 = **Τα φωτισμένα ζάρια μπορείς να τα πάρεις.** Δείξε ένα: λέει τι σου δίνει.
web-coach-miner-solo-2 = **Μετρούν μόνο ολόκληρες αλληλουχίες από το 1 ως το 5,** άρα κάθε στοά θέλει την προηγούμενη.
web-coach-miner-solo-3 = **Δείξε κάτι ή κράτα το πατημένο:** λέει τι είναι.
