refusal-vegas-not-rolled = non puoi piazzare il { $number }: hai tirato { $dice }
refusal-vegas-closed = il casinò { $casino } è chiuso
refusal-vegas-no-chips = non puoi passare: non hai più fiche
refusal-deal-big = «grande» va prima del numero del dado grande, che devi avere ancora
refusal-deal-card = «{ $word }» non è una carta denaro; vanno da 30.000 $ a 100.000 $ (o da 30 a 100)
refusal-deal-card-gone = nel mazzo non ci sono più carte da { $amount }

question-vegas-choose = { $seat }, quale numero piazzi?

event-vegas-round = Comincia il round { $round }. Inizia { $starter }.
event-vegas-cards = Il denaro dei casinò da 1 a 6: { $cards }.
event-vegas-neutral = Si tirano i dadi neutrali. Nei casinò da 1 a 6 contano: { $dice }.
event-vegas-rolled = { $seat } tira { $dice }.
event-vegas-placed =
    { $small ->
        [0] { $seat } mette il dado grande nel casinò { $casino }.
       *[other]
            { $big ->
                [0] { $small ->
                        [one] { $seat } mette un dado nel casinò { $casino }.
                       *[other] { $seat } mette { $small } dadi nel casinò { $casino }.
                    }
               *[other] { $small ->
                        [one] { $seat } mette un dado e quello grande nel casinò { $casino }.
                       *[other] { $seat } mette { $small } dadi e quello grande nel casinò { $casino }.
                    }
            }
    }
event-vegas-passed =
    { $chips ->
        [0] { $seat } ha solo numeri di casinò chiusi e passa gratis.
        [one] { $seat } paga una fiche e passa.
       *[other] { $seat } paga { $chips } fiche e passa.
    }
event-vegas-activated = { $seat } attiva { $tile } nel casinò { $casino }.
event-vegas-reward =
    { $chips ->
        [0] { $tile }: { $seat } riceve { $amount }.
        [one] { $tile }: { $seat } riceve una fiche.
       *[other] { $tile }: { $seat } riceve { $chips } fiche.
    }
event-vegas-payouts = Tutti i dadi sono piazzati: si paga il round { $round }.
event-vegas-tied = Casinò { $casino }: parità, i dadi si tolgono ({ $seats }).
event-vegas-paid = Casinò { $casino }: { $seat } riceve { $amount }.
event-vegas-unpaid = Il casinò { $casino } non paga nessuno: { $amount } in fondo al mazzo.
event-vegas-neutral-paid = Casinò { $casino }: { $seat } vince { $amount }, che tornano in fondo al mazzo.
event-vegas-over = La partita è finita. Vince: { $winners }.

owner-vegas-neutral = neutrale
owner-vegas-grey = grigio
owner-vegas-nobody = nessuno

chance-vegas-first = Chi inizia? Scrivete un nome o un numero, 1 per il primo posto.
chance-vegas-cards = Pescate 12 carte denaro, due per ogni casinò, e scrivetele: 60.000 $ 30.000 $ … oppure 60 30 …
chance-vegas-neutral = Tirate i dadi neutrali e scriveteli: 1 2 2 3 5 5 6 grande 4
chance-vegas-roll = Tirate per { $seat } e scrivete i dadi: 3 3 5 grande 6
chance-vegas-which-big = Quale numero mostra il dado grande? { $possible }

option-vegas-tiles = Tessere
    .help = quante tessere a caso ha un round, oppure quali, per esempio jackpot,power_play
option-vegas-repeat-tiles = Ripeti tessere
    .help = una tessera può tornare in un round successivo
option-vegas-rounds = Round
    .help = quanti round si giocano
option-vegas-first = Chi inizia
    .help = chi inizia il primo round
    .seat0 = il posto 1
    .random = decide il caso
option-vegas-open-money = Denaro scoperto
    .help = tutti vedono quanto hanno gli altri

dice-big = grande { $number }
