tile-lucky-punch = Lucky Punch
    .help = Colpo fortunato. Nascondi uno, due o tre segnalini. Chi siede alla tua sinistra cerca di indovinare quanti. Se sbaglia, ricevi 2 fiche, 30.000 $ o 40.000 $.
tile-jackpot = Jackpot
    .help = Tira i dadi neri. Con una somma di 7 o un doppio vinci il jackpot. Altrimenti cresce di 10.000 $, fino a 80.000 $.
tile-prime-time = Prime Time
    .help = Prima serata. Prima dei pagamenti chi vince questo casinò tira i dadi neri e può non piazzarne nessuno, oppure piazzarne uno o due come propri.
tile-fifty-fifty = Fifty Fifty
    .help = Cinquanta e cinquanta. Tira i dadi neri, poi scommetti che la prossima somma sarà più alta o più bassa, finché te la senti: 1 fiche, 30.000 $, 40.000 $, 60.000 $. Una scommessa sbagliata e perdi tutto.
tile-high-five = High Five
    .help = Batti cinque. Il primo che qui arriva a contare cinque o più dadi riceve 100.000 $ ai pagamenti.
tile-bad-luck = Bad Luck
    .help = Sfortuna. Se è attivata, chi ha meno dadi qui alla fine del round paga 50.000 $.
tile-pay-day = Pay Day
    .help = Giorno di paga. Ricevi 10.000 $ per ogni casinò con un tuo dado; se sono uno o due, in fiche.
tile-power-play = Power Play
    .help = Superiorità numerica. Con più dadi qui di chiunque altro hai il segnalino. Allora, invece di tirare, puoi mettere un tuo dado in un casinò aperto a scelta.
tile-no-entry = No Entry
    .help = Vietato entrare. Chiudi un casinò diverso da questo: nessun dado entra o esce. Spostare il segnalino paga ciò che mostra il tracciato.
tile-knockout = Knockout
    .help = Fuori combattimento. Ogni avversario mette un dado al bar, due al massimo. Tu riprendi i tuoi.
tile-block-it = Block It
    .help = Blocco. Metti un gruppo di dadi grigi in un casinò. Contano come di un giocatore neutrale.
tile-handicap = Handicap
    .help = In tutti i casinò ci sono dadi grigi. Togline uno per una fiche, 30.000 $ o la modifica di un tuo dado.
tile-black-box = Black Box
    .help = Scatola nera. Ai pagamenti chi siede alla sinistra di chi vince questo casinò divide sei segnalini coperti in due pile. Chi vince ne sceglie una e riceve ciò che contiene.
tile-double-down = Double Down
    .help = Raddoppio. Sposta quanti dei tuoi dadi vuoi da questo casinò alla tessera, che paga come un casinò: 60.000 $ e 30.000 $.
tile-nice-dice = Nice Dice
    .help = Bei dadi. Metti un dado appena tirato, o uno di questo casinò, sulla figura del suo numero. Ai pagamenti rende quel numero. Il dado che c’era va nel suo casinò.
tile-my-choice = My Choice
    .help = A scelta mia. Tira i dadi neri e scegli un risultato. 1: una fiche. 2: due fiche. 3: 30.000 $. 4: attiva un’altra tessera. 5: cambia un dado. 6: un dado sulla casella d’oro, 60.000 $ ai pagamenti.

event-vegas-tiles = Le tessere di questo round, dal casinò 1: { $tiles }.
event-vegas-black = { $seat } tira i dadi neri: { $one } e { $two }.
event-vegas-hid = { $seat } nasconde dei segnalini.
event-vegas-hid-number =
    { $number ->
        [one] Hai nascosto un segnalino.
       *[other] Hai nascosto { $number } segnalini.
    }
