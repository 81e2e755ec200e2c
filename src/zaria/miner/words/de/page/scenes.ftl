web-mine-cheers-to = Prost, { $seat }!
web-mine-shares = { $seat } wirft das Bier für { $owner }.
web-mine-casts = { $seat } wirkt Magie
web-mine-turned = { $was } → { $now }
web-mine-counts = Wertung von Runde { $round }
web-mine-tie-counts = Wertung des Stechens { $repeat }
web-mine-sequences = Es zählen Sequenzen, die mit 1 beginnen.
web-mine-whole = Der ganze Schacht von 1 bis 5: { $seats }.
web-mine-most-gems =
    { $gems ->
        [one] { $seat } hat die meisten Edelsteine, einen: Er zählt doppelt.
       *[other] { $seat } hat die meisten Edelsteine, { $gems }: Sie zählen doppelt.
    }
web-mine-no-most = Niemand hat allein die meisten Edelsteine: Keine zählen doppelt.
web-mine-no-pickaxe = Ohne Spitzhacke: { $seats }.
web-mine-no-shield = Ohne Schild: { $seats }.
web-mine-all-turned = Alle sind neutralisiert.
web-mine-leads =
    { $number ->
        [one] { $seats } führt mit { $points }
       *[other] { $seats } liegen gleichauf mit { $points }
    }
web-mine-tie-leads =
    { $number ->
        [one] { $seats } entscheidet das Stechen mit { $points }
       *[other] { $seats } liegen weiter gleichauf mit { $points }
    }
web-mine-won =
    { $number ->
        [one] { $winners } gewinnt mit { $points }
       *[other] { $winners } gewinnen mit { $points }
    }
web-mine-you-won = Du gewinnst mit { $points }
web-mine-you-came =
    { $points ->
        [0] Platz { $place } für dich, mit gleich vielen Punkten.
        [one] Platz { $place } für dich, es fehlte ein Punkt.
       *[other] Platz { $place } für dich, es fehlten { $points } Punkte.
    }
web-mine-hinge = Entscheidend war **Runde { $round }, { $line }**: du { $own }, { $seat } { $theirs }.
web-mine-see-moment = Noch einmal ansehen
web-mine-sun-up = Über dem Bergwerk ist die Sonne aufgegangen
web-mine-ahead =
    { $points ->
        [one] { $points } Punkt vor { $seat }.
       *[other] { $points } Punkte vor { $seat }.
    }
web-mine-best-round = Die beste Runde: Runde { $round } mit { $points }.
web-mine-look = Die Vorräte ansehen
web-mine-result = Das Ergebnis
