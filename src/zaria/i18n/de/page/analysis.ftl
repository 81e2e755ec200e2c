web-analysis-won = { $name } gewinnt
web-analysis-won-by = { $name } gewinnt mit { $score } Vorsprung
web-analysis-shared = Geteilter Sieg: { $winners }
web-analysis-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
web-analysis-tap = Tippe auf eine Stelle, um den Tisch zu sehen, wie er war.
web-analysis-begins = Das Spiel wird angesehen…
web-analysis-refined = Ein erster Blick. Es wird sicherer: { $percent } von 100 fertig.
web-analysis-done = Alle Züge sind ausgewertet.
web-analysis-sure = Dünne Linie und ±: wie sicher das ist.
web-analysis-curve = Von { $start } auf { $end }
web-analysis-sum = Siegchance von { $start } auf { $end }: Glück { $luck }, deine Entscheidungen { $decisions } (verglichen mit schnellem Spiel), die der anderen { $gifts }.
web-analysis-sum-alone = Erwartete Punkte von { $start } auf { $end }: Glück { $luck }, deine Entscheidungen { $decisions } (verglichen mit schnellem Spiel).
web-analysis-in-points = in Punkten: { $by }
web-analysis-in-money = in Geld: { $by }
web-analysis-luck = Das größte Glück oder Pech
web-analysis-mistakes = Die teuersten Entscheidungen
web-analysis-whose = Wessen Entscheidungen
web-analysis-turn = Runde { $round }, Zug { $turn }
web-analysis-played = Gespielt
web-analysis-better = { $name } würde wählen
web-analysis-see = Am Tisch ansehen
web-analysis-try = Am Tisch ausprobieren
    .help = Ein eigener Tisch, wie er vor dieser Entscheidung war. Es kommen andere Würfel, und nichts zählt.
web-analysis-mark = Entscheidung { $number }: { $by }
web-analysis-looking = Die Entscheidungen werden noch angesehen.
web-analysis-link = Der Link zu dieser Seite
