# Zoe
remark-zoe-roll = Quanti uguali. Guardate qui.
remark-zoe-tie-1 = Oh. Ho scordato chi c'era vicino.
remark-zoe-tie-2 = La voleva anche qualcun altro. Pazienza.
remark-zoe-paid-1 = Una grande. Adoro quelle grandi.
remark-zoe-paid-2 = Guardate quanto è grande questa banconota.
remark-zoe-nothing-1 = Niente soldi. Però che belle luci.
remark-zoe-nothing-2 = Dove sono finite le banconote?
remark-zoe-gem = Brilla, ed è mia.
remark-zoe-dragon = Da sotto sembrava simpatico.
remark-zoe-beer = Per me? Che gentilezza.
remark-zoe-scored = Quanti punti. Li ho fatti io?
remark-zoe-lead = Sono davanti? Davvero?
remark-zoe-overtaken = Ecco che passi. Aspettami.
remark-zoe-won-1 = Ho vinto. Quasi non so come.
remark-zoe-won-2 = Ho vinto, ed è stato bello.
remark-zoe-lost-1 = Bella partita. Ne facciamo un'altra?
remark-zoe-lost-2 = È stato bello lo stesso.

# Nino
remark-nino-roll = Tutti uguali, e così in fretta.
remark-nino-tie-1 = Troppo in fretta. Non ho guardato.
remark-nino-tie-2 = Noi due, una banconota, niente soldi.
remark-nino-paid-1 = È andata veloce. Avanti.
remark-nino-paid-2 = Una bella banconota. E via.
remark-nino-nothing-1 = I miei dadi ovunque, i miei soldi da nessuna parte.
remark-nino-nothing-2 = Stavolta niente. Presto, un altro giro.
remark-nino-gem = Presa prima di tutti.
remark-nino-dragon = Un drago. L'ho preso senza guardare.
remark-nino-beer = Salute a tutti.
remark-nino-scored = Scavo veloce, tanti punti.
remark-nino-lead = Davanti. Prendetemi.
remark-nino-overtaken = Oggi corri più di me.
remark-nino-won-1 = Finito, e vinto. Un'altra?
remark-nino-won-2 = Oggi davanti. È stato un attimo.
remark-nino-lost-1 = Hai vinto. Un'altra, presto?
remark-nino-lost-2 = Bella partita. È volata.

# Leo
remark-leo-roll = Un tiro, quasi tutti uguali. Mi piace.
remark-leo-tie-1 = La banconota era lì. Ora non c'è più.
remark-leo-tie-2 = Non va a nessuno. Che spreco.
remark-leo-paid-1 = I soldi più grossi in vista, come sempre.
remark-leo-paid-2 = Su questa banconota ci dormo un po'.
remark-leo-nothing-1 = Niente da prendere. Mi riposo un po'.
remark-leo-nothing-2 = Zampe vuote. Succede.
remark-leo-gem = Il pezzo migliore in vista. Mio.
remark-leo-dragon = Morde. L'ho preso lo stesso.
remark-leo-beer = Grazie. Prendo quel che arriva.
remark-leo-scored = Un buon round. Ora un sonnellino.
remark-leo-lead = Si sta al caldo qui davanti.
remark-leo-overtaken = Vai pure. Mi sto solo riposando.
remark-leo-won-1 = Ho preso quello che c'era. È bastato.
remark-leo-won-2 = Vinto. Adesso dormo.
remark-leo-lost-1 = Bel colpo. Hai preso più di me.
remark-leo-lost-2 = A te la vittoria, a me il divano.

# Nora
remark-nora-roll = Guardate, vogliono andare tutti insieme.
remark-nora-tie-1 = E io che lo credevo un posto tranquillo.
remark-nora-tie-2 = La volevano in due, non va a nessuno.
remark-nora-paid-1 = Un posto tranquillo paga bene.
remark-nora-paid-2 = Bastava aspettare.
remark-nora-nothing-1 = Un round tranquillo. Anche troppo.
remark-nora-nothing-2 = Niente soldi, ma una bella serata.
remark-nora-gem = Questa va nella mia collezione.
remark-nora-dragon = Poverino. Viene con me.
remark-nora-beer = Che bello quando si condivide.
remark-nora-scored = Fila dopo fila, i punti arrivano.
remark-nora-lead = Davanti, piano piano.
remark-nora-overtaken = Nuoti bene. Ti seguo da vicino.
remark-nora-won-1 = Un po' alla volta, ed è bastato.
remark-nora-won-2 = Vinto in silenzio. Grazie della partita.
remark-nora-lost-1 = È stato bello. Bella partita.
remark-nora-lost-2 = Questa te la sei meritata.

