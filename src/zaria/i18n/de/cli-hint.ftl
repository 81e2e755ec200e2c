# Tipps: was ein starker Gegner täte, und warum.

hint-only = { $best }: etwas anderes geht nicht.
hint-equal = { $best } und { $second } sind etwa gleich gut.
hint-lot = Wer sich durchschauen lässt, verliert hier: überlass es dem Zufall.
hint-money = { $best }: { $amount } mehr als { $second }.
hint-money-safe = { $best }: { $amount } mehr als { $second }; niemand kann dort noch gleichziehen.
hint-safe = { $best }: niemand kann dort noch gleichziehen.
hint-points = { $best }: { $number } Punkte mehr als { $second }.
hint-chance = { $best }: von 100 Partien werden { $number } mehr gewonnen als mit { $second }.

refusal-no-hint = gerade ist niemand da, der einen Tipp bekommen könnte

command-hint = Sage, was ein starker Gegner in einer festgehaltenen Partie täte, und warum.
    .usage = zaria hint DATEI
argument-hint = eine Datei, die „zaria play --record“ geschrieben hat
    .value = DATEI
argument-hint-rollouts = wie viele Partien probiert werden (ohne Angabe so viele, wie einen Augenblick dauern)
    .value = N
hint-column-chance = Siege von 100
hint-column-points = Punkte
hint-column-lot = von 100
hint-column-behind = Rückstand
refusal-no-hint-file = welche Datei? „zaria hint DATEI“ nimmt eine, die „zaria play --record“ geschrieben hat
