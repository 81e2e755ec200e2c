# La riga di comando e ciò che si dice giocando nel terminale.

overview = Zaria è un tavolo per giochi di dadi.
    .languages = Con ogni comando: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Non ufficiale: non è opera degli editori dei giochi né è approvato da loro.

command-play = Gioca contro i bot, con gli amici a una tastiera, o fai giocare i bot.
    .usage = zaria play GIOCO [--players N] [--record FILE] …
command-replay = Rivedi una partita registrata.
    .usage = zaria replay FILE
command-rules = Leggi le regole: tutte, di un gioco, un gruppo (LV-PAY) o una sola (LV-PAY-01).
    .usage = zaria rules [COSA]
command-games = Elenca i giochi e le loro opzioni.
    .usage = zaria games

argument-help = mostra questo aiuto
argument-lang = la lingua: { $possible } (se non è indicata, quella del sistema)
    .value = LL
argument-plain = niente colori, disegni solo in ASCII
argument-game = quale gioco: vedi «zaria games»
    .value = GIOCO
argument-players = quanti giocano, persone e bot insieme (4 se non è indicato)
    .value = N
argument-humans = quante persone giocano a questa tastiera (1 se non è indicato)
    .value = N
argument-name = il nome di una persona; una volta per ognuna
    .value = NOME
argument-bots = i bot, per esempio greedy,random; l'ultimo prende anche i posti che restano
    .value = LISTA
argument-bots-only = non gioca nessuno: guarda i bot
argument-seed = un numero per i dadi: stesso numero, stessi dadi
    .value = N
argument-record = conserva la partita in questo file a ogni passo, o riprende quella che contiene
    .value = FILE
argument-real-dice = scrivi ciò che tirate e pescate a un tavolo vero
argument-rules = un gioco, o il numero di una regola o il suo inizio
    .value = COSA
argument-replay = un file scritto da «zaria play --record»
    .value = FILE
argument-option = { $help } ({ $possible }; { $default } se non è indicato)
    .value = VALORE

game-line = { $name }, per { $low ->
        [one] da uno a { $high } giocatori
       *[other] { $low }-{ $high } giocatori
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
refusal-lang = { $argument } vuole uno di questi valori: { $possible }; non «{ $given }»
refusal-no-game = quale gioco? ci sono: { $possible }
refusal-no-file = quale file? «zaria replay FILE» ne vuole uno scritto da «zaria play --record»
refusal-no-rule = la regola «{ $given }» non esiste; prova un numero come LV-PAY-01, il suo inizio o un gioco: { $possible }

refusal-too-many-seats = persone: { $people }, bot: { $bots }; sono più di { $players } giocatori
refusal-too-many-people = { $game } si gioca al massimo in { $high }, non in { $given }
refusal-too-many-names = troppi nomi: { $names }, ma le persone sono { $people }
refusal-bots-only-with-people = con --bots-only non gioca nessun altro: togli --humans e --name
refusal-real-dice-need-people = i dadi veri li deve tirare qualcuno: togli --bots-only
refusal-name-length = «{ $given }» non può essere un nome: un nome ha da 1 a { $longest } caratteri
refusal-name-of-bot = «{ $given }» è il nome di un bot; scegline un altro
refusal-name-twice = due persone si chiamano «{ $given }»; scegliete nomi diversi

refusal-file-unreadable = { $file } non si può leggere: { $errno }
refusal-file-unwritable = { $file } non si può scrivere: { $errno }
refusal-file-protected = { $file } non si può scrivere: è protetto o non è un file
refusal-file-no-record = { $file } non è una registrazione di Zaria
refusal-file-exists = { $file } esiste già; scegli un altro nome
refusal-record-other-game = { $file } contiene una partita di { $kept }, non di { $given }
refusal-record-differs = { $file } contiene una partita con { $argument } { $kept }, non { $given }; togli { $argument } per riprenderla
output-broken = non si può scrivere l'uscita: { $errno }

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
left = La partita è conservata in { $file }. Per riprenderla:
saved = Salvata in { $file }.
go-on = Invio per continuare.
go-on-bots = Invio: avanti. go: fino alla fine. q: esci.
hand-over = Solo per { $seat }. Passa la tastiera, gli altri non guardino.
replay-unfinished = La partita non è finita: si è giocato fin qui.

possible = Puoi: { $possible }
entry-empty = Scrivi una scelta, o ? per l'aiuto.
why-possible = { $word } è possibile.
refusal-entry-unclear = «{ $entry }» potrebbe essere: { $possible }
refusal-save-where = salvare dove? Scrivi: save FILE

your-choice = La tua scelta:
chance-other =
    Scrivi che cosa è uscito ({ $kind }): { $number ->
        [one] un numero
       *[other] { $number } numeri
    }
result = Risultato
result-won =
    { $number ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }

opening = { $game }: { $players }. Scrivi ? per l'aiuto.

help-choose = Scrivi una scelta, il segno alla sua sinistra o l'inizio delle sue parole. Oppure:
help-help = questo aiuto
    .entry = ?
help-about = una regola dal numero; una tessera, un eroe o un dado dal nome
    .entry = help COSA
help-why = perché una cosa non è possibile
    .entry = why SCELTA
help-log = che cosa è successo in questo round
    .entry = log
help-table = di nuovo il tavolo
    .entry = table
help-mine = quello che puoi vedere solo tu
    .entry = mine
help-save = scrive una copia della partita
    .entry = save FILE
help-quit = esci; la partita si conserva
    .entry = quit
help-nothing = Qui niente si chiama «{ $topic }», nemmeno una regola.
