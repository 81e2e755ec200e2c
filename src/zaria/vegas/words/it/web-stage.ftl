# La scena di Las Vegas: che cosa vi si dice. Fra coppie di asterischi sta ciò che conta di più.
# $seat, $starter e $seats sono nomi, $amount è denaro, $weight è quanto contano i dadi.

web-vegas-place =
    { $dice ->
        [one] Piazza il { $number }
       *[other] Piazza i { $number }
    }
web-vegas-place-none = Piazza …
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
web-vegas-then-seat = { $seat } prende { $amount }.
web-vegas-then-lost =
    { $cards ->
        [one] { $amount } va sotto il mazzo.
       *[other] { $amount } vanno sotto il mazzo.
    }
web-vegas-looking = Stai riguardando il round { $round }. **La partita continua.**
web-vegas-since = Dopo il tuo turno:
web-vegas-since-card = Casinò { $casino }: { $amount } ora andrebbe a { $seat }.

# Pagamenti.
web-vegas-pays = Il casinò { $casino } paga **{ $seat }: { $amount }**
web-vegas-pays-nobody = Il casinò { $casino } non paga **nessuno**
web-vegas-tie-leaves = { $seats }: **parità a { $weight }**, quindi fuori.
web-vegas-paid-so-far =
    { $paid ->
        [0] Paga il primo di sei casinò.
        [one] Ha pagato un casinò su sei.
        [5] Paga l’ultimo casinò.
       *[other] Casinò che hanno pagato: { $paid } su sei.
    }
web-vegas-round-begins = Inizia il round { $round }

# Fra un round e l'altro, e la fine.
web-vegas-beat = Round { $round }: inizia **{ $starter }**
web-vegas-beat-paid = Ecco che cosa ha pagato il round { $round }:
web-vegas-won-by =
    { $rounds ->
        [one] con { $amount } di vantaggio
       *[other] con { $amount } di vantaggio, dopo { $rounds } round
    }
web-vegas-decided = Decisivo: **casinò { $casino }, round { $round }**. Lì { $seat } ha preso { $amount }, più del vantaggio.
web-vegas-see-board = Guarda il tavolo
web-vegas-see-podium = Torna al podio

# Una tessera che chiede.
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

# Aiuto sul posto.
web-vegas-help-dice-left = I dadi che qui restano da piazzare in questo round. Quello grande vale doppio.
web-vegas-help-chips = Fiche: una paga un passo, e alla fine ognuna vale 10.000 $.
web-vegas-help-cards = Le carte denaro vinte finora. Quanto valgono resta segreto fino alla fine.
web-vegas-help-money = Il denaro vinto finora. Prima della fine lo vede solo chi lo possiede.
web-vegas-help-casino = Chi ha più dadi qui prende la carta più alta, il secondo la più bassa. A parità di dadi non si prende niente.
web-vegas-help-closed = Questo casinò è chiuso: nessun dado entra o esce finché il cartello non si sposta. Le sue carte si pagano come sempre.
web-vegas-help-neutral = I dadi bianchi non sono di nessuno. Vincono carte come gli altri, e le carte vanno sotto il mazzo.
web-vegas-help-grey = I dadi grigi non sono di nessuno. Contano come gli altri e non portano denaro a nessuno.

# Domande, in breve: per la riga in alto di un telefono.
web-vegas-short-choose = Quale numero piazzi?
web-vegas-short-hide = Quanti ne nascondi?
web-vegas-short-guess = Quanti sono nascosti?
web-vegas-short-prime = Quali dadi neri?
web-vegas-short-bet = Fermarsi o puntare?
web-vegas-short-power = Piazzare o tirare?
web-vegas-short-close = Quale casinò chiude?
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
