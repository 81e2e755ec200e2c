money = { $amount } $
seat = posto { $number }

refusal-unknown-game = il gioco «{ $given }» non esiste; ci sono: { $possible }
refusal-unknown-bot = il bot «{ $given }» non esiste; ci sono: { $possible }
refusal-players = { $game } è per { $low }–{ $high } giocatori, non per { $given }
refusal-players-missing = { $game } richiede il numero di giocatori, da { $low } a { $high }
refusal-player-names = i giocatori sono una lista di nomi, non { $given }
refusal-player-name = il nome del giocatore { $number } non è un testo: { $given }
refusal-seat = il posto { $given } non esiste; i posti vanno da 0 a { $high }

refusal-option-unknown = { $game } non ha l’opzione «{ $option }»; ci sono: { $possible }
refusal-option-int = { $option } vuole un numero intero, { $possible }, non «{ $given }»
refusal-option-bool = { $option } vuole yes (sì) o no, non «{ $given }»
refusal-option-choice = { $option } vuole uno di questi valori: { $possible }; non «{ $given }»

refusal-game-over = la partita è finita
refusal-waiting-for-chance = ora non tocca a nessuno: prima arrivano dadi o carte ({ $kind })
refusal-not-an-action = «{ $given }» non è un’azione. Puoi: { $possible }
refusal-not-a-choice = qui non è tra le scelte. Puoi: { $possible }
refusal-unknown-word = «{ $words }» qui non è una scelta. Puoi: { $possible }

refusal-no-draw-now = ora non ci sono dadi da tirare né carte da pescare
refusal-deal-type = serve una lista di numeri interi, non { $given }
refusal-deal-words = ciò che è uscito si scrive come testo, non { $given }
refusal-deal-length =
    { $expected ->
        [one] ne serve 1, ne hai indicati { $given }
       *[other] servono { $expected } dadi o carte, ne hai indicati { $given }
    }
refusal-deal-bound = il valore { $position } è { $given }; deve essere un numero intero da 0 a { $high }
refusal-deal-word = «{ $word }» non c’è su questo dado; possibili: da { $low } a { $high }
