why-tunnel-starts = Comincia una sequenza.
why-tunnel-leads = Va davanti a { $waiting } in attesa: diventa { $whole }.
why-tunnel-joins = Unisce la tua sequenza { $joined } con { $waiting }, in attesa.
why-tunnel-extends = Porta { $joined } a { $whole }.
why-tunnel-waits =
    { $number ->
        [one] Aspetta ancora un tunnel { $missing }: per ora niente.
       *[other] Aspetta altri { $number } tunnel ({ $missing }): per ora niente.
    }
why-tunnel-change = { $from } → { $to } punti.

why-gem =
    { $gems ->
        [one] Una gemma in più: { $mine } contro { $most }.
       *[other] { $gems } gemme in più: { $mine } contro { $most }.
    }
why-gem-crown = Così hai più gemme di tutti: valgono tutte il doppio.
why-gem-keeps = Hai ancora più gemme di tutti: valgono tutte il doppio.
why-gem-tie = Pareggio per il maggior numero di gemme ({ $seats }): nessuno raddoppia.
why-gem-takes = { $seat } non ha più il maggior numero di gemme ({ $change }).

why-hazard-turned =
    { $tool ->
        [pickaxe] { $number ->
                [one] Il tuo piccone lo trasforma in punti: { $symbols } × 1.
               *[other] I tuoi { $number } picconi lo trasformano in punti: { $symbols } × { $number }.
            }
       *[shield] { $number ->
                [one] Il tuo scudo lo trasforma in punti: { $symbols } × 1.
               *[other] I tuoi { $number } scudi lo trasformano in punti: { $symbols } × { $number }.
            }
    }
why-hazard-bare =
    { $tool ->
        [pickaxe] Nessun piccone: vale { $change }.
       *[shield] Nessuno scudo: vale { $change }.
    }
why-hazard-tool-would =
    { $tool ->
        [pickaxe] Con un piccone varrebbe { $change }.
       *[shield] Con uno scudo varrebbe { $change }.
    }
why-hazard-all =
    { $hazard ->
        [cave-in] { $number ->
                [one] Anche l’altro tuo crollo diventerebbe punti.
               *[other] Anche gli altri tuoi { $number } crolli diventerebbero punti.
            }
       *[dragon] { $number ->
                [one] Anche l’altro tuo drago diventerebbe punti.
               *[other] Anche gli altri tuoi { $number } draghi diventerebbero punti.
            }
    }

why-tool-turns =
    { $hazard ->
        [cave-in] Trasforma in punti tutti i tuoi crolli: { $signed_from } → { $signed_to }.
       *[dragon] Trasforma in punti tutti i tuoi draghi: { $signed_from } → { $signed_to }.
    }
why-tool-more =
    { $tool ->
        [pickaxe] È il tuo piccone numero { $number }: ogni crollo vale così × { $number }.
       *[shield] È il tuo scudo numero { $number }: ogni drago vale così × { $number }.
    }
why-tool-change = { $signed_from } → { $signed_to } punti.
why-tool-none-yet =
    { $hazard ->
        [cave-in] Ancora nessun crollo nel tuo bottino.
       *[dragon] Ancora nessun drago nel tuo bottino.
    }
why-tool-on-top = Con questo, { $face } in alto porterebbe { $change }, non { $instead }.

why-chest =
    { $number ->
        [one] Congela un dado per il prossimo round.
       *[other] Congela { $number } dadi per il prossimo round.
    }
why-chest-last = Nell’ultimo round non serve.
why-magic =
    { $number ->
        [one] Rilancia un dado dopo lo scavo.
       *[other] Rilancia { $number } dadi dopo lo scavo.
    }
why-magic-rerolls =
    { $number ->
        [one] Rilancia un dado.
       *[other] Rilancia { $number } dadi.
    }
why-magic-hero =
    { $number ->
        [one] È l’ultima magia del tuo eroe in questo round.
       *[other] Il tuo eroe ha magia per { $number } dadi.
    }
why-magic-best = Ora conviene rilanciare { $face }: in media { $mean }.
why-beer = Condividila al prossimo turno: poi prendi fino a due dadi, anche di lato.
why-beer-last = La montagna sarà vuota prima del tuo prossimo turno.
why-beer-kind = Quando la condividi, si tira come dado { $die_kind }.
why-later =
    { $number ->
        [one] Nell’ultimo round porta ancora circa { $change }.
       *[other] Nei { $number } round successivi porta ancora circa { $change }.
    }
why-later-match = Quello che gli manca è ancora sulla montagna.

why-denies = { $seat } ci guadagnerebbe { $change }.
why-opens = Libera { $faces } (prossimo turno: { $seat }).
why-opens-me = Libera { $faces } per il tuo secondo dado.
why-opens-nothing = Non libera niente di nuovo.
why-last-die = È l’ultimo dado della montagna.
why-slides =
    { $number ->
        [one] Un dado scivola al suo posto: { $face }.
       *[other] { $number } dadi scivolano giù; al suo posto arriva { $face }.
    }
why-buried = Sepolto: sopra ci sono { $faces }.
why-side = Sopra c’è { $faces }: condividi una Birra per prenderlo di lato.

why-share-takes =
    { $number ->
        [one] Poi prendi l’ultimo dado.
       *[other] Poi prendi uno o due dadi, anche di lato.
    }
