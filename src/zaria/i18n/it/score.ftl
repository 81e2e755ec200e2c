command-score = Conta i dadi di un tavolo vero.
    .usage = zaria score GIOCO [VOCE …]
argument-score-game = uno di { $possible }
    .value = GIOCO
argument-score-entries = { $entries }. Se non ce ne sono, vengono chieste
    .value = VOCE …

refusal-score-no-game = il conteggio di quale gioco? ci sono: { $possible }
refusal-score-game = non c’è un segnapunti per «{ $given }»; ci sono: { $possible }
