command-serve = Apri tavoli per i browser e i programmi di questo computer, o per tutta la casa con --lan.
    .usage = zaria serve [--lan] [--port N] [--data CARTELLA] [--public INDIRIZZO]
argument-serve-port = la porta (predefinita: 8420; ZARIA_PORT); se è occupata, la prima libera
    .value = N
argument-serve-lan = lascia entrare altri dispositivi della rete locale (ZARIA_LAN)
argument-serve-data = la cartella per le partite e la chiave (ZARIA_DATA)
    .value = CARTELLA
argument-serve-public = l’indirizzo di questo sito in Internet, come https://dice.example.org; un proxy su questo computer inoltra le richieste (ZARIA_PUBLIC)
    .value = INDIRIZZO
argument-serve-hops = quanti proxy ci sono, uno dietro l’altro (predefinito: 1; ZARIA_HOPS)
    .value = N

server-title = Zaria
page-missing = Questo server non ha una pagina per il browser: quando è stato costruito mancava Node.
    .how = Installa Node 20.19, 22.12 o più recente, poi di nuovo Zaria. Fino ad allora si gioca nel terminale con «zaria play».
serve-at = Zaria è qui: { $address }
serve-lan-at = Nella rete locale: { $address }
serve-public-at = In Internet, attraverso il tuo proxy: { $address }
serve-data = Le partite sono salvate in { $folder }

refusal-serve-port = --port vuole un numero da 1 a { $high }, non { $given }
refusal-serve-no-port = nessuna porta da { $low } a { $high } è libera
refusal-serve-folder = non si può servire da { $folder }: { $errno }
refusal-serve-twice = un altro server usa già { $folder }; dai a questo una sua cartella con --data
refusal-test-secret-lan = { $variable } fissa tutti i dadi e serve per le prove su questo computer: non si usa con --lan o --public
refusal-test-secret-form = { $variable } deve avere { $digits } cifre esadecimali
refusal-serve-public = «{ $given }» non è l’indirizzo di un sito; uno è per esempio https://dice.example.org
refusal-key-damaged = la chiave in { $file } è danneggiata; togli il file, e tutti saranno nuovi ospiti
refusal-database-damaged = il database { $file } è danneggiato o troncato; non è stato cambiato nulla. Metti al suo posto una copia di riserva, o prova «sqlite3 { $file } .recover». Per cominciare con uno vuoto, spostalo altrove
refusal-database-newer = il database { $file } è stato scritto da una versione più nuova di Zaria; non è stato cambiato nulla. Usa quella versione, o un’altra cartella con --data

refusal-not-json = questo non è un oggetto JSON
refusal-bad-field = «{ $field }» manca o non è ciò che dovrebbe essere
refusal-bad-clock = un orologio dà da { $low } a { $high } secondi, oppure 0 per nessun limite; non { $given }
refusal-unknown-command = il comando «{ $given }» non esiste; ci sono: { $possible }
refusal-bad-name = un nome ha da 1 a { $longest } caratteri visibili
refusal-name-reserved = { $name } sembra un nome che parla per il sito: scegline un altro
refusal-bad-title = il nome di un tavolo ha al massimo { $longest } caratteri visibili
refusal-no-guest = scegli prima un nome
refusal-foreign-host = questo server non ha quel nome
refusal-foreign-origin = questa richiesta viene da un altro sito
refusal-csrf = alla richiesta manca il segno che viene dalla nostra pagina
refusal-not-your-seat = quel posto non è tuo
refusal-not-your-move = ora tocca a { $seat }
refusal-not-seated = non siedi a questo tavolo
refusal-not-host = può farlo solo chi ha aperto il tavolo
refusal-no-page = qui non c’è nulla
refusal-no-method = qui non si può fare
refusal-no-table = questo tavolo non esiste
refusal-no-seat =
    { $number ->
        [one] questo posto non esiste: il tavolo ne ha uno
       *[other] questo posto non esiste: il tavolo ne ha { $number }
    }
