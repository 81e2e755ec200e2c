web-which-game = A che cosa giochiamo?
web-with-friends = Con gli amici
web-my-tables = I miei tavoli
web-my-tables-none = Le partite che lasci ti aspettano qui.
web-open-tables = Tavoli aperti
web-join = Partecipa
web-show-all = Mostra tutti e { $number }
web-show-fewer = Mostra meno
web-rules-of = Le regole di { $game }
web-licences = Licenze
web-unofficial = Non ufficiale: fatto da giocatori per giocatori, senza legami con gli autori o gli editori dei giochi.
web-status-open = Aspetta giocatori
web-status-sealing = Sta per cominciare
web-status-playing = In corso
web-status-over = Finita
web-status-abandoned = Abbandonata
web-status-closed = Regole più vecchie

web-settings = Impostazioni
web-my-name = Il mio nome

web-fewer = Uno in meno
web-more = Uno in più
web-yes = sì
web-no = no
web-share = Condividi

web-game = Gioco
web-seats = Chi gioca?
web-seat-number = Posto { $number }
web-seat-me = Io
web-seat-here = Su questo dispositivo
web-seat-name = Il nome della persona al posto { $number }
web-seat-name-short = Nome
web-the-game = Il gioco
web-dice = I dadi
web-dice-sealed = Sigillati
    .help = Tira il server, e dopo tutti possono controllare che nessun tiro sia stato cambiato.
web-dice-real = Dadi veri
    .help = Tirate e pescate al vostro tavolo e scrivete che cosa è uscito.
web-speed = Gli avversari giocano
web-speed-watch = in modo che si possa seguire
web-speed-fast = subito
web-clock = Tempo per ogni decisione
    .help = Se qualcuno ci mette di più, un sostituto fa quella sola mossa al suo posto. L’orologio sta fermo finché non c’è nessun giocatore.
web-clock-none = senza limite
web-clock-seconds = { $seconds } secondi
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
web-clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
web-clock-slow = Una partita che dura giorni: l’orologio va avanti anche quando non c’è nessuno. Se qualcuno ci mette di più, un avversario fa quella sola mossa al suo posto.
web-clock-left = Tempo rimasto
web-clock-left-days = { $days } g { $hours } h
web-clock-left-hours = { $hours } ore e { $minutes } min
web-listed = Può partecipare chiunque
    .help = Il tavolo compare nella pagina iniziale di questo server. Altrimenti lo trova solo chi ha il link.

web-seat-is-bot = Avversario
web-seat-waits = Libero
web-seat-offered = Riservato: { $name }
web-seat-remove = Allontana
web-seat-online = Presente
web-seat-offline = Assente
web-seat-make-open = Libera il posto
web-sit = Siediti
web-sit-here = Un’altra persona qui
web-stand = Alzati
web-start = Comincia
web-start-ready = Tutti ai posti.
web-start-waits = { $host } fa cominciare la partita quando tutti sono ai posti.
web-start-waits-host = Chi ha aperto il tavolo fa cominciare la partita quando tutti sono ai posti.
web-invite = Invita qualcuno
    .help = Chi ha questo link può sedersi o guardare. Un telefono lo legge dallo schermo.
web-invite-only-here = Questo link funziona solo su questo computer. Per far entrare altri avvia il server con --lan e aprilo all’indirizzo che scrive.
web-invite-code = Il link a questo tavolo come codice QR
web-sealing = Si chiude la busta
    .help = Ogni dispositivo aggiunge ai dadi qualcosa di suo. Un attimo, e la partita comincia.
web-sealing-added = pronto
web-sealing-waits = in attesa
web-table-close = Chiudi questo tavolo
web-table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.

web-rules-contents = Indice
