refusal-miner-in-bag = dieser Würfel ist noch im Beutel
refusal-miner-removed = dieser Würfel ist aus dem Spiel
refusal-miner-on-mountain = { $which } liegt auf dem Berg, nicht in deinem Vorrat
refusal-miner-own = { $face } ist schon in deinem Vorrat
refusal-miner-own-magic = { $face } kommt nach dem Graben dran: Damit würfelst du eigene Würfel erneut
refusal-miner-own-chest = { $face } kommt nach der Wertung dran: Damit sicherst du eigene Würfel für die nächste Runde
refusal-miner-others = { $face } ist im Vorrat von { $owner }
refusal-miner-same = ein anderer deiner Würfel zeigt auch { $face } und steht für beide: wähle jenen
refusal-miner-buried = { $which } ist verschüttet: zwei Würfel liegen darauf
refusal-miner-no-side = { $which } hat einen Würfel über sich: nehmen lässt sich das von der Seite, aber erst, wenn du ein Bier geteilt hast
refusal-miner-covered = { $which } liegt nicht oben: ein Würfel liegt darauf
refusal-miner-no-beer = dieser Würfel zeigt { $face }, kein Bier: er lässt sich nicht teilen
refusal-miner-share-self = mit dir selbst kannst du kein Bier teilen

refusal-miner-hero-taken = { $hero } ist schon vergeben, an { $owner }
refusal-miner-nothing-to-reroll = du hast keinen Würfel, den Magie erneut würfeln könnte
refusal-miner-hero-spent = dein Held hat in dieser Phase keine Magie mehr
refusal-miner-no-magic = { $face } ist auf einem { $die_kind }: nur Magiewürfel lassen sich verwenden
refusal-miner-spent = { $face } ist in dieser Phase schon verwendet
refusal-miner-magic-beer = dieser Magiewürfel zeigt Bier: er hat keine Magie
refusal-miner-reroll-hazard = { $face } ist auf einem Gefahrenwürfel: die lassen sich mit Magie nie erneut würfeln
refusal-miner-reroll-spent = { $face } ist verwendet: in dieser Phase lässt er sich nicht mehr erneut würfeln
refusal-miner-reroll-twice = { $face } ist schon gewählt
refusal-miner-cached-already = { $face } ist schon gesichert

refusal-miner-no-tunnel = keine deiner Sequenzen geht mit { $face } weiter: jede braucht davor ihre eigene { $before }
refusal-miner-no-pickaxe = keine freie Spitzhacke für diesen Höhleneinsturz
refusal-miner-no-shield = kein freier Schild für diesen Drachen
refusal-miner-no-wild = dieser Würfel zeigt Bier, aber es gibt keine Seite, auf die du ihn drehen könntest
refusal-miner-set-beer = ein Bier wird beim Nehmen auf eine andere Seite gedreht
refusal-miner-same-face = eine andere Seite des Würfels zeigt auch { $face } und steht für beide: wähle jene
refusal-miner-no-refill = du hast den Berg schon zweimal aufgefüllt
refusal-miner-full = der Berg ist voll
refusal-miner-bag-empty = der Beutel ist leer
refusal-miner-empty = der Berg ist leer: es gibt nichts zurückzulegen

refusal-miner-deal-face = „{ $word }“ gibt es nicht auf einem { $die_kind }; möglich: { $possible }
refusal-miner-deal-unknown = „{ $word }“ gibt es auf keinem Würfel; schreibe t3, c2, d4, p, s, k2, g3, m1, oder eine Art und Bier: tunnel beer
refusal-miner-deal-beer = welcher Würfel zeigt Bier? Schreibe seine Art davor: tunnel beer
refusal-miner-deal-none-left = im Beutel ist kein { $die_kind } mehr
refusal-miner-pad-dice = { $die_kind } gibt es nur { $most }; genannt sind { $given }
refusal-miner-pad-hero = „{ $given }“ ist kein freier Held; möglich: { $possible }
refusal-miner-pad-no-treasure = nur Schätze kommen in eine Schatzkiste: { $face } kann kein + haben
refusal-miner-pad-chests = so viele Schatzwürfel passen in die Schatzkisten: { $room }; es sind { $given }
refusal-miner-deal-seat = „{ $word }“ ist keiner der Plätze im Gleichstand: { $possible }

