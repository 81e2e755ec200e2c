command-hint = Mostra che cosa farebbe un avversario forte in una partita salvata, e perché.
    .usage = zaria hint FILE
argument-hint-rollouts = quante partite provare (predefinito: quante richiedono un momento)
    .value = N
hint-column-chance = vittorie su 100
hint-column-points = punti
hint-column-lot = su 100
hint-column-behind = distacco
