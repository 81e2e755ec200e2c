# Die Befehlszeile und was beim Spielen im Terminal gesagt wird.

overview = Zaria ist ein Tisch für Würfelspiele.
    .languages = Bei jedem Befehl: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Inoffiziell: weder von den Verlagen der Spiele gemacht noch von ihnen gebilligt.

command-play = Gegen Bots spielen, mit Freunden an einer Tastatur, oder Bots spielen lassen.
    .usage = zaria play SPIEL [--players N] [--record DATEI] …
command-replay = Ein aufgezeichnetes Spiel noch einmal ansehen.
    .usage = zaria replay DATEI
command-rules = Die Regeln lesen: alle, die eines Spiels, eine Gruppe (LV-PAY) oder eine (LV-PAY-01).
    .usage = zaria rules [WAS]
command-games = Die Spiele und ihre Optionen aufzählen.
    .usage = zaria games

argument-help = zeigt diese Hilfe
argument-lang = die Sprache: { $possible } (ohne Angabe die des Systems)
    .value = LL
argument-plain = keine Farben, nur mit ASCII gezeichnet
argument-game = welches Spiel: siehe „zaria games“
    .value = SPIEL
argument-players = wie viele mitspielen, Menschen und Bots zusammen (ohne Angabe 4)
    .value = N
argument-humans = wie viele Menschen an dieser Tastatur spielen (ohne Angabe 1)
    .value = N
argument-name = der Name eines Menschen; einmal für jeden
    .value = NAME
argument-bots = die Bots, etwa greedy,random; der letzte nimmt auch die übrigen Plätze
    .value = LISTE
argument-bots-only = niemand spielt mit: den Bots zusehen
argument-seed = eine Zahl für die Würfel: gleiche Zahl, gleiche Würfel
    .value = N
argument-record = das Spiel nach jedem Schritt in dieser Datei sichern, oder das Spiel darin fortsetzen
    .value = DATEI
argument-real-dice = eintippen, was ihr an einem echten Tisch würfelt und zieht
argument-rules = ein Spiel, oder die Nummer einer Regel oder ihr Anfang
    .value = WAS
argument-replay = eine Datei, die „zaria play --record“ geschrieben hat
    .value = DATEI
argument-option = { $help } ({ $possible }; ohne Angabe { $default })
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
refusal-lang = { $argument } verlangt eines von { $possible }, nicht „{ $given }“
refusal-no-game = welches Spiel? Es gibt: { $possible }
refusal-no-file = welche Datei? „zaria replay DATEI“ nimmt eine, die „zaria play --record“ geschrieben hat
refusal-no-rule = es gibt keine Regel „{ $given }“; versuch eine Nummer wie LV-PAY-01, ihren Anfang oder ein Spiel: { $possible }

refusal-too-many-seats = Menschen: { $people }, Bots: { $bots }; das ist mehr als { $players } am Tisch
refusal-too-many-people = { $game } ist für höchstens { $high } Personen, nicht für { $given }
refusal-too-many-names = zu viele Namen: { $names }, aber nur so viele Menschen: { $people }
refusal-bots-only-with-people = mit --bots-only spielt sonst niemand: lass --humans und --name weg
refusal-real-dice-need-people = echte Würfel muss jemand werfen: lass --bots-only weg
refusal-name-length = „{ $given }“ kann kein Name sein: ein Name hat 1 bis { $longest } Zeichen
refusal-name-of-bot = „{ $given }“ ist der Name eines Bots; wähle einen anderen
refusal-name-twice = zwei Menschen heißen „{ $given }“; wählt verschiedene Namen

refusal-file-unreadable = { $file } lässt sich nicht lesen: { $errno }
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $errno }
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
left = Das Spiel ist in { $file } gesichert. So geht es weiter:
saved = Gesichert in { $file }.
go-on = Weiter mit Enter.
go-on-bots = Enter: weiter. go: bis zum Ende. q: aufhören.
hand-over = Das ist nur für { $seat }. Bitte übergeben und wegsehen.
replay-unfinished = Das Spiel ist nicht zu Ende: So weit wurde gespielt.

possible = Möglich: { $possible }
entry-empty = Tippe eine Wahl, oder ? für Hilfe.
why-possible = { $word } ist möglich.
refusal-entry-unclear = „{ $entry }“ könnte sein: { $possible }
refusal-save-where = wohin sichern? Tippe: save DATEI

your-choice = Deine Wahl:
chance-other =
    Tippe ein, was gewürfelt oder gezogen wurde ({ $kind }): { $number ->
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

help-choose = Tippe eine Wahl, ihr Zeichen links oder den Anfang ihrer Wörter. Oder:
help-help = diese Hilfe
    .entry = ?
help-about = eine Regel nach Nummer; Plättchen, Held oder Würfel nach Namen
    .entry = help WAS
help-why = warum etwas nicht möglich ist
    .entry = why WAHL
help-log = was in dieser Runde geschah
    .entry = log
help-table = noch einmal der Tisch
    .entry = table
help-mine = was nur du sehen darfst
    .entry = mine
help-save = eine Kopie des Spiels schreiben
    .entry = save DATEI
help-quit = aufhören; das Spiel wird gesichert
    .entry = quit
help-nothing = Nichts heißt hier „{ $topic }“, auch keine Regel.
