# Die Bühne eines Tischs: Tempo, obere Zeile, Schublade.
# $turns ist eine Zahl.

web-pace = Tempo
web-pace-calm = Ruhig
web-pace-quick = Schnell
web-pace-instant = Sofort
web-roll-at-once = Meine Würfel sofort werfen
    .help = Gegen Bots, ohne dass ich drücke.
web-turns-skipped =
    { $turns ->
        [one] 1 Zug übersprungen
       *[other] { $turns } Züge übersprungen
    }
web-seen = Gesehen
web-round-of = Runde { $round } von { $rounds }
web-lost-line = Du kannst schauen und zeigen. Nichts geht verloren: Dein Zug wartet auf die Verbindung.
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
# Im Verlauf, in dem zurückgeblickt wird.
web-line-of = Schritt { $step } von { $steps }
