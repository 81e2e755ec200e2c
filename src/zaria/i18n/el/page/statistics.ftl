web-statistics-heading = Οι παρτίδες σου
web-statistics-which = Ποιες παρτίδες
web-statistics-all = Όλες
web-statistics-kept = Μένουν σε αυτόν τον διακομιστή, μόνο για σένα.
web-statistics-take = Πάρε τα μαζί ή διάγραψέ τα
web-statistics-counting = Παλιότερες παρτίδες μετριούνται ακόμη…
web-statistics-empty = Παίξε την πρώτη σου παρτίδα
    .help = Μετά την πρώτη παρτίδα: τα αποτελέσματά σου με κάθε αντίπαλο, η τύχη, οι αποφάσεις και τα ζάρια σου. Χωρίς λογαριασμό.
web-statistics-none = Δεν έχεις τελειώσει ακόμη τέτοια παρτίδα.

web-statistics-fair = Είναι δίκαια τα ζάρια μου;
web-statistics-fair-yes =
    { $dice ->
        [one] Ναι, όσο μπορεί να δείξει ένα ζάρι.
       *[other] Ναι, όσο μπορούν να δείξουν { $dice } ζάρια.
    }
web-statistics-fair-out =
    { $numbers ->
        [one] Ένας αριθμός είναι έξω από τη ζώνη.
       *[other] { $numbers } αριθμοί είναι έξω από τη ζώνη.
    }
web-statistics-fair-looks = Με τίμια ζάρια αυτό συμβαίνει σε μία από { $looks } ματιές.
web-statistics-fair-band = Στη ζώνη πέφτει κάθε αριθμός σε 19 από 20 περιπτώσεις, αν τα ζάρια είναι τίμια. Γι’ αυτό ένας από τους έξι είναι έξω περίπου κάθε τέσσερις ματιές.
web-statistics-fair-sealed = Τα ζάρια κάθε παρτίδας ήταν σφραγισμένα πριν αρχίσει.
web-statistics-fair-open = Άνοιξε έναν φάκελο
web-statistics-fair-number = { $number }: { $times } φορές, η ζώνη είναι { $low } έως { $high }
web-statistics-fair-none = Εδώ θα είναι τα ζάρια σου, μόλις ρίξεις μερικά με αριθμούς 1 έως 6.

web-statistics-trend = Γίνομαι καλύτερος;
web-statistics-trend-what = Τι φαίνεται
web-statistics-trend-decisions = Οι αποφάσεις σου: { $points } ανά παρτίδα, σε σύγκριση με τις λογικές και γρήγορες.
web-statistics-trend-luck = Η τύχη σου: { $points } ανά παρτίδα. Με τον καιρό είναι 0 για όλους.
web-statistics-trend-how =
    { $games ->
        [one] Μία παρτίδα με ανάλυση.
       *[other] { $games } παρτίδες με ανάλυση. Η γραμμή είναι ο μέσος όρος των δέκα τελευταίων, η ζώνη δείχνει πόσο σίγουρος είναι.
    }
web-statistics-trend-unit-chance = Σε μονάδες από τις 100 για τη νίκη.
web-statistics-trend-unit-points = Σε πόντους.
web-statistics-trend-few = Για μια γραμμή χρειάζονται δύο παρτίδες με ανάλυση. Μια παρτίδα μετρά εδώ μόλις ανοίξεις την ανάλυσή της.
web-statistics-trend-today = τελευταία παρτίδα
web-statistics-analyse = Ανάλυσε την τελευταία παρτίδα

web-statistics-games =
    { $games ->
        [one] παρτίδα
       *[other] παρτίδες
    }
web-statistics-won = νίκες
web-statistics-best = καλύτερο: { $game }
web-statistics-luck-each = τύχη ανά παρτίδα

web-statistics-against = Απέναντι
    .help = παρτίδες όπου βγήκες μπροστά
web-statistics-share = { $ahead } από { $games }
web-statistics-never = όχι ακόμη
web-statistics-people = Άνθρωποι
web-statistics-hero = Με αυτούς τους ήρωες
web-statistics-tile = Με αυτά τα πλακίδια
web-statistics-with-help = νίκες, από τις παρτίδες όπου τα χρησιμοποίησες
web-statistics-last = Οι τελευταίες παρτίδες σου
web-statistics-place = θέση { $place } από { $players }
web-statistics-analysis = Ανάλυση
web-statistics-daily-best = Καλύτερο: { $points }, { $day }.

web-since = Από την τελευταία φορά
web-since-won-by = Τελευταία παρτίδα: νίκη με διαφορά { $score }
web-since-won = Τελευταία παρτίδα: νίκη
web-since-shared = Τελευταία παρτίδα: κοινή νίκη
web-since-lost-by = Τελευταία παρτίδα: ήττα με διαφορά { $score }
web-since-lost = Τελευταία παρτίδα: ήττα
web-since-alone = Τελευταία παρτίδα, ατομικό: { $score }
web-since-look = Δες πού τελείωσε η τύχη και πού άρχισε η τέχνη.
web-since-next = Ο επόμενος στόχος: { $name }
web-since-so-far = Βγήκες μπροστά σε { $ahead } από { $games }.
web-since-never-met = Δεν έχετε συναντηθεί ακόμη.
web-since-dice =
    { $dice ->
        [one] Ένα ζάρι. Όλα μέσα σε ό,τι επιτρέπει η τύχη.
       *[other] { $dice } ζάρια. Όλα μέσα σε ό,τι επιτρέπει η τύχη.
    }
