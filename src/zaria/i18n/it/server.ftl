# Il server: come si avvia, che cosa rifiuta, e che cosa succede al tavolo oltre al gioco.

command-serve = Apri tavoli per i browser e i programmi di questo computer, o per tutta la casa con --lan.
    .usage = zaria serve [--lan] [--port N] [--data CARTELLA]
argument-serve-port = la porta (8420 se non è indicata); si prende la prossima libera
    .value = N
argument-serve-lan = lascia entrare altri dispositivi della rete locale
argument-serve-data = la cartella per le partite e la chiave
    .value = CARTELLA

server-title = Zaria
page-missing = Questo server non ha una pagina per il browser: quando è stato costruito mancava Node.
    .how = Installa Node 20.19, 22.12 o più recente, poi di nuovo Zaria. Fino ad allora si gioca nel terminale con «zaria play».
serve-at = Zaria è qui: { $address }
serve-lan-at = Nella rete locale: { $address }
serve-data = Le partite si conservano in { $folder }

refusal-serve-port = --port vuole un numero da 1 a { $high }, non { $given }
refusal-serve-no-port = nessuna porta da { $low } a { $high } è libera
refusal-serve-folder = non si può servire da { $folder }: { $errno }
refusal-serve-twice = un altro server usa già { $folder }; dai a questo una sua cartella con --data
refusal-test-secret-lan = { $variable } fissa tutti i dadi e serve per le prove su questo computer: non si usa con --lan
refusal-test-secret-form = { $variable } deve avere { $digits } cifre esadecimali
refusal-key-damaged = la chiave in { $file } è danneggiata; togli il file, e tutti saranno nuovi ospiti

refusal-not-json = questo non è un oggetto JSON
refusal-bad-field = «{ $field }» manca o non è ciò che dovrebbe essere
refusal-bad-clock = un orologio dà da { $low } a { $high } secondi, oppure 0 per nessun limite; non { $given }
refusal-unknown-command = il comando «{ $given }» non esiste; ci sono: { $possible }
refusal-bad-name = un nome ha da 1 a { $longest } caratteri visibili
refusal-no-guest = non sei ancora nessuno: scegli prima un nome
refusal-foreign-host = questo server non ha quel nome
refusal-foreign-origin = questa richiesta viene da un altro sito
refusal-csrf = alla richiesta manca il segno che viene dalla nostra pagina
refusal-not-your-seat = quel posto non è tuo
refusal-not-your-move = ora tocca a { $seat }
refusal-not-seated = non siedi a questo tavolo
refusal-not-host = può farlo solo chi ha aperto il tavolo
refusal-no-page = qui non c'è nulla
refusal-no-method = qui non si può fare
refusal-no-table = questo tavolo non esiste
refusal-no-seat =
    { $number ->
        [one] questo posto non esiste: il tavolo ne ha uno
       *[other] questo posto non esiste: il tavolo ne ha { $number }
    }
refusal-no-recovery = questo link è già stato usato, o sostituito da uno più nuovo
refusal-no-person = { $seat } non è una persona
refusal-too-large = è troppo grande
refusal-too-fast = troppe richieste; aspetta un poco
refusal-too-many-tables = hai { $most } tavoli non finiti; finiscine o abbandonane uno
refusal-unexpected = qualcosa non ha funzionato sul server; nulla è cambiato
refusal-not-stored = il server non riesce a scrivere sul disco; nulla è cambiato
refusal-closing = il server si sta riavviando; riprova
refusal-stale-version = il tavolo è già alla versione { $present }; la tua risposta era per la { $given }
refusal-table-started = i posti sono fissati: la partita è avviata
refusal-table-not-begun = la partita non è cominciata
refusal-table-not-playing = a questo tavolo ora non si gioca
refusal-table-not-ended = la partita non è finita
refusal-table-ended = la partita è finita
refusal-table-newer = questo tavolo è stato scritto da una versione più recente di Zaria; non è cambiato nulla
refusal-seat-taken = quel posto è occupato
refusal-seats-open = ci sono posti liberi: aspetta qualcuno, o dalli ai bot
refusal-seat-not-yours-now = un bot gioca per te: prima riprendi il tuo posto
refusal-seat-yours = nessun bot gioca per te
refusal-not-away = { $seat } è qui, o non manca da abbastanza tempo
refusal-nothing-to-undo = non c'è nulla che tu possa ritirare
refusal-undo-dice = dadi e carte non si ritirano mai
refusal-undo-reveal = un segreto è stato mostrato: non si può ritirare
refusal-undo-late = il tuo tempo era scaduto: questa mossa non si può ritirare
refusal-undo-other = l'ultima mossa era di { $seat }
refusal-no-press = tocca a { $seat } tirare
refusal-real-dice = a questo tavolo si gioca con dadi veri
refusal-sealed-dice = i dadi di questo tavolo sono sigillati: nessuno li scrive
refusal-hash-late = per quel posto è troppo tardi per contribuire ai dadi
refusal-bytes-early = non ancora: prima le impronte di tutti i posti
refusal-bytes-wrong = questi byte non hanno l'impronta promessa
refusal-chat-off = a questo tavolo non c'è chat
refusal-chat-long = un messaggio ha da 1 a { $longest } caratteri visibili
refusal-chat-fast = non così in fretta: aspetta un poco prima del prossimo messaggio

event-table-sat = { $name } si siede.
event-table-stood = { $name } si alza.
event-table-seat-bot = Il bot { $bot } si siede.
event-table-seat-open = Un posto è libero.
event-table-started = I posti sono fissati. Si sigillano i dadi.
event-table-begun = La partita comincia.
event-table-handed-over = Il bot { $bot } gioca per { $seat }.
event-table-came-back = Di nuovo qui: { $seat }.
event-table-late = Tempo scaduto per { $seat }: un bot fa questa sola mossa.
event-table-undone = { $seat } ritira l'ultima mossa.
event-table-gives-up = { $name } vuole abbandonare la partita.
event-table-goes-on = { $name } vuole continuare.
event-table-abandoned = La partita è abbandonata.
event-table-rematch = { $name } apre un altro tavolo con gli stessi posti.
