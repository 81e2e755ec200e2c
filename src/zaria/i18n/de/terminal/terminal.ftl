uncompiled = Die Spielregeln sind nicht kompiliert und laufen langsam: Dafür braucht es beim Installieren von Zaria einen C-Compiler.
overview = Zaria ist ein Tisch für Würfelspiele.
    .languages = Bei jedem Befehl: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Inoffiziell: weder von den Verlagen der Spiele gemacht noch von ihnen gebilligt.

command-play = Gegen Gegner spielen, mit Freunden an einer Tastatur, oder den Gegnern zusehen.
    .usage = zaria play SPIEL [--players N] [--record DATEI] …
command-replay = Ein aufgezeichnetes Spiel noch einmal ansehen.
    .usage = zaria replay DATEI
command-rules = Die Regeln lesen: alle, die eines Spiels, eine Gruppe (LV-PAY) oder eine (LV-PAY-01).
    .usage = zaria rules [WAS]
command-games = Die Spiele und ihre Optionen aufzählen.
    .usage = zaria games

argument-help = zeigt diese Hilfe
argument-lang = die Sprache: { $possible } (Standard: die des Systems)
    .value = LL
argument-no-remarks = Gegner sagen nichts zum Spiel
argument-plain = keine Farben, nur mit ASCII gezeichnet
argument-game = welches Spiel: siehe „zaria games“
    .value = SPIEL
argument-players = wie viele mitspielen, Personen und Gegner zusammen (Standard: 4)
    .value = N
argument-humans = wie viele Personen an dieser Tastatur spielen (Standard: 1)
    .value = N
argument-name = der Name einer Person; einmal für jede
    .value = NAME
argument-bots = die Gegner, etwa leo,nora oder greedy; der letzte nimmt auch die übrigen Plätze (sonst: Stufe normal, dann easy)
    .value = LISTE
argument-bots-only = ohne Personen: den Gegnern zusehen
argument-seed = eine Zahl für die Würfel: gleiche Zahl, gleiche Würfel
    .value = N
argument-record = das Spiel nach jedem Schritt in dieser Datei speichern, oder das Spiel darin fortsetzen
    .value = DATEI
argument-real-dice = eintippen, was ihr an einem echten Tisch würfelt und zieht
argument-pause = wie lange jeder Zug eines Gegners im Terminal gezeigt wird, in Millisekunden (Standard: 700; 0: gar nicht)
    .value = N
argument-rules = ein Spiel, oder die Nummer einer Regel oder ihr Anfang
    .value = WAS
argument-file = eine Datei, die „zaria play --record“ geschrieben hat
    .value = DATEI
argument-option = { $help } ({ $possible }; Standard: { $default })
    .value = WERT

game-line = { $name }, für { $low ->
        [one] eine bis { $high } Personen
       *[other] { $low } bis { $high } Personen
    }
game-line-exact = { $name }, für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }
player = Spieler { $number }

refusal-command-unknown = es gibt keinen Befehl „{ $given }“; es gibt: { $possible }
refusal-argument-unknown = { $command } kennt „{ $given }“ nicht; möglich: { $possible }
refusal-argument-needs-value = { $argument } braucht einen Wert; siehe „{ $command } --help“
refusal-argument-takes-no-value = { $argument } nimmt keinen Wert; siehe „{ $command } --help“
refusal-argument-number = { $argument } verlangt eine ganze Zahl, nicht „{ $given }“
refusal-argument-number-low = { $argument } braucht eine ganze Zahl, mindestens { $low }, nicht „{ $given }“
refusal-argument-number-high = { $argument } braucht eine ganze Zahl, höchstens { $high }, nicht „{ $given }“
refusal-lang = { $argument } verlangt eines von { $possible }, nicht „{ $given }“
refusal-no-game = welches Spiel? Es gibt: { $possible }
refusal-no-file = welche Datei? „zaria { $command } DATEI“ nimmt eine, die „zaria play --record“ geschrieben hat
refusal-no-rule = es gibt keine Regel „{ $given }“; versuche eine Nummer wie LV-PAY-01, ihren Anfang oder ein Spiel: { $possible }

refusal-too-many-seats = Personen: { $people }, Gegner: { $bots }; das ist mehr als { $players } am Tisch
refusal-too-many-people = { $game } ist für höchstens { $high } Personen, nicht für { $given }
refusal-too-many-names = zu viele Namen: { $names }, aber nur so viele Personen: { $people }
refusal-bots-only-with-people = mit --bots-only spielt sonst niemand: lass --humans und --name weg
refusal-real-dice-need-people = echte Würfel muss jemand werfen: lass --bots-only weg
refusal-name-length = „{ $given }“ kann kein Name sein: ein Name hat 1 bis { $longest } Zeichen
refusal-name-of-bot = „{ $given }“ heißt schon ein Gegner; wähle einen anderen Namen
refusal-name-twice = zwei Personen heißen „{ $given }“; wählt verschiedene Namen

