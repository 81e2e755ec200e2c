web-mine-help-bag = I dadi ancora nel sacchetto. Ogni round ne mette 20 sulla montagna.
web-mine-help-group-tunnels = Le sequenze che partono da 1 valgono la somma dei loro numeri.
web-mine-help-group-treasure = Ogni gemma è un punto; chi da solo ne ha di più le conta doppie.
web-mine-help-group-cave-ins = Ogni crollo vale una volta per ogni tuo piccone; senza, vale contro di te.
web-mine-help-group-dragons = Ogni drago vale una volta per ogni tuo scudo; senza, vale contro di te.
web-mine-help-group-chests = Un forziere congela dadi con la loro faccia per il round seguente.
web-mine-help-group-magic = Dopo lo scavo, ogni stella rilancia uno dei tuoi dadi.
web-mine-help-group-beer = All’inizio del turno condividila: poi prendi fino a due dadi, anche di lato.

web-mine-help-solo-bag = I dadi ancora nel sacchetto. Puoi riempire la montagna due volte con questi.
web-mine-help-solo-group-tunnels = Un 1 inizia una sequenza, un numero più alto deve continuarne una. Ogni sequenza intera da 1 a 5 vale cinque punti.
web-mine-help-solo-group-treasure = Ogni gemma è un punto, in un forziere due.
web-mine-help-solo-group-cave-ins = A un crollo serve un piccone libero. Allora ogni simbolo vale un punto.
web-mine-help-solo-group-dragons = A un drago serve uno scudo libero. Allora ogni simbolo vale un punto.
web-mine-help-solo-group-chests = Le gemme in un forziere valgono doppio. Tiene tanti dadi Tesoro quanti forzieri mostra.
web-mine-help-solo-group-magic = Spendila quando vuoi: per ogni stella un dado in alto torna nel sacchetto. Il dado Magico è poi fuori dal gioco.
web-mine-help-solo-group-beer = La Birra è un jolly: mentre la prendi, la giri su un’altra faccia che potresti prendere.
