game-miner = Dice Miner
    .help = Nimm Würfel vom Berg; was dein Vorrat zeigt, bringt Punkte, dreimal.
game-miner-solo = Dice Miner, Einzelspieler
    .help = Ein Bergmann, drei Berge und eine Punktzahl, die zu schlagen ist.
web-pad-miner = Wertungsblock: Dice Miner
    .help = Für einen echten Tisch. Tippe an, was die Würfel jedes Vorrats zeigen; alles bleibt auf diesem Gerät und braucht keinen Server.
web-pad-miner-solo = Wertungsblock: Dice Miner, Einzelspieler
    .help = Für einen echten Tisch. Tippe die Würfel deines Vorrats an; alles bleibt auf diesem Gerät und braucht keinen Server.
