# The home page and the sheet from which one sits down to play.
# $low, $high and $players count players, $minutes minutes.

web-play = Spielen
web-play-again = Noch einmal
web-change = Ändern
web-solo = Solo
web-learn = Lernen
web-door-players = { $low } bis { $high } Spieler
web-door-players-or-one = { $low } bis { $high } Spieler, oder allein
web-door-one = allein
web-door-minutes = { $minutes } Minuten
web-learn-time = 5 Min.
web-due = noch { $time }
web-network-away = Kein Netz
    .help = So standen deine Tische zuletzt. Regeln und Punkteblöcke gehen auch ohne Netz.
web-nobody = Gerade wartet niemand an einem Tisch
    .help = Eröffne einen Tisch und schick den Link, oder setz dich zu den Gegnern des Hauses.
web-nobody-set = Einen Tisch eröffnen
web-nobody-play = Gleich spielen
web-phones = Handys um einen Tisch
    .help = Code scannen und hinsetzen. Ohne Konto.
web-box = Die Schachtel zu Hause
    .help = Wertungsblöcke, oder Gesellschaft für deine echten Würfel.
web-box-dice = Mit echten Würfeln
web-duel-paper = Duell mit gleichen Würfeln
    .help = Du und ein Freund, genau dieselben Würfe.

# The sheet.
web-play-title = Mit wem spielst du?
web-solo-title = Allein im Berg
web-you = Du
web-seat-tap = Gesicht antippen
web-play-facts = { $players } Spieler · etwa { $minutes } Minuten
web-begin = Hinsetzen und würfeln
web-hints = Tipps
    .help = Alle am Tisch dürfen fragen, was ein starker Spieler täte.
web-hints-ada = Ada: was ein starker Spieler täte, wenn du fragst.
web-way-duel = Duell
    .help = schick einem Freund deine Würfel
web-duel-first = Zuerst gräbst du, ohne Tipps. Danach gräbt ein Freund über einen Link mit genau denselben Würfeln.
