web-mine-ask-hero = { $seat }, scegli il tuo eroe
    .short = Scegli il tuo eroe
    .hint = Le sue facce sono tue a ogni round e non si rilanciano mai.
web-mine-ask-dig = { $seat }, prendi un dado dall’alto
    .short = Prendi un dado dall’alto
    .hint = Ciò che brilla si può prendere.
web-mine-ask-dig-or-share = { $seat }, prendi un dado dall’alto
    .short = Prendi un dado dall’alto
    .hint = oppure condividi una Birra: poi fino a due, anche di lato.
web-mine-ask-give = Condividi la Birra con { $other }?
    .short = La Birra a { $other }?
    .hint = Prima si tira: { $other } riceve ciò che mostra.
web-mine-ask-share = A chi va la tua Birra?
    .short = A chi va la tua Birra?
    .hint = Prima si tira: si regala ciò che mostra.
web-mine-ask-first = { $seat }, prendi il primo dado
    .short = Prendi il primo dado
    .hint = Dall’alto o di lato, come vuoi.
web-mine-ask-second = { $seat }, un secondo dado?
    .short = Un secondo dado?
    .hint = Dall’alto o di lato, oppure nessuno.
web-mine-ask-magic = { $seat }, quale incantesimo lanci?
    .short = Quale incantesimo?
    .hint = Un incantesimo rilancia tanti tuoi dadi quante sono le sue stelle.
web-mine-ask-reroll =
    { $left ->
        [0] { $number ->
            [one] { $seat }, un dado è scelto
           *[other] { $seat }, { $number } dadi sono scelti
        }
        [one] { $seat }, scegli un dado da rilanciare
       *[other] { $seat }, scegli { $left } dadi da rilanciare
    }
    .short =
        { $left ->
            [0] { $number ->
                [one] Un dado è scelto
               *[other] { $number } dadi sono scelti
            }
            [one] Scegli un dado da rilanciare
           *[other] Scegli { $left } dadi da rilanciare
        }
    .hint = Tocca i dadi da rilanciare. Pericoli e facce dell’eroe restano.
web-mine-ask-cache =
    { $room ->
        [one] { $seat }, il tuo forziere congela un dado
       *[other] { $seat }, i tuoi forzieri congelano { $room } dadi
    }
    .short =
        { $room ->
            [one] Il forziere congela un dado
           *[other] I forzieri congelano { $room } dadi
        }
    .hint =
        { $number ->
            [one] Ciò che si congela resta com’è. Un altro dado si rilancia.
           *[other] Ciò che si congela resta com’è. Gli altri { $number } dadi si rilanciano.
        }
web-mine-ask-set = La Birra è un jolly: scegli la faccia
    .short = La Birra è un jolly
    .hint = Il dado mostrerà quella faccia fino alla fine.
web-mine-ask-chest = { $face } in un forziere?
    .short = { $face } in un forziere?
    .hint = Nel forziere le gemme valgono doppio. Non si cambia più.
web-mine-ask-recycle =
    { $left ->
        [one] Quale dado torna nel sacchetto?
       *[other] Quale dado torna per primo? Sono { $left }
    }
    .short =
        { $left ->
            [one] Quale dado torna indietro?
           *[other] Quale torna per primo?
        }
    .hint = Solo i dadi in alto.
web-mine-cheers = Alla salute! { $owner } ha ricevuto **{ $face }**. Dall’alto o di lato, come vuoi.
web-mine-given = Dal tuo turno hai ricevuto { $given }.
web-mine-given-one = **{ $face }** da { $seat }
web-mine-ask-lay = Quale dado sta qui?
    .hint = Tira i dadi dal sacchetto, mettine { $number } sulla montagna come vuoi e toccali riga per riga, dal basso.
web-mine-ask-rolled = Che cosa mostra il dado acceso?
web-mine-ask-drawn = Chi è uscito?
web-mine-dice-left = { $number } rimasti
web-mine-laid = { $laid } di { $all }
web-mine-roll-rest = Tira qui il resto
    .short = Tira il resto
web-mine-first-of-two = il primo di due al massimo
web-mine-second-of-two = il secondo di due
web-mine-kept = { $kept } di { $number } congelati

web-mine-take = Prendi { $face }
web-mine-recycle = Rimetti { $face }
web-mine-choose-hero = Scegli { $hero }
web-mine-choose-one = Scegli
web-mine-magic-unused =
    { $left ->
        [one] Basta magia? Ne resta una
       *[other] Basta magia? Ne restano { $left }
    }
web-mine-give-to = La tua Birra per { $seat }
web-mine-set = Prendilo come { $face }
web-mine-share =
    { $number ->
        [one] Condividi la Birra
       *[other] Condividi una Birra
    }
web-mine-share-more =
    { $number ->
        [one] poi un dado
       *[other] poi fino a { $number } dadi
    }
