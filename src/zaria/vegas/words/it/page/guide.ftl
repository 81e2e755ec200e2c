guide-vegas-goal =
    .title = Lo scopo del gioco
guide-vegas-goal-1 = Sei casinò, due carte denaro a ognuno, e dadi per vincerle. Alla fine di un round le carte di un casinò vanno ai due giocatori che lì hanno più dadi.
guide-vegas-goal-2 = Ma i giocatori con lo stesso numero di dadi in un casinò si annullano a vicenda e lì non prendono nulla. Tenere d’occhio ciò che gli altri possono ancora fare è metà del gioco.
guide-vegas-goal-3 = Hai sette dadi piccoli e uno grande del tuo colore. Quello grande vale due ogni volta che si contano o si confrontano i dadi in un casinò.
    .title = Il dado grande vale doppio
guide-vegas-goal-4 = Dopo tre round vince il più ricco.

guide-vegas-setup =
    .title = Prima di ogni round
guide-vegas-setup-1 = A ogni casinò si mettono due carte denaro, da 30.000 $ a 100.000 $ ciascuna. La coppia più ricca sta al casinò 6, la più povera al casinò 1.
guide-vegas-setup-2 = Tutti riprendono gli otto dadi e ricevono due fiche. Le fiche avanzate restano.
guide-vegas-setup-3 = Inizia il primo posto, o decide il caso, secondo come è stato aperto il tavolo. Poi si va in senso orario.

guide-vegas-turn =
    .title = Il tuo turno
guide-vegas-turn-1 = Tira tutti i dadi che ti restano.
guide-vegas-turn-2 = Scegli uno dei numeri che hai tirato e metti tutti i tuoi dadi con quel numero nel casinò con lo stesso numero, anche quello grande. Non puoi tenerne da parte nessuno.
    .title = Tutti quelli di un numero
guide-vegas-turn-3 = Mettiamo che tu abbia tirato 3 3 3 1 5 5 e scelga i tre. Vanno tutti nel casinò 3, e nel tuo prossimo turno tiri gli altri tre dadi.
guide-vegas-turn-4 = Se non ti piace niente, paga una fiche e passa: non piazzi nulla, tieni tutti i dadi e in questo turno non tiri di nuovo.
    .title = Paga una fiche e passa
guide-vegas-turn-5 = Poi tocca, in senso orario, a chi ha ancora dadi. Il round finisce quando nessuno ne ha più; prima, qualcuno può avere più turni di fila.

guide-vegas-payouts =
    .title = Pagamenti e parità
guide-vegas-payouts-1 = Prima le parità: in ogni casinò, i giocatori con lo stesso numero di dadi (il grande vale due) li tolgono, tutti questi gruppi insieme.
    .title = Prima escono le parità
guide-vegas-payouts-2 = Poi i casinò pagano, da 1 a 6. Chi ha più dadi rimasti prende la carta più alta, chi segue prende l’altra, e gli altri niente.
    .title = Più dadi, carta migliore
guide-vegas-payouts-3 = Mettiamo che i dadi di quattro giocatori contino 5, 3, 3 e 1. I due tre escono, che siano tre dadi piccoli o uno piccolo e quello grande. Il 5 prende la carta più alta, e l’1 prende comunque l’altra.
    .title = Un esempio
guide-vegas-payouts-4 = Le carte che nessuno prende vanno in fondo al mazzo. Il tuo denaro sta coperto: gli altri vedono solo quante carte hai. Le fiche stanno scoperte.
guide-vegas-payouts-5 = Chi ha vinto il casinò 6 inizia il round successivo; se non l’ha vinto nessun giocatore, chi ha vinto il casinò 5, e così via a scendere.

guide-vegas-end =
    .title = La fine
guide-vegas-end-1 = Dopo l’ultimo round ognuno conta il suo denaro, più 10.000 $ per ogni fiche rimasta. Vince chi ha di più.
guide-vegas-end-2 = In caso di parità vince chi ha più carte denaro e fiche. Se anche quelle sono pari, si vince insieme.

guide-vegas-two-players =
    .title = In due
