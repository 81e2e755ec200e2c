web-replay = Rivedi la partita
web-replay-of = Rivedi la partita: { $game }
web-replay-place = Passo { $step } di { $steps }
web-replay-begins = Prima del primo passo
web-replay-controls = Comandi del replay
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo
web-replay-speed = Velocità
web-replay-eyes = Vista da
web-replay-onlooker = chi guarda
web-replay-link = Il link a questo replay
web-replay-bring = Apri una registrazione di questo dispositivo
    .help = Scegli il file, o trascinalo qui. Viene riprodotto, non salvato.
web-replay-to = Rivedi la partita
web-replay-keys = Tasti: ← e → un passo, Home e Fine vanno all’inizio e alla fine, la barra spaziatrice avvia e ferma.
web-replay-loading = Caricamento della partita…
web-replay-log = Registro

web-check = Controlla i dadi
web-check-later = I dadi sono in una busta sigillata. Si può aprire quando la partita è finita.
web-check-seal = Il foglio nella busta è quello sigillato prima della partita.
web-check-contribution = Il contributo di { $seat } corrisponde a quanto dichiarato prima.
web-check-own = È la busta che questo dispositivo ha visto prima del primo tiro, e ciò che ha aggiunto è dentro.
web-check-own-seal = È la busta che questo dispositivo ha visto prima del primo tiro.
web-check-rules = { $steps ->
        [one] Il server ha rigiocato l’unico passo: segue le regole.
       *[other] Il server ha rigiocato tutti i { $steps } passi: seguono le regole.
    }
web-check-wrong = Questo non torna: { $reason }.
web-check-failed = Non fidarti di questa registrazione.
web-check-right = Tutto torna: i dadi di questa partita non sono stati cambiati.
web-check-warned = I dadi non sono stati cambiati dopo essere stati sigillati. Ma un contributo è stato trattenuto: leggi l’avviso.
web-check-proves = Che cosa dimostra, e che cosa no
    .help = Tutto tranne le regole è stato ricalcolato su questo dispositivo, senza chiedere al server.
web-proves-unchanged = Dimostra che i dadi non sono stati cambiati: né da chi ospita, né da un giocatore, né dopo. Erano fissati prima del primo tiro e dipendono da ciò che ha aggiunto ogni giocatore.
web-proves-not-unknown = Non dimostra che nessuno potesse conoscerli. Chi gestisce il server può leggervi il segreto, e potrebbe guardare avanti o dirlo a un amico. Gioca da qualcuno di cui ti fidi in questo.
web-proves-promises = A un giocatore che gestisce il server potrebbero non piacere i dadi in arrivo, e potrebbe trattenere il proprio contributo. Allora i dadi si sigillano di nuovo, con un nuovo segreto e nuovi contributi di tutti, e ciò che è stato trattenuto resta nella registrazione come avviso. Una volta può essere una connessione persa. Se succede spesso, è un motivo per giocare altrove.
web-proves-left-out = Un posto il cui dispositivo non dichiara nulla in tempo resta fuori, perché nessuno possa bloccare un tavolo. Il controllo dice di chi sono i contributi. Se manca il tuo, i dadi li hanno fissati gli altri e chi ospita, senza di te.
web-proves-bots = Ada, Max e gli altri avversari non aggiungono nulla. A un tavolo dove solo chi ospita gioca contro di loro, è chi ospita a fissare i dadi da solo.
web-proves-copies = Chi ha una registrazione aperta può scriverne un’altra con la stessa busta e altre mosse o altri nomi. I suoi dadi sarebbero ancora quelli giusti. Perciò confronta il sigillo, e conserva la registrazione che hai scaricato tu.

web-pad-players = Giocatori
web-pad-player = Giocatore { $number }
web-pad-name = Nome del giocatore { $number }
web-pad-more-players = Un giocatore in più
web-pad-fewer-players = Un giocatore in meno
web-pad-round = Round
web-pad-round-number = Round { $round }
web-pad-kept = Resta su questo dispositivo. Funziona senza rete.
web-pad-more = Altro
web-pad-not-possible = Non è possibile:
web-pad-scores = Punteggi
web-pad-total = Totale
web-pad-leads = { $number ->
        [one] { $seats } è in testa.
       *[other] { $seats } sono in testa insieme.
    }
web-pad-over = Ricomincia
web-pad-sure = Tutto ciò che è scritto qui verrà cancellato.
web-pad-wipe = Cancella

web-real-small = Dadi piccoli: { $given } su { $number }
web-real-big = Dado grande: { $given } su { $number }
web-real-black = Dadi neri: { $given } su { $number }
web-real-faces = Dadi: { $given } su { $number }
web-real-cards = Carte: { $given } su { $number }
web-real-tiles = Tessere: { $given } su { $number }
web-real-seat = Giocatore: { $given } su { $number }
web-real-add = Aggiungi { $what }
web-real-remove = Togli { $what }
web-real-type = Preferisco scrivere
