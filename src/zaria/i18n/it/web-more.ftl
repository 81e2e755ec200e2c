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
web-pad-miner = Segnapunti: Dice Miner
    .help = Per un tavolo vero. Tocca ciò che mostrano i dadi di ogni bottino; tutto resta su questo dispositivo e non serve un server.
web-pad-miner-solo = Segnapunti: Dice Miner in solitario
    .help = Per un tavolo vero. Tocca i dadi del tuo bottino; tutto resta su questo dispositivo e non serve un server.
web-pad-vegas = Segnapunti: Las Vegas
    .help = Per un tavolo vero. Indica quali carte e dadi ci sono nei casinò; tutto resta su questo dispositivo e non serve un server.
web-pad-players = Giocatori
web-pad-player = Giocatore { $number }
web-pad-name = Nome del giocatore { $number }
web-pad-more-players = Un giocatore in più
web-pad-fewer-players = Un giocatore in meno
web-pad-round = Round
web-pad-whose = Bottino di
web-pad-hero = Eroe
web-pad-no-hero = Nessun eroe
web-pad-no-dice = Tocca qui sotto i dadi di questo bottino.
web-pad-palette = Dadi da toccare
web-pad-add = Aggiungi { $face }
web-pad-remove = Togli { $face }
web-pad-other-faces = Altre facce
web-pad-nothing = Magia, forzieri e Birra non fanno punti: lasciali fuori.
web-pad-own-trove = Il tuo bottino
web-pad-in-chest = { $face } in un forziere
web-pad-nothing-solo = La magia non fa punti: lasciala fuori. Una Birra si segna con la faccia su cui l'hai girata.
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
web-pad-neutral = Dadi neutrali (in due)
web-pad-royale = Royale: dadi neri e grigi
web-pad-casino = Casinò
web-pad-cards = Carte denaro
web-pad-add-card = Aggiungi { $amount }
web-pad-remove-card = Togli { $amount }
web-pad-no-cards = Tocca qui sotto le sue due carte denaro.
web-pad-small = Dadi piccoli di { $seat }
web-pad-big = Dado grande di { $seat }
web-pad-black = Dadi neri di { $seat }
web-pad-small-short = piccoli
web-pad-big-short = grande
web-pad-black-short = neri
web-pad-payouts = Pagamenti del round { $round }
web-pad-not-yet = Non si paga ancora nulla.
web-pad-chips = Fiche
web-pad-chips-of = Fiche di { $seat }
web-pad-starter = { $seat } inizia il round successivo.

# Tavoli con dadi veri. $given su $number ci sono; $what è un dado, una carta, una tessera o un nome.
web-real-vegas-roll = { $seat } tira: che cosa mostrano i dadi?
web-real-vegas-neutral = Tirate i dadi neutrali: che cosa mostrano?
web-real-vegas-black = { $seat } tira i due dadi neri: che cosa mostrano?
web-real-vegas-cards = Pescate 12 carte denaro, due per ogni casinò.
web-real-vegas-aside = Quali carte denaro sono da parte per tutti i round successivi?
web-real-vegas-tiles = Quali tessere ci sono ai casinò 1, 2, 3 …?
web-real-vegas-first = Chi inizia?
web-real-miner-first = Chi può iniziare tira un dado Tunnel: che cosa mostrano, nell'ordine dei posti?
web-real-miner-starter = In più di uno possono iniziare: chi è uscito a sorte?
web-real-miner-mountain = Riempite la montagna: i nuovi dadi dalla fila più bassa in su, ogni fila da sinistra.
web-real-miner-beer = Tirate la Birra che { $seat } condivide: che cosa mostra?
web-real-miner-magic = { $seat } rilancia i dadi scelti: che cosa mostrano, nell'ordine dei loro numeri?
web-real-miner-reroll = { $seat } rilancia il bottino: che cosa mostrano i dadi, nell'ordine dei loro numeri?
web-real-miner-start = Tira i tuoi dadi Magici: che cosa mostrano?
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
