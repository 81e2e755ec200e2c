command-dataset = Bots viele Partien spielen lassen und jede Entscheidung in Parquet-Dateien schreiben, mit einer Karte, die sie beschreibt.
    .usage = zaria dataset SPIEL BOT BOT … --folder ORDNER [--games N]
argument-dataset-folder = der Ordner für die Dateien; er wird angelegt, falls es ihn nicht gibt (braucht das Extra „analysis“)
    .value = ORDNER

dataset-written = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $folder }

refusal-dataset-folder = wohin? Nenne einen Ordner mit „--folder ORDNER“
