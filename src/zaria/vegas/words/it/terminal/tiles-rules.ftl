rules-LV-TILE-A1 = Lucky Punch – Colpo fortunato (A1)
rule-LV-TILE-A1-01 = Nascondi in segreto uno, due o tre segnalini. Chi siede alla tua sinistra cerca di indovinare quanti. Se sbaglia, per uno, due o tre segnalini ricevi due fiche, 30.000 $ o 40.000 $; se indovina, niente.
rule-LV-TILE-A1-02 = Fino alla risposta nessun altro conosce il numero; poi lo sanno tutti.

rules-LV-TILE-A2 = Jackpot (A2)
rule-LV-TILE-A2-01 = Il jackpot parte da 30.000 $. Tira i due dadi neri. Una somma di 7 o un doppio lo vince, e torna a 30.000 $. Altrimenti cresce di 10.000 $, fino a 80.000 $.

rules-LV-TILE-B1 = Prime Time – Prima serata (B1)
rule-LV-TILE-B1-01 = Prima dei pagamenti, chi vincerebbe questo casinò con i dadi così come sono tira i due dadi neri e può non metterne nessuno, oppure metterne uno o due nei casinò dei loro numeri, anche con un doppio.
rule-LV-TILE-B1-02 = Da quel momento contano come dadi suoi, uno ciascuno, anche per Bad Luck, e possono creare una parità. Un dado nero non può entrare in un casinò chiuso.

rules-LV-TILE-B2 = Fifty Fifty – Cinquanta e cinquanta (B2)
rule-LV-TILE-B2-01 = Tira i due dadi neri. Poi, quante volte vuoi, fermati e prendi la ricompensa, oppure scommetti che la prossima somma sarà più alta o più bassa e tira di nuovo. All’inizio la ricompensa è zero.
rule-LV-TILE-B2-02 = Ogni scommessa giusta alza la ricompensa: una fiche, 30.000 $, 40.000 $ e 60.000 $, che si incassano subito. Una scommessa sbagliata, o la stessa somma, chiude tutto senza nulla. Le scommesse senza speranza sono permesse.

rules-LV-TILE-C1 = High Five – Batti cinque (C1)
rule-LV-TILE-C1-01 = Il primo giocatore i cui dadi qui contano cinque o più quando attiva la tessera prende il segnalino e lo tiene, qualunque cosa succeda ai dadi. Ai pagamenti vale 100.000 $.

rules-LV-TILE-C2 = Bad Luck – Sfortuna (C2)
rule-LV-TILE-C2-01 = Se la tessera è stata attivata in questo round, alla fine tutti quelli con meno dadi qui devono 50.000 $; si conta prima di togliere i dadi in parità. Anche non averne conta; se tutti sono pari, pagano tutti. I giocatori neutrali non si confrontano.
rule-LV-TILE-C2-02 = Chi ha meno paga tutto quello che ha, fiche comprese. Prima il denaro, con le carte più basse che bastano e il resto in denaro; poi le fiche.

rules-LV-TILE-D1 = Pay Day – Giorno di paga (D1)
rule-LV-TILE-D1-01 = Conta i casinò con almeno un tuo dado, questo in ogni caso; i dadi sulle tessere non contano. Uno o due casinò pagano altrettante fiche, da tre a sei pagano da 30.000 $ a 60.000 $.

rules-LV-TILE-D2 = Power Play – Superiorità numerica (D2)
rule-LV-TILE-D2-01 = Se i tuoi dadi qui contano più di quelli di ogni altro giocatore, neutrali compresi, prendi il segnalino dalla tessera o da chi ce l’ha.
rule-LV-TILE-D2-02 = Se lo hai all’inizio del tuo turno, invece di tirare puoi girare uno dei tuoi dadi sul numero di un casinò aperto qualsiasi e metterlo lì. Questo attiva la tessera di quel casinò. Tieni il segnalino e puoi farlo a ogni turno.
rule-LV-TILE-D2-03 = Appena chi lo ha smette di avere qui più dadi di ogni altro giocatore, il segnalino torna sulla tessera. Si ottiene solo attivandola.
rule-LV-TILE-D2-04 = Si controlla ogni volta che dei dadi sono entrati nel casinò o ne sono usciti, prima che agisca la tessera. I dadi in parità che escono ai pagamenti non contano.

