web-daily = Βουνό της ημέρας
web-daily-about = το ίδιο για όλους · μία προσπάθεια
web-daily-next = Το επόμενο σε
web-daily-left = { $hours } ώ { $minutes }
web-daily-paper = Το σημερινό βουνό, το ίδιο για όλους.
web-daily-mine = Εσύ: { $points }, θέση { $place } από { $number }.
web-daily-so-far =
    { $number ->
        [one] Έσκαψε ένας: { $best }.
       *[other] Έσκαψαν { $number }, καλύτερο { $best }.
    }
web-daily-dig = Σκάψε
web-daily-go-on = Συνέχισε το σκάψιμο
web-daily-once = Έχεις μία προσπάθεια
web-daily-begun = Η προσπάθειά σου άρχισε
web-daily-rules = Τίποτα δεν παίρνεται πίσω και κανείς δεν βοηθά. Πρέπει να τελειώσει πριν περάσει η μέρα.
web-daily-missed = Εκείνη τη μέρα δεν έσκαψες
web-daily-given-up = Η προσπάθειά σου δεν τελείωσε, γι’ αυτό δεν μετρά.
web-daily-place = Η προσπάθειά σου: θέση { $place } από { $number }
web-daily-more =
    { $points ->
        [one] Ένας πόντος ακόμη ανάβει το φανάρι { $lamp }.
       *[other] { $points } πόντοι ακόμη ανάβουν το φανάρι { $lamp }.
    }
web-daily-streak = { $days } μέρες στη σειρά.
web-daily-see = Δες το σκάψιμό σου
web-daily-expert = Τι έσκαψε η Ada: { $points }
web-daily-dare = Προκάλεσε κάποιον
    .help = Όποιος ανοίξει σήμερα αυτό τον σύνδεσμο σκάβει το ίδιο βουνό, μία φορά, όπως κι εσύ. Μετά είστε στον ίδιο πίνακα.
web-daily-ada = Ada έσκαψε { $points }
web-daily-practice = Σκάψε το για εξάσκηση
    .help = Στην εξάσκηση παίρνεις πίσω όσο θέλεις. Δεν μετρά.
web-daily-today = Σήμερα
web-daily-first = μόνο πρώτες προσπάθειες
web-daily-you = Εσύ
web-daily-watch = Δες το σκάψιμο: { $name }
web-daily-nobody = Κανείς δεν τελείωσε ακόμη.
web-daily-bar = { $from } έως { $to } πόντοι: { $number }
web-daily-shut = Η λίστα ανοίγει όταν σκάψεις.
web-daily-unverified = χωρίς επαλήθευση
web-daily-not-yet = Όταν περάσει η μέρα, κάθε αποτέλεσμα ελέγχεται ζάρι προς ζάρι. Ως τότε κανείς δεν βλέπει πώς σκάβουν οι άλλοι.
web-daily-home = Τι έφερες στο σπίτι
web-daily-sealed = Τα ζάρια είναι σφραγισμένα
    .help = Ορίστηκαν πριν σκάψει κανείς. Όταν περάσει η μέρα, εδώ φαίνεται τι είχε ο φάκελος, και όλοι μπορούν να ελέγξουν κάθε ζάρι.
web-daily-before = Πριν
web-daily-all = Όλες οι μέρες
web-daily-not-dug = χωρίς σκάψιμο
web-daily-of = { $place } από { $number }
web-daily-best = καλύτερο: { $name } { $points }
web-daily-none-before = Εδώ θα είναι οι προηγούμενες μέρες.
web-way-free = Ελεύθερη παρτίδα
    .help = παίρνεις πίσω όσο θέλεις
web-way-daily = μία προσπάθεια, ίδια για όλους
web-daily-weeks = Πέντε εβδομάδες
web-daily-calendar = Οι τελευταίες πέντε εβδομάδες
web-daily-cell = { $day }: { $points } πόντοι
web-daily-cell-not = { $day }: χωρίς σκάψιμο
web-daily-darker = Πιο σκούρο: περισσότερα φανάρια. Άγγιξε μια μέρα για εξάσκηση.
