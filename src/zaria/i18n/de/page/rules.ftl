web-rules-search = In den Regeln suchen
web-rules-found =
    { $sections ->
        [0] Kein Abschnitt enthält diese Wörter.
        [one] { $sections } Abschnitt enthält diese Wörter.
       *[other] { $sections } Abschnitte enthalten diese Wörter.
    }
web-rules-ringed = Auf deinem Tisch umrandet
web-rules-try = An einem Übungstisch ausprobieren

web-rules-chapter-idea = Die Idee
web-rules-chapter-turn = Dein Zug
web-rules-chapter-payouts = Auszahlung
web-rules-chapter-end = Das Ende
web-rules-chapter-royale = Royale
web-rules-chapter-tiles = Die Plättchen
web-rules-chapter-digging = Graben
web-rules-chapter-magic = Magie
web-rules-chapter-scoring = Wertung
web-rules-chapter-solo = Solo
web-rules-chapter-tiles-here = Plättchen hier

web-rules-tie = gleich: raus
web-rules-nothing = nichts
