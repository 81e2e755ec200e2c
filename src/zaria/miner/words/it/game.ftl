refusal-miner-in-bag = questo dado è ancora nel sacchetto
refusal-miner-removed = questo dado è fuori dal gioco
refusal-miner-on-mountain = { $which }: è sulla montagna, non nel tuo bottino
refusal-miner-own = { $face }: è già nel tuo bottino
refusal-miner-own-magic = { $face }: serve dopo lo scavo, per rilanciare dadi tuoi
refusal-miner-own-chest = { $face }: serve dopo il conteggio, per congelare dadi tuoi fino al round seguente
refusal-miner-others = { $face }: è nel bottino di { $owner }
refusal-miner-same = anche un altro tuo dado mostra { $face }, e vale per tutti e due: scegli quello
refusal-miner-buried = { $which }: questo dado è sepolto, ha due dadi sopra
refusal-miner-no-side = { $which }: questo dado ne ha uno sopra e si può prendere di lato, ma solo dopo aver condiviso una Birra
refusal-miner-covered = { $which }: questo dado non è in alto, ne ha uno sopra
refusal-miner-no-beer = questo dado mostra { $face }, non la Birra: non si può condividere
refusal-miner-share-self = scegli un altro giocatore: la Birra non si condivide da soli

refusal-miner-hero-taken = { $hero }: questo eroe è già con { $owner }
refusal-miner-nothing-to-reroll = non hai dadi che la magia possa rilanciare
refusal-miner-hero-spent = il tuo eroe non ha più magia in questa fase
refusal-miner-no-magic = { $face }: questo dado è di tipo { $die_kind }, e si spendono solo i dadi Magici
refusal-miner-spent = { $face }: questo dado è già stato speso in questa fase
refusal-miner-magic-beer = questo dado Magico mostra la Birra: non ha magia da spendere
refusal-miner-reroll-hazard = { $face }: è su un dado Pericolo, e la magia non li rilancia mai
refusal-miner-reroll-spent = { $face }: questo dado è speso, e in questa fase la magia non lo rilancia più
refusal-miner-reroll-twice = { $face }: questo dado è già scelto
refusal-miner-cached-already = { $face }: questo dado è già congelato

refusal-miner-no-tunnel = nessuna tua sequenza continua con { $face }: a ognuna serve prima un { $before } tutto suo
refusal-miner-no-pickaxe = nessun piccone libero per questo crollo
refusal-miner-no-shield = nessuno scudo libero per questo drago
refusal-miner-no-wild = questo dado mostra la Birra, ma non c’è una faccia su cui potresti girarlo
refusal-miner-set-beer = una Birra si gira su un’altra faccia quando la prendi
refusal-miner-same-face = anche un’altra faccia del dado mostra { $face }, e vale per tutte e due: scegli quella
refusal-miner-no-refill = hai già riempito la montagna due volte
refusal-miner-full = la montagna è piena
refusal-miner-bag-empty = il sacchetto è vuoto
refusal-miner-empty = la montagna è vuota: non c’è nulla da rimettere nel sacchetto

refusal-miner-deal-face = «{ $word }» non c’è su un dado di tipo { $die_kind }; possibili: { $possible }
refusal-miner-deal-unknown = «{ $word }» non c’è su nessun dado; scrivi t3, c2, d4, p, s, k2, g3, m1, o un tipo e la Birra: tunnel beer
refusal-miner-deal-beer = quale dado mostra la Birra? Scrivi prima il suo tipo: tunnel beer
refusal-miner-deal-none-left = nel sacchetto non ci sono più dadi di tipo { $die_kind }
refusal-miner-pad-dice = i dadi di tipo { $die_kind } sono solo { $most }; ne hai indicati { $given }
refusal-miner-pad-hero = «{ $given }» non è un eroe ancora libero; possibili: { $possible }
refusal-miner-pad-no-treasure = in un forziere vanno solo i tesori: { $face } non può avere un + dopo
refusal-miner-pad-chests = dadi Tesoro che entrano nei forzieri: { $room }; ne hai indicati { $given }
refusal-miner-deal-seat = «{ $word }» non è uno dei posti in parità: { $possible }