refusal-no-recovery = questo codice è già stato usato, ha più di dieci minuti o è stato sostituito da uno più nuovo
refusal-no-device = questo dispositivo non è tra i tuoi, o non lo è più
refusal-no-person = posto di { $seat }: qui non siede una persona
refusal-too-large = è troppo grande
refusal-too-fast = troppe richieste; aspetta un po’
refusal-too-many-tables = hai { $most } partite non finite; prima finiscine o abbandonane una
refusal-unexpected = qualcosa non ha funzionato sul server; nulla è cambiato
refusal-not-stored = il server non riesce a scrivere sul disco; nulla è cambiato
refusal-not-read = il server ora non riesce a leggere il suo database; riprova
refusal-closing = il server si sta riavviando; riprova
refusal-stale-version = nel frattempo il tavolo è andato avanti: guardalo e scegli di nuovo
refusal-table-started = i posti sono fissati: la partita è avviata
refusal-table-not-begun = la partita non è cominciata
refusal-table-not-playing = a questo tavolo ora non si gioca
refusal-table-not-ended = la partita non è finita
refusal-table-ended = la partita è finita
refusal-table-newer = questo tavolo è stato scritto da una versione più recente di Zaria; non è cambiato nulla
refusal-seat-taken = quel posto è occupato
refusal-not-welcome = chi ospita questo tavolo non ti vuole lì
refusal-too-many-open-seats = occupi { $most } posti a tavoli non ancora iniziati; prima lasciane uno
refusal-no-such-guest = non c’è un ospite così
refusal-no-network = “{ $given }” non è né un indirizzo né una rete, come 192.0.2.7 o 192.0.2.0/24
refusal-no-line = non c’è la riga “{ $given }”: scrivi TAVOLO:NUMERO
refusal-no-report = non c’è nessuna segnalazione aperta “{ $given }”
refusal-not-here = questo giocatore non è a questo tavolo
refusal-too-many-blocks = la tua lista dei bloccati è piena: ha { $most } ospiti
refusal-seats-open = ci sono posti liberi: aspetta qualcuno, o dalli agli avversari
refusal-seats-lost = i posti delle persone restano: si tolgono solo quelli liberi e quelli degli avversari
refusal-seat-not-yours-now = un sostituto gioca per te: prima riprendi il tuo posto
refusal-seat-yours = nessun sostituto gioca per te
refusal-not-away = { $seat } è qui, o non manca da abbastanza tempo
refusal-nothing-to-undo = non hai mosse da annullare
refusal-undo-dice = dadi e carte non si annullano
refusal-undo-reveal = un segreto è stato mostrato: la mossa non si può annullare
refusal-undo-late = il tuo tempo era scaduto: questa mossa non si può annullare
refusal-undo-often = in questa partita sono già stati annullati { $most } passi, con i tiri e le mosse degli avversari: di più non si può
refusal-undo-other = l’ultima mossa era di { $seat }
refusal-no-press = tocca a { $seat } tirare
refusal-real-dice = a questo tavolo si gioca con dadi veri
refusal-sealed-dice = i dadi di questo tavolo sono sigillati: nessuno li scrive
refusal-hash-late = per quel posto è troppo tardi per contribuire ai dadi
refusal-hash-used = questa impronta è già stata usata: ogni busta vuole byte nuovi
refusal-promise-broken = questo posto per due volte non ha mostrato ciò che aveva dichiarato: i dadi ne fanno a meno
refusal-bytes-early = non ancora: prima le impronte di tutti i posti
refusal-bytes-wrong = questi byte non corrispondono all’impronta data prima
refusal-chat-off = a questo tavolo non c’è chat
refusal-chat-long = un messaggio ha da 1 a { $longest } caratteri visibili
refusal-chat-fast = non così in fretta: aspetta un po’ prima del prossimo messaggio

event-remark = { $seat }: { $remark }
event-table-sat = { $name } si siede.
event-table-stood = { $name } si alza.
event-table-declined = { $name } non può venire.
event-table-removed = { $name }: posto tolto da chi ospita.
event-table-seat-bot = { $bot } si siede.
event-table-seat-open = Un posto è libero.
event-table-arranged = Chi ospita ha cambiato i posti.
event-table-changed = Chi ospita ha cambiato le opzioni della partita.
event-table-host = Ora ospita: { $name }.
event-table-named = Ora il tavolo si chiama { $title }.
event-table-unnamed = Il tavolo non ha più un nome.
event-table-started = I posti sono fissati. Si sigillano i dadi.
event-table-sealed-anew = Dichiarato per i dadi, e non mostrato in tempo: { $seats }. I dadi si sigillano di nuovo con un nuovo segreto, e la registrazione lo dirà.
event-table-begun = La partita comincia.
event-table-odds = Tutti a questo tavolo possono vedere le probabilità.
event-table-handed-over = { $bot } gioca per { $seat }.
event-table-came-back = Di nuovo qui: { $seat }.
event-table-late = Tempo scaduto per { $seat }: un sostituto fa questa sola mossa.
event-table-undone = { $seat } annulla l’ultima mossa.
event-table-same-dice = I dadi già tirati daranno gli stessi numeri.
event-table-gives-up = { $name } vuole abbandonare la partita.
event-table-goes-on = { $name } vuole continuare.
event-table-abandoned = La partita è abbandonata.
event-table-rematch = { $name } apre un altro tavolo e tiene i posti degli altri.

refusal-no-lesson = non c’è nessuna lezione «{ $given }»; ci sono: { $possible }
refusal-not-a-lesson = questo tavolo non è una lezione

refusal-undo-never = altri hanno gli stessi dadi: qui non si può annullare niente
refusal-no-helper = altri hanno gli stessi dadi: qui nessuno gioca per te
refusal-no-day = non c’è nessuna montagna di quel giorno
refusal-daily-shut = altri hanno ancora davanti questa montagna: si può vedere quando il giorno è passato
refusal-no-duel = non c’è un duello così
refusal-duel-own = questa è la tua partita: manda il link a qualcun altro
refusal-no-duel-of-this = un duello richiede una partita finita con dadi sigillati e senza altre persone, o una montagna il cui giorno è passato
refusal-duel-shut = su questa partita c’è un duello: la vede solo chi ha finito la propria

refusal-closed-by-operator = il gestore di questo sito ha chiuso il tavolo
refusal-banned = il gestore di questo sito ha bloccato questo ospite

invitation-title = Un posto per te a { $game }
invitation-text =
    { $free ->
        [0] Il tavolo è al completo. Apri il link per guardare.
        [one] Una sedia è libera. Apri il link per sederti.
       *[other] { $free } sedie sono libere. Apri il link per sederti.
    }
