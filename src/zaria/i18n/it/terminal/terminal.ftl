uncompiled = Il motore di gioco non è compilato ed è lento: per compilarlo serve un compilatore C quando si installa Zaria.
overview = Zaria è un tavolo per giochi di dadi.
    .languages = Con ogni comando: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Non ufficiale: non è opera degli editori dei giochi né è approvato da loro.

command-play = Gioca contro avversari, con gli amici a una tastiera, o guarda giocare gli avversari.
    .usage = zaria play GIOCO [--players N] [--record FILE] …
command-replay = Rivedi una partita registrata.
    .usage = zaria replay FILE
command-rules = Leggi le regole: tutte, di un gioco, un gruppo (LV-PAY) o una sola (LV-PAY-01).
    .usage = zaria rules [COSA]
command-games = Elenca i giochi e le loro opzioni.
    .usage = zaria games

argument-help = mostra questo aiuto
argument-lang = la lingua: { $possible } (predefinita: quella del sistema)
    .value = LL
argument-no-remarks = gli avversari non commentano la partita
argument-plain = niente colori, disegni solo in ASCII
argument-game = quale gioco: vedi «zaria games»
    .value = GIOCO
argument-players = quanti giocano, persone e avversari insieme (predefinito: 4)
    .value = N
argument-humans = quante persone giocano a questa tastiera (predefinito: 1)
    .value = N
argument-name = il nome di una persona; una volta per ognuna
    .value = NOME
argument-bots = gli avversari, per esempio leo,nora o greedy; l’ultimo prende anche i posti che restano (altrimenti: di livello normal, poi easy)
    .value = LISTA
argument-bots-only = nessuna persona: guarda giocare gli avversari
argument-seed = un numero per i dadi: stesso numero, stessi dadi
    .value = N
argument-record = salva la partita in questo file a ogni passo, o riprende quella che contiene
    .value = FILE
argument-real-dice = scrivi ciò che tirate e pescate a un tavolo vero
argument-pause = per quanto tempo il terminale mostra ogni mossa di un avversario, in millisecondi (predefinito: 700; 0: per niente)
    .value = N
argument-rules = un gioco, o il numero di una regola o il suo inizio
    .value = COSA
argument-file = un file scritto da «zaria play --record»
    .value = FILE
argument-option = { $help } ({ $possible }; predefinito: { $default })
    .value = VALORE

game-line = { $name }, per { $low ->
        [one] 1–{ $high } giocatori
       *[other] { $low }–{ $high } giocatori
    }
game-line-exact = { $name }, per { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }
player = Giocatore { $number }

refusal-command-unknown = il comando «{ $given }» non esiste; ci sono: { $possible }
refusal-argument-unknown = { $command } non conosce «{ $given }»; conosce: { $possible }
refusal-argument-needs-value = { $argument } vuole un valore; vedi «{ $command } --help»
refusal-argument-takes-no-value = { $argument } non vuole un valore; vedi «{ $command } --help»
refusal-argument-number = { $argument } vuole un numero intero, non «{ $given }»
refusal-argument-number-low = { $argument } vuole un numero intero, almeno { $low }, non «{ $given }»
refusal-argument-number-high = { $argument } vuole un numero intero, al massimo { $high }, non «{ $given }»
refusal-lang = { $argument } vuole uno di questi valori: { $possible }; non «{ $given }»
refusal-no-game = quale gioco? ci sono: { $possible }
refusal-no-file = quale file? «zaria { $command } FILE» ne vuole uno scritto da «zaria play --record»
refusal-no-rule = la regola «{ $given }» non esiste; prova un numero come LV-PAY-01, il suo inizio o un gioco: { $possible }

refusal-too-many-seats = persone: { $people }, avversari: { $bots }; sono più di { $players } giocatori
refusal-too-many-people = { $game } è per { $high } giocatori al massimo, non per { $given }
refusal-too-many-names = troppi nomi: { $names }, ma le persone sono { $people }
refusal-bots-only-with-people = con --bots-only non gioca nessun altro: togli --humans e --name
refusal-real-dice-need-people = i dadi veri li deve tirare qualcuno: togli --bots-only
refusal-name-length = «{ $given }» non può essere un nome: un nome ha da 1 a { $longest } caratteri
refusal-name-of-bot = «{ $given }» è il nome di un avversario; scegline un altro
refusal-name-twice = due persone si chiamano «{ $given }»; scegliete nomi diversi

