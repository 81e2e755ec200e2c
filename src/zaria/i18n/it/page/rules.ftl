web-rules-search = Cerca nelle regole
web-rules-found =
    { $sections ->
        [0] Nessuna sezione ha queste parole.
        [one] { $sections } sezione ha queste parole.
       *[other] { $sections } sezioni hanno queste parole.
    }
web-rules-ringed = Cerchiato sul tuo tavolo
web-rules-try = Provalo su un tavolo di prova

web-rules-chapter-idea = L’idea
web-rules-chapter-turn = Il tuo turno
web-rules-chapter-payouts = Pagamenti
web-rules-chapter-end = La fine
web-rules-chapter-royale = Royale
web-rules-chapter-tiles = Le tessere
web-rules-chapter-digging = Lo scavo
web-rules-chapter-magic = Magia
web-rules-chapter-scoring = Punteggio
web-rules-chapter-solo = Solitario
web-rules-chapter-tiles-here = Tessere qui

web-rules-tie = parità: fuori
web-rules-nothing = niente
