# Die Arena: Bots spielen viele Partien gegeneinander.

command-arena = Lass Bots viele Partien gegeneinander spielen und vergleiche sie.
    .usage = zaria arena SPIEL BOT BOT … [--games N] [--csv DATEI]
argument-arena = das Spiel, dann die Bots; zuerst, wer allein gegen mehrere andere spielt
    .value = SPIEL BOT …
argument-arena-games = wie viele Partien mindestens (ohne Angabe 400); jede Aufstellung spielt von jedem Platz mit denselben Würfeln
    .value = N
argument-arena-players = wie viele am Tisch sitzen (ohne Angabe 4, oder so viele, wie das Spiel erlaubt)
    .value = N
argument-arena-budget = wie gründlich Bots nachdenken: 1000 ist ihr üblicher Aufwand
    .value = N
argument-arena-processes = wie viele Prozesse spielen (ohne Angabe so viele, wie es Prozessoren gibt)
    .value = N
argument-arena-csv = jede Partie in dieser Datei festhalten oder mit den Partien darin weitermachen
    .value = DATEI

arena-bot = Bot
arena-games = Partien
arena-share = Anteil
arena-error = Fehler
arena-score = Wertung
arena-time = ms je Zug
arena-rating = OpenSkill
arena-alone = Einer allein gegen mehrere vom anderen:
arena-trouble = { $number ->
        [one] Einmal versagte ein Bot und bekam einen Zug: { $first }
       *[other] { $number }-mal versagte ein Bot und bekam einen Zug, zuerst: { $first }
    }
arena-no-ratings = Für OpenSkill-Wertungen installiere das Extra „arena“: pip install "zaria[arena]"

refusal-arena-nobody = welche Bots? „zaria arena SPIEL BOT BOT“ braucht mindestens einen
refusal-arena-other-file = { $file } enthält die Ergebnisse eines anderen Turniers oder etwas anderes
refusal-own-bot-failed = ein Bot versagte, und für ihn wurde gezogen: { $text }
refusal-own-bot-broken = den Bot „{ $given }“ gibt es so nicht: { $error }
refusal-own-bot-no-choose = der Bot „{ $given }“ hat keine Methode „choose“
refusal-own-bot-missing = der Bot „{ $given }“ spielt in dieser Partie mit: nenne ihn wieder mit --bots