web-mine-reroll =
    { $number ->
        [one] Rilancia un dado
       *[other] Rilancia { $number } dadi
    }
web-mine-cast-one = Lancia un incantesimo
web-mine-cast = Lancia questo
web-mine-chosen = { $chosen } di { $number } scelti
web-mine-keep = Congela { $kept }, rilancia { $number }
web-mine-keep-none = Non congelare nulla
web-mine-refill = Riempi
web-mine-stop-with = Fermati con { $points }
web-mine-keep-beer = Tieni la Birra
web-mine-straights = Sequenze · 5 l’una
web-mine-stop = Fermati
web-mine-stop-more =
    { $lit ->
        [0] { $points } punti, nessuna lanterna
        [one] { $points } punti, una lanterna
       *[other] { $points } punti, { $lit } lanterne
    }
web-mine-refill-more =
    { $places ->
        [one] un posto · ancora { $left }
       *[other] { $places } posti · ancora { $left }
    }
web-mine-dig-on = Continua a scavare
web-mine-not-yet = Non ancora
web-mine-wait = I tuoi dadi aspettano il tuo turno.

web-mine-buried = sepolto
web-mine-barred = non ora
web-mine-later = poi { $points }
web-mine-worth = Così com’è, per te vale { $points }.
web-mine-keep-it = Congeli { $face }?
web-mine-rerolled = { $face } rilanciato
web-mine-rerolls-these = { $number } dadi rilanciati
web-mine-mean = in media
web-mine-give-stands = { $total } punti · questo round { $now }
web-mine-give-least = Qui rende di meno.
web-mine-give-most = Qui rende di più.
web-mine-mean-together = insieme in media
web-mine-if-rerolled = se rilanciato, in media
web-mine-side = di lato

web-mine-others = Gli altri
web-mine-look-at = { $seat }: i dadi, in grande
web-mine-acts = gioca ora
web-mine-next = poi
web-mine-looks-on = sta a guardare
web-mine-this-round = questo round
web-mine-so-far = finora
web-mine-if-ended = Se finisse ora
web-mine-richest = { $seat } ha più gemme di tutti, { $gems }: valgono doppio.
web-mine-tie-rule = Parità alla fine? Chi è in parità rilancia tutto ancora una volta.
web-mine-scoring = Conteggio
web-mine-solo = Solitario

web-mine-magic-dice =
    { $magic ->
        [0] Nessun dado Magico
        [one] Un dado Magico
       *[other] { $magic } dadi Magici
    }
web-mine-level =
    { $magic ->
        [0] il più difficile
        [1] difficile
        [2] un po’ più difficile
       *[other] come da regolamento
    }
