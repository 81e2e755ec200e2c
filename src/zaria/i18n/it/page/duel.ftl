web-duel = Duello a dadi uguali
web-duel-won = Vinci il duello, { $points } a { $others }
web-duel-lost = Perdi il duello, { $points } a { $others }
web-duel-drawn = Il duello è pari, { $points } a { $others }
web-duel-same = Stessa montagna, stessi rifornimenti.
web-duel-standing = I vostri duelli ({ $name }): ne hai vinti { $won } su { $met }.
web-duel-undone =
    { $number ->
        [one] Nella prima partita una mossa è stata annullata ({ $name }).
       *[other] Nella prima partita le mosse annullate sono { $number } ({ $name }).
    }
web-duel-hinted = Nella prima partita i suggerimenti erano permessi ({ $name }).
web-duel-link = Il link per un’altra persona
    .help = Chi lo apre gioca la tua partita con gli stessi dadi e vede la tua solo dopo. Da ora in poi nessun altro può guardarla.
web-duel-dared = { $name }: sai fare di meglio con gli stessi dadi?
web-duel-rules = Giochi alla cieca e una volta sola. Niente si annulla e nessuno aiuta. Poi vedi le due partite fianco a fianco.
web-duel-given-up = Non hai finito la tua partita, quindi quelle degli altri restano chiuse.
web-duel-begin = Scava con gli stessi dadi
web-duel-go-on = Continua a scavare
web-duel-you = Tu
web-duel-left = quello che è rimasto
web-duel-watch = Guarda ({ $name })
web-duel-curve =
    { $step ->
        [0] Diverse dal primo passo
        [one] Uguali per un passo
       *[other] Uguali per { $step } passi
    }
web-duel-graph = Punti dopo ogni passo: alla fine { $points } per te e { $others } per { $name }
web-duel-stopped = si era già fermato il gioco
web-duel-no-luck = Stessi dadi, quindi niente fortuna:
web-duel-decisions =
    { $points ->
        [0] non c’è differenza.
        [one] l’unico punto di differenza è una decisione.
       *[other] tutti i { $points } punti di differenza sono decisioni.
    }
web-duel-same-table = Stessi dadi, stesse carte, stessi avversari.
web-duel-play = Gioca con gli stessi dadi
web-duel-play-on = Continua a giocare
web-duel-answered = Da lì in poi gli stessi avversari hanno risposto a mosse diverse, con gli stessi dadi.
web-duel-new = Nuovo duello
web-duel-watch-both = Guarda entrambe
web-duel-send = Invia a { $name }
web-duel-until = Gli stessi dadi, fino al dado { $die }
web-duel-same-all = La stessa partita, dado per dado
web-duel-part = qui vi separate
web-duel-difference = Che cosa fa la differenza:
web-duel-ada = Ada, con gli stessi dadi: { $points }
web-duel-ada-parts = Gioca diversamente da te dal dado { $die }.
web-duel-ada-same = Gioca esattamente come te.
web-duel-ada-digs = Ada scava con gli stessi dadi …
web-duel-both = le due partite, passo per passo
