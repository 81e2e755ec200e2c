# What the game is called, wherever it is spoken of.

game-miner = Dice Miner
    .help = Take dice from the mountain; what your trove shows scores, three times.
game-miner-solo = Dice Miner, solo
    .help = One miner, three mountains, and a score to beat.
web-pad-miner = Score pad: Dice Miner
    .help = For a real table. Tap what the dice of each trove show; everything stays on this device, and no server is needed.
web-pad-miner-solo = Score pad: Dice Miner, solo
    .help = For a real table. Tap the dice of your trove; everything stays on this device, and no server is needed.
