web-turns-skipped =
    { $turns ->
        [one] Παραλείφθηκε 1 κίνηση
       *[other] Παραλείφθηκαν { $turns } κινήσεις
    }
web-seen = Το είδα
web-round-of = Γύρος { $round } από { $rounds }
web-lost-line = Μπορείς να κοιτάς το τραπέζι. Θα ξαναπαίξεις μόλις απαντήσει το τραπέζι.
web-lost-nothing = **Δεν χάνεται τίποτα**, και η σειρά σου περιμένει.
web-try-now = Δοκίμασε τώρα
web-away-line = { $seat }: λείπει. **Το τραπέζι περιμένει**· στο μεταξύ μπορεί να παίξει αντικαταστάτης.
web-wait = Αναμονή
web-step-back = Ένα βήμα πίσω
web-step-on = Ένα βήμα μπροστά
web-line-of = βήμα { $step } από { $steps }
web-scores = Βαθμολογία
web-gone = { $seat }: χωρίς σύνδεση.
web-gone-wait = Η θέση κρατιέται· αν αργήσει, μπορείς να βάλεις αντικαταστάτη να παίξει.
web-offline = χωρίς σύνδεση
web-coach-seen = Κατάλαβα
