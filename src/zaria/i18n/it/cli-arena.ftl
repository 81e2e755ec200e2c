# L'arena: i bot giocano molte partite fra loro.

command-arena = Fai giocare ai bot molte partite fra loro e confrontali.
    .usage = zaria arena GIOCO BOT BOT … [--games N] [--csv FILE]
argument-arena = il gioco, poi i bot; per primo chi gioca da solo contro più copie di un altro
    .value = GIOCO BOT …
argument-arena-games = quante partite almeno (400 se non è indicato); ogni formazione gioca da ogni posto con gli stessi dadi
    .value = N
argument-arena-players = quanti siedono al tavolo (4 se non è indicato, o quanti ne ammette il gioco)
    .value = N
argument-arena-budget = quanto a fondo pensano i bot: 1000 è il loro impegno normale
    .value = N
argument-arena-processes = quanti processi giocano (quanti sono i processori, se non è indicato)
    .value = N
argument-arena-csv = conserva ogni partita in questo file, o continua con le partite che contiene
    .value = FILE

arena-bot = bot
arena-games = partite
arena-share = quota
arena-error = errore
arena-score = punteggio
arena-time = ms a mossa
arena-rating = OpenSkill
arena-alone = Uno da solo contro copie dell'altro:
arena-trouble = { $number ->
        [one] Una volta un bot ha fallito e una mossa è stata fatta per lui: { $first }
       *[other] { $number } volte un bot ha fallito e una mossa è stata fatta per lui, la prima: { $first }
    }
arena-no-ratings = Per i punteggi OpenSkill installa l'extra «arena»: pip install "zaria[arena]"

refusal-arena-nobody = quali bot? «zaria arena GIOCO BOT BOT» ne vuole almeno uno
refusal-arena-other-file = { $file } contiene i risultati di un altro torneo, o qualcos'altro
refusal-own-bot-failed = un bot ha fallito e una mossa è stata fatta per lui: { $text }
refusal-own-bot-broken = il bot «{ $given }» non si può avere: { $error }
refusal-own-bot-no-choose = il bot «{ $given }» non ha un metodo «choose»
refusal-own-bot-missing = il bot «{ $given }» gioca in questa partita: indicalo di nuovo con --bots
