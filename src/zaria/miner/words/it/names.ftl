game-miner = Dice Miner
    .help = Prendi dadi dalla montagna; ciò che mostra il tuo bottino fa punti, tre volte.
game-miner-solo = Dice Miner, in solitario
    .help = Un minatore, tre montagne e un punteggio da battere.
web-pad-miner = Segnapunti: Dice Miner
    .help = Per un tavolo vero. Tocca ciò che mostrano i dadi di ogni bottino; tutto resta su questo dispositivo e non serve un server.
web-pad-miner-solo = Segnapunti: Dice Miner, in solitario
    .help = Per un tavolo vero. Tocca i dadi del tuo bottino; tutto resta su questo dispositivo e non serve un server.
