# How the opponents play Dice Miner, in one line below their names.

web-cast-miner-zoe = Prende ciò che luccica.
web-cast-miner-nino = Ama strumenti e tunnel.
web-cast-miner-leo = Prende più punti che può, subito.
web-cast-miner-nora = Costruisce sequenze lunghe, da 1 a 5.
web-cast-miner-bruno = Prima gli strumenti: così non succede nulla.
web-cast-miner-iris = Prende le gemme che vorresti tu.
web-cast-miner-ada = Raccoglie magia e scava per ciò che sta sotto.
web-cast-miner-max = Non spreca nulla. Fila dopo fila.

# Before the game.
web-before-miner = Scegliete l'eroe al tavolo, uno dopo l'altro. Chi inizia sceglie per ultimo.
web-play-title-miner = Con chi scavi?
web-begin-miner = Siediti e scava
web-begin-miner-solo = Comincia a scavare
web-presets-miner-solo = Quanto difficile?
web-preset-gentle = Facile
    .help = 3 dadi Magico
web-preset-steady = Costante
    .help = 2 dadi Magico
web-preset-hard = Difficile
    .help = 1 dado Magico
web-preset-bare = A mani nude
    .help = senza magia
web-preset-best = il tuo migliore { $points }