event-vegas-guessed = { $seat } dice { $guess }; nascosti da { $owner }: { $hidden }.
event-vegas-prime-placed = { $seat } mette un dado nero nel casinò { $casino }.
event-vegas-prime-none = { $seat } non piazza nessun dado nero.
event-vegas-bet-lost = { $seat } perde la scommessa, e con essa la ricompensa.
event-vegas-high-five = { $seat } prende il segnalino di High Five.
event-vegas-bad-luck =
    { $dollars ->
        [0] { $chips ->
                [0] Bad Luck: { $seat } non ha niente con cui pagare.
                [one] Bad Luck: { $seat } paga una fiche.
               *[other] Bad Luck: { $seat } paga { $chips } fiche.
            }
       *[other] { $chips ->
                [0] Bad Luck: { $seat } paga { $amount }.
                [one] Bad Luck: { $seat } paga { $amount } e una fiche.
               *[other] Bad Luck: { $seat } paga { $amount } e { $chips } fiche.
            }
    }
event-vegas-power-taken = { $seat } prende il segnalino di Power Play.
event-vegas-power-lost = { $seat } perde il segnalino di Power Play, che torna sulla tessera.
event-vegas-power-used =
    { $big ->
        [0] Con Power Play { $seat } mette un dado nel casinò { $casino }.
       *[other] Con Power Play { $seat } mette il dado grande nel casinò { $casino }.
    }
event-vegas-closed = { $seat } chiude il casinò { $casino }.
event-vegas-closed-kept = { $seat } lascia chiuso il casinò { $casino }.
event-vegas-bar =
    { $die ->
        [big] { $seat } mette il dado grande al bar.
       *[small] { $seat } mette un dado al bar.
    }
event-vegas-bar-back =
    { $big ->
        [0] { $small ->
                [one] { $seat } riprende un dado dal bar.
               *[other] { $seat } riprende { $small } dadi dal bar.
            }
       *[other] { $small ->
                [0] { $seat } riprende il dado grande dal bar.
               *[other] { $seat } riprende un dado e quello grande dal bar.
            }
    }
event-vegas-blocked =
    { $dice ->
        [one] { $seat } mette un dado grigio nel casinò { $casino }.
       *[other] { $seat } mette { $dice } dadi grigi nel casinò { $casino }.
    }
event-vegas-grey-taken = { $seat } toglie un dado grigio dal casinò { $casino }.
event-vegas-adjusted-in =
    { $die ->
        [big] { $seat } gira il dado grande e lo mette nel casinò { $casino }.
       *[small] { $seat } gira un dado e lo mette nel casinò { $casino }.
    }
event-vegas-adjusted-out =
    { $die ->
        [big] { $seat } riprende il dado grande dal casinò { $casino }.
       *[small] { $seat } riprende un dado dal casinò { $casino }.
    }
event-vegas-parted = { $seat } divide i segnalini in pile da { $one } e { $two }.
event-vegas-parted-markers = Li hai divisi così: { $parting }.
event-vegas-picked = { $seat } sceglie la pila { $stack } ({ $markers }), che vale { $amount }.
event-vegas-doubled =
    { $big ->
        [0] { $small ->
                [one] { $seat } sposta un dado su Double Down.
               *[other] { $seat } sposta { $small } dadi su Double Down.
            }
       *[other] { $small ->
                [0] { $seat } sposta il dado grande su Double Down.
                [one] { $seat } sposta un dado e quello grande su Double Down.
               *[other] { $seat } sposta { $small } dadi e quello grande su Double Down.
            }
    }
event-vegas-nice-die =
    { $die ->
        [big] { $seat } mette il dado grande sulla figura { $number } di Nice Dice.
       *[small] { $seat } mette un dado sulla figura { $number } di Nice Dice.
    }
event-vegas-displaced = Il dado che era lì ({ $seat }) va nel casinò { $casino }.
event-vegas-chose = { $seat } sceglie il { $number }.
event-vegas-gold =
    { $die ->
        [big] { $seat } mette il dado grande sulla casella d’oro.
       *[small] { $seat } mette un dado sulla casella d’oro.
    }

question-vegas-hide = Quanti segnalini nascondi a { $guesser }?
question-vegas-guess = Quanti segnalini ha nascosto { $owner }?
question-vegas-prime = Con i dadi neri hai tirato { $one } e { $two }. Quali piazzi?
question-vegas-bet =
    { $chips ->
        [0] { $dollars ->
                [0] La somma è { $total } e non hai ancora niente. Ti fermi o scommetti sulla prossima?
               *[other] La somma è { $total } e hai { $amount }. Ti fermi o scommetti sulla prossima?
            }
        [one] La somma è { $total } e hai una fiche. Ti fermi o scommetti sulla prossima?
       *[other] La somma è { $total } e hai { $chips } fiche. Ti fermi o scommetti sulla prossima?
    }
