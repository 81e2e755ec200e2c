web-which-game = Was spielen wir?
web-with-friends = Mit Freunden
web-my-tables = Meine Tische
web-my-tables-none = Spiele, die du verlässt, warten hier auf dich.
web-open-tables = Offene Tische
web-join = Mitspielen
web-show-all = Alle { $number } zeigen
web-show-fewer = Weniger zeigen
web-rules-of = Die Regeln von { $game }
web-licences = Lizenzen
web-unofficial = Inoffiziell: von Spielern für Spieler gemacht, ohne Verbindung zu den Autoren oder Verlagen der Spiele.
web-status-open = Wartet auf Mitspieler
web-status-sealing = Beginnt gleich
web-status-playing = Läuft
web-status-over = Beendet
web-status-abandoned = Aufgegeben
web-status-closed = Ältere Regeln

web-settings = Einstellungen
web-my-name = Mein Name

web-fewer = Eins weniger
web-more = Eins mehr
web-yes = ja
web-no = nein
web-share = Teilen

web-game = Spiel
web-seats = Wer spielt?
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-here = An diesem Gerät
web-seat-name = Der Name der Person auf Platz { $number }
web-seat-name-short = Name
web-the-game = Das Spiel
web-dice = Die Würfel
web-dice-sealed = Versiegelt
    .help = Der Server würfelt, und alle können hinterher prüfen, dass kein Wurf geändert wurde.
web-dice-real = Echte Würfel
    .help = Ihr würfelt und zieht am eigenen Tisch und gebt die Ergebnisse ein.
web-speed = Gegner spielen
web-speed-watch = zum Mitverfolgen
web-speed-fast = sofort
web-clock = Zeit für jede Entscheidung
    .help = Wer länger braucht, für den macht eine Vertretung diesen einen Zug. Die Uhr steht still, solange von den Spielern niemand da ist.
web-clock-none = unbegrenzt
web-clock-seconds = { $seconds } Sekunden
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
web-clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-clock-slow = Ein Spiel über Tage: Die Uhr läuft weiter, auch wenn niemand da ist. Wer länger braucht, für den macht ein Gegner diesen einen Zug.
web-clock-left = Restzeit
web-clock-left-days = { $days } T. { $hours } Std.
web-clock-left-hours = { $hours } Std. { $minutes } Min.
web-listed = Alle dürfen mitspielen
    .help = Der Tisch steht auf der Startseite dieses Servers. Sonst findet ihn nur, wer den Link hat.

web-seat-is-bot = Gegner
web-seat-waits = Frei
web-seat-offered = Freigehalten: { $name }
web-seat-remove = Entfernen
web-seat-online = Da
web-seat-offline = Gerade nicht da
web-seat-make-open = Freigeben
web-sit = Hinsetzen
web-sit-here = Noch jemand hier
web-stand = Aufstehen
web-start = Start
web-start-ready = Alle sitzen.
web-start-waits = { $host } startet das Spiel, wenn alle sitzen.
web-start-waits-host = Wer den Tisch eröffnet hat, startet das Spiel, wenn alle sitzen.
web-invite = Jemanden einladen
    .help = Wer diesen Link hat, kann sich setzen oder zusehen. Ein Handy liest ihn vom Bildschirm.
web-invite-only-here = Dieser Link geht nur auf diesem Rechner. Starte den Server mit --lan und öffne ihn unter der Adresse, die er nennt, um andere einzulassen.
web-invite-code = Der Link zu diesem Tisch als QR-Code
web-sealing = Der Umschlag wird geschlossen
    .help = Jedes Gerät fügt den Würfeln etwas Eigenes hinzu. Einen Moment, dann beginnt das Spiel.
web-sealing-added = fertig
web-sealing-waits = fehlt noch
web-table-close = Tisch schließen
web-table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.

web-rules-contents = Inhalt
