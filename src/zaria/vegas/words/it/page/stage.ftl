web-vegas-place =
    { $dice ->
        [one] Piazza il { $number }
       *[other] Piazza i { $number }
    }
web-vegas-pass = Passa
web-vegas-point = Scegli un numero: prima di piazzarlo vedi che cosa pagherebbe il suo casinò.
web-vegas-press-roll =
    { $dice ->
        [one] Resta un dado. Premi per tirarlo.
       *[other] Restano { $dice } dadi. Premi per tirarli.
    }
web-vegas-then-you = **Prendi { $amount }.**
web-vegas-then-tie = **Parità con { $seats }:** non prendi niente.
web-vegas-then-nothing = **Nel casinò { $casino } non prendi niente.**
web-vegas-closed-why = **Il casinò { $casino } è chiuso** da No Entry: nessun dado entra o esce finché il cartello non si sposta. Le sue carte si pagano come sempre.
web-vegas-guess-right = **Se indovini, { $seat } non prende niente.**
web-vegas-bet-same = Se esce ancora { $total }, si perde.
web-vegas-then-seat = { $seat } prende { $amount }.
web-vegas-then-lost =
    { $cards ->
        [one] { $amount } va in fondo al mazzo.
       *[other] { $amount } vanno in fondo al mazzo.
    }
web-vegas-looking = Stai riguardando il round { $round }. **La partita continua.**
web-vegas-looking-turn = Stai riguardando il round { $round }. **Tocca a te.**
web-vegas-before-pays = Prima che paghi il casinò { $casino }
web-vegas-since = Dopo il tuo turno:
web-vegas-since-card = Casinò { $casino }: { $amount } ora andrebbe a { $seat }.

web-vegas-pays = Il casinò { $casino } paga **{ $seat }: { $amount }**
web-vegas-pays-nobody = Il casinò { $casino } non paga **nessuno**
web-vegas-uncontested = Casinò { $casinos }: **nessuna contesa**
web-vegas-pays-short = { $casino }: { $seat } { $amount }
web-vegas-pays-nobody-short = { $casino }: nessuno
web-vegas-next = Avanti
web-vegas-tie-leaves = { $seats }: **parità a { $weight }**, quindi fuori.
web-vegas-paid-so-far =
    { $paid ->
        [0] Paga il primo di sei casinò.
        [1] Ha pagato un casinò, ne mancano cinque.
        [2] Hanno pagato due casinò, ne mancano quattro.
        [3] Hanno pagato tre casinò, ne mancano tre.
        [4] Hanno pagato quattro casinò, ne mancano due.
        [5] Paga l’ultimo casinò.
       *[other] Hanno pagato tutti i casinò.
    }
web-vegas-round-begins = Inizia il round { $round }

web-vegas-beat = Round { $round }: inizia **{ $starter }**
web-vegas-beat-paid = Ecco che cosa ha pagato il round { $round }:
web-vegas-beat-why = { $seat } ha vinto il casinò { $casino }. Ecco che cosa ha pagato il round { $round }:
web-vegas-won-by =
    { $rounds ->
        [one] con { $amount } di vantaggio
       *[other] con { $amount } di vantaggio, dopo { $rounds } round
    }
web-vegas-decided = Decisivo: **casinò { $casino }, round { $round }**. Senza i { $amount } presi lì avrebbe vinto { $seat }.
web-vegas-lead-grew = Il vantaggio è cresciuto di più qui: **casinò { $casino }, round { $round }**. Lì { $seat } ha preso { $amount }.
web-vegas-see-board = Guarda il tavolo
web-vegas-see-podium = Torna al podio

web-vegas-log-dice = Round { $round }, dadi
web-vegas-log-payout = Round { $round }, pagamenti
web-vegas-log-paid = Il casinò { $casino } ha pagato { $seat }.

web-vegas-ask-casino = Scegli un casinò qui sopra.
web-vegas-then-casino = E poi un casinò qui sopra.
web-vegas-if-missed = se la risposta è sbagliata:
web-vegas-total = Totale: { $total }
web-vegas-bet-higher = Più alto
web-vegas-bet-lower = Più basso
web-vegas-from-roll = tirato
web-vegas-no-die = Figura { $number }: nessun tuo dado può andarci
web-vegas-no-die-short = nessun dado
web-vegas-picture-chip = una fiche
web-vegas-picture-money = 30.000 $
web-vegas-picture-adjustment = sposta un dado

web-vegas-help-dice-left = I dadi che qui restano da piazzare in questo round. Quello grande vale doppio.
web-vegas-help-chips = Fiche: una paga un passo, e alla fine ognuna vale 10.000 $.
web-vegas-help-cards = Le carte denaro vinte finora. Quanto valgono resta segreto fino alla fine.
web-vegas-help-money = Il denaro vinto finora. Prima della fine lo vede solo chi lo possiede.
web-vegas-help-casino = Chi ha più dadi qui prende la carta più alta, il secondo la più bassa. A parità di dadi non si prende niente.
web-vegas-help-closed = Questo casinò è chiuso: nessun dado entra o esce finché il cartello non si sposta. Le sue carte si pagano come sempre.
web-vegas-help-neutral = I dadi bianchi non sono di nessuno. Vincono carte come gli altri, e le carte vanno in fondo al mazzo.
web-vegas-help-grey = I dadi grigi non sono di nessuno. Contano come gli altri e non portano denaro a nessuno.
web-vegas-help-player = { $seat }: dadi { $dice }, fiche { $chips }, carte denaro { $cards }.
web-vegas-help-rounds = Ogni lampadina è un round della partita. Quella accesa è in corso.
web-vegas-help-card = Denaro che questo casinò paga alla fine del round. Il segno mostra a chi andrebbe adesso.
web-vegas-help-lane = I dadi tirati con questo numero. Vanno al casinò qui sopra, tutti o nessuno.
web-vegas-help-big-die = Il dado grande vale doppio.
web-vegas-help-black = I dadi neri appartengono alle tessere. In un casinò ognuno conta per il giocatore di cui porta il segno.
web-vegas-help-starter = La bandierina: il round è cominciato da qui.

web-vegas-short-choose = Quale numero piazzi?
web-vegas-short-hide = Quanti ne nascondi?
web-vegas-short-guess = Quanti sono nascosti?
web-vegas-short-prime = Quali dadi neri?
web-vegas-short-bet = Ti fermi o scommetti?
web-vegas-short-power = Piazzi o tiri?
web-vegas-short-close = Quale casinò chiudi?
web-vegas-short-bar = Quale dado al bar?
web-vegas-short-group = Quali grigi, e dove?
web-vegas-short-grey = Un grigio: da dove?
web-vegas-short-picture = Quale figura?
web-vegas-short-adjust = Quale dado, dove?
web-vegas-short-split = Come li dividi?
web-vegas-short-stack = Quale pila?
web-vegas-short-move = Quali dadi sposti?
web-vegas-short-nice = Quale dado, che figura?
web-vegas-short-result = Quale dado nero?
web-vegas-short-activate = Quale tessera?
web-vegas-short-gold = Quale dado sull’oro?