refusal-option-faces = { $option } vuole le sei facce di ogni tipo, { $possible }, non «{ $given }»
refusal-option-faces-json = { $option }: non si legge come JSON, errore a riga:colonna { $place }
refusal-option-faces-kind = { $option }: il tipo «{ $given }» non esiste; ci sono: { $possible }
refusal-option-faces-missing = { $option }: mancano i dadi di tipo { $die_kind }
refusal-option-faces-dice = { $option }: i dadi di tipo { $die_kind } sono { $expected }, non { $given }
refusal-option-faces-list = { $option }: i dadi di tipo { $die_kind } vogliono una lista di sei facce, non «{ $given }»
refusal-option-faces-count = { $option }: un dado ha sei facce; per il tipo { $die_kind } ne hai indicate { $given }
refusal-option-faces-symbol = { $option }: la faccia { $side } dei dadi di tipo { $die_kind } non può essere «{ $given }»; possibili: { $possible }
refusal-option-faces-beer =
    { $most ->
        [1] { $option }: per il tipo { $die_kind } una faccia sola è la Birra, non { $given }
       *[other] { $option }: per il tipo { $die_kind } al massimo { $most } facce sono la Birra, non { $given }
    }

question-miner-hero = { $seat }, quale eroe scegli?
question-miner-dig =
    { $beer ->
        [yes] { $seat }, quale dado prendi dall’alto? O quale Birra condividi prima?
       *[no] { $seat }, quale dado prendi dall’alto?
    }
question-miner-share = { $seat }, con chi condividi la Birra?
question-miner-take-first = { $seat }, quale dado prendi, dall’alto o di lato?
question-miner-take-second = { $seat }, prendi un secondo dado? Quale?
question-miner-magic = { $seat }, quale magia spendi?
question-miner-reroll =
    { $left ->
        [one] { $seat }, quale dado rilanci?
       *[other] { $seat }, quali dadi rilanci? Scegline ancora { $left }.
    }
question-miner-cache =
    { $left ->
        [one] { $seat }, quale dado congeli? Resta un forziere.
       *[other] { $seat }, quali dadi congeli? Restano { $left } forzieri.
    }
question-miner-solo =
    { $refills ->
        [0] E adesso? Non puoi più riempire la montagna.
        [one] E adesso? Puoi riempire la montagna ancora una volta.
       *[other] E adesso? Puoi riempire la montagna ancora { $refills } volte.
    }
question-miner-set = La Birra è un jolly: su quale faccia giri il dado { $die_kind }?
question-miner-chest =
    { $room ->
        [one] Il tesoro ({ $face }) va nel tuo forziere? C’è posto per uno.
       *[other] Il tesoro ({ $face }) va in un forziere? C’è posto per { $room }.
    }
question-miner-recycle =
    { $left ->
        [one] Quale dado torna nel sacchetto?
       *[other] Quale dado torna per primo nel sacchetto? Sono { $left }.
    }

event-miner-first = Tiro per iniziare ({ $seats }): { $faces }.
event-miner-hero = { $seat } sceglie l’eroe: { $hero }.
event-miner-round = Comincia il round { $round }. Inizia { $starter }.
event-miner-mountain =
    { $number ->
        [one] Un dado va sulla montagna.
       *[other] { $number } dadi vanno sulla montagna.
    }
event-miner-took = { $seat } prende { $which }.
event-miner-shared = Alla salute! { $seat } condivide una Birra: { $owner } riceve { $face }.
event-miner-spent = { $seat } spende { $face }.
event-miner-spent-hero = { $seat } spende la magia dell’eroe ({ $hero }).
event-miner-rerolled = { $seat } rilancia: { $changes }.
event-miner-scoring = La montagna è vuota e la magia è finita: conteggio del round { $round }.
event-miner-scored = Round { $round }, { $seat }: { $total } – tunnel { $tunnels }, tesori { $treasure }, pericoli { $hazards }.
event-miner-cached = { $seat } congela { $face }.
event-miner-tie = Pareggio tra { $seats }: si rilancia tutto (ripetizione { $repeat }).
event-miner-tie-scored = Spareggio, { $seat }: { $total }.
event-miner-start = Inizi con { $faces }.
event-miner-drafted = Prendi { $which }.
event-miner-wild = La Birra diventa { $face }.
event-miner-neutralised = Il pericolo è neutralizzato: { $face }.
event-miner-chest = Il tesoro va in un forziere.
event-miner-spent-solo = Spendi { $face }: è fuori dal gioco.
event-miner-recycled = Torna nel sacchetto: { $which }.
event-miner-refill =
    { $left ->
        [0] Riempi la montagna per l’ultima volta.
       *[other] Riempi la montagna.
    }
