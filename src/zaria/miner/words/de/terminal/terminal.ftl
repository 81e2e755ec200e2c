table-miner-round = Runde { $round } von { $rounds } · { $phase } · im Beutel: { $bag }
table-miner-solo =
    Einzelspieler · { $refills ->
        [0] kein Auffüllen mehr
        [one] noch einmal auffüllen
       *[other] noch { $refills }-mal auffüllen
    } · im Beutel: { $bag }
table-miner-with-hero = { $seat }, { $hero }
table-miner-points = jetzt { $now } · bisher { $total }
table-miner-total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
table-miner-sheet-round = Runde { $round }
table-miner-sheet-total = Summe
table-miner-tie-break = Stechen { $repeat }: { $scores }
table-miner-legend = Auf jedem Würfel des Berges stehen seine Nummer, was er zeigt, und { $top }, wenn er oben liegt, { $left } oder { $right }, wenn er nur an dieser Seite offen ist; dafür musst du erst ein Bier teilen. Ohne Zeichen ist er verschüttet. Neben jeder Würfelart steht, was sie jetzt bringt; vor den Würfeln dessen, der gefragt ist, stehen ihre Nummern. Seiten mit * sind auf dem Helden.
table-miner-solo-legend = Auf jedem Würfel des Berges stehen seine Nummer, was er zeigt, und { $top }, wenn du ihn nehmen kannst; mit { $blocked } liegt er oben, aber seine Seite ist gerade nicht erlaubt. Neben jeder Würfelart steht, was sie jetzt bringt.
told-miner-scored = Wertung, { $seat }: { $total }

group-miner-tunnel = Schächte
group-miner-hazard = Gefahren
group-miner-tool = Unterstützung
group-miner-treasure = Schätze
group-miner-magic = Magie
mark-miner-spent = (verwendet)
mark-miner-cached = (gesichert)
mark-miner-used = (benutzt)
mark-miner-chosen = (gewählt)
mark-miner-doubled = (doppelt)

short-tunnel = Scht
short-hazard = Gefr
short-tool = Untr
short-treasure = Schz
short-magic = Magi
short-cave-in = Höhl
short-dragon = Drch
short-pickaxe = Hack
short-shield = Schd
short-chest = Kist
short-gem = Edel
short-beer = BIER

preview-miner-of-kind = { $face } ({ $die_kind })
preview-miner-same = { $face } (auch { $others })
preview-miner-no-magic = keine Magie mehr
preview-miner-at-stake = bringt jetzt { $change }
preview-miner-rolls =
    { $number ->
        [one] ein Würfel wird erneut gewürfelt
       *[other] { $number } Würfel werden erneut gewürfelt
    }
preview-miner-enough = kein zweiter Würfel

faces-unverified = Diese Seiten wurden nicht an echten Würfeln geprüft: { $faces }. Sind deine anders: „zaria faces > meine.json“, ändern und mit --faces meine.json spielen.

command-faces = Die Seiten der Würfel von Dice Miner zeigen, und wie sicher jede ist; eine Datei davon lässt sich ändern und zum Spielen verwenden.
    .usage = zaria faces > DATEI
argument-faces = { $help }; „zaria faces“ zeigt, wie so eine Datei aussieht
refusal-file-no-faces = { $file } enthält keine Würfelseiten; „zaria faces“ zeigt, wie sie aussehen
solo-over-stopped = Du hast das Spiel hier beendet.
solo-over-by-itself = Mehr ging nicht: Das Spiel ist von selbst zu Ende gegangen.
