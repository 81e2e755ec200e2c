web-turns-skipped =
    { $turns ->
        [one] 1 turno saltato
       *[other] { $turns } turni saltati
    }
web-seen = Visto
web-round-of = Round { $round } di { $rounds }
web-lost-line = Puoi guardare il tavolo. Potrai giocare di nuovo appena il tavolo risponde.
web-lost-nothing = **Nulla è perduto**, e il tuo turno aspetta.
web-try-now = Prova ora
web-away-line = { $seat } non c’è. **Il tavolo aspetta**; intanto può giocare un sostituto.
web-wait = Aspetta
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-line-of = passo { $step } di { $steps }
web-scores = Punti
web-gone = Senza connessione: { $seat }.
web-gone-wait = Il posto resta riservato; se ci vuole troppo, puoi far giocare un sostituto.
web-offline = senza connessione
web-coach-seen = Ho capito

web-hint = Consiglio
web-hint-value = consiglio: { $value }
web-hint-best = la scelta migliore, consiglio: { $value }
web-hint-best-alone = la scelta migliore
web-hint-numbers = I numeri
web-hint-unit-chance = I numeri sono le tue probabilità di vincere, su 100.
web-hint-unit-points = I numeri sono punti alla fine.
web-hint-unit-lot = I numeri dicono quanto spesso scegliere, su 100.

web-odds = Probabilità
    .help = Tutti al tavolo possono vedere le probabilità, calcolate da ciò che è scoperto.
web-odds-me = Il tavolo mostra quanto è probabile qualcosa, per esempio «3 su 5».
