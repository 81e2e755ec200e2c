# Dice Miner nel browser. $seat è un nome, $face ciò che mostra un dado, $faces più facce, $kind un tipo di dado.
# $points è un numero con il segno, per esempio +3, e arriva come testo.

# Le scelte, come le dicono la barra e i lettori di schermo.
web-miner-take = Prendi { $face } (dado { $die })
web-miner-share = Condividi questa Birra ({ $kind }, dado { $die })
web-miner-to = Alla salute, { $seat }!
web-miner-spend = Spendi { $face } (dado { $die })
web-miner-spend-hero = Spendi la magia del tuo eroe
web-miner-reroll = Rilancia { $face } (dado { $die })
web-miner-cache = Congela { $face } (dado { $die })
web-miner-recycle = Rimetti nel sacchetto { $face } (dado { $die })
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

# Dadi.
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
web-miner-unverified = faccia non controllata
web-miner-doubt = Un anello: non controllata su dadi veri.
web-miner-doubt-link = I tuoi sono diversi?
web-miner-free-place = un posto libero

# Bottini.
web-miner-trove = Bottino di { $seat }
web-miner-troves = Bottini e segnapunti
web-miner-no-dice = Ancora nessun dado.
web-miner-tab-mine = Il mio bottino
web-miner-tab-others = Gli altri
web-miner-tab-sheet = Punteggio
web-miner-row-tunnels = Tunnel
web-miner-row-treasure = Gemme
web-miner-row-cave-ins = Crolli
web-miner-row-dragons = Draghi
web-miner-row-chests = Forzieri
web-miner-row-magic = Magia
web-miner-row-beer = Birra
web-miner-crown = Più gemme di tutti: contano doppio
web-miner-now = ora
web-miner-total = totale

# Che cosa succede.
web-miner-round = Round { $round }
web-miner-round-of = Round { $round } di 3
web-miner-mountains = Montagna { $number } di 3
web-miner-refills =
    { $number ->
        [0] nessun rifornimento
        [one] resta un rifornimento
       *[other] restano { $number } rifornimenti
    }
web-miner-bag = Nel sacchetto
web-miner-cheers = Alla salute! A chi va?
web-miner-wild = La Birra è un jolly: che cosa sarà?
web-miner-magic-help = Un dado Magico rilancia tanti dadi del tuo bottino quanti sono i suoi simboli. Anche lui si può rilanciare, finché non è speso.
web-miner-reroll-help = Scegli nel tuo bottino. Prima si scelgono tutti, poi si tirano insieme.
web-miner-cache-help = Scegli nel tuo bottino che cosa tiene la sua faccia. Il resto si rilancia.
web-miner-no-magic = Nessuna magia in questo bottino.
web-miner-odds = Quante volte ogni faccia è sul dado

# Eroi.
web-miner-hero-alchemist = Tre incantesimi in ogni round, ognuno per un dado.
web-miner-hero-dragon-slayer = Uno scudo che non se ne va mai, e un incantesimo in ogni round.
web-miner-hero-engineer = Un tunnel 2 che c'è sempre, e un piccone.
web-miner-hero-prospector = Una gemma più degli altri, e un piccone.
web-miner-hero-surveyor = A ogni sequenza serve un 1: eccone uno, e un incantesimo in ogni round.
web-miner-hero-treasurer = Una gemma, e dopo ogni round posto per due dadi nel forziere.

# Punteggi.
web-miner-sheet = Segnapunti
web-miner-scoring = Conteggio del round { $round }
web-miner-this-round = questo round
web-miner-tie-break = Spareggio { $repeat }
web-miner-to-break-tie = per lo spareggio
web-miner-tied = spareggio: { $points }
web-miner-tie-why = I totali erano pari. Chi era in pareggio ha rilanciato tutto e contato ancora una volta, solo per lo spareggio.
web-miner-go-on = Avanti
web-miner-points-word =
    { $number ->
        [one] punto
       *[other] punti
    }
web-miner-verdict = Giudizio { $rating } di 6
web-miner-best =
    { $magic ->
        [0] Il meglio su questo dispositivo, senza dadi Magici
        [one] Il meglio su questo dispositivo, con un dado Magico
       *[other] Il meglio su questo dispositivo, con { $magic } dadi Magici
    }
web-miner-no-best = Ancora nulla.

# Opzioni di un nuovo tavolo.
web-faces-ours = come nella scatola
web-faces-other = altre
web-faces-file = Le facce di ogni tipo, in JSON
