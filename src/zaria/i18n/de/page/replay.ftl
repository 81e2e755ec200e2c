web-replay-round = Runde { $round }
web-replay-more = Mehr
web-replay-envelope = Umschlag
web-replay-cost-chance = Kosten: { $loss } von 100.
web-replay-cost-points =
    { $loss ->
        [one] Kosten: ein Punkt.
       *[other] Kosten: { $loss } Punkte.
    }
web-replay-now-chance = { $value } von 100
web-replay-now-points =
    { $value ->
        [one] Ein Punkt
       *[other] { $value } Punkte
    }
web-envelope-right =
    { $draws ->
        [one] Der einzige Wurf ist wie versiegelt
       *[other] Alle { $draws } Würfe sind wie versiegelt
    }
web-envelope-checked = hier geprüft, auf deinem Gerät, gerade eben
web-envelope-sealed = Vor dem ersten Wurf versiegelt
    .help = Siegel { $seal }
web-envelope-own = Dein Gerät hat ein eigenes Geheimnis beigetragen
    .help = so konnte niemand allein die Würfel bestimmen
web-envelope-others = Mitspieler haben eigene Geheimnisse beigetragen
    .help = { $seats }
web-envelope-opened = Am Ende des Spiels geöffnet
    .help = das Siegel passt zum Inhalt
web-envelope-rolls = Jeder Wurf, wie er im Umschlag steht. Drücke auf einen, um ihn auf dem Tisch zu sehen.
web-envelope-now = Dieser Wurf: { $name }
web-envelope-before = vorher: { $name }
web-envelope-not = Das zeigt, dass kein Würfel verändert wurde. Es zeigt nicht, dass der Gastgeber sie nicht kennen konnte.
web-envelope-all = Alle Prüfungen
web-envelope-see = Diesen Wurf ansehen

web-misfit-title = Ein Würfel passt nicht zu seinem Umschlag
web-misfit = Runde { $round }, { $seat }, Würfel { $die }: Im Umschlag steht { $sealed }, in der Aufzeichnung { $said }. Jemand hat diese Datei nach dem Spiel geändert.
web-misfit-all = Runde { $round }, Ziehung { $die }: Im Umschlag steht { $sealed }, in der Aufzeichnung { $said }. Jemand hat diese Datei nach dem Spiel geändert.
web-misfit-sealed = Umschlag
web-misfit-said = Aufzeichnung