why-share-gives =
    { $number ->
        [one] Nell’ultimo round ti manca: circa { $change }.
       *[other] Nei { $number } round successivi ti manca: circa { $change }.
    }
why-share-mean = { $seat } riceve in media { $mean }.
why-odds-mean = Rilanciato: in media { $mean }.
why-odds-best = Il meglio sarebbe { $face }: { $change }.
why-odds-tied = Ora c’è un pareggio per il maggior numero di gemme ({ $seats }).
why-odds-together = { $number } dadi insieme: in media { $mean }.
why-cache-sure = Congelato, comincia il round { $round } di sicuro come { $face }.

why-covered = Sopra c’è { $faces }: si prendono solo i dadi in alto.
why-solo-short =
    { $number ->
        [one] Arriva a { $whole }: manca un dado per 5 punti.
       *[other] Arriva a { $whole }: mancano { $number } dadi per 5 punti.
    }
why-solo-starts = Comincia una sequenza da 1 a 5: mancano 4 dadi per 5 punti.
why-solo-completes = Completa una sequenza da 1 a 5: { $change }.
why-solo-needs-tunnel = Prima serve ancora un tunnel { $needed }.
why-solo-needs-tool =
    { $tool ->
        [pickaxe] Serve un piccone libero.
       *[shield] Serve uno scudo libero.
    }
why-solo-turned =
    { $tool ->
        [pickaxe] { $number ->
                [0] Usa il tuo ultimo piccone libero: { $change }.
                [one] Usa un piccone: { $change }. Ne resta libero uno.
               *[other] Usa un piccone: { $change }. Ne restano liberi { $number }.
            }
       *[shield] { $number ->
                [0] Usa il tuo ultimo scudo libero: { $change }.
                [one] Usa uno scudo: { $change }. Ne resta libero uno.
               *[other] Usa uno scudo: { $change }. Ne restano liberi { $number }.
            }
    }
why-solo-gem = Non c’è posto in un forziere: { $change }.
why-solo-gem-chest = C’è posto in un forziere: { $change } dentro, { $instead } fuori.
why-solo-tool =
    { $tool ->
        [pickaxe] Neutralizza un dado con crolli che prendi dopo.
       *[shield] Neutralizza un dado con draghi che prendi dopo.
    }
why-solo-chest =
    { $number ->
        [one] Raddoppia le gemme di un dado Tesoro che prendi dopo.
       *[other] Raddoppia le gemme di { $number } dadi Tesoro che prendi dopo.
    }
why-solo-magic =
    { $number ->
        [one] Può rimandare nel sacchetto un dado in alto.
       *[other] Può rimandare nel sacchetto { $number } dadi in alto.
    }
why-solo-wild = È un jolly, scegli tu: { $faces }.
why-solo-wild-one = È un jolly, ma ora può diventare solo { $face }.
why-solo-no-wild = È un jolly, ma ora nessuna faccia è permessa: serve uno strumento libero.
why-solo-then = Poi si può prendere { $face }: { $change }.
why-solo-opens = Poi in alto: { $faces }.
why-solo-recycles = Torna nel sacchetto e può ricomparire con un’altra faccia.
why-solo-spend =
    { $number ->
        [one] Esce dal gioco e rimanda nel sacchetto un dado in alto.
       *[other] Esce dal gioco e rimanda nel sacchetto { $number } dadi in alto.
    }
why-solo-refill =
    { $places ->
        [one] Un dado nuovo
       *[other] { $places } dadi nuovi
    } da un sacchetto con { $dice }. { $number ->
        [0] Poi non puoi più riempire.
        [one] Poi puoi riempire ancora una volta.
       *[other] Poi puoi riempire ancora { $number } volte.
    }
why-solo-stop =
    La partita finisce con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }: { $number ->
        [0] nessuna lanterna.
        [one] una lanterna.
       *[other] { $number } lanterne.
    }
why-solo-stop-dice =
    { $number ->
        [one] Ora potresti ancora prendere un dado.
       *[other] Ora potresti ancora prendere { $number } dadi.
    }
why-solo-stop-refills =
    { $number ->
        [one] Potresti ancora riempire una volta da un sacchetto con { $dice }.
       *[other] Potresti ancora riempire { $number } volte da un sacchetto con { $dice }.
    }
why-solo-in-chest =
    { $number ->
        [0] Le sue gemme valgono il doppio: { $change }. Poi i forzieri sono pieni.
        [one] Le sue gemme valgono il doppio: { $change }. Resta posto per un altro.
       *[other] Le sue gemme valgono il doppio: { $change }. Resta posto per altri { $number }.
    }
why-solo-beside =
    { $number ->
        [one] Le sue gemme valgono una volta sola, definitivamente. Resta posto per uno.
       *[other] Le sue gemme valgono una volta sola, definitivamente. Resta posto per { $number }.
    }
why-solo-goal =
    { $number ->
        [1] Scava fino a { $total } punti: la prima lanterna. Ancora { $needed }.
        [2] Scava fino a { $total } punti: la seconda lanterna. Ancora { $needed }.
        [3] Scava fino a { $total } punti: la terza lanterna. Ancora { $needed }.
        [4] Scava fino a { $total } punti: la quarta lanterna. Ancora { $needed }.
       *[other] Scava fino a { $total } punti: l’ultima lanterna. Ancora { $needed }.
    }
why-solo-all = Tutte e cinque le lanterne sono accese, con { $total } punti.