web-mine-level-best = record { $points }
web-mine-lanterns = Le tue lanterne
web-mine-points =
    { $number ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-mine-points-title = punti
web-mine-to-go = mancano
web-mine-next-lantern = prossima lanterna
web-mine-lit =
    { $lit ->
        [one] una lanterna accesa
       *[other] { $lit } lanterne accese
    }
web-mine-lantern-1 = Qualche sasso
web-mine-lantern-2 = Ascolti la roccia
web-mine-lantern-3 = Ogni squadra ti vorrebbe
web-mine-lantern-4 = Un tunnel col tuo nome
web-mine-lantern-5 = La montagna si toglie il cappello
web-mine-goal = Scava fino a { $points } punti: la prima lanterna
    .hint = Sequenze da 1 a 5, gemme nei forzieri, pericoli da neutralizzare.
web-mine-nothing =
    { $can ->
        [both] Ora non puoi prendere nessun dado: lancia un incantesimo, riempi o fermati.
        [magic] Ora non puoi prendere nessun dado: lancia un incantesimo o fermati.
        [refill] Ora non puoi prendere nessun dado: riempi o fermati.
       *[stop] Non puoi più prendere nessun dado.
    }
web-mine-burns =
    { $lit ->
        [1] { $points } punti: la prima lanterna è accesa
        [2] { $points } punti: la seconda lanterna è accesa
        [3] { $points } punti: la terza lanterna è accesa
        [4] { $points } punti: la quarta lanterna è accesa
       *[other] { $points } punti: tutte le lanterne sono accese
    }
web-mine-more =
    { $refills ->
        [0] Ancora { $more } per la prossima. Non puoi più riempire.
        [one] Ancora { $more } per la prossima. Puoi riempire una volta.
       *[other] Ancora { $more } per la prossima. Puoi riempire { $refills } volte.
    }
web-mine-all-burn = Ogni punto in più è gloria.
web-mine-best =
    { $magic ->
        [0] Il tuo record senza dadi Magici: { $points }
        [one] Il tuo record con un dado Magico: { $points }
       *[other] Il tuo record con { $magic } dadi Magici: { $points }
    }
web-mine-no-best =
    { $magic ->
        [0] Ancora nessun record senza dadi Magici
        [one] Ancora nessun record con un dado Magico
       *[other] Ancora nessun record con { $magic } dadi Magici
    }
web-mine-refill-title = Riempire la montagna?
web-mine-refill-places =
    { $places ->
        [one] **Un posto vuoto** si riempie dal sacchetto con { $dice }.
       *[other] **{ $places } posti vuoti** si riempiono dal sacchetto con { $dice }.
    }
web-mine-refill-stays = I tuoi dadi e la montagna restano come sono.
web-mine-refill-left =
    { $left ->
        [one] Poi puoi riempire ancora una volta.
       *[other] Poi puoi riempire ancora { $left } volte.
    }
web-mine-refill-last = È **l’ultima volta** che puoi farlo.
web-mine-wild-title = Prendere la Birra come { $face }?
web-mine-wild-only = È l’**unica faccia** che le resta ora: { $points }.
web-mine-wild-stays = La mostra fino alla fine della partita.
web-mine-wild-uses = Consuma uno strumento libero: { $tool }.
web-mine-stop-title =
    { $number ->
        [one] Ti fermi con { $points } punto?
       *[other] Ti fermi con { $points } punti?
    }
web-mine-stop-none = Nessuna lanterna è ancora accesa.
web-mine-stop-lit =
    { $lit ->
        [one] Una lanterna: **{ $label }**.
       *[other] { $lit } lanterne: **{ $label }**.
    }
web-mine-stop-best =
    { $magic ->
        [0] Il tuo record senza dadi Magici resta **{ $best }**.
        [one] Il tuo record con un dado Magico resta **{ $best }**.
       *[other] Il tuo record con { $magic } dadi Magici resta **{ $best }**.
    }
web-mine-stop-new-best =
    { $magic ->
        [0] È il tuo nuovo record senza dadi Magici.
        [one] È il tuo nuovo record con un dado Magico.
       *[other] È il tuo nuovo record con { $magic } dadi Magici.
    }
web-mine-stop-could =
    { $takes ->
        [0] { $refills ->
            [one] Potresti ancora riempire una volta da un sacchetto con { $dice }.
           *[other] Potresti ancora riempire { $refills } volte da un sacchetto con { $dice }.
        }
        [one] { $refills ->
            [0] Potresti ancora prendere **un dado**.
            [one] Potresti ancora prendere **un dado** e riempire una volta da un sacchetto con { $dice }.
           *[other] Potresti ancora prendere **un dado** e riempire { $refills } volte da un sacchetto con { $dice }.
        }
       *[other] { $refills ->
            [0] Potresti ancora prendere uno di **{ $takes } dadi**.
            [one] Potresti ancora prendere uno di **{ $takes } dadi** e riempire una volta da un sacchetto con { $dice }.
           *[other] Potresti ancora prendere uno di **{ $takes } dadi** e riempire { $refills } volte da un sacchetto con { $dice }.
        }
    }
web-mine-stop-spells =
    { $spells ->
        [one] **Un incantesimo** non è ancora stato lanciato.
       *[other] **{ $spells } incantesimi** non sono ancora stati lanciati.
    }

web-mine-log-took = prende { $which }
web-mine-log-shared = condivide una Birra: { $owner } riceve { $face }
web-mine-log-spent = spende { $face }
web-mine-log-spent-hero = spende la magia dell’eroe ({ $hero })
web-mine-log-rerolled = rilancia
web-mine-log-cached = congela { $face }
web-mine-log-hero = sceglie l’eroe: { $hero }
web-mine-log-round = Inizia { $starter }
web-mine-log-start = Inizi con

web-lamps-lit =
    { $lit ->
        [0] nessuna lampada accesa su cinque
        [one] una lampada accesa su cinque
       *[other] { $lit } lampade accese su cinque
    }
web-mountain-covered = Una montagna di dadi coperti
web-trove-empty = Niente che conti.

web-deed-took =
    { $who ->
        [you] Prendi
       *[other] { $name } prende
    }
web-deed-spent =
    { $who ->
        [you] Spendi magia
       *[other] { $name } spende magia
    }
web-deed-refilled =
    { $who ->
        [you] Riempi la montagna
       *[other] { $name } riempie la montagna
    }
web-deed-recycled =
    { $who ->
        [you] Rimetti nel sacchetto
       *[other] { $name } rimette nel sacchetto
    }
web-deed-set =
    { $who ->
        [you] La tua Birra diventa
       *[other] La Birra di { $name } diventa
    }
web-deed-stopped =
    { $who ->
        [you] Ti fermi qui
       *[other] { $name } si ferma qui
    }
web-deed-gone = { $face }, di nuovo nel sacchetto
