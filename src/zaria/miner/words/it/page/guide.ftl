guide-miner-goal =
    .title = Lo scopo del gioco
guide-miner-goal-1 = In mezzo c’è una montagna di dadi. Uno dopo l’altro prendete dadi da lì, così come sono; formano il tuo bottino, e ciò che mostrano fa punti.
guide-miner-goal-2 = Succede tre volte. I dadi li tieni, ma tra un round e l’altro si rilanciano, così ogni round comincia con più dadi e facce nuove.
guide-miner-goal-3 = Chi ha più punti dopo tre round vince.

guide-miner-faces =
    .title = I dadi
guide-miner-faces-1 = Ci sono 60 dadi di cinque tipi: 27 Tunnel, 10 Pericolo, 7 Strumento, 8 Tesoro e 8 Magici. Una faccia di ognuno è la Birra.
guide-miner-faces-2 = I tunnel vogliono stare in sequenza, le gemme essere tante, i pericoli fanno male senza lo strumento giusto, i forzieri salvano i dadi dal rilancio, e la magia li rilancia quando vuoi tu.
guide-miner-faces-3 = Non tutte le facce sono state controllate su dadi veri. Se i vostri sono diversi, si può aprire un tavolo con le vostre facce.

guide-miner-mountain =
    .title = La montagna
guide-miner-mountain-1 = Ha 20 dadi in file da 2, 3, 4, 5 e 6. Ogni dado poggia sui due che ha sotto.
guide-miner-mountain-2 = Un dado è in alto se non ha nulla sopra, di lato se ha sopra esattamente un dado. Con due dadi sopra è sepolto e non si può prendere.
    .title = In alto, di lato, sepolto
guide-miner-mountain-3 = Quando si prende un dado di lato, la fila di dadi che vi si appoggia scivola giù di un passo. Nient’altro si muove.

guide-miner-setup =
    .title = Prima della partita
guide-miner-setup-1 = Tutti tirano un dado Tunnel, e comincia il migliore: la Birra batte il 5, il 5 batte il 4, e così via. Chi pareggia per il tiro migliore tira di nuovo.
guide-miner-setup-2 = Poi ognuno sceglie un eroe, e la montagna si riempie con dadi dal sacchetto.

guide-miner-heroes =
    .title = Eroi
guide-miner-heroes-1 = Ci sono sei eroi, ognuno una volta sola. Si sceglie uno alla volta in senso antiorario, dalla destra del giocatore iniziale, che sceglie per ultimo.
guide-miner-heroes-2 = Le facce del tuo eroe contano in ogni round come dadi del tuo bottino. Non si rilanciano, condividono, congelano né scelgono mai.

guide-miner-digging =
    .title = Scavo
guide-miner-digging-1 = Si gioca in senso orario dal giocatore iniziale, finché la montagna è vuota.
guide-miner-digging-2 = Nel tuo turno prendi un dado in alto. Entra nel tuo bottino con la faccia che mostra.

guide-miner-beer =
    .title = Condividere la Birra
guide-miner-beer-1 = Se all’inizio del tuo turno un dado del tuo bottino mostra la Birra, puoi condividerla, una volta per turno. Indica un altro giocatore, tira il dado e daglielo, qualunque cosa mostri.
guide-miner-beer-2 = In cambio prendi un dado e, se vuoi, un secondo, ognuno dall’alto o di lato. Solo dopo aver condiviso si può prendere un dado di lato.
    .title = Che cosa ne ricevi
guide-miner-beer-3 = Una Birra che prendi in questo turno non si può condividere prima del prossimo.

guide-miner-magic =
    .title = Magia
guide-miner-magic-1 = Quando la montagna è vuota, ognuno ha un turno per la magia; inizia chi segue chi ha preso l’ultimo dado.
guide-miner-magic-2 = Spendi i tuoi dadi Magici uno alla volta, quanti ne vuoi. Un dado con due simboli rilancia due dei tuoi dadi: prima li scegli, poi si tirano insieme.
guide-miner-magic-3 = La magia non rilancia mai i pericoli, le facce degli eroi o i dadi Magici spesi. Devi rilanciare tanti dadi quanti sono i simboli, se ne hai abbastanza.
guide-miner-magic-4 = Un dado Magico non ancora speso si può rilanciare, e poi spendere con la nuova faccia; uno che mostra la Birra non si può spendere. I dadi spesi restano nel bottino e tornano disponibili nel round successivo.

