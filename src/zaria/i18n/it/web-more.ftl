# La pagina: repliche, controllo dei dadi, segnapunti e tavoli con dadi veri.
# $seat è un nome, $step e $steps sono numeri.

web-replay = Replica
web-replay-of = { $game }: replica
web-replay-place = Passo { $step } di { $steps }
web-replay-begins = Prima del primo passo
web-replay-controls = Replica
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo
web-replay-speed = Velocità
web-replay-eyes = Vista da
web-replay-onlooker = chi guarda
web-replay-link = Il link a questa replica
web-replay-bring = Apri una registrazione di questo dispositivo
    .help = Scegli il file, o trascinalo qui. Viene riprodotto e non conservato.
web-replay-to = Vedi la replica
web-replay-keys = Tasti: ← e → un passo, Home e Fine saltano, la barra spaziatrice avvia e ferma.
web-replay-loading = Arriva la partita …
web-replay-log = Diario

# Si apre la busta sigillata. $reason è ciò che non va.
web-check = Controlla i dadi
    .help = Prima della partita un segreto è stato sigillato in una busta, e il dispositivo di ogni giocatore vi ha aggiunto qualcosa. Tutti i dadi ne derivano. Apri la busta, e questa pagina ricalcola ogni tiro.
web-check-open = Apri la busta
web-check-later = I dadi sono in una busta sigillata. Si può aprire quando la partita è finita.
web-check-seal = Il foglio nella busta è quello sigillato prima della partita.
web-check-contribution = Ciò che ha aggiunto { $seat } è ciò che era promesso.
web-check-own = È la busta che questo dispositivo ha visto prima del primo tiro, e ciò che ha aggiunto è dentro.
web-check-own-seal = È la busta che questo dispositivo ha visto prima del primo tiro.
web-check-rules = { $steps ->
        [one] Il server ha rigiocato l'unico passo: segue le regole.
       *[other] Il server ha rigiocato tutti i { $steps } passi: seguono le regole.
    }
web-check-wrong = Questo non torna: { $reason }.
web-check-failed = Non fidarti di questa registrazione.
web-check-right = Tutto torna: i dadi di questa partita non sono stati cambiati.
web-check-proves = Che cosa dimostra, e che cosa no
    .help = Dimostra che nessuno ha cambiato i dadi: né chi ospita, né un giocatore, né dopo. Non dimostra che nessuno potesse conoscerli: chi gestisce il server avrebbe potuto guardare nella busta. Tutto tranne le regole è stato ricalcolato su questo dispositivo, senza chiedere al server.

# I segnapunti. $number è il numero di un giocatore o di chi è in testa, $face ciò che mostra un dado, $seats sono nomi.
web-pad-players = Giocatori
web-pad-player = Giocatore { $number }
web-pad-name = Nome del giocatore { $number }
web-pad-more-players = Un giocatore in più
web-pad-fewer-players = Un giocatore in meno
web-pad-round = Round
web-pad-not-possible = Non è possibile:
web-pad-scores = Punteggi
web-pad-total = Totale
web-pad-leads = { $number ->
        [one] { $seats } è in testa.
       *[other] { $seats } sono in testa insieme.
    }
web-pad-over = Comincia una nuova partita
web-pad-sure = Tutto ciò che è scritto qui verrà cancellato.
web-pad-wipe = Cancella

# Tavoli con dadi veri. $given su $number ci sono; $what è un dado, una carta, una tessera o un nome.
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
