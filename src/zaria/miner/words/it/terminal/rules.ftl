rules-DM-COMP = Che cosa c’è
rule-DM-COMP-01 = Ci sono 60 dadi: 27 Tunnel, 10 Pericolo, 7 Strumento, 8 Tesoro e 8 Magici. Ognuno ha sei facce, e una è la Birra.
rule-DM-COMP-02 = Non tutte le facce sono state controllate su dadi veri. Se i vostri sono diversi, si può aprire un tavolo con le vostre facce.
rule-DM-COMP-03 = Ognuno dei sei eroi è unico. Le facce del tuo eroe contano in ogni round come dadi del tuo bottino, anche i forzieri, ma non si rilanciano, condividono, congelano né scelgono mai.
rule-DM-COMP-04 = Sulla montagna ci sono 20 dadi in file da 2, 3, 4, 5 e 6. Un dado è in alto se non ha nulla sopra, di lato se ha sopra esattamente un dado. Con due dadi sopra non si può prendere.
rule-DM-COMP-05 = Quando si prende un dado di lato, la fila di dadi che vi si appoggia scivola giù di un passo. Nient’altro si muove.

rules-DM-SETUP = Prima della partita
rule-DM-SETUP-01 = Ognuno tira un dado Tunnel. Inizia il migliore: la Birra batte il 5, il 5 batte il 4, e così via. Chi pareggia per il tiro migliore tira di nuovo.
rule-DM-SETUP-02 = Gli eroi si scelgono uno alla volta in senso antiorario, dalla destra del giocatore iniziale, che sceglie per ultimo.
rule-DM-SETUP-03 = Si pescano 20 dadi dal sacchetto, si tirano e si mettono sulla montagna in posti a caso.

rules-DM-DIG = Scavo
rule-DM-DIG-01 = Si gioca in senso orario dal giocatore iniziale finché la montagna è vuota. Nel tuo turno prendi un dado in alto. Entra nel tuo bottino così com’è.
rule-DM-DIG-02 = Se all’inizio del tuo turno un dado del tuo bottino mostra la Birra, puoi condividerla: indica un altro giocatore, tira il dado e daglielo con ciò che mostra. Una volta per turno.
rule-DM-DIG-03 = Dopo aver condiviso prendi un dado e, se vuoi, un secondo, ognuno dall’alto o di lato. Senza condividere non si prende nulla di lato.
rule-DM-DIG-04 = Una Birra che hai da prima si può condividere in qualsiasi tuo turno. Una presa in questo turno si può condividere solo dal turno successivo.

rules-DM-MAGIC = Magia
rule-DM-MAGIC-01 = Inizia chi segue, in senso orario, chi ha preso l’ultimo dado, e ognuno ha un turno.
rule-DM-MAGIC-02 = Spendi i tuoi dadi Magici uno alla volta, se vuoi, e guarda ogni risultato prima del prossimo. Un dado con due simboli rilancia due tuoi dadi diversi: prima li scegli, poi li tiri insieme.
rule-DM-MAGIC-03 = La magia non rilancia mai dadi Pericolo, facce dell’eroe, il dado che spendi o dadi Magici già spesi in questa fase.
rule-DM-MAGIC-04 = Se spendi un dado, devi rilanciare tanti dadi quanti sono i suoi simboli, o tutti quelli possibili se sono meno. Se non ce n’è nessuno, non si può spendere.
rule-DM-MAGIC-05 = Un dado Magico non ancora speso si può rilanciare, e spendere con la nuova faccia. Un dado Magico che mostra la Birra non si può spendere.
rule-DM-MAGIC-06 = Ogni faccia magica del tuo eroe si spende una volta in ogni round. I dadi spesi restano nel bottino e tornano disponibili nel round successivo.

rules-DM-SCORE = Conteggio
rule-DM-SCORE-01 = I tunnel contano in sequenze che iniziano da 1, quanto la somma dei loro numeri. Un dado fa parte di una sola sequenza.
rule-DM-SCORE-02 = Una gemma è un punto. Chi da solo ne ha di più le conta doppie; in pareggio non raddoppia nessuno.
rule-DM-SCORE-03 = Un crollo vale un punto per ogni tuo piccone, o meno uno se non ne hai. Lo stesso per draghi e scudi.
rule-DM-SCORE-04 = Birra, magia e forzieri non fanno punti. Un round può finire sotto zero.

rules-DM-REST = Rifornimento
rule-DM-REST-01 = Puoi congelare tanti dei tuoi dadi quanti forzieri hai, a scelta. Ognuno decide a turno, in senso orario dal giocatore iniziale del round, prima che qualcuno tiri.
rule-DM-REST-02 = Tutti i dadi non congelati si rilanciano, anche i forzieri. Un dado resta congelato solo per questo rilancio.
rule-DM-REST-03 = Chi ha il totale più basso inizia il round successivo; in pareggio decide il caso.
rule-DM-REST-04 = La montagna si riempie di nuovo con 20 dadi dal sacchetto.

rules-DM-END = La fine
rule-DM-END-01 = Dopo il terzo conteggio vince il totale più alto.
rule-DM-END-02 = I giocatori in parità rilanciano tutto il bottino, giocano un’altra fase Magica e fanno un altro conteggio, solo tra loro. Quel punteggio serve solo per lo spareggio.
rule-DM-END-03 = Chi è ancora in pareggio per il primo posto continua finché uno vince. Dopo 100 ripetizioni la vittoria è condivisa.

rules-SOLO = Solitario
rule-SOLO-01 = Inizi con tre dadi Magici tirati; con meno è più difficile. Non ci sono eroi, non si condivide, non si prende nulla di lato e non c’è fase Magica. Un dado Magico che mostra la Birra dall’inizio non si può spendere.
rule-SOLO-02 = Prendi, spendi, riempi o fermati, liberamente e in qualsiasi ordine.
rule-SOLO-03 = Prendi un dado in alto se la sua faccia è permessa. Una Birra la giri su un’altra faccia del dado a scelta mentre lo prendi; anche quella faccia deve essere permessa.
rule-SOLO-04 = Magia, tesori e strumenti si possono prendere sempre, e anche un tunnel 1. Un tunnel più alto deve continuare una sequenza che finisce col numero appena sotto.
rule-SOLO-05 = Un pericolo si può prendere solo se un tuo strumento può neutralizzarlo, un piccone un crollo o uno scudo un drago. Ogni dado Strumento neutralizza un dado Pericolo.
rule-SOLO-06 = Quando prendi un tesoro decidi una volta per tutte se va in un forziere. Una faccia con due forzieri tiene due dadi Tesoro.
rule-SOLO-07 = Un dado Magico che spendi esce dal gioco. Per ogni suo simbolo, uno dopo l’altro, un dado in alto torna nel sacchetto.
rule-SOLO-08 = Puoi riempire la montagna due volte. I dadi che ci sono restano, e il tuo bottino non si rilancia.
rule-SOLO-09 = Puoi fermarti quando vuoi. La partita finisce da sé quando non è possibile altro.
rule-SOLO-10 = Ogni simbolo su un pericolo neutralizzato è un punto, ogni gemma uno, ogni gemma in un forziere due, e ogni sequenza da 1 a 5 cinque.
rule-SOLO-11 = Ci sono sei giudizi: fino a 14, 30, 45, 60 e 70 punti, e oltre.