question-vegas-power = Hai Power Play. Piazzi un dado a tua scelta o tiri?
question-vegas-close =
    { $chips ->
        [0] { $dollars ->
                [0] Quale casinò chiudi? Questa volta spostare il segnalino non paga niente.
               *[other] Quale casinò chiudi? Spostare il segnalino paga { $amount }.
            }
        [one] Quale casinò chiudi? Spostare il segnalino paga una fiche.
       *[other] Quale casinò chiudi? Spostare il segnalino paga { $chips } fiche.
    }
question-vegas-bar = Quale dado metti al bar?
question-vegas-group = Quale gruppo di dadi grigi metti, e dove?
question-vegas-grey = Da quale casinò togli un dado grigio?
question-vegas-picture = Su quale figura lo metti?
question-vegas-adjust = Quale dado metti in un casinò, o riprendi da un casinò?
question-vegas-split = Come dividi i segnalini? { $picker } sceglie una pila senza vedere che cosa contiene.
question-vegas-stack = Quale pila scegli? { $parted_by } ne ha fatta una da { $one } e una da { $two }.
question-vegas-move = Quali dei tuoi dadi nel casinò { $casino } sposti su Double Down?
question-vegas-nice = Quale dado metti sulla sua figura?
question-vegas-result = Con i dadi neri hai tirato { $one } e { $two }. Quale scegli?
question-vegas-activate = Quale altra tessera attivi?
question-vegas-gold = Quale dado metti sulla casella d’oro?

chance-vegas-tiles = Quali tessere ci sono ai casinò 1, 2, 3…? Scrivete i nomi o i codici: Jackpot, Power Play, H1
chance-vegas-black = Tirate i due dadi neri per { $seat } e scriveteli: 2 5

refusal-option-tiles = tiles vuole un numero, { $possible }, o una lista di tessere, non «{ $given }»
refusal-option-tile = la tessera «{ $given }» non esiste; ci sono: { $possible }
refusal-option-tile-sides = { $one } e { $two } sono i due lati della tessera { $letter } e non possono essere in gioco insieme
refusal-deal-tile = «{ $word }» ora non può uscire; possibili: { $possible }
refusal-vegas-no-such-die =
    { $die ->
        [big] non hai più il dado grande
       *[small] non hai più dadi piccoli
    }
refusal-vegas-no-die-there =
    { $die ->
        [big] il tuo dado grande non è nel casinò { $casino }
       *[small] non hai dadi piccoli nel casinò { $casino }
    }
refusal-vegas-close-itself = il casinò { $casino } ha proprio la tessera No Entry e non si può chiudere
refusal-vegas-close-must = il segnalino va piazzato: nessun casinò è ancora chiuso
refusal-vegas-close-same = il casinò { $casino } è già chiuso
refusal-vegas-no-group = non ci sono più gruppi da { $dice } dadi grigi
refusal-vegas-no-grey = nel casinò { $casino } non ci sono dadi grigi
refusal-vegas-no-picture =
    { $picture ->
        [chip] le due figure con una fiche sono occupate
        [money] tutte le figure con 30.000 $ sono occupate
       *[adjustment] tutte le figure con una modifica sono occupate
    }
refusal-vegas-too-few-dice =
    { $big ->
        [0] i tuoi dadi piccoli in questo casinò sono solo { $small }
       *[other] i tuoi dadi in questo casinò: solo { $small } piccoli e quello grande
    }
refusal-vegas-picture-closed = la figura { $number } è occupata: il dado che c’è sopra dovrebbe andare nel casinò { $number }, che è chiuso
refusal-vegas-no-nice-die = non hai un dado così: solo quelli appena tirati e non piazzati, o i tuoi in questo casinò
refusal-vegas-not-a-result = hai tirato { $one } e { $two }: scegli uno dei due
refusal-vegas-no-other-tile = al casinò { $casino } non c’è un’altra tessera