guide-vegas-two-players-1 = Gioca anche un terzo colore. Quando comincia un round si tirano i suoi otto dadi e si mettono nei loro casinò, dove restano fino alla fine del round.
guide-vegas-two-players-2 = Contano come i dadi di un giocatore neutrale: fanno parità, e vincono carte, che vanno in fondo al mazzo. Non attivano mai una tessera.

guide-vegas-royale =
    .title = Royale: le tessere
guide-vegas-royale-1 = Royale mette delle tessere ad alcuni casinò, di solito a 1, 2 e 3. A ogni round si estraggono di nuovo, e così il lato che vale; i due lati di una tessera non sono mai in gioco insieme.
guide-vegas-royale-2 = Quando hai messo dadi tuoi in un casinò con una tessera, nel tuo turno o con Power Play, la attivi, una volta. I dadi neutrali, grigi e neri non attivano nulla.
guide-vegas-royale-3 = Alcune tessere agiscono subito, altre prima dei pagamenti o durante. Ognuna ha una sezione sua più sotto.
guide-vegas-royale-4 = Alla tua sinistra c’è chi segue in senso orario, con o senza dadi. Se una tessera lascia una sola scelta, viene fatta da sola, e ciò che non può accadere si salta.
guide-vegas-royale-5 = Segnalini e tracciati ripartono da capo a ogni round.

guide-vegas-rewards =
    .title = Fiche e ricompense
guide-vegas-rewards-1 = Con una fiche puoi passare una volta, e alla fine vale 10.000 $. Le fiche e il denaro della banca non finiscono mai.
guide-vegas-rewards-2 = Le tessere pagano in fiche le ricompense di uno o due, in denaro quelle da tre in su: tre sono 30.000 $.
guide-vegas-rewards-3 = Con le tessere, all’inizio si mettono da parte, coperte, le carte denaro di tutti i round successivi. Le altre sono la banca e stanno scoperte.

guide-vegas-round-end =
    .title = Come finisce un round con le tessere
guide-vegas-round-end-1 = L’ordine è sempre lo stesso. Prima Prime Time; poi si stabilisce chi deve pagare Bad Luck; poi si tolgono i dadi in parità, e i casinò pagano.
guide-vegas-round-end-2 = Dopo pagano le altre tessere, secondo i numeri dei loro casinò; poi viene Black Box, e per ultimo si paga Bad Luck.
guide-vegas-round-end-3 = Se un casinò lo vince un giocatore neutrale, per la sua tessera non c’è un vincitore: non fa nulla e non dà nulla.

guide-vegas-options =
    .title = Le opzioni del tavolo
guide-vegas-options-1 = Quante tessere ha ogni round: da nessuna, che è il gioco senza Royale, fino a sei. Oppure quali; allora restano le stesse in ogni round.
guide-vegas-options-2 = Se le tessere possono tornare. Se no, escono prima quelle mai usate, poi quelle usate ma sull’altro lato, poi tutte.
guide-vegas-options-3 = Quanti round si giocano, da uno a sette; chi inizia; e se il denaro sta scoperto, così che tutti vedano quanto hanno gli altri.

guide-vegas-tile-lucky-punch =
    .title = Lucky Punch – Colpo fortunato
guide-vegas-tile-lucky-punch-1 = Quando la attivi, nascondi nel pugno uno, due o tre segnalini. Chi siede alla tua sinistra cerca di indovinare quanti; nessun altro lo sa.
guide-vegas-tile-lucky-punch-2 = Se indovina, non prendi nulla. Se sbaglia, prendi 2 fiche per un segnalino, 30.000 $ per due e 40.000 $ per tre.

guide-vegas-tile-jackpot =
    .title = Jackpot
guide-vegas-tile-jackpot-1 = Quando la attivi, tiri i due dadi neri. Una somma di 7 o un doppio vince il jackpot, che poi torna a 30.000 $.
guide-vegas-tile-jackpot-2 = Con qualsiasi altro tiro cresce di 10.000 $, fino a 80.000 $, e aspetta il prossimo.

guide-vegas-tile-prime-time =
    .title = Prime Time – Prima serata
guide-vegas-tile-prime-time-1 = Prima dei pagamenti, chi vincerebbe questo casinò con i dadi così come sono tira i due dadi neri, e può non metterne nessuno, oppure metterne uno o due nei casinò dei loro numeri.
guide-vegas-tile-prime-time-2 = Da quel momento contano come dadi suoi, uno ciascuno, anche per Bad Luck. Possono far vincere un casinò, ma anche creare una parità. In un casinò chiuso non entrano.

