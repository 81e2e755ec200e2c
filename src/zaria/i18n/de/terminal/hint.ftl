command-hint = Zeigen, was ein starker Gegner in einer gespeicherten Partie täte, und warum.
    .usage = zaria hint DATEI
argument-hint-rollouts = wie viele Partien probiert werden (Standard: so viele, wie einen Augenblick dauern)
    .value = N
hint-column-chance = Siege von 100
hint-column-points = Punkte
hint-column-lot = von 100
hint-column-behind = Rückstand