refusal-option-faces = { $option } verlangt die sechs Seiten jeder Art, { $possible }, nicht „{ $given }“
refusal-option-faces-json = { $option }: das ist kein JSON, Fehler bei Zeile:Spalte { $place }
refusal-option-faces-kind = { $option }: eine Art „{ $given }“ gibt es nicht; es gibt: { $possible }
refusal-option-faces-missing = { $option }: es fehlen die { $die_kind }
refusal-option-faces-dice = { $option }: es gibt { $expected } { $die_kind }, nicht { $given }
refusal-option-faces-list = { $option }: { $die_kind } brauchen eine Liste von sechs Seiten, nicht „{ $given }“
refusal-option-faces-count = { $option }: ein Würfel hat sechs Seiten; für { $die_kind } sind angegeben: { $given }
refusal-option-faces-symbol = { $option }: Seite { $side } der { $die_kind } kann nicht „{ $given }“ sein; möglich: { $possible }
refusal-option-faces-beer =
    { $most ->
        [1] { $option }: bei { $die_kind } ist genau eine Seite Bier, nicht { $given }
       *[other] { $option }: bei { $die_kind } sind höchstens { $most } Seiten Bier, nicht { $given }
    }

question-miner-hero = { $seat }, welchen Helden wählst du?
question-miner-dig =
    { $beer ->
        [yes] { $seat }, welchen Würfel nimmst du von oben? Oder welches Bier teilst du zuerst?
       *[no] { $seat }, welchen Würfel nimmst du von oben?
    }
question-miner-share = { $seat }, mit wem teilst du dein Bier?
question-miner-take-first = { $seat }, welchen Würfel nimmst du, von oben oder von der Seite?
question-miner-take-second = { $seat }, nimmst du einen zweiten Würfel, und welchen?
question-miner-magic = { $seat }, welche Magie verwendest du?
question-miner-reroll =
    { $left ->
        [one] { $seat }, welchen Würfel würfelst du erneut?
       *[other] { $seat }, welche Würfel würfelst du erneut? Wähle noch { $left }.
    }
question-miner-cache =
    { $left ->
        [one] { $seat }, welchen Würfel sicherst du? Eine Schatzkiste ist noch frei.
       *[other] { $seat }, welche Würfel sicherst du? { $left } Schatzkisten sind noch frei.
    }
question-miner-solo =
    { $refills ->
        [0] Was nun? Auffüllen geht nicht mehr.
        [one] Was nun? Auffüllen geht noch einmal.
       *[other] Was nun? Auffüllen geht noch { $refills }-mal.
    }
question-miner-set = Bier ist ein Joker: Auf welche Seite drehst du den { $die_kind }?
question-miner-chest =
    { $room ->
        [one] Kommt der Schatz ({ $face }) in deine Schatzkiste? Es ist Platz für einen.
       *[other] Kommt der Schatz ({ $face }) in eine Schatzkiste? Es ist Platz für { $room }.
    }
question-miner-recycle =
    { $left ->
        [one] Welchen Würfel legst du in den Beutel zurück?
       *[other] Welchen Würfel legst du zuerst in den Beutel zurück? Es sind { $left }.
    }

event-miner-first = Wurf um den Start ({ $seats }): { $faces }.
event-miner-hero = { $seat } wählt als Held: { $hero }.
event-miner-round = Runde { $round } beginnt. { $starter } fängt an.
event-miner-mountain =
    { $number ->
        [one] Ein Würfel kommt auf den Berg.
       *[other] { $number } Würfel kommen auf den Berg.
    }
event-miner-took = { $seat } nimmt: { $which }.
event-miner-shared = Prost! { $seat } teilt ein Bier. { $owner } bekommt: { $face }.
event-miner-spent = { $seat } verwendet: { $face }.
event-miner-spent-hero = { $seat } verwendet Magie des Helden ({ $hero }).
event-miner-rerolled = { $seat } würfelt erneut: { $changes }.
event-miner-scoring = Der Berg ist leer, und alle Magie ist verwendet: Wertung von Runde { $round }.
event-miner-scored = Runde { $round }, { $seat }: { $total } – Schächte { $tunnels }, Schätze { $treasure }, Gefahren { $hazards }.
event-miner-cached = { $seat } sichert: { $face }.
event-miner-tie = Gleichstand zwischen { $seats }: Alles wird erneut gewürfelt (Wiederholung { $repeat }).
event-miner-tie-scored = Stechen, { $seat }: { $total }.
event-miner-start = Du beginnst mit: { $faces }.
event-miner-drafted = Du nimmst: { $which }.
event-miner-wild = Das Bier wird gedreht auf: { $face }.
event-miner-neutralised = Damit wird die Gefahr neutralisiert: { $face }.
event-miner-chest = Der Schatz kommt in eine Schatzkiste.
event-miner-spent-solo = Du verwendest: { $face }, damit aus dem Spiel.
event-miner-recycled = Zurück in den Beutel kommt: { $which }.
event-miner-refill =
    { $left ->
        [0] Du füllst den Berg zum letzten Mal auf.
       *[other] Du füllst den Berg auf.
    }