guide-vegas-tile-fifty-fifty =
    .title = Fifty Fifty – Cinquanta e cinquanta
guide-vegas-tile-fifty-fifty-1 = Quando la attivi, tiri i due dadi neri. Poi puoi fermarti, o scommettere che la prossima somma sarà più alta o più bassa, e tirare di nuovo.
guide-vegas-tile-fifty-fifty-2 = Ogni scommessa giusta alza la ricompensa: 1 fiche, 30.000 $, 40.000 $, 60.000 $. L’ultima la incassi subito; prima puoi andare avanti finché te la senti.
guide-vegas-tile-fifty-fifty-3 = Una scommessa sbagliata, o di nuovo la stessa somma, e non prendi nulla.

guide-vegas-tile-high-five =
    .title = High Five – Batti cinque
guide-vegas-tile-high-five-1 = Il primo giocatore i cui dadi qui contano cinque o più quando attiva la tessera prende il segnalino. Bastano tre dadi piccoli e quello grande.
guide-vegas-tile-high-five-2 = Ai pagamenti il segnalino rende 100.000 $, qualunque fine abbiano fatto i dadi.

guide-vegas-tile-bad-luck =
    .title = Bad Luck – Sfortuna
guide-vegas-tile-bad-luck-1 = Se qualcuno l’ha attivata, alla fine del round tutti quelli con meno dadi in questo casinò devono 50.000 $. Non averne è averne meno di tutti; se tutti sono pari, pagano tutti.
guide-vegas-tile-bad-luck-2 = Si conta prima di togliere i dadi in parità, e i dadi neutrali non si confrontano.
guide-vegas-tile-bad-luck-3 = Chi ha meno paga tutto quello che ha: prima il denaro, con il resto in denaro, poi le fiche.

guide-vegas-tile-pay-day =
    .title = Pay Day – Giorno di paga
guide-vegas-tile-pay-day-1 = Quando la attivi, conti i casinò in cui hai almeno un dado, questo compreso. I dadi sulle tessere non contano.
guide-vegas-tile-pay-day-2 = Uno o due casinò pagano altrettante fiche, da tre a sei pagano da 30.000 $ a 60.000 $.

guide-vegas-tile-power-play =
    .title = Power Play – Superiorità numerica
guide-vegas-tile-power-play-1 = Se quando la attivi i tuoi dadi qui contano più di quelli di ogni altro giocatore, neutrali compresi, il segnalino è tuo, anche se l’aveva un altro.
guide-vegas-tile-power-play-2 = Finché lo hai, a ogni turno puoi girare uno dei tuoi dadi su un numero qualsiasi e metterlo in quel casinò invece di tirare, se non è chiuso. Questo attiva la sua tessera.
guide-vegas-tile-power-play-3 = Appena smetti di avere qui più dadi di ogni altro giocatore, il segnalino torna sulla tessera. Si ottiene solo attivandola.

guide-vegas-tile-no-entry =
    .title = No Entry – Vietato entrare
guide-vegas-tile-no-entry-1 = Quando la attivi, metti il segnalino su un altro casinò e lo chiudi. Lì nessun dado entra o esce, finché il segnalino non si sposta o il round finisce. Paga come al solito.
guide-vegas-tile-no-entry-2 = Piazzare o spostare il segnalino fa un passo sul tracciato e paga ciò che mostra: 2 fiche, niente, 30.000 $, niente, 1 fiche, niente, e così da capo.
guide-vegas-tile-no-entry-3 = La prima volta in un round va piazzato. Dopo puoi lasciarlo dov’è, senza ricompensa.
guide-vegas-tile-no-entry-4 = Se hai tirato solo il numero chiuso, passi gratis.

guide-vegas-tile-knockout =
    .title = Knockout – Fuori combattimento
guide-vegas-tile-knockout-1 = Quando la attivi, ogni avversario, dalla tua sinistra, mette al bar uno dei dadi che gli restano. Si salva chi non ne ha, o ne ha già due lì.
guide-vegas-tile-knockout-2 = Poi riprendi tutti i tuoi dadi dal bar.
guide-vegas-tile-knockout-3 = I dadi al bar non contano da nessuna parte, e tornano quando il round finisce. Lì quello grande è un dado solo.

