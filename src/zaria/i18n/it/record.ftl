# Che cosa può non andare in una registrazione.

refusal-record-json = questa non è una registrazione completa: non si legge a riga:colonna { $place }
refusal-record-foreign = questa non è una registrazione di Zaria
refusal-record-format = questa registrazione è nel formato { $given }; questa versione di Zaria legge fino a { $known }
refusal-record-missing = alla registrazione manca «{ $field }»
refusal-record-field = la registrazione ha un campo «{ $field }» che non c’entra
refusal-record-value = «{ $field }» nella registrazione non è ciò che dovrebbe essere
refusal-record-step = il passo { $number } della registrazione non è un passo
refusal-record-undo = il passo { $number } torna al passo { $target }, che non c’è
refusal-record-game = la registrazione è di un gioco «{ $given }»; questa versione di Zaria gioca: { $possible }
refusal-record-rules-newer = la registrazione segue le regole { $given } di { $game }; questa versione di Zaria le conosce fino a { $known }
refusal-record-rules-older = la registrazione segue le regole { $given } di { $game }; questa versione di Zaria le conosce da { $known } in poi
refusal-record-component = alla registrazione serve «{ $given }», che questa versione di Zaria non conosce
refusal-record-header = la partita della registrazione non può cominciare: { $reason }
refusal-record-draw = il passo { $number } estrae { $given }; andava estratto { $expected }
refusal-record-bounds = il passo { $number } estrae { $given } con limiti diversi da quelli di questo gioco
refusal-record-seat = il passo { $number } è del posto { $given }; toccava al posto { $expected }
refusal-record-early = il passo { $number } è una mossa, ma c’erano dadi o carte da estrarre
refusal-record-late = il passo { $number } viene dopo la fine della partita
refusal-record-illegal = il passo { $number } non è possibile: { $reason }
refusal-record-result = il risultato della registrazione non è quello a cui portano i suoi passi

# Che cosa può non andare nei byte di una posizione salvata.

refusal-state-foreign = questa non è una posizione salvata di Zaria
refusal-state-damaged = questa posizione salvata è danneggiata o incompleta
refusal-state-format = questa posizione è salvata nel formato { $given }; questa versione di Zaria legge il formato { $known }
refusal-state-game = la posizione salvata è di un gioco «{ $given }»; questa versione di Zaria gioca: { $possible }
refusal-state-rules-newer = la posizione salvata segue le regole { $given } di { $game }; questa versione di Zaria le conosce fino a { $known }
refusal-state-rules-older = la posizione salvata segue le regole { $given } di { $game }; questa versione di Zaria le conosce da { $known } in poi
