table-miner-round = Round { $round } di { $rounds } · { $phase } · nel sacchetto: { $bag }
table-miner-solo =
    Solitario · { $refills ->
        [0] non si riempie più
        [one] si riempie una volta
       *[other] si riempie { $refills } volte
    } · nel sacchetto: { $bag }
table-miner-with-hero = { $seat }, { $hero }
table-miner-points = ora { $now } · finora { $total }
table-miner-total =
    { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }
table-miner-sheet-round = round { $round }
table-miner-sheet-total = totale
table-miner-tie-break = Spareggio { $repeat }: { $scores }
table-miner-legend = Su ogni dado della montagna: il suo numero, ciò che mostra, e { $top } se è in alto, { $left } o { $right } se è libero solo da quel lato, per cui devi prima condividere una Birra. Senza segno è sepolto. Accanto a ogni tipo di dado c’è quanto vale ora; i dadi di chi deve rispondere hanno davanti il loro numero. Le facce con * sono dell’eroe.
table-miner-solo-legend = Su ogni dado della montagna: il suo numero, ciò che mostra, e { $top } se puoi prenderlo; con { $blocked } è in alto, ma la sua faccia ora non è permessa. Accanto a ogni tipo di dado c’è quanto vale ora.
told-miner-scored = Conteggio, { $seat }: { $total }

group-miner-tunnel = tunnel
group-miner-hazard = pericoli
group-miner-tool = strumenti
group-miner-treasure = tesori
group-miner-magic = magia
mark-miner-spent = (speso)
mark-miner-cached = (congelato)
mark-miner-used = (usato)
mark-miner-chosen = (scelto)
mark-miner-doubled = (doppie)

short-tunnel = tunn
short-hazard = peri
short-tool = stru
short-treasure = teso
short-magic = magi
short-cave-in = crol
short-dragon = drag
short-pickaxe = picc
short-shield = scud
short-chest = forz
short-gem = gemm
short-beer = BIRR

preview-miner-of-kind = { $face } ({ $die_kind })
preview-miner-same = { $face } (anche { $others })
preview-miner-no-magic = basta magia
preview-miner-at-stake = ora rende { $change }
preview-miner-rolls =
    { $number ->
        [one] si rilancia un dado
       *[other] si rilanciano { $number } dadi
    }
preview-miner-enough = nessun secondo dado

faces-unverified = Queste facce non sono state controllate su dadi veri: { $faces }. Se i tuoi sono diversi: «zaria faces > mie.json», modificalo e gioca con --faces mie.json.

command-faces = Mostra le facce dei dadi di Dice Miner e quanto è sicura ognuna; puoi modificarne il file e giocarci.
    .usage = zaria faces > FILE
argument-faces = { $help }; «zaria faces» mostra com’è fatto un file così
refusal-file-no-faces = { $file } non contiene facce di dadi; «zaria faces» mostra come sono fatte
solo-over-stopped = Hai fermato la partita qui.
solo-over-by-itself = Non era possibile altro: la partita è finita da sé.
