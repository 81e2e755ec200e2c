web-turns-skipped =
    { $turns ->
        [one] 1 Zug übersprungen
       *[other] { $turns } Züge übersprungen
    }
web-seen = Gesehen
web-round-of = Runde { $round } von { $rounds }
web-lost-line = Du kannst dich umsehen. Weiterspielen geht, sobald der Tisch antwortet.
web-lost-nothing = **Nichts geht verloren**, und dein Zug wartet.
web-try-now = Jetzt versuchen
web-away-line = { $seat } ist weg. **Der Tisch wartet**; solange kann eine Vertretung spielen.
web-wait = Warten
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-line-of = Schritt { $step } von { $steps }
web-scores = Punkte
web-gone = { $seat } ist nicht verbunden.
web-gone-wait = Der Platz bleibt reserviert; dauert es länger, kannst du eine Vertretung spielen lassen.
web-offline = nicht verbunden
web-coach-seen = Verstanden

web-hint = Tipp
web-hint-value = Tipp: { $value }
web-hint-best = die beste Wahl, Tipp: { $value }
web-hint-best-alone = die beste Wahl
web-hint-numbers = Die Zahlen
web-hint-unit-chance = Die Zahlen sind deine Gewinnchancen, von 100.
web-hint-unit-points = Die Zahlen sind Punkte am Ende.
web-hint-unit-lot = Die Zahlen sagen, wie oft du wählen solltest, von 100.

web-odds = Chancen
    .help = Alle am Tisch dürfen die Chancen sehen, berechnet aus dem, was offen liegt.
web-odds-me = Der Tisch zeigt, wie wahrscheinlich etwas ist, etwa „3 von 5“.