event-miner-over = Das Spiel ist vorbei. Sieg: { $winners }.
event-miner-solo-over =
    { $total ->
        [one] Das Spiel ist vorbei: { $total } Punkt.
       *[other] Das Spiel ist vorbei: { $total } Punkte.
    }

chance-miner-first = Alle, die beginnen könnten, werfen einen Schachtwürfel. Gebt ein, was sie zeigen, in der Reihenfolge der Plätze: 3 Bier 5
chance-miner-starter = Mehrere könnten beginnen. Lost aus und gebt den Namen oder die Nummer des Platzes ein, 1 für den ersten.
chance-miner-mountain = Füllt den Berg und gebt die neuen Würfel ein, von der untersten Reihe aufwärts, jede Reihe von links: t3 c2 d4 p s k2 g3 m1 Bier (Schachtwürfel) …
chance-miner-beer = Werft das geteilte Bier von { $seat } und gebt ein, was es zeigt: t3, Edelstein 2, Bier …
chance-miner-magic = Werft die gewählten Würfel von { $seat } erneut und gebt ein, was sie zeigen, Art für Art (Schacht, Unterstützung, Schatz, Magie): t3 Edelstein 2 Bier …
chance-miner-reroll = Werft die Würfel von { $seat } erneut und gebt ein, was sie zeigen, Art für Art (Schacht, Gefahr, Unterstützung, Schatz, Magie): t3 c2 Bier …
chance-miner-start = Wirf deine Magiewürfel und gib ein, was sie zeigen: m1 m3 Bier

option-miner-faces = Andere Seiten
    .help = die sechs Seiten jeder Würfelart, falls eure Würfel von unseren abweichen; nicht alle von unseren ließen sich an echten Würfeln prüfen
option-miner-solo-faces = Andere Seiten
    .help = die sechs Seiten jeder Würfelart, falls deine Würfel von unseren abweichen; nicht alle von unseren ließen sich an echten Würfeln prüfen
option-miner-solo-magic = Magiewürfel
    .help = mit wie vielen Magiewürfeln du beginnst; weniger ist schwerer

die-kind-tunnel = Schachtwürfel
die-kind-hazard = Gefahrenwürfel
die-kind-tool = Unterstützungswürfel
die-kind-treasure = Schatzwürfel
die-kind-magic = Magiewürfel

face-tunnel = Schacht { $number }
face-cave-in = Höhleneinsturz { $number }
face-dragon = Drache { $number }
face-pickaxe = Spitzhacke
face-shield = Schild
face-chest = Schatzkiste { $number }
face-gem = Edelstein { $number }
face-magic = Magie { $number }
face-beer = Bier

die-miner-left = { $face } auf der linken Seite
die-miner-right = { $face } auf der rechten Seite
die-miner-above = { $face } (der obere)
die-miner-below = { $face } (der untere)
die-miner-row = { $face } (Reihe { $row } von unten, Würfel { $number })
die-miner-became = { $before } wird { $face }
die-miner-again = wieder { $face }

hero-alchemist = Alchemist
hero-dragon-slayer = Drachentöter
hero-engineer = Ingenieur
hero-prospector = Schürfer
hero-surveyor = Vermesser
hero-treasurer = Schatzmeister

phase-setup = Aufbau
phase-heroes = Helden
phase-excavation = Graben
phase-magic = Magie
phase-replenish = Auffüllen
phase-tie-break = Stechen
phase-mining = Abbau
phase-over = Ende

rating-1 = Der Berg hat gewonnen. Ruhe die Arme aus und versuche es noch einmal.
rating-2 = Ein Anfang: Du hast deine Lampe heimgebracht, und ein paar Steine.
rating-3 = Du lernst, dem Fels zuzuhören.
rating-4 = Solide Arbeit: Jeder Trupp nähme dich mit.
rating-5 = Prächtig: Nach dir wird man einen Schacht benennen.
rating-6 = Legendär: Der Berg selbst zieht den Hut.
