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
    .help = Wähle die Datei, oder ziehe sie hierher. Sie wird abgespielt und nicht gespeichert.
web-replay-to = Wiederholung ansehen
web-replay-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende springen zum Anfang und zum Schluss, die Leertaste spielt ab und hält an.
web-replay-loading = Das Spiel wird geladen …
web-replay-log = Verlauf

web-check = Würfel prüfen
web-check-later = Die Würfel liegen in einem versiegelten Umschlag. Er lässt sich öffnen, wenn das Spiel vorbei ist.
web-check-seal = Der Zettel im Umschlag ist der, der vor dem Spiel versiegelt wurde.
web-check-contribution = Der Beitrag von { $seat } stimmt mit dem überein, was vorher festgelegt wurde.
web-check-own = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah, und sein Beitrag ist darin.
web-check-own-seal = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah.
web-check-rules = { $steps ->
        [one] Der Server hat den einen Schritt nachgespielt: Er folgt den Regeln.
       *[other] Der Server hat alle { $steps } Schritte nachgespielt: Sie folgen den Regeln.
    }
web-check-wrong = Das stimmt nicht: { $reason }.
web-check-failed = Traue dieser Aufzeichnung nicht.
web-check-right = Alles passt: Die Würfel dieses Spiels wurden nicht geändert.
web-check-warned = Die Würfel wurden nach dem Versiegeln nicht geändert. Aber ein Beitrag wurde zurückgehalten: Lies die Warnung.
web-check-proves = Was das zeigt und was nicht
    .help = Alles außer den Regeln wurde auf diesem Gerät nachgerechnet, ohne den Server zu fragen.
web-proves-unchanged = Es zeigt, dass die Würfel nicht geändert wurden: nicht vom Gastgeber, nicht von einem Spieler, auch nicht hinterher. Sie standen vor dem ersten Wurf fest und hängen davon ab, was alle beigetragen haben.
web-proves-not-unknown = Es zeigt nicht, dass niemand sie kennen konnte. Wer den Server betreibt, kann dort das Geheimnis lesen und könnte vorausschauen oder es weitersagen. Spiel bei einem Gastgeber, dem du das zutraust.
web-proves-promises = Wer mitspielt und den Server betreibt, könnte die kommenden Würfel nicht mögen und den eigenen Beitrag zurückhalten. Dann werden die Würfel neu versiegelt, mit neuem Geheimnis und neuen Beiträgen von allen, und was zurückgehalten wurde, bleibt als Warnung in der Aufzeichnung. Einmal kann eine verlorene Verbindung sein. Immer wieder ist ein Grund, anderswo zu spielen.
web-proves-left-out = Ein Platz, dessen Gerät nicht rechtzeitig etwas festlegt, bleibt außen vor, damit niemand einen Tisch aufhalten kann. Die Prüfung sagt, wessen Beiträge darin sind. Fehlt deiner, haben die anderen und der Gastgeber die Würfel ohne dich festgelegt.
web-proves-bots = Ada, Max und die anderen Gegner tragen nichts bei. An einem Tisch, an dem nur der Gastgeber gegen sie spielt, legt der Gastgeber die Würfel allein fest.
web-proves-copies = Wer eine geöffnete Aufzeichnung hat, kann eine andere mit demselben Umschlag und anderen Zügen oder Namen schreiben. Die Würfel darin wären immer noch die richtigen. Vergleiche also das Siegel, und behalte die Aufzeichnung, die du selbst heruntergeladen hast.

web-pad-players = Personen
web-pad-player = Spieler { $number }
web-pad-name = Name von Spieler { $number }
web-pad-more-players = Eine Person mehr
web-pad-fewer-players = Eine Person weniger
web-pad-round = Runde
web-pad-round-number = Runde { $round }
web-pad-kept = Bleibt auf diesem Gerät. Geht ohne Netz.
web-pad-more = Mehr
web-pad-not-possible = Das geht nicht:
web-pad-scores = Punkte
web-pad-total = Summe
web-pad-leads = { $number ->
        [one] { $seats } führt.
       *[other] { $seats } führen gemeinsam.
    }
web-pad-over = Von vorn
web-pad-sure = Alles, was hier steht, wird gelöscht.
web-pad-wipe = Löschen

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
