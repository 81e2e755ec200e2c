web-replay-round = Round { $round }
web-replay-more = Altro
web-replay-envelope = Busta
web-replay-cost-chance = Costo: { $loss } su 100.
web-replay-cost-points =
    { $loss ->
        [one] Costo: un punto.
       *[other] Costo: { $loss } punti.
    }
web-replay-now-chance = { $value } su 100
web-replay-now-points =
    { $value ->
        [one] Un punto
       *[other] { $value } punti
    }
web-envelope-right =
    { $draws ->
        [one] L’unico lancio è come sigillato
       *[other] Tutti i { $draws } lanci sono come sigillati
    }
web-envelope-checked = controllato qui, sul tuo dispositivo, proprio ora
web-envelope-sealed = Sigillata prima del primo lancio
    .help = sigillo { $seal }
web-envelope-own = Il tuo dispositivo ha aggiunto un suo segreto
    .help = così nessuno poteva scegliere i dadi da solo
web-envelope-others = Alcuni giocatori hanno aggiunto segreti propri
    .help = { $seats }
web-envelope-opened = Aperta alla fine della partita
    .help = il sigillo corrisponde al contenuto
web-envelope-rolls = Ogni lancio come sta nella busta. Premine uno per vederlo sul tavolo.
web-envelope-now = Questo lancio, { $name }
web-envelope-before = prima, { $name }
web-envelope-not = Questo mostra che nessun dado è stato cambiato. Non mostra che chi ospita non poteva conoscerli.
web-envelope-all = Tutti i controlli
web-envelope-see = Vedi quel lancio

web-misfit-title = Un dado non corrisponde alla busta
web-misfit = Round { $round }, { $seat }, dado { $die }: la busta dice { $sealed }, la registrazione dice { $said }. Qualcuno ha cambiato questo file dopo la partita.
web-misfit-all = Round { $round }, estrazione { $die }: la busta dice { $sealed }, la registrazione dice { $said }. Qualcuno ha cambiato questo file dopo la partita.
web-misfit-sealed = busta
web-misfit-said = registrazione
