command-arena = Bots viele Partien gegeneinander spielen lassen und vergleichen.
    .usage = zaria arena SPIEL BOT BOT … [--games N] [--csv DATEI]
argument-arena = das Spiel, dann die Bots; zuerst der, der allein gegen Kopien eines anderen spielt
    .value = SPIEL BOT …
argument-bot = ein weiterer Bot, auch ein eigener wie my_module:MyBot; geht mehrmals
    .value = BOT
argument-arena-games = wie viele Partien mindestens (Standard: 400); jede Aufstellung spielt von jedem Platz mit denselben Würfeln
    .value = N
argument-arena-players = wie viele am Tisch sitzen (Standard: 4, oder so viele, wie das Spiel erlaubt)
    .value = N
argument-arena-budget = wie gründlich Bots nachdenken: 1000 ist ihr üblicher Aufwand
    .value = N
argument-arena-processes = wie viele Prozesse spielen (Standard: einer je Prozessor)
    .value = N
argument-arena-csv = jede Partie in dieser Datei speichern oder mit den Partien darin weitermachen
    .value = DATEI
argument-arena-parquet = die Partien in dieser Parquet-Datei speichern oder mit denen darin weitermachen (braucht das Extra „analysis“)
    .value = DATEI
argument-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen (braucht das Extra „ray“); „local“ startet hier einen
    .value = ADRESSE

arena-bot = Bot
arena-games = Partien
arena-share = Anteil
arena-error = Fehler
arena-score = Wertung
arena-time = ms je Zug
arena-rating = OpenSkill
arena-alone = Einer allein gegen mehrere vom anderen:
arena-trouble = { $number ->
        [one] Einmal ist ein Bot ausgefallen, und für ihn wurde gezogen: { $first }
       *[other] { $number }-mal ist ein Bot ausgefallen, und für ihn wurde gezogen, zuerst: { $first }
    }
arena-no-ratings = Für OpenSkill-Wertungen installiere das Extra „analysis“: pip install ".[analysis]"

refusal-arena-nobody = welche Bots? „zaria arena SPIEL BOT BOT“ braucht mindestens einen
refusal-arena-other-file = { $file } enthält die Ergebnisse eines anderen Turniers oder etwas anderes
refusal-arena-two-files = --csv und --parquet gehen nicht zusammen
refusal-arena-no-parquet = Parquet-Dateien brauchen das Extra „analysis“: pip install ".[analysis]"
refusal-arena-no-ray = --ray braucht das Extra „ray“: pip install ".[ray]"
refusal-arena-died = die Prozesse, in denen gespielt wird, enden immer wieder: ist genug Speicher da?
refusal-arena-no-cluster = unter { $address } ist kein Ray zu erreichen: { $text }
refusal-own-bot-failed = ein Bot ist ausgefallen, und für ihn wurde gezogen: { $text }
refusal-own-bot-broken = der Bot „{ $given }“ lässt sich nicht laden: { $error }
refusal-own-bot-no-choose = der Bot „{ $given }“ hat keine Methode „choose“
refusal-own-bot-missing = der Bot „{ $given }“ spielt in dieser Partie mit: nenne ihn wieder mit --bots
