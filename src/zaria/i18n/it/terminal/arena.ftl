command-arena = Fai giocare ai bot molte partite fra loro e confrontali.
    .usage = zaria arena GIOCO BOT BOT … [--games N] [--csv FILE]
argument-arena = il gioco, poi i bot; per primo quello che gioca da solo contro più copie di un altro
    .value = GIOCO BOT …
argument-bot = un altro bot, anche uno tuo come my_module:MyBot; si può indicare più volte
    .value = BOT
argument-arena-games = quante partite almeno (predefinito: 400); ogni formazione gioca da ogni posto con gli stessi dadi
    .value = N
argument-arena-players = quanti siedono al tavolo (predefinito: 4, o quanti ne ammette il gioco)
    .value = N
argument-arena-budget = quanto a fondo pensano i bot: 1000 è il loro impegno normale
    .value = N
argument-arena-processes = quanti processi giocano (predefinito: uno per processore)
    .value = N
argument-arena-csv = salva ogni partita in questo file, o continua con le partite che contiene
    .value = FILE
argument-arena-parquet = salva le partite in questo file Parquet, o continua con quelle che contiene (serve l’extra «analysis»)
    .value = FILE
argument-arena-ray = gioca sul cluster Ray a questo indirizzo (serve l’extra «ray»); «local» ne avvia uno qui
    .value = INDIRIZZO

arena-bot = bot
arena-games = partite
arena-share = quota
arena-error = errore
arena-score = punteggio
arena-time = ms a mossa
arena-rating = OpenSkill
arena-alone = Uno da solo contro copie dell’altro:
arena-trouble = { $number ->
        [one] Una volta un bot ha dato errore, e la mossa è stata fatta al suo posto: { $first }
       *[other] { $number } volte un bot ha dato errore, e la mossa è stata fatta al suo posto; la prima: { $first }
    }
arena-no-ratings = Per i punteggi OpenSkill installa l’extra «analysis»: pip install ".[analysis]"

refusal-arena-nobody = quali bot? «zaria arena GIOCO BOT BOT» ne vuole almeno uno
refusal-arena-other-file = { $file } contiene i risultati di un altro torneo, o qualcos’altro
refusal-arena-two-files = --csv e --parquet non si possono usare insieme
refusal-arena-no-parquet = per i file Parquet serve l’extra «analysis»: pip install ".[analysis]"
refusal-arena-no-ray = per --ray serve l’extra «ray»: pip install ".[ray]"
refusal-arena-died = i processi che giocano le partite terminano di continuo: c’è abbastanza memoria?
refusal-arena-no-cluster = all’indirizzo { $address } non c’è Ray: { $text }
refusal-own-bot-failed = un bot ha dato errore, e la mossa è stata fatta al suo posto: { $text }
refusal-own-bot-broken = il bot «{ $given }» non si può caricare: { $error }
refusal-own-bot-no-choose = il bot «{ $given }» non ha un metodo «choose»
refusal-own-bot-missing = il bot «{ $given }» gioca in questa partita: indicalo di nuovo con --bots
