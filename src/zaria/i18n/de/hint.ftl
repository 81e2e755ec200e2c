hint-only = { $best }: die einzige Möglichkeit.
hint-clear = { $best }: sonst lohnt sich nichts.
hint-learnt = { $best }: damit werden mehr Partien gewonnen als mit allem anderen.
hint-equal = „{ $best }“ und „{ $second }“ sind etwa gleich gut.
hint-lot = Wer sich durchschauen lässt, verliert hier: überlass es dem Zufall.
hint-money = { $best }: { $amount } mehr als „{ $second }“.
hint-money-safe = { $best }: { $amount } mehr als „{ $second }“; niemand kann dort noch gleichziehen.
hint-safe = { $best }: niemand kann dort noch gleichziehen.
hint-points = { $best }: { $decimal } Punkte mehr als „{ $second }“.
hint-chance = { $best }: von 100 Partien werden { $decimal } mehr gewonnen als mit „{ $second }“.

refusal-no-hint = gerade hat niemand etwas zu entscheiden
refusal-hints-off = an diesem Tisch gibt es keine Tipps
refusal-hint-busy = über deinen letzten Tipp wird noch nachgedacht
refusal-hint-fast = zu viele Tipps; warte ein wenig
refusal-hint-failed = der Tipp ließ sich nicht finden; frage noch einmal
