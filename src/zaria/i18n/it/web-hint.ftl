web-hint = Consiglio
web-hint-value = consiglio: { $value }
web-hint-best = la scelta migliore, consiglio: { $value }
web-hint-best-alone = la scelta migliore
web-hint-unit-chance = I numeri sono le tue probabilità di vincere, su 100.
web-hint-unit-points = I numeri sono punti alla fine.
web-hint-unit-lot = I numeri dicono quanto spesso scegliere, su 100.

web-odds = Probabilità
    .help = Tutti al tavolo possono vedere le probabilità, calcolate da ciò che è scoperto.
web-odds-me = Il tavolo mostra quanto è probabile qualcosa, per esempio «3 su 5».