guide-vegas-tile-block-it =
    .title = Block It – Blocco
guide-vegas-tile-block-it-1 = Sopra ci sono nove dadi grigi, in gruppi da 1, 1, 2, 2 e 3. Quando la attivi, prendi un gruppo intero e lo metti in un casinò aperto.
guide-vegas-tile-block-it-2 = Lì sono i dadi di un giocatore neutrale: possono fare parità, e vincere carte che poi nessuno prende. Finiti i gruppi, non succede nulla.
guide-vegas-tile-block-it-3 = In due, i dadi grigi e quelli neutrali sono di due giocatori neutrali diversi.

guide-vegas-tile-handicap =
    .title = Handicap
guide-vegas-tile-handicap-1 = Quando comincia il round c’è un dado grigio in ognuno dei casinò 1, 2 e 3, e due in ognuno dei casinò 4, 5 e 6. Sono i dadi di un giocatore neutrale.
guide-vegas-tile-handicap-2 = Quando la attivi, puoi togliere un dado grigio da un casinò aperto e metterlo su una figura libera. Ce ne sono due da una fiche, tre da 30.000 $ e quattro da una modifica.
guide-vegas-tile-handicap-3 = Modifica: gira uno dei dadi che ti restano su un numero qualsiasi e mettilo in quel casinò, oppure riprendi uno dei tuoi dadi da un casinò. Non attiva nulla, e casinò chiusi e tessere non si toccano.

guide-vegas-tile-black-box =
    .title = Black Box – Scatola nera
guide-vegas-tile-black-box-1 = Ai pagamenti, chi siede alla sinistra di chi vince questo casinò divide sei segnalini coperti, 6, 2, 2, 0, 0 e 0, in due pile: tre e tre, quattro e due, o cinque e uno.
guide-vegas-tile-black-box-2 = Chi vince vede solo quanti ce ne sono in ognuna, sceglie una pila e riceve la sua somma: 2 sono due fiche, da 4 a 10 sono da 40.000 $ a 100.000 $.

guide-vegas-tile-double-down =
    .title = Double Down – Raddoppio
guide-vegas-tile-double-down-1 = Quando la attivi, puoi spostare quanti dei tuoi dadi vuoi da questo casinò alla tessera, se non è chiuso. Restano lì, e nel casinò non contano più.
guide-vegas-tile-double-down-2 = Ai pagamenti la tessera paga come un casinò: si tolgono i dadi in parità, poi 60.000 $ vanno a chi ha più dadi e 30.000 $ a chi segue.

guide-vegas-tile-nice-dice =
    .title = Nice Dice – Bei dadi
guide-vegas-tile-nice-dice-1 = Quando la attivi, puoi mettere un dado sulla figura del suo numero: uno appena tirato e non piazzato, o uno dei tuoi in questo casinò.
guide-vegas-tile-nice-dice-2 = Se lì c’è già un dado, va nel casinò del suo numero, senza attivare nulla. Se quel casinò è chiuso, la figura non si può prendere.
guide-vegas-tile-nice-dice-3 = Ai pagamenti ogni dado rende al suo proprietario ciò che mostra la figura: 1 o 2 fiche, o da 30.000 $ a 60.000 $.

guide-vegas-tile-my-choice =
    .title = My Choice – A scelta mia
guide-vegas-tile-my-choice-1 = Quando la attivi, tiri i due dadi neri e scegli uno dei due risultati. 1 è una fiche, 2 sono due fiche, 3 sono 30.000 $.
guide-vegas-tile-my-choice-2 = 4 attiva un’altra tessera in gioco a scelta, come se avessi messo un dado nel suo casinò. Lì non si aggiunge nulla, e in un casinò chiuso nessun dado entra o esce.
guide-vegas-tile-my-choice-3 = 5 è una modifica, come con Handicap; non attiva nulla.
guide-vegas-tile-my-choice-4 = 6 mette uno dei dadi che ti restano sulla casella d’oro, che vale 60.000 $ ai pagamenti. Il dado che c’era torna al suo proprietario.
