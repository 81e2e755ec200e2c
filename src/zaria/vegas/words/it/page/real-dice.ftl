web-pad-neutral = Dadi neutrali (in due)
web-pad-royale = Royale: dadi neri e grigi
web-pad-casino = Casinò
web-pad-cards = Carte denaro
web-pad-no-cards = Tocca le sue due carte.
web-pad-small = Dadi piccoli di { $seat }
web-pad-big = Dado grande di { $seat }
web-pad-black = Dadi neri di { $seat }
web-pad-big-short = dado grande
web-pad-big-counts = vale 2
web-pad-black-short = neri
web-pad-payouts = Pagamenti del round { $round }
web-pad-not-yet = Non si paga ancora nulla.
web-pad-chips-of = Fiche di { $seat }
web-pad-starter = { $seat } inizia il round successivo.
web-pad-starter-open = Il round { $round } comincia chi vince il casinò 6: ancora aperto.
web-pad-takes = { $seat } prende { $amount }.
web-pad-tie = Pari, escono: { $seats }.
web-pad-nobody = { $amount } a nessuno.
web-pad-so-far = Finora
    .help = ogni fiche vale { $amount }
web-real-vegas-roll = { $seat } tira: che cosa mostrano i dadi?
web-real-vegas-neutral = Tirate i dadi neutrali: che cosa mostrano?
web-real-vegas-black = { $seat } tira i due dadi neri: che cosa mostrano?
web-real-vegas-cards = Pescate 12 carte denaro, due per ogni casinò.
web-real-vegas-tiles = Quali tessere ci sono ai casinò 1, 2, 3…?
web-real-vegas-first = Chi inizia?

web-vegas-tell-add = Aggiungi un dado che mostra { $number }. Ce ne sono { $dice }
web-vegas-tell-remove = Togli un dado che mostra { $number }
web-vegas-tell-hand-big = Ho in mano il dado grande
web-vegas-tell-big =
    { $dice ->
        [one] Ne manca uno.
       *[other] Ne mancano { $dice }.
    } **Hai in mano il dado grande:** tocca il suo numero.
web-vegas-tell-small =
    { $dice ->
        [one] Ne manca uno.
       *[other] Ne mancano { $dice }.
    } Ogni tocco aggiunge un **dado piccolo**.
web-vegas-tell-whole = Ci sono tutti i dadi. È giusto?
web-vegas-tell-clear = Svuota
web-vegas-tell-done = Questo è il lancio
web-vegas-tell-cards = Carte denaro
web-vegas-tell-first = Casinò { $casino }: la prima carta?
web-vegas-tell-second = Casinò { $casino }: la seconda carta?
web-vegas-tell-cards-in = Ci sono tutte le carte.
web-vegas-tell-cards-so-far = { $given } carte su { $number }. Il tavolo le ordina: **la coppia migliore al casinò 6.**
web-vegas-tell-back = Una indietro
web-vegas-tell-cards-done = Ci sono tutte
