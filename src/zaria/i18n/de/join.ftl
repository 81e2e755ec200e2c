# Ein Bot dieses Rechners an einem Tisch eines Servers.

command-join = Einen Bot dieses Rechners an einem Tisch eines Servers mitspielen lassen.
    .usage = zaria join URL [--bot greedy]
argument-join = der Link des Tisches
    .value = URL
argument-join-bot = welcher Bot (ohne Angabe greedy)
    .value = BOT
argument-join-name = wie er am Tisch heißt (ohne Angabe wie der Bot)
    .value = NAME

joined = { $name } sitzt auf Platz { $number }.
join-over = Das Spiel ist vorbei. Gewonnen: { $winners }.
join-unfinished = Das Spiel wurde nicht zu Ende gespielt.
join-verified = { $draws ->
        [one] Die Würfel waren ehrlich: Die eine Ziehung lag im versiegelten Umschlag.
       *[other] Die Würfel waren ehrlich: Alle { $draws } Ziehungen lagen im versiegelten Umschlag.
    }

refusal-join-url = „{ $given }“ ist kein Link eines Tisches; so sieht einer aus: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = der Server hat abgelehnt: { $text }
refusal-join-lost = diesen Tisch gibt es nicht, oder der Platz gehört uns nicht mehr
refusal-join-unreachable = { $server } antwortet nicht