refusal-file-unreadable = { $file } lässt sich nicht lesen: { $errno }
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $errno }
refusal-extra-missing = { $command } braucht das Extra „{ $extra }“: pip install ".[{ $extra }]"
refusal-file-protected = { $file } lässt sich nicht schreiben: geschützt oder keine Datei
refusal-file-no-record = { $file } ist keine Aufzeichnung von Zaria
refusal-file-exists = { $file } gibt es schon; wähle einen anderen Namen
refusal-record-other-game = { $file } enthält ein Spiel von { $kept }, nicht von { $given }
refusal-record-differs = { $file } enthält ein Spiel mit { $argument } { $kept }, nicht { $given }; lass { $argument } weg, um es fortzusetzen
output-broken = die Ausgabe lässt sich nicht schreiben: { $errno }

errno-EACCES = das ist nicht erlaubt
errno-EEXIST = das gibt es schon
errno-EISDIR = das ist ein Ordner
errno-ENAMETOOLONG = der Name ist zu lang
errno-ENOENT = so eine Datei oder so einen Ordner gibt es nicht
errno-ENOSPC = der Datenträger ist voll
errno-ENOTDIR = ein Teil des Pfades ist kein Ordner
errno-EPERM = das ist nicht erlaubt
errno-EROFS = der Datenträger ist schreibgeschützt

resumed = Das Spiel in { $file } geht weiter, nach Schritt { $step }.
resumed-over = Das Spiel in { $file } ist vorbei, Schritte: { $step }.
left = Das Spiel ist in { $file } gespeichert. So geht es weiter:
saved = Gespeichert in { $file }.
go-on = Weiter mit Enter.
go-on-bots = Enter = weiter, go = bis zum Ende, q = aufhören
skip-bots = Enter = bis zu deinem Zug
hand-over = Nur für { $seat }. Gebt die Tastatur weiter; alle anderen sehen weg.
replay-unfinished = Das Spiel ist nicht zu Ende: So weit wurde gespielt.

possible = Möglich: { $possible }
entry-empty = Gib eine Auswahl ein, oder ? für Hilfe.
why-possible = { $word } ist möglich.
refusal-entry-unclear = „{ $entry }“ könnte sein: { $possible }
refusal-save-where = wohin speichern? Gib ein: save DATEI

your-choice = Deine Wahl:
chance-other =
    Gebt ein, was gewürfelt oder gezogen wurde ({ $kind }): { $number ->
        [one] eine Zahl
       *[other] { $number } Zahlen
    }
result = Ergebnis
result-won =
    { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }

opening = { $game }: { $players }. Tippe ? für Hilfe.

help-choose = Gib eine Auswahl ein: ganz, nur den Anfang, oder das Kürzel links davor. Oder:
help-help = diese Hilfe
    .entry = ?
help-about = eine Regel nach Nummer; Plättchen, Held oder Würfel nach Namen
    .entry = help WAS
help-why = warum etwas nicht möglich ist
    .entry = why WAHL
help-hint = was ein starker Gegner tun würde, und warum
    .entry = hint
help-log = was in dieser Runde geschah
    .entry = log
help-table = noch einmal der Tisch
    .entry = table
help-mine = was nur du sehen darfst
    .entry = mine
help-save = eine Kopie des Spiels schreiben
    .entry = save DATEI
help-quit = aufhören; das Spiel wird gespeichert
    .entry = quit
help-nothing = Nichts heißt hier „{ $topic }“, auch keine Regel.

yes = ja
sure-to-stop = Damit ist das Spiel endgültig zu Ende; mit quit gehst du, und es wird gespeichert. Gib „{ $yes }“ ein, um es zu beenden.
possible-dice = Du kannst eingeben: { $possible }
press-to-roll = { $seat }: Enter drücken, um zu würfeln.
refusal-nothing-to-correct = es gibt keine Würfel oder Karten zu korrigieren: inzwischen hat jemand etwas entschieden
help-undo = deinen letzten Zug zurücknehmen
    .entry = undo
help-correct = die letzten Würfel oder Karten noch einmal eingeben
    .entry = correct
go-on-replay = Enter = weiter, b = zurück, 12 = Schritt 12, go = bis zum Ende, ? = Hilfe, q = aufhören
replay-place = Schritt { $step } von { $steps }
replay-help = Enter oder n: die nächste Entscheidung. b: die vorige. Eine Zahl von 1 bis { $steps }: dieser Schritt. go: das Ergebnis. q: aufhören.
best-new = Das ist das bisher beste Ergebnis auf diesem Rechner.
best-before = Bestes Ergebnis auf diesem Rechner: { $points }
command-completion = Ein Skript ausgeben, das Befehle und Optionen in deiner Shell ergänzt.
    .usage = zaria completion SHELL
argument-completion = eine von { $possible }
    .value = SHELL
refusal-completion-shell = welche Shell? Es gibt: { $possible }; nicht „{ $given }“
