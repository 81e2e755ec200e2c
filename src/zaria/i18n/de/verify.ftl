command-verify = Den versiegelten Umschlag eines beendeten Spiels öffnen und jeden Würfel prüfen. Der Exit-Code ist 3, wenn ein Beitrag nie gezeigt wurde.
    .usage = zaria verify DATEI [--seal SIEGEL]
argument-verify = die Aufzeichnung eines Spiels an einem Tisch von „zaria serve“
    .value = DATEI
argument-seal = das Siegel, das du vor dem Spiel notiert hast: Die Aufzeichnung muss dasselbe haben
    .value = SIEGEL

verified-seal = Das Geheimnis im Umschlag ist das versiegelte: { $seal }
verified-contributions = Die Beiträge stimmen mit dem überein, was vorher festgelegt wurde: { $seats }.
verified-host-alone = Niemand hatte etwas hinzugefügt.
verified-draws = { $draws ->
        [one] Die eine Ziehung des Spiels lag im Umschlag.
       *[other] Alle { $draws } Ziehungen des Spiels lagen im Umschlag.
    }
verified-steps = { $steps ->
        [one] Der eine Schritt folgt den Regeln und führt zum Ergebnis.
       *[other] Alle { $steps } Schritte folgen den Regeln und führen zum Ergebnis.
    }
verified-unfinished = { $steps ->
        [one] Der eine Schritt folgt den Regeln. Das Spiel wurde nicht zu Ende gespielt.
       *[other] Alle { $steps } Schritte folgen den Regeln. Das Spiel wurde nicht zu Ende gespielt.
    }
verified-content = Sonst wurde in der Aufzeichnung nichts geändert.
verified-unshown = WARNUNG: Ein vorher festgelegter Beitrag zu den Würfeln wurde nie gezeigt ({ $seats }). Danach wurden die Würfel mit einem neuen Geheimnis neu versiegelt. Wer mitspielt und den Server betreibt, kann so zwischen zwei Würfelfolgen wählen.
verified-compare = Hast du das Siegel vor dem Spiel notiert, vergleiche es mit dem oben, oder gib es mit --seal an.

refusal-no-sealed-file = welche Datei? „zaria verify DATEI“ nimmt die Aufzeichnung eines Spiels an einem Tisch von „zaria serve“
refusal-seal-none = es gibt nichts zu prüfen: die Würfel dieses Spiels waren nicht versiegelt
refusal-seal-closed = der Umschlag ist noch zu: das Geheimnis wird gezeigt, wenn das Spiel vorbei ist
refusal-seal-secret = das Geheimnis in der Aufzeichnung ist nicht das versiegelte
refusal-seal-contribution = was Platz { $number } beigetragen hat, ist nicht das, was vorher festgelegt wurde
refusal-seal-secret-again = das Geheimnis lag schon in einem früheren Umschlag
refusal-seal-again = was Platz { $number } festgelegt hat, gehörte schon zu einem früheren Umschlag
refusal-seal-draw = die Ziehung in Schritt { $number } lag nicht im Umschlag
refusal-seal-check = die Aufzeichnung wurde geändert: sie ist nicht die, die mit diesem Umschlag geschlossen wurde
refusal-seal-other = dieses Spiel wurde mit { $seal } versiegelt, nicht mit „{ $given }“
refusal-seal-hidden = in der Aufzeichnung fehlt ein Umschlag, der vor dem Spiel zu sehen war: { $given }
refusal-seal-promise = in der Aufzeichnung fehlt, was Platz { $number } festgelegt hatte
