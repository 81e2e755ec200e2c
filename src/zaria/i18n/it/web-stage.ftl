# La scena di un tavolo: ritmo, riga in alto, cassetto.
# $turns è un numero.

web-pace = Velocità
web-pace-calm = Calma
web-pace-quick = Rapida
web-pace-instant = Immediata
web-roll-at-once = Tira subito i miei dadi
    .help = Contro i bot, senza che io prema nulla.
web-turns-skipped =
    { $turns ->
        [one] 1 turno saltato
       *[other] { $turns } turni saltati
    }
web-seen = Visto
web-round-of = Round { $round } di { $rounds }
web-lost-line = Puoi guardare e indicare. Nulla è perduto: il tuo turno aspetta la connessione.
web-step-back = Un passo indietro
web-step-on = Un passo avanti
# Della cronologia che si sta riguardando.
web-line-of = passo { $step } di { $steps }
