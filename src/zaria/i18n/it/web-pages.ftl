# La pagina: inizio, nuovo tavolo, sala d'attesa, impostazioni, regole.
# $game è il nome di un gioco, $bot di un bot, $host di una persona; $number e $most contano.

# Inizio.
web-which-game = A che cosa giochiamo?
web-play-now = Gioca subito
    .help = contro due bot
web-with-friends = Con gli amici
    .help = un tavolo con un link da condividere, o un dispositivo per tutti
web-alone = In solitario
    .help = la modalità in solitario
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-open-tables-none = Al momento nessuno aspetta giocatori.
web-join = Partecipa
web-look = Guarda
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

# Le impostazioni nell'angolo.
web-settings = Impostazioni
web-language = Lingua
web-theme = Chiaro e scuro
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suoni
web-my-name = Il mio nome
web-save = Salva
web-name-saved = Avrai questo nome dal prossimo posto.
web-device = Continua su un altro dispositivo
web-device-link = Il link per l'altro dispositivo
web-device-once = Aprilo sull'altro dispositivo. Vale una volta, e chi lo apre gioca al posto tuo.

# Piccoli comandi.
web-fewer = Uno in meno
web-more = Uno in più
web-yes = sì
web-no = no
web-share = Condividi

# Un nuovo tavolo.
web-new-table = Un nuovo tavolo
web-game = Gioco
web-seats = Chi gioca?
web-seats-how-many = Posti
web-seat-number = Posto { $number }
web-seat-who = Chi prende il posto { $number }?
web-seat-me = Io
web-seat-here = Su questo dispositivo
web-seat-open = Libero
web-seat-bot = Bot: { $bot }
web-seat-name = Il nome della persona al posto { $number }
web-seat-name-short = Nome
web-the-game = Il gioco
web-the-table = Il tavolo
web-dice = I dadi
web-dice-sealed = Sigillati
    .help = Tira il server, e dopo tutti possono controllare che nessun tiro sia stato cambiato.
web-dice-real = Dadi veri
    .help = Tirate e pescate al vostro tavolo e scrivete che cosa è uscito.
web-speed = I bot giocano
web-speed-watch = in modo che si possa seguire
web-speed-fast = subito
web-clock = Tempo per ogni decisione
    .help = A chi ci mette di più, un bot fa quella sola mossa. L’orologio sta fermo finché non c’è nessun giocatore.
web-clock-none = quanto si vuole
web-clock-seconds = { $seconds } secondi
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
web-clock-left = Tempo rimasto
web-listed = Può partecipare chiunque
    .help = Il tavolo compare nella pagina iniziale di questo server. Altrimenti lo trova solo chi ha il link.
web-create = Apri il tavolo

# La sala d'attesa.
web-seat-is-bot = Bot
web-seat-waits = Libero
web-seat-online = C'è
web-seat-offline = Ora non c'è
web-seat-give = O un bot …
web-seat-give-bot = Un bot per il posto { $number }
web-seat-make-open = Libera il posto
web-sit = Siediti
web-sit-here = Un'altra persona qui
web-stand = Alzati
web-start = Comincia
web-start-fill = Bot nei posti liberi
web-start-ready = Tutti ai posti.
web-start-open-seats =
    { $number ->
        [one] Un posto è ancora libero: aspetta qualcuno, o dallo a un bot.
       *[other] { $number } posti sono ancora liberi: aspetta qualcuno, o dalli ai bot.
    }
web-start-waits = { $host } fa cominciare la partita quando tutti sono ai posti.
web-start-waits-host = Chi ha aperto il tavolo fa cominciare la partita quando tutti sono ai posti.
web-lobby-onlooker = Stai guardando. Prendi un posto libero per giocare.
web-invite = Invita qualcuno
    .help = Chi ha questo link può sedersi o guardare. Un telefono lo legge dallo schermo.
web-invite-only-here = Questo link funziona solo su questo computer. Per far entrare altri avvia il server con --lan e aprilo all'indirizzo che scrive.
web-invite-code = Il link a questo tavolo come codice QR
web-sealing = Si chiude la busta
    .help = Ogni dispositivo aggiunge ai dadi qualcosa di suo. Un attimo, e la partita comincia.
web-sealing-added = fatto
web-sealing-waits = si aspetta
web-table-close = Chiudi questo tavolo
web-table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.

# La pagina delle regole.
web-rules-contents = Indice