guide-miner-scoring =
    .title = Conteggio
guide-miner-scoring-1 = I tunnel contano in sequenze che iniziano da 1, quanto la somma dei loro numeri: 1, 2, 3 fa sei punti; 1, 2, 4 ne fa tre, perché prima del 4 manca il 3. Un dado fa parte di una sola sequenza.
    .title = Tunnel in sequenza
guide-miner-scoring-2 = Ogni gemma è un punto. Chi da solo ne ha di più le conta doppie; se più giocatori ne hanno lo stesso numero, non raddoppia nessuno.
    .title = Gemme
guide-miner-scoring-3 = Ogni crollo costa un punto. Ma con un piccone ne rende uno, con due picconi due, e così via, per ogni crollo che hai. Lo stesso vale per draghi e scudi.
    .title = Pericoli e strumenti
guide-miner-scoring-4 = Birra, magia e forzieri non fanno punti. Un round può anche finire sotto zero.

guide-miner-replenish =
    .title = Tra un round e l’altro
guide-miner-replenish-1 = Puoi congelare tanti dei tuoi dadi quanti forzieri hai, a scelta: tengono la loro faccia. Ognuno decide a turno, prima che qualcuno tiri.
guide-miner-replenish-2 = Tutti gli altri dadi si rilanciano, anche i forzieri. Poi la montagna si riempie di nuovo, con 20 dadi dal sacchetto.
guide-miner-replenish-3 = Chi ha il totale più basso inizia il round successivo; se lo condividono più giocatori, decide il caso.

guide-miner-end =
    .title = La fine
guide-miner-end-1 = Dopo il terzo conteggio vince il totale più alto.
guide-miner-end-2 = Se lo condividono più giocatori, rilanciano tutto, giocano un’altra fase Magica e contano di nuovo, solo tra loro, finché uno non passa in testa. Serve solo per lo spareggio.

guide-miner-solo =
    .title = Solitario: un minatore, tre montagne
guide-miner-solo-1 = Inizi con tre dadi Magici, o con meno se lo vuoi più difficile. Non ci sono eroi, non si condivide, non si prende nulla di lato, e il tuo bottino non si rilancia.
guide-miner-solo-2 = Quante volte vuoi e in qualsiasi ordine: prendi un dado, spendi un dado Magico, riempi la montagna, o fermati.

guide-miner-solo-taking =
    .title = Solitario: che cosa puoi prendere
guide-miner-solo-taking-1 = Solo dadi in alto. Magia, tesori e strumenti si possono prendere sempre, e anche un tunnel 1. Un tunnel più alto deve continuare una delle tue sequenze.
guide-miner-solo-taking-2 = A un pericolo serve un tuo strumento ancora libero: un piccone per i crolli, uno scudo per i draghi. Ogni dado Strumento neutralizza un dado Pericolo.
guide-miner-solo-taking-3 = La Birra è un jolly: mentre la prendi, girala su un’altra faccia del dado a scelta, tra quelle che potresti prendere.
guide-miner-solo-taking-4 = Quando prendi un tesoro e c’è posto in un forziere, decidi una volta per tutte se ci va. Una faccia con due forzieri tiene due dadi Tesoro.

guide-miner-solo-magic =
    .title = Solitario: usare la magia, riempire la montagna
guide-miner-solo-magic-1 = Un dado Magico che spendi è fuori dal gioco. Per ogni suo simbolo un dado in alto torna nel sacchetto, uno dopo l’altro.
guide-miner-solo-magic-2 = Puoi riempire la montagna due volte. I dadi che ci sono ancora restano come sono.

guide-miner-solo-end =
    .title = Solitario: la fine
guide-miner-solo-end-1 = Puoi fermarti quando vuoi; la partita finisce da sé quando non è possibile altro.
guide-miner-solo-end-2 = Ogni simbolo su un pericolo che hai preso è un punto, ogni gemma uno, ogni gemma in un forziere due, e ogni sequenza completa da 1 a 5 cinque punti.
    .title = Che cosa dà punti
guide-miner-solo-end-3 = I tuoi punti meritano uno di sei giudizi. Il migliore comincia sopra i 70.
