web-miner-take = Nehmen: { $which }
web-miner-share = Dieses Bier teilen ({ $kind })
web-miner-to = An { $seat } geben
web-miner-spend = Verwenden: { $face }
web-miner-spend-hero = Magie deines Helden verwenden
web-miner-reroll = Erneut würfeln: { $face }
web-miner-cache = Sichern: { $face }
web-miner-recycle = Zurück in den Beutel: { $which }
web-miner-set = Drehen auf: { $face }
web-miner-chest-yes = In die Schatzkiste
web-miner-chest-no = In keine Schatzkiste
web-miner-refill = Berg auffüllen
web-miner-stop = Aufhören
web-done-question-miner-take-second = Kein zweiter Würfel
web-done-question-miner-magic = Keine Magie mehr
web-done-question-miner-cache = Nichts mehr sichern
web-miner-points = Punkte: { $points }
web-miner-points-of = { $seat }: { $points }
web-miner-at-stake = bringt jetzt: { $points }
web-miner-takes =
    { $number ->
        [one] dann ein Würfel
       *[other] dann ein oder zwei Würfel, auch von der Seite
    }
web-miner-rerolls =
    { $number ->
        [one] würfelt einen Würfel erneut
       *[other] würfelt { $number } Würfel erneut
    }
web-miner-left =
    { $number ->
        [one] noch ein Zauber
       *[other] noch { $number } Zauber
    }
web-miner-dice =
    { $number ->
        [one] ein neuer Würfel
       *[other] { $number } neue Würfel
    }
web-miner-recycles =
    { $number ->
        [one] ein Würfel kommt zurück in den Beutel
       *[other] { $number } Würfel kommen zurück in den Beutel
    }

web-miner-die = { $face }, { $kind }
web-miner-mountain = Der Berg
web-miner-empty = Der Berg ist leer.
web-miner-on-top = liegt oben
web-miner-on-side = an der Seite, unter { $faces }
web-miner-buried = verschüttet unter { $faces }
web-miner-on-hero = auf deinem Helden
web-miner-spent = verwendet
web-miner-cached = gesichert
web-miner-in-chest = in einer Schatzkiste
web-miner-used = benutzt

web-miner-trove = Vorrat von { $seat }
web-miner-no-dice = Noch keine Würfel.
web-miner-row-tunnels = Schächte
web-miner-row-treasure = Edelsteine
web-miner-row-cave-ins = Einstürze
web-miner-row-dragons = Drachen
web-miner-row-chests = Schatzkisten
web-miner-row-magic = Magie
web-miner-row-beer = Bier
web-miner-crown = Die meisten Edelsteine: Sie zählen doppelt
web-miner-total = Summe

web-miner-round = Runde { $round }
web-miner-round-of = Runde { $round } von 3
web-miner-mountains = Berg { $number } von 3
web-miner-bag = Im Beutel

web-miner-hero-alchemist = Drei Zauber in jeder Runde, jeder für einen Würfel.
web-miner-hero-dragon-slayer = Ein Schild, der immer bleibt, und ein Zauber in jeder Runde.
web-miner-hero-engineer = Ein Schacht 2, der immer da ist, und eine Spitzhacke.
web-miner-hero-prospector = Allen einen Edelstein voraus, und eine Spitzhacke.
web-miner-hero-surveyor = Jede Sequenz braucht eine 1: Hier ist eine, und ein Zauber in jeder Runde.
web-miner-hero-treasurer = Ein Edelstein, und nach jeder Runde Platz für zwei Würfel in der Schatzkiste.

web-miner-to-break-tie = für das Stechen
web-miner-tie-why = Die Summen waren gleich. Die Beteiligten haben alles erneut gewürfelt und noch einmal gewertet, nur für das Stechen.
web-miner-go-on = Weiter
web-miner-points-word =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
web-miner-best =
    { $magic ->
        [0] Bestes Ergebnis auf diesem Gerät, ohne Magiewürfel
        [one] Bestes Ergebnis auf diesem Gerät, mit einem Magiewürfel
       *[other] Bestes Ergebnis auf diesem Gerät, mit { $magic } Magiewürfeln
    }
web-miner-no-best = Noch nichts.

web-faces-ours = wie in der Schachtel
web-faces-other = andere
web-faces-file = Die Seiten jeder Art, als JSON

web-coach-miner-1 = **Helle Würfel kannst du nehmen.** Zeig auf einen: Er sagt, was er bringt.
web-coach-miner-2 = **Schächte zählen von 1 an aufwärts,** eine 5 wartet also auf 1, 2, 3 und 4.
web-coach-miner-3 = **Zeig auf etwas oder halte es gedrückt:** Es sagt, was es ist.
web-coach-miner-solo-1 = **Helle Würfel kannst du nehmen.** Zeig auf einen: Er sagt, was er bringt.
web-coach-miner-solo-2 = **Nur ganze Sequenzen von 1 bis 5 zählen,** jeder Schacht braucht also den davor.
web-coach-miner-solo-3 = **Zeig auf etwas oder halte es gedrückt:** Es sagt, was es ist.
