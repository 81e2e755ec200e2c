# La pagina: ciò che hanno in comune tutte le pagine e tutti i tavoli.
# $seat è un nome, $seats e $winners sono nomi, $step un numero.

web-home = Pagina iniziale
web-statistics = Statistiche
web-pages = Pagine
web-guest-name = Ospite
web-your-turn = Tocca a te
web-connecting = Connessione al tavolo…
web-no-table = Questo tavolo non esiste
    .help = Forse il link è incompleto, o è di un altro server.
web-server-away = Il server non risponde
    .help = Nulla è perso: ogni mossa è conservata. Questa pagina riprova da sola.
web-unreachable = Il server non risponde. È ancora in funzione?
web-recover = Il tuo posto su questo dispositivo
web-bot-expectation = Valore atteso
web-bot-greedy = Avido
web-bot-random = Casuale
web-bot-naive = Ingenuo
web-bot-easy = Facile
web-bot-normal = Normale
web-bot-hard = Difficile
web-bot-expert = Esperto
web-close = Chiudi
web-rules = Regole
web-help = Tasti e aiuto
web-log = Registro
web-chat = Chat
web-table = Tavolo
web-side = Registro e chat
web-bar = Che cosa decidere ora

# La barra: che cosa c'è da decidere, o che cosa succede.
web-lost = Connessione persa. Nuovo tentativo…
web-past = Com’era dopo il passo { $step }
web-to-now = Torna alla posizione attuale
web-skip = Salta
web-confirm = Conferma
web-cancel = Annulla
web-practice-leave = Torna al mio tavolo
web-roll = Tira
web-undo = Annulla la mossa
web-see-rule = Vedi la regola
web-you-won = Hai vinto!
web-over = Fine
web-won = Vince: { $winners }.
web-closed = Questo tavolo segue regole più vecchie. Si può leggere, non giocare.
web-scene = Si chiude il round…
web-type-dice = Tirate i vostri dadi e dite che cosa mostrano.
web-your-roll = Tocca a te tirare.
web-choose = Che cosa scegli?
web-waits-roll = { $seat } sta per tirare.
web-drawing = Arrivano dadi e carte…
web-sending = Un attimo…
web-bot-thinks = { $seat } sta pensando…
web-waits-for = { $seat } decide.
web-deal = Inserisci

# Un dispositivo, più persone.
web-curtain = Solo per { $seat }
    .help = Ciò che segue è segreto. Passa il dispositivo a { $seat }; gli altri non guardino.
web-curtain-lift = Sono { $seat }
web-show-own = Mostra il mio denaro
web-hide-own = Nascondi il mio denaro
web-onlooker = Stai guardando.

# Registro e chat.
web-log-empty = Non è ancora successo nulla.
web-log-whose = Turni di chi
web-log-all = Tutti
web-log-mine = Miei
web-look-back = Mostra il tavolo com’era allora
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-muted = La chat è silenziata.
web-chat-say = Di’ qualcosa
web-send = Invia
web-mute = Silenzia la chat

# Il menu del tavolo.
web-link = Il link a questo tavolo
web-copy-link = Copia il link
web-copied = Copiato
web-record = Scarica la registrazione
web-give-up = Abbandona la partita
web-go-on = Continua a giocare
web-giving-up = Vogliono abbandonare: { $seats }. La partita finisce quando lo vogliono tutti.
web-away = Non c’è: { $seat }.
web-hand-over = Fai giocare un sostituto
web-played-for = Un sostituto gioca per { $seat }.
web-back = Riprendi il posto
web-ended = Dopo la partita
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-analysis-to = Fortuna e decisioni
web-daily-to = L’elenco del giorno
web-duel-dare = Sfida qualcuno
web-duel-to = Al duello

# I dadi sigillati.
web-seal-shut = I dadi sono in una busta sigillata
    .help = Erano fissati prima del primo tiro, insieme a qualcosa da ogni dispositivo. Dopo la partita la busta si apre, e tutti possono controllare ogni tiro.
web-seal-open = La busta è aperta
    .help = Ora si può controllare ogni tiro: in questa pagina, o con «zaria verify» e la registrazione.
web-seal-whole = Mostra il sigillo
web-seal-hash = Sigillo:
web-seal-secret = Che cosa conteneva:

# I tasti.
web-key-space = Spazio
web-key-choose = scegli
web-key-confirm = conferma
web-key-cancel = annulla, o torna alla posizione attuale
web-key-skip = salta ciò che si muove, o tira
web-key-undo = annulla l’ultima mossa
web-key-log = registro
web-key-help = questo aiuto