refusal-file-unreadable = { $file } non si può leggere: { $errno }
refusal-file-unwritable = { $file } non si può scrivere: { $errno }
refusal-extra-missing = per { $command } serve l’extra «{ $extra }»: pip install ".[{ $extra }]"
refusal-file-protected = { $file } non si può scrivere: è protetto o non è un file
refusal-file-no-record = { $file } non è una registrazione di Zaria
refusal-file-exists = { $file } esiste già; scegli un altro nome
refusal-record-other-game = { $file } contiene una partita di { $kept }, non di { $given }
refusal-record-differs = { $file } contiene una partita con { $argument } { $kept }, non { $given }; togli { $argument } per riprenderla
output-broken = impossibile scrivere l’output: { $errno }

errno-EACCES = non è permesso
errno-EEXIST = esiste già
errno-EISDIR = è una cartella
errno-ENAMETOOLONG = il nome è troppo lungo
errno-ENOENT = file o cartella inesistente
errno-ENOSPC = il disco è pieno
errno-ENOTDIR = una parte del percorso non è una cartella
errno-EPERM = non è permesso
errno-EROFS = il disco è in sola lettura

resumed = Riprende la partita in { $file }, dopo il passo { $step }.
resumed-over = La partita in { $file } è finita, passi: { $step }.
left = La partita è salvata in { $file }. Per riprenderla:
saved = Salvata in { $file }.
go-on = Premi Invio per continuare.
go-on-bots = Invio = avanti, go = fino alla fine, q = esci
skip-bots = Invio = fino al tuo turno
hand-over = Solo per { $seat }. Passate la tastiera; gli altri non guardino.
replay-unfinished = La partita non è finita: si è giocato fin qui.

possible = Puoi: { $possible }
entry-empty = Scrivi una scelta, o ? per l’aiuto.
why-possible = { $word } è possibile.
refusal-entry-unclear = «{ $entry }» potrebbe essere: { $possible }
refusal-save-where = salvare dove? Scrivi: save FILE

your-choice = La tua scelta:
chance-other =
    Scrivete che cosa è uscito ({ $kind }): { $number ->
        [one] un numero
       *[other] { $number } numeri
    }
result = Risultato
result-won =
    { $number ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }

opening = { $game }: { $players }. Scrivi ? per l’aiuto.

help-choose = Scrivi una scelta, solo il suo inizio o il tasto alla sua sinistra. Oppure:
help-help = questo aiuto
    .entry = ?
help-about = una regola dal numero; una tessera, un eroe o un dado dal nome
    .entry = help COSA
help-why = perché una cosa non è possibile
    .entry = why SCELTA
help-hint = che cosa farebbe un avversario forte, e perché
    .entry = hint
help-log = che cosa è successo in questo round
    .entry = log
help-table = di nuovo il tavolo
    .entry = table
help-mine = quello che puoi vedere solo tu
    .entry = mine
help-save = scrive una copia della partita
    .entry = save FILE
help-quit = esci; la partita viene salvata
    .entry = quit
help-nothing = Qui niente si chiama «{ $topic }», nemmeno una regola.

yes = sì
sure-to-stop = Così la partita finisce per sempre; con quit esci e viene salvata. Scrivi «{ $yes }» per finirla.
possible-dice = Puoi scrivere: { $possible }
press-to-roll = { $seat }: premi Invio per tirare.
refusal-nothing-to-correct = non ci sono dadi o carte da correggere: nel frattempo qualcuno ha deciso qualcosa
help-undo = annulla la tua ultima mossa
    .entry = undo
help-correct = riscrivi gli ultimi dadi o le ultime carte
    .entry = correct
go-on-replay = Invio = avanti, b = indietro, 12 = passo 12, go = fino alla fine, ? = aiuto, q = esci
replay-place = Passo { $step } di { $steps }
replay-help = Invio o n: la prossima decisione. b: quella prima. Un numero da 1 a { $steps }: quel passo. go: il risultato. q: esci.
best-new = È il miglior punteggio su questo computer finora.
best-before = Miglior punteggio su questo computer: { $points }
command-completion = Stampa uno script che completa comandi e opzioni nella tua shell.
    .usage = zaria completion SHELL
argument-completion = una di { $possible }
    .value = SHELL
refusal-completion-shell = quale shell? Ci sono: { $possible }; non «{ $given }»
