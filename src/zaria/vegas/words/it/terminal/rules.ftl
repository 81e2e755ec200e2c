rules-LV-COMP = Che cosa c’è
rule-LV-COMP-01 = Las Vegas è per 2–5 giocatori. Ognuno ha sette dadi piccoli e uno grande dello stesso colore.
rule-LV-COMP-02 = Il dado grande vale due ogni volta che si contano o si confrontano i dadi in un casinò o su Double Down. Al bar, su Nice Dice, sulla casella d’oro e nelle modifiche è un dado solo.
rule-LV-COMP-03 = Ci sono sei casinò, numerati da 1 a 6.
rule-LV-COMP-04 = Ci sono 90 carte denaro: 11 da 30.000 $, 11 da 40.000 $, 13 da 50.000 $, 15 da 60.000 $, 13 da 70.000 $, 11 da 80.000 $, 9 da 90.000 $ e 7 da 100.000 $.
rule-LV-COMP-05 = Alla fine una fiche vale 10.000 $. Le fiche e il denaro della banca non finiscono mai.
rule-LV-COMP-06 = Royale aggiunge due dadi neri, nove dadi grigi senza punti, otto tessere a doppia faccia e dei segnalini.

rules-LV-SETUP = Prima di un round
rule-LV-SETUP-01 = Si pescano sei coppie di carte denaro. La coppia che vale di più va al casinò 6, la seconda al 5 e così via. A parità di valore, la coppia con la carta più alta va al casinò più alto.
rule-LV-SETUP-02 = Tutti riprendono i loro otto dadi e ricevono due fiche. Le fiche avanzate restano.
rule-LV-SETUP-03 = In due si tirano gli otto dadi di un terzo colore e si mettono nei loro casinò. Sono di un giocatore neutrale, non attivano nulla e restano fino alla fine del round.
rule-LV-SETUP-04 = Il posto 1 inizia il primo round, oppure decide il caso. Si gioca in senso orario.

rules-LV-TURN = Un turno
rule-LV-TURN-01 = Tira tutti i dadi che ti restano.
rule-LV-TURN-02 = Scegli un numero che hai tirato, di un casinò non chiuso, e metti lì tutti i tuoi dadi con quel numero, anche quello grande. Non puoi tenerne da parte nessuno.
rule-LV-TURN-03 = Oppure, dopo il tiro, paga una fiche e passa: non piazzi nulla, tieni i dadi e non tiri di nuovo.
rule-LV-TURN-04 = In senso orario continua chi ha ancora dadi. Quando nessuno ne ha più, il round finisce. Chi riprende un dado torna a giocare; uno stesso giocatore può avere più turni di fila.

rules-LV-PAY = I pagamenti
rule-LV-PAY-01 = In ogni casinò, per prima cosa, i giocatori con lo stesso numero di dadi (il grande vale due) li tolgono, neutrali compresi: tutte le parità insieme.
rule-LV-PAY-02 = I casinò pagano da 1 a 6. Chi ha più dadi prende la carta più alta, chi segue prende l’altra, e gli altri niente.
rule-LV-PAY-03 = Le carte che nessuno prende e quelle vinte da un giocatore neutrale vanno in fondo al mazzo e non si pescano più.
rule-LV-PAY-04 = Il denaro si tiene coperto: tu conosci il tuo totale, gli altri vedono quante carte hai. Le fiche sono scoperte.
rule-LV-PAY-05 = Poi tutti i dadi tornano indietro. Chi ha vinto il casinò 6 inizia il round successivo; se non l’ha vinto nessun giocatore, chi ha vinto il 5, e così via. Se nessun giocatore ha vinto un casinò, inizia di nuovo chi aveva iniziato.

rules-LV-END = La fine
rule-LV-END-01 = Dopo l’ultimo round si sommano il denaro e 10.000 $ per ogni fiche. Vince chi ha di più.
rule-LV-END-02 = In caso di parità vince chi ha più carte denaro e fiche. Chi è ancora in parità condivide la vittoria.

rules-LV-ROY = Royale
rule-LV-ROY-01 = All’inizio di ogni round tre tessere a caso, ognuna su un lato a caso, vanno ai casinò 1, 2 e 3. I due lati di una tessera non sono mai in gioco insieme.
rule-LV-ROY-02 = Le tessere possono essere da nessuna a sei, dal casinò 1 in su, oppure quelle che indicate voi, le stesse in ogni round.
rule-LV-ROY-03 = Se le tessere non si possono ripetere, escono prima quelle mai usate, poi quelle usate ma sull’altro lato, poi tutte.
rule-LV-ROY-04 = Nel round 1 si mettono da parte, coperte, dodici carte per ogni round che resta. Le altre sono la banca e stanno scoperte.
rule-LV-ROY-05 = I tuoi dadi attivano la tessera di un casinò, una volta, dopo che li hai messi lì nel tuo turno o con Power Play. Nient’altro la attiva, tranne My Choice.
rule-LV-ROY-06 = Un giocatore neutrale che vince un casinò non riceve nulla dalla tessera e non fa nulla, e nessuno prende il suo posto.
rule-LV-ROY-07 = Alla tua sinistra c’è chi segue in senso orario, con o senza dadi. In due è l’avversario.
rule-LV-ROY-08 = Le ricompense di uno o due si pagano in fiche, da tre in su in denaro.
rule-LV-ROY-09 = Un round finisce in quest’ordine: Prime Time; si stabilisce chi deve pagare Bad Luck; i casinò pagano; le altre tessere pagano in ordine di casinò; Black Box; si paga Bad Luck.
rule-LV-ROY-10 = Segnalini e tracciati ripartono da capo a ogni round.
rule-LV-ROY-11 = Se una tessera lascia una sola scelta, viene fatta da sola; ciò che non può accadere si salta. Quale numero piazzare lo decidi sempre tu.
