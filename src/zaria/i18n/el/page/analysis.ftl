web-analysis-won = { $name }: νίκη
web-analysis-won-by = { $name }: νίκη με διαφορά { $score }
web-analysis-shared = Κοινή νίκη: { $winners }
web-analysis-points =
    { $points ->
        [one] Ένας πόντος
       *[other] { $points } πόντοι
    }
web-analysis-tap = Πάτα ένα σημείο για να δεις το τραπέζι όπως ήταν.
web-analysis-begins = Η παρτίδα εξετάζεται…
web-analysis-refined = Μια πρώτη ματιά. Γίνεται πιο σίγουρη: { $percent } στα 100.
web-analysis-done = Όλες οι κινήσεις έχουν αναλυθεί.
web-analysis-sure = Λεπτή γραμμή και ±: πόσο σίγουρο είναι.
web-analysis-curve = Από { $start } σε { $end }
web-analysis-sum = Πιθανότητα νίκης από { $start } σε { $end }: τύχη { $luck }, οι αποφάσεις σου { $decisions } (σε σύγκριση με γρήγορο παιχνίδι), των άλλων { $gifts }.
web-analysis-sum-alone = Αναμενόμενοι πόντοι από { $start } σε { $end }: τύχη { $luck }, οι αποφάσεις σου { $decisions } (σε σύγκριση με γρήγορο παιχνίδι).
web-analysis-in-points = σε πόντους: { $by }
web-analysis-in-money = σε χρήματα: { $by }
web-analysis-luck = Η μεγαλύτερη τύχη ή ατυχία
web-analysis-mistakes = Οι αποφάσεις που κόστισαν περισσότερο
web-analysis-whose = Τίνος αποφάσεις
web-analysis-turn = Γύρος { $round }, σειρά { $turn }
web-analysis-played = Παίχτηκε
web-analysis-better = { $name }: προτίμηση
web-analysis-see = Δες το στο τραπέζι
web-analysis-try = Δοκίμασέ το στο τραπέζι
    .help = Ένα δικό σου τραπέζι, όπως ήταν πριν από αυτή την απόφαση. Τα ζάρια θα είναι άλλα, και τίποτα δεν μετράει.
web-analysis-mark = Απόφαση { $number }: { $by }
web-analysis-looking = Οι αποφάσεις εξετάζονται ακόμα.
web-analysis-link = Ο σύνδεσμος αυτής της σελίδας