rules-LV-TILE-E1 = No Entry – Vietato entrare (E1)
rule-LV-TILE-E1-01 = Metti il segnalino su un casinò diverso da questo. È chiuso: nessun dado entra o esce, né con un turno né con una tessera, finché il segnalino non si sposta o il round finisce. Paga come al solito.
rule-LV-TILE-E1-02 = La prima volta in un round il segnalino va piazzato. Dopo si può spostare su un altro casinò o lasciare dov’è.
rule-LV-TILE-E1-03 = Piazzarlo o spostarlo fa avanzare il contatore di un passo e paga ciò che mostra il tracciato: due fiche, niente, 30.000 $, niente, una fiche, niente, e poi da capo. Lasciarlo non paga nulla.
rule-LV-TILE-E1-04 = Se hai tirato solo il numero del casinò chiuso, passi gratis e tieni i dadi.
rule-LV-TILE-E1-05 = My Choice può attivare la tessera di un casinò chiuso, ma lì nessun dado entra o esce.

rules-LV-TILE-E2 = Knockout – Fuori combattimento (E2)
rule-LV-TILE-E2-01 = Ogni avversario a turno, da sinistra, mette al bar un dado a sua scelta, tranne chi non ne ha più o ne ha già due lì. Poi riprendi tutti i tuoi dadi dal bar.
rule-LV-TILE-E2-02 = I dadi al bar non contano da nessuna parte. Tornano alla fine del round.

rules-LV-TILE-F1 = Block It – Blocco (F1)
rule-LV-TILE-F1-01 = I dadi grigi stanno in gruppi da uno, uno, due, due e tre. Prendi un gruppo intero tra quelli rimasti e mettilo in un casinò aperto, dove è di un giocatore neutrale.
rule-LV-TILE-F1-02 = In due, i dadi grigi e i dadi neutrali tirati all’inizio sono di due giocatori neutrali diversi.

rules-LV-TILE-F2 = Handicap (F2)
rule-LV-TILE-F2-01 = All’inizio del round c’è un dado grigio in ognuno dei casinò da 1 a 3 e due in ognuno da 4 a 6. Sono di un giocatore neutrale.
rule-LV-TILE-F2-02 = Puoi togliere un dado grigio da un casinò aperto e metterlo su una figura libera per la sua ricompensa: una fiche (due figure), 30.000 $ (tre) o una modifica (quattro).
rule-LV-TILE-F2-03 = Modifica: gira uno dei dadi che ti restano sul numero di un casinò aperto qualsiasi e mettilo lì, senza attivare nulla, oppure riprendi uno dei tuoi dadi da un casinò aperto. I dadi sulle tessere restano dove sono.

rules-LV-TILE-G1 = Black Box – Scatola nera (G1)
rule-LV-TILE-G1-01 = Ai pagamenti chi siede alla sinistra di chi vince questo casinò divide sei segnalini (6, 2, 2, 0, 0, 0), coperti, in pile da 3 e 3, 4 e 2 o 5 e 1. Chi vince vede solo quanti sono, sceglie una pila e riceve ciò che mostra: due fiche, o diecimila dollari a punto.
rule-LV-TILE-G1-02 = Fino alla scelta solo chi ha diviso sa che cosa c’è nelle pile; poi lo sanno tutti.

rules-LV-TILE-G2 = Double Down – Raddoppio (G2)
rule-LV-TILE-G2-01 = Puoi spostare per sempre quanti dei tuoi dadi vuoi da questo casinò alla tessera. Nel casinò non contano più. Se il casinò è chiuso, non si sposta nulla.
rule-LV-TILE-G2-02 = Ai pagamenti la tessera paga come un casinò: chi è in parità non prende nulla, poi 60.000 $ vanno al primo e 30.000 $ al secondo.

rules-LV-TILE-H1 = Nice Dice – Bei dadi (H1)
rule-LV-TILE-H1-01 = Puoi mettere un dado sulla figura del suo numero: uno appena tirato e non piazzato, o uno dei tuoi che sta in questo casinò.
rule-LV-TILE-H1-02 = Un dado che è già su quella figura va nel casinò del suo numero, senza attivarlo. Se quel casinò è chiuso, la figura non si può prendere.
rule-LV-TILE-H1-03 = Ai pagamenti ogni dado lì rende al suo proprietario: una o due fiche sulle figure 1 e 2, da 30.000 $ a 60.000 $ sulle figure da 3 a 6.

rules-LV-TILE-H2 = My Choice – A scelta mia (H2)
rule-LV-TILE-H2-01 = Tira i due dadi neri e scegli uno dei due risultati.
rule-LV-TILE-H2-02 = 1 è una fiche, 2 sono due fiche, 3 sono 30.000 $.
rule-LV-TILE-H2-03 = 4 attiva un’altra tessera in gioco a scelta, come se avessi messo un dado nel suo casinò, ma nessun dado si aggiunge.
rule-LV-TILE-H2-04 = 5 è una modifica, come con Handicap. Non attiva mai una tessera.
rule-LV-TILE-H2-05 = 6 mette uno dei dadi che ti restano sulla casella d’oro, che vale 60.000 $ ai pagamenti. Il dado che c’era torna al suo proprietario.
