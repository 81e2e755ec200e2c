command-join = An einem Tisch eines Servers Platz nehmen: du spielst selbst, oder mit --bot ein Bot.
    .usage = zaria join URL [--name NAME] [--seat N] [--bot BOT]
argument-join = der Link des Tisches
    .value = URL
argument-join-bot = ein Bot spielt statt dir (Standard ohne Terminal: greedy)
    .value = BOT
argument-join-name = dein Name am Tisch, oder der des Bots
    .value = NAME

joined = { $name } sitzt auf Platz { $number }.
join-over = Das Spiel ist vorbei. Sieg: { $winners }.
join-unfinished = Das Spiel wurde nicht zu Ende gespielt.
join-verified = { $draws ->
        [one] Die Würfel waren ehrlich: Die eine Ziehung lag im versiegelten Umschlag.
       *[other] Die Würfel waren ehrlich: Alle { $draws } Ziehungen lagen im versiegelten Umschlag.
    }

refusal-join-url = „{ $given }“ ist kein Link eines Tisches; so sieht einer aus: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = der Server hat abgelehnt: { $text }
refusal-join-lost = diesen Tisch gibt es nicht, oder der Platz gehört uns nicht mehr
refusal-join-unreachable = { $server } antwortet nicht

argument-join-seat = welcher Platz, von 1 an gezählt (Standard: der erste freie)
    .value = N

live-open = Warten, bis das Spiel gestartet wird. Am Tisch: { $players }
live-open-seat = frei
live-sealing = Die Würfel werden versiegelt …
live-waits = Am Zug ist { $seat }.
live-draws = Würfel und Karten werden gezogen …
live-chat = { $name }: { $text }
live-help = Enter = würfeln, say TEXT = chatten, undo = letzten Zug zurücknehmen, hint = was ein starker Spieler täte (wo der Tisch es erlaubt), odds = die Chancen, wo der Tisch sie zeigt, quit = gehen (dein Platz bleibt)
live-left = Du hast den Tisch verlassen. Zurück auf deinen Platz:
refusal-live-not-now = du bist nicht am Zug; zum Chatten „say TEXT“ eingeben
live-lost = Der Server antwortet nicht. Neuer Versuch …
