web-miner-take = Prendi { $which }
web-miner-share = Condividi questa Birra (dado { $kind })
web-miner-to = Dalla a { $seat }
web-miner-spend = Spendi { $face }
web-miner-spend-hero = Spendi la magia del tuo eroe
web-miner-reroll = Rilancia { $face }
web-miner-cache = Congela { $face }
web-miner-recycle = Rimetti nel sacchetto { $which }
web-miner-set = Giralo su { $face }
web-miner-chest-yes = Nel forziere
web-miner-chest-no = In nessun forziere
web-miner-refill = Riempi la montagna
web-miner-stop = Fermati qui
web-done-question-miner-take-second = Nessun secondo dado
web-done-question-miner-magic = Basta magia
web-done-question-miner-cache = Non congelare altro
web-miner-points = punti: { $points }
web-miner-points-of = { $seat }: { $points }
web-miner-at-stake = ora rende: { $points }
web-miner-takes =
    { $number ->
        [one] poi un dado
       *[other] poi uno o due dadi, anche di lato
    }
web-miner-rerolls =
    { $number ->
        [one] rilancia un dado
       *[other] rilancia { $number } dadi
    }
web-miner-left =
    { $number ->
        [one] resta un incantesimo
       *[other] restano { $number } incantesimi
    }
web-miner-dice =
    { $number ->
        [one] un dado nuovo
       *[other] { $number } dadi nuovi
    }
web-miner-recycles =
    { $number ->
        [one] un dado torna nel sacchetto
       *[other] { $number } dadi tornano nel sacchetto
    }

web-miner-die = { $face }, tipo { $kind }
web-miner-mountain = La montagna
web-miner-empty = La montagna è vuota.
web-miner-on-top = in alto
web-miner-on-side = di lato, sotto { $faces }
web-miner-buried = sepolto sotto { $faces }
web-miner-on-hero = sul tuo eroe
web-miner-spent = speso
web-miner-cached = congelato
web-miner-in-chest = in un forziere
web-miner-used = usato

web-miner-trove = Bottino di { $seat }
web-miner-no-dice = Ancora nessun dado.
web-miner-row-tunnels = Tunnel
web-miner-row-treasure = Gemme
web-miner-row-cave-ins = Crolli
web-miner-row-dragons = Draghi
web-miner-row-chests = Forzieri
web-miner-row-magic = Magia
web-miner-row-beer = Birra
web-miner-crown = Più gemme di tutti: contano doppio
web-miner-total = totale

web-miner-round = Round { $round }
web-miner-round-of = Round { $round } di 3
web-miner-mountains = Montagna { $number } di 3
web-miner-bag = Nel sacchetto

web-miner-hero-alchemist = Tre incantesimi in ogni round, ognuno per un dado.
web-miner-hero-dragon-slayer = Uno scudo che non se ne va mai, e un incantesimo in ogni round.
web-miner-hero-engineer = Un tunnel 2 che c’è sempre, e un piccone.
web-miner-hero-prospector = Una gemma più degli altri, e un piccone.
web-miner-hero-surveyor = A ogni sequenza serve un 1: eccone uno, e un incantesimo in ogni round.
web-miner-hero-treasurer = Una gemma, e dopo ogni round posto per due dadi nel forziere.

web-miner-to-break-tie = per lo spareggio
web-miner-tie-why = I totali erano pari. Chi era in pareggio ha rilanciato tutto e contato ancora una volta, solo per lo spareggio.
web-miner-go-on = Avanti
web-miner-points-word =
    { $number ->
        [one] punto
       *[other] punti
    }
web-miner-best =
    { $magic ->
        [0] Miglior punteggio su questo dispositivo, senza dadi Magici
        [one] Miglior punteggio su questo dispositivo, con un dado Magico
       *[other] Miglior punteggio su questo dispositivo, con { $magic } dadi Magici
    }
web-miner-no-best = Ancora nulla.

web-faces-ours = come nella scatola
web-faces-other = altre
web-faces-file = Le facce di ogni tipo, in JSON

web-coach-miner-1 = **I dadi illuminati si possono prendere.** Indicane uno: dice che cosa ti porta.
web-coach-miner-2 = **I tunnel contano da 1 in su,** quindi un 5 aspetta 1, 2, 3 e 4.
web-coach-miner-3 = **Indica qualsiasi cosa, o tienila premuta:** dice che cos’è.
web-coach-miner-solo-1 = **I dadi illuminati si possono prendere.** Indicane uno: dice che cosa ti porta.
web-coach-miner-solo-2 = **Contano solo le sequenze complete da 1 a 5,** quindi ogni tunnel vuole quello prima.
web-coach-miner-solo-3 = **Indica qualsiasi cosa, o tienila premuta:** dice che cos’è.
