command-simulate = Bots viele Partien an einem Tisch spielen lassen und sehen, wie lang sie sind, wer gewinnt und was gewinnt.
    .usage = zaria simulate SPIEL BOT … [--games N] [--plots ORDNER]
argument-simulate = das Spiel, dann ein Bot für jeden Platz; ein einzelner spielt gegen Kopien von sich selbst
    .value = SPIEL BOT …
argument-simulate-plots = Diagramme als SVG in diesen Ordner zeichnen
    .value = ORDNER

simulate-games = { $number ->
        [one] 1 Partie
       *[other] { $number } Partien
    }
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-low = kleinster
simulate-median = mittlerer
simulate-high = größter
simulate-length = Entscheidungen in einer Partie
simulate-choices = Möglichkeiten je Entscheidung
simulate-scores = Wertungen
simulate-winning = Wertungen der Sieger
simulate-bots = Vergleich der Bots
simulate-seats = Plätze
simulate-seat = Platz { $number }
simulate-times = Male
simulate-score = Wertung
simulate-how = In den letzten Tabellen ist ein Anteil der Anteil derer, die am meisten davon hatten.
simulate-plots-in = Die Diagramme sind in { $folder }
simulate-axis-length = Anzahl der Entscheidungen
simulate-axis-scores = Wertung am Ende
simulate-axis-choices = wievielte Entscheidung der Partie
simulate-axis-share = Anteil an den Siegen; gestrichelt: alle gleich
