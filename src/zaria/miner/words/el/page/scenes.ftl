web-mine-cheers-to = Στην υγειά μας! ({ $seat })
web-mine-shares = { $seat } ρίχνει την Μπύρα. Την παίρνει: { $owner }.
web-mine-casts = Μαγεία: { $seat }
web-mine-turned = { $was } → { $now }
web-mine-counts = Σκοράρισμα του γύρου { $round }
web-mine-tie-counts = Σκοράρισμα επίλυσης ισοπαλίας { $repeat }
web-mine-sequences = Μετρούν οι αλληλουχίες που αρχίζουν από το 1.
web-mine-whole = Ολόκληρη η στοά από το 1 ως το 5: { $seats }.
web-mine-most-gems =
    { $gems ->
        [one] { $seat } έχει τα περισσότερα πετράδια, ένα: μετράει διπλά.
       *[other] { $seat } έχει τα περισσότερα πετράδια, { $gems }: μετρούν διπλά.
    }
web-mine-no-most = Κανείς δεν έχει μόνος τα περισσότερα πετράδια: κανένα δεν μετράει διπλά.
web-mine-no-pickaxe = Χωρίς αξίνα: { $seats }.
web-mine-no-shield = Χωρίς ασπίδα: { $seats }.
web-mine-all-turned = Όλοι εξουδετερώθηκαν.
web-mine-leads =
    { $number ->
        [one] Προηγείται με { $points }: { $seats }
       *[other] Ισόπαλοι με { $points }: { $seats }
    }
web-mine-tie-leads =
    { $number ->
        [one] Λύνει την ισοπαλία με { $points }: { $seats }
       *[other] Ακόμα ισόπαλοι με { $points }: { $seats }
    }
web-mine-won =
    { $number ->
        [one] Νικά με { $points }: { $winners }
       *[other] Νικούν με { $points }: { $winners }
    }
web-mine-you-won = Νίκησες με { $points }
web-mine-you-came =
    { $points ->
        [0] { $place }η θέση, με τους ίδιους πόντους.
        [one] { $place }η θέση: σου έλειψε ένας πόντος.
       *[other] { $place }η θέση: σου έλειψαν { $points } πόντοι.
    }
web-mine-hinge = Κρίθηκε στον **γύρο { $round }, { $line }**: εσύ { $own }, { $seat } { $theirs }.
web-mine-see-moment = Δες το ξανά
web-mine-sun-up = Ο ήλιος ανέτειλε πάνω από το ορυχείο
web-mine-ahead =
    { $points ->
        [one] { $points } πόντος μπροστά. Επόμενη θέση: { $seat }.
       *[other] { $points } πόντοι μπροστά. Επόμενη θέση: { $seat }.
    }
web-mine-best-round = Ο καλύτερος γύρος: γύρος { $round } με { $points }.
web-mine-look = Δες τις συλλογές
web-mine-result = Το αποτέλεσμα
