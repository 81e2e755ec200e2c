# Versiegelte Würfel: was `zaria verify` prüft, und was falsch sein kann.

command-verify = Den versiegelten Umschlag eines beendeten Spiels öffnen und jeden Würfel prüfen.
    .usage = zaria verify DATEI [--seal SIEGEL]
argument-verify = die Aufzeichnung eines Spiels an einem Tisch von „zaria serve“
    .value = DATEI
argument-seal = das Siegel, das du vor dem Spiel notiert hast: Die Aufzeichnung muss dasselbe haben
    .value = SIEGEL

verified-seal = Das Geheimnis im Umschlag ist das versiegelte: { $seal }
verified-contributions = Was hinzukam, ist das Versprochene: { $seats }.
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
verified-compare = Hast du das Siegel vor dem Spiel notiert, vergleich es mit dem oben, oder gib es mit --seal an.

refusal-no-sealed-file = welche Datei? „zaria verify DATEI“ nimmt die Aufzeichnung eines Spiels an einem Tisch von „zaria serve“
refusal-seal-none = es gibt nichts zu prüfen: die Würfel dieses Spiels waren nicht versiegelt
refusal-seal-closed = der Umschlag ist noch zu: das Geheimnis wird gezeigt, wenn das Spiel vorbei ist
refusal-seal-secret = das Geheimnis in der Aufzeichnung ist nicht das versiegelte
refusal-seal-contribution = was Platz { $number } beigetragen hat, ist nicht das Versprochene
refusal-seal-draw = die Ziehung in Schritt { $number } lag nicht im Umschlag
refusal-seal-check = die Aufzeichnung wurde geändert: sie ist nicht die, die mit diesem Umschlag geschlossen wurde
refusal-seal-other = dieses Spiel wurde mit { $seal } versiegelt, nicht mit „{ $given }“