# Bruno
remark-bruno-roll = Ne conto almeno cinque. Bene.
remark-bruno-tie-1 = Ho contato. Pareggio lo stesso.
remark-bruno-tie-2 = In due abbiamo contato uguale.
remark-bruno-paid-1 = Ho contato. La banconota è mia.
remark-bruno-paid-2 = Contavo su questa banconota.
remark-bruno-nothing-1 = Il mio conto di questo round: niente.
remark-bruno-nothing-2 = Contavo su qualcosa di più.
remark-bruno-gem = Una gemma grande. Ora guardate le mie.
remark-bruno-dragon = Un drago. Conto quanto costa.
remark-bruno-beer = Salute. Te ne devo una.
remark-bruno-scored = Conto, e i conti tornano.
remark-bruno-lead = Secondo i miei conti sono davanti.
remark-bruno-overtaken = Ti ho visto arrivare.
remark-bruno-won-1 = Conti chiusi. Partita mia.
remark-bruno-won-2 = Contato, e vinto.
remark-bruno-lost-1 = Ho contato due volte. Hai vinto.
remark-bruno-lost-2 = Una vittoria pulita. Complimenti.

# Iris
remark-iris-roll = Per questo valeva la pena aspettare.
remark-iris-tie-1 = Se non va a me, non va a nessuno.
remark-iris-tie-2 = Non va a nessuno. Mi sta bene.
remark-iris-paid-1 = Questa l'ho aspettata a lungo.
remark-iris-paid-2 = Ho fatto bene ad aspettare.
remark-iris-nothing-1 = Niente. So aspettare.
remark-iris-nothing-2 = Questo round non era mio. Me lo segno.
remark-iris-gem = La tenevo d'occhio da un po'.
remark-iris-dragon = Questo volevo lasciarlo a te.
remark-iris-beer = Per me? E che cosa vuoi in cambio?
remark-iris-scored = Voi vi guardavate, io raccoglievo.
remark-iris-lead = Da qui la vista è bella.
remark-iris-overtaken = Goditela. Ti sono subito dietro.
remark-iris-won-1 = Aspettavo solo il momento giusto.
remark-iris-won-2 = Grazie a tutti per aver guardato altrove.
remark-iris-lost-1 = Non mi hai lasciato spazio. Bella partita.
remark-iris-lost-2 = Mi ricorderò di come hai fatto.

# Ada
remark-ada-roll = Un tiro così l'ho già visto, una volta.
remark-ada-tie-1 = Di solito va bene. Questa volta no.
remark-ada-tie-2 = Un pareggio possibile, e ora è vero.
remark-ada-paid-1 = Di solito, nelle mie partite, questa è mia.
remark-ada-paid-2 = Come previsto, già da un po'.
remark-ada-nothing-1 = Un round improbabile. Doveva arrivare.
remark-ada-nothing-2 = Niente. Era una delle partite storte.
remark-ada-gem = L'ho vista due dadi fa.
remark-ada-dragon = Un drago. Ci ho pensato, e l'ho preso.
remark-ada-beer = Questo non era previsto. Grazie.
remark-ada-scored = Per ora il piano tiene.
remark-ada-lead = Davanti. C'è ancora molto da giocare.
remark-ada-overtaken = Interessante. L'ho visto in poche partite.
remark-ada-won-1 = Di mille partite, questa mi piace.
remark-ada-won-2 = Poteva andare diversamente. Grazie.
remark-ada-lost-1 = Ben pensato. Ho imparato qualcosa.
remark-ada-lost-2 = Hai visto qualcosa che a me è sfuggito.

# Max
remark-max-roll = Raro, ma succede.
remark-max-tie-1 = La probabilità era poca. È bastata.
remark-max-tie-2 = Pareggio. Non dico nulla.
remark-max-paid-1 = Sapevo quanto valeva.
remark-max-paid-2 = Proprio così.
remark-max-nothing-1 = Niente dato, niente avuto.
remark-max-nothing-2 = Anche le buone probabilità tradiscono.
remark-max-gem = Un pezzo così non si spreca.
remark-max-dragon = Il male minore.
remark-max-beer = Molto generoso. Accetto.
remark-max-scored = Niente di sprecato.
remark-max-lead = Davanti. Come, non lo dico.
remark-max-overtaken = Conosco le probabilità. Non è finita.
remark-max-won-1 = Una partita onesta, probabilità oneste.
remark-max-won-2 = Nessun regalo, come si è visto.
remark-max-lost-1 = Le mie congratulazioni. Gioco solido.
remark-max-lost-2 = Una buona partita. I miei complimenti.
