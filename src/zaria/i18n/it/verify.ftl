command-verify = Apri la busta sigillata di una partita finita e controlla ogni dado. Il codice di uscita è 3 se un contributo non è mai stato mostrato.
    .usage = zaria verify FILE [--seal SIGILLO]
argument-verify = la registrazione di una partita a un tavolo di «zaria serve»
    .value = FILE
argument-seal = il sigillo che hai annotato prima della partita: la registrazione deve avere lo stesso
    .value = SIGILLO

verified-seal = Il segreto nella busta è quello sigillato: { $seal }
verified-contributions = I contributi corrispondono a quanto dichiarato prima: { $seats }.
verified-host-alone = Nessuno vi aveva aggiunto nulla.
verified-draws = { $draws ->
        [one] L’unica estrazione della partita era nella busta.
       *[other] Tutte le { $draws } estrazioni della partita erano nella busta.
    }
verified-steps = { $steps ->
        [one] L’unico passo segue le regole e porta al risultato.
       *[other] Tutti i { $steps } passi seguono le regole e portano al risultato.
    }
verified-unfinished = { $steps ->
        [one] L’unico passo segue le regole. La partita non è stata giocata fino alla fine.
       *[other] Tutti i { $steps } passi seguono le regole. La partita non è stata giocata fino alla fine.
    }
verified-content = Nient’altro nella registrazione è stato cambiato.
verified-unshown = ATTENZIONE: un contributo ai dadi, dichiarato prima, non è mai stato mostrato ({ $seats }). I dadi sono stati quindi sigillati di nuovo con un nuovo segreto. In questo modo un giocatore che gestisce il server può scegliere tra due serie di dadi.
verified-compare = Se avevi annotato il sigillo prima della partita, confrontalo con quello qui sopra, o indicalo con --seal.

refusal-no-sealed-file = quale file? «zaria verify FILE» vuole la registrazione di una partita a un tavolo di «zaria serve»
refusal-seal-none = non c’è nulla da controllare: i dadi di questa partita non erano sigillati
refusal-seal-closed = la busta è ancora chiusa: il segreto si mostra a partita finita
refusal-seal-secret = il segreto nella registrazione non è quello sigillato
refusal-seal-contribution = il contributo del posto { $number } non è quello dichiarato prima
refusal-seal-secret-again = il segreto era già in una busta precedente
refusal-seal-again = ciò che ha dichiarato il posto { $number } era già stato usato per una busta precedente
refusal-seal-draw = l’estrazione del passo { $number } non era nella busta
refusal-seal-check = la registrazione è stata cambiata: non è quella chiusa con questa busta
refusal-seal-other = questa partita è stata sigillata con { $seal }, non con «{ $given }»
refusal-seal-hidden = nella registrazione manca una busta vista prima della partita: { $given }
refusal-seal-promise = nella registrazione manca ciò che aveva dichiarato il posto { $number }
