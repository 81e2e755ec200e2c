command-join = Prendi posto al tavolo di un server: giochi tu, o un bot con --bot.
    .usage = zaria join URL [--name NOME] [--seat N] [--bot BOT]
argument-join = il link del tavolo
    .value = URL
argument-join-bot = gioca un bot al posto tuo (predefinito senza terminale: greedy)
    .value = BOT
argument-join-name = il tuo nome al tavolo, o quello del bot
    .value = NOME

joined = { $name } siede al posto { $number }.
join-over = La partita è finita. Vince: { $winners }.
join-unfinished = La partita non è stata giocata fino alla fine.
join-verified = { $draws ->
        [one] I dadi erano onesti: l’unica estrazione era nella busta sigillata.
       *[other] I dadi erano onesti: tutte le { $draws } estrazioni erano nella busta sigillata.
    }

refusal-join-url = «{ $given }» non è il link di un tavolo; è fatto così: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = il server ha rifiutato: { $text }
refusal-join-lost = questo tavolo non esiste, o il posto non è più nostro
refusal-join-unreachable = { $server } non risponde

argument-join-seat = quale posto, contando da 1 (predefinito: il primo libero)
    .value = N

live-open = In attesa che la partita cominci. Al tavolo: { $players }
live-open-seat = libero
live-sealing = Si sigillano i dadi…
live-waits = Ora tocca a { $seat }.
live-draws = Arrivano dadi e carte…
live-chat = { $name }: { $text }
live-help = Invio = tira, say TESTO = chat, undo = annulla la tua ultima mossa, hint = che cosa farebbe un giocatore forte (se il tavolo lo permette), odds = le probabilità, se il tavolo le mostra, quit = esci (il posto resta tuo)
live-left = Hai lasciato il tavolo. Per tornare al tuo posto:
refusal-live-not-now = non tocca a te; scrivi «say TESTO» per la chat
live-lost = Il server non risponde. Nuovo tentativo…
