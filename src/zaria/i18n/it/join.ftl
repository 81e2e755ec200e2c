# Un bot di questo computer al tavolo di un server.

command-join = Fai giocare un bot di questo computer al tavolo di un server.
    .usage = zaria join URL [--bot greedy]
argument-join = il link del tavolo
    .value = URL
argument-join-bot = quale bot (greedy se non è indicato)
    .value = BOT
argument-join-name = come si chiama al tavolo (come il bot, se non è indicato)
    .value = NOME

joined = { $name } siede al posto { $number }.
join-over = La partita è finita. Vittoria: { $winners }.
join-unfinished = La partita non è stata giocata fino alla fine.
join-verified = { $draws ->
        [one] I dadi erano onesti: l'unica estrazione era nella busta sigillata.
       *[other] I dadi erano onesti: tutte le { $draws } estrazioni erano nella busta sigillata.
    }

refusal-join-url = «{ $given }» non è il link di un tavolo; è fatto così: http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = il server ha rifiutato: { $text }
refusal-join-lost = questo tavolo non esiste, o il posto non è più nostro
refusal-join-unreachable = { $server } non risponde
