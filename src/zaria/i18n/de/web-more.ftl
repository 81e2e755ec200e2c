# Die Seite: Wiederholungen, Prüfen der Würfel, Wertungsblock und Tische mit echten Würfeln.
# $seat ist ein Name, $step und $steps sind Zahlen.

web-replay = Wiederholung
web-replay-of = { $game }: Wiederholung
web-replay-place = Schritt { $step } von { $steps }
web-replay-begins = Vor dem ersten Schritt
web-replay-controls = Wiederholung
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-on = Ein Schritt weiter
web-replay-last = Zum Ende
web-replay-step = Schritt
web-replay-speed = Tempo
web-replay-eyes = Gesehen von
web-replay-onlooker = Zuschauern
web-replay-link = Der Link zu dieser Wiederholung
web-replay-bring = Eine Aufzeichnung von diesem Gerät öffnen
    .help = Wähle die Datei, oder zieh sie hierher. Sie wird abgespielt und nicht behalten.
web-replay-to = Wiederholung ansehen
web-replay-keys = Tasten: ← und → gehen einen Schritt, Home und End springen, die Leertaste spielt ab und hält an.
web-replay-loading = Das Spiel wird geholt …
web-replay-log = Verlauf

# Der versiegelte Umschlag wird geöffnet. $reason ist, was falsch ist.
web-check = Würfel prüfen
    .help = Vor dem Spiel wurde ein Geheimnis in einem Umschlag versiegelt, und jedes Gerät fügte etwas hinzu. Aus beidem folgen alle Würfel. Öffne den Umschlag, und diese Seite rechnet jeden Wurf nach.
web-check-open = Umschlag öffnen
web-check-later = Die Würfel liegen in einem versiegelten Umschlag. Er lässt sich öffnen, wenn das Spiel vorbei ist.
web-check-seal = Der Zettel im Umschlag ist der, der vor dem Spiel versiegelt wurde.
web-check-contribution = Was { $seat } hinzugefügt hat, ist das Versprochene.
web-check-own = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah, und sein Beitrag ist darin.
web-check-own-seal = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah.
web-check-rules = { $steps ->
        [one] Der Server hat den einen Schritt nachgespielt: Er folgt den Regeln.
       *[other] Der Server hat alle { $steps } Schritte nachgespielt: Sie folgen den Regeln.
    }
web-check-wrong = Das stimmt nicht: { $reason }.
web-check-failed = Trau dieser Aufzeichnung nicht.
web-check-right = Alles passt: Die Würfel dieses Spiels wurden nicht geändert.
web-check-proves = Was das zeigt und was nicht
    .help = Es zeigt, dass niemand die Würfel geändert hat: nicht der Gastgeber, kein Spieler, auch nicht hinterher. Es zeigt nicht, dass niemand sie kennen konnte: Wer den Server betreibt, hätte in den Umschlag sehen können. Alles außer den Regeln wurde auf diesem Gerät nachgerechnet, ohne den Server zu fragen.

# Die Wertungsblöcke. $number ist die Nummer einer Person oder zählt Führende, $face was ein Würfel zeigt, $seats Namen.
web-pad-players = Personen
web-pad-player = Spieler { $number }
web-pad-name = Name von Spieler { $number }
web-pad-more-players = Eine Person mehr
web-pad-fewer-players = Eine Person weniger
web-pad-round = Runde
web-pad-not-possible = Das geht nicht:
web-pad-scores = Punkte
web-pad-total = Summe
web-pad-leads = { $number ->
        [one] { $seats } führt.
       *[other] { $seats } führen gemeinsam.
    }
web-pad-over = Neues Spiel beginnen
web-pad-sure = Alles, was hier steht, wird gelöscht.
web-pad-wipe = Löschen

# Tische mit echten Würfeln. $given von $number sind da; $what ist ein Würfel, eine Karte, ein Plättchen oder ein Name.
web-real-small = Kleine Würfel: { $given } von { $number }
web-real-big = Großer Würfel: { $given } von { $number }
web-real-black = Schwarze Würfel: { $given } von { $number }
web-real-faces = Würfel: { $given } von { $number }
web-real-cards = Karten: { $given } von { $number }
web-real-tiles = Plättchen: { $given } von { $number }
web-real-seat = Person: { $given } von { $number }
web-real-add = Hinzufügen: { $what }
web-real-remove = Wegnehmen: { $what }
web-real-type = Lieber tippen
