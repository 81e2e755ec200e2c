money-thousands = { $amount } mila

table-vegas-round =
    { $round ->
        [0] Las Vegas
       *[other] Round { $round } di { $rounds }
    }
table-vegas-legend = Accanto a ogni carta denaro c’è il segno di chi ora la prenderebbe; { $nobody } è nessuno. Ogni numero dice quanto contano i dadi di un giocatore: { $mark } conta uno, il dado grande { $big } conta due. Con = accanto c’è parità, e non si prende nulla.
table-vegas-dice = dadi
table-vegas-chips = fiche
table-vegas-cards = carte
table-vegas-money = denaro
table-vegas-closed = chiuso
table-vegas-sum =
    { $amount } su { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $chips ->
        [0] nessuna fiche
        [one] una fiche
       *[other] { $chips } fiche
    }
table-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 fiche
       *[other] { $chips } fiche
    }

table-vegas-lucky-punch = se l’altro sbaglia: 2 fiche, 30.000 $ o 40.000 $
table-vegas-jackpot = { $amount } con un 7 o un doppio
table-vegas-prime-time = chi vince qui può piazzare due dadi neri
table-vegas-fifty-fifty = scommetti e vinci una fiche, 30.000 $, 40.000 $, 60.000 $
table-vegas-high-five =
    { $held ->
        [no] 100.000 $ al primo con 5 dadi qui (il grande vale due)
       *[yes] { $seat } riceve 100.000 $
    }
table-vegas-bad-luck =
    { $activated ->
        [no] se viene attivata, chi ha meno dadi qui paga 50.000 $
       *[yes] 50.000 $ da pagare: { $seats }
    }
table-vegas-pay-day = paga per ogni casinò con dadi tuoi
table-vegas-power-play =
    { $held ->
        [no] con più dadi qui puoi piazzare invece di tirare
       *[yes] { $seat } può piazzare invece di tirare
    }
table-vegas-no-entry = la prossima chiusura paga { $next } (poi { $following })
table-vegas-knockout = al bar { $dice }
table-vegas-block-it = gruppi di dadi grigi rimasti { $groups }
table-vegas-handicap = per un dado grigio { $chip } × 1 fiche, { $money } × 30.000 $, { $adjustment } × modifica
table-vegas-black-box = chi vince qui sceglie una di due pile coperte
table-vegas-double-down = 60.000 $ e 30.000 $; sulla tessera { $dice }
table-vegas-nice-dice = { $pictures }
table-vegas-my-choice = sulla casella d’oro { $gold } (60.000 $)

preview-vegas-if-paid = se pagasse ora: { $pays }
preview-vegas-you = tu { $amount }
preview-vegas-you-nothing = tu niente
preview-vegas-activates = attiva { $tile }
preview-vegas-price =
    { $chips ->
        [0] non costa nulla
        [one] costa una fiche
       *[other] costa { $chips } fiche
    }
preview-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 fiche
       *[other] { $chips } fiche
    }
preview-vegas-if-wrong =
    { $chips ->
        [0] { $amount } se non indovina
        [one] 1 fiche se non indovina
       *[other] { $chips } fiche se non indovina
    }
preview-vegas-chance = probabilità { $chance }
preview-vegas-displaced = sposta un dado di { $seat }

help-money = il tuo denaro
    .entry = money
