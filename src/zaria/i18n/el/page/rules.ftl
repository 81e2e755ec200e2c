web-rules-search = Αναζήτηση στους κανόνες
web-rules-found =
    { $sections ->
        [0] Καμία ενότητα δεν έχει αυτές τις λέξεις.
        [one] { $sections } ενότητα έχει αυτές τις λέξεις.
       *[other] { $sections } ενότητες έχουν αυτές τις λέξεις.
    }
web-rules-ringed = Με πλαίσιο στο τραπέζι σου
web-rules-try = Δοκίμασέ το σε τραπέζι εξάσκησης

web-rules-chapter-idea = Η ιδέα
web-rules-chapter-turn = Η σειρά σου
web-rules-chapter-payouts = Πληρωμές
web-rules-chapter-end = Το τέλος
web-rules-chapter-royale = Royale
web-rules-chapter-tiles = Τα πλακίδια
web-rules-chapter-digging = Ανασκαφή
web-rules-chapter-magic = Μαγεία
web-rules-chapter-scoring = Βαθμολόγηση
web-rules-chapter-solo = Ατομικό
web-rules-chapter-tiles-here = Πλακίδια εδώ

web-rules-tie = ισοπαλία: έξω
web-rules-nothing = τίποτα