event-miner-over = La partita è finita. Vince: { $winners }.
event-miner-solo-over =
    { $total ->
        [one] La partita è finita: { $total } punto.
       *[other] La partita è finita: { $total } punti.
    }

chance-miner-first = Chi può iniziare tira un dado Tunnel. Scrivete che cosa mostrano, nell’ordine dei posti: 3 Birra 5
chance-miner-starter = Più giocatori possono iniziare. Tirate a sorte e scrivete il nome o il numero del posto, 1 per il primo.
chance-miner-mountain = Riempite la montagna e scrivete i nuovi dadi dalla fila più bassa in su, ogni fila da sinistra: t3 c2 d4 p s k2 g3 m1 Birra (Tunnel) …
chance-miner-beer = Tirate la Birra condivisa da { $seat } e scrivete che cosa mostra: t3, gemma 2, Birra …
chance-miner-magic = Rilanciate i dadi scelti di { $seat } e scrivete che cosa mostrano, tipo per tipo (Tunnel, Strumento, Tesoro, Magico): t3 gemma 2 Birra …
chance-miner-reroll = Rilanciate i dadi di { $seat } e scrivete che cosa mostrano, tipo per tipo (Tunnel, Pericolo, Strumento, Tesoro, Magico): t3 c2 Birra …
chance-miner-start = Tira i tuoi dadi Magici e scrivi che cosa mostrano: m1 m3 Birra

option-miner-faces = Altre facce
    .help = le sei facce di ogni tipo di dado, se i vostri dadi sono diversi dai nostri; non tutte le nostre sono state verificate su dadi veri
option-miner-solo-faces = Altre facce
    .help = le sei facce di ogni tipo di dado, se i tuoi dadi sono diversi dai nostri; non tutte le nostre sono state verificate su dadi veri
option-miner-solo-magic = Dadi Magici
    .help = con quanti dadi Magici inizi; con meno è più difficile

die-kind-tunnel = Tunnel
die-kind-hazard = Pericolo
die-kind-tool = Strumento
die-kind-treasure = Tesoro
die-kind-magic = Magico

face-tunnel = tunnel { $number }
face-cave-in = crollo { $number }
face-dragon = drago { $number }
face-pickaxe = piccone
face-shield = scudo
face-chest = forziere { $number }
face-gem = gemma { $number }
face-magic = magia { $number }
face-beer = Birra

die-miner-left = { $face } sul lato sinistro
die-miner-right = { $face } sul lato destro
die-miner-above = { $face } (il dado più in alto)
die-miner-below = { $face } (il dado più in basso)
die-miner-row = { $face } (fila { $row } dal basso, dado { $number })
die-miner-became = { $before } diventa { $face }
die-miner-again = di nuovo { $face }

hero-alchemist = Alchimista
hero-dragon-slayer = Uccisore di Draghi
hero-engineer = Ingegnere
hero-prospector = Cercatore
hero-surveyor = Geometra
hero-treasurer = Tesoriere

phase-setup = Preparazione
phase-heroes = Eroi
phase-excavation = Scavo
phase-magic = Magia
phase-replenish = Rifornimento
phase-tie-break = Spareggio
phase-mining = Estrazione
phase-over = Fine

rating-1 = Ha vinto la montagna. Riposa le braccia e riprova.
rating-2 = Un inizio: hai riportato a casa la lampada e qualche sasso.
rating-3 = Stai imparando ad ascoltare la roccia.
rating-4 = Un buon lavoro: qualsiasi squadra ti prenderebbe.
rating-5 = Splendido: daranno il tuo nome a un tunnel.
rating-6 = Leggendario: la montagna stessa si toglie il cappello.
