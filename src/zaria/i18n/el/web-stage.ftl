# Η σκηνή ενός τραπεζιού: ρυθμός, πάνω γραμμή, συρτάρι.
# $turns είναι αριθμός.

web-pace = Ταχύτητα
web-pace-calm = Ήρεμη
web-pace-quick = Γρήγορη
web-pace-instant = Άμεση
web-roll-at-once = Ρίξε αμέσως τα ζάρια μου
    .help = Απέναντι σε μποτ, χωρίς να πατήσω εγώ.
web-turns-skipped =
    { $turns ->
        [one] Παραλείφθηκε 1 κίνηση
       *[other] Παραλείφθηκαν { $turns } κινήσεις
    }
web-seen = Το είδα
web-round-of = Γύρος { $round } από { $rounds }
web-lost-line = Μπορείς να κοιτάς και να δείχνεις. Δεν χάνεται τίποτα: η σειρά σου περιμένει τη σύνδεση.
web-step-back = Ένα βήμα πίσω
web-step-on = Ένα βήμα μπροστά
# Του ιστορικού στο οποίο κοιτάμε πίσω.
web-line-of = βήμα { $step } από { $steps }
