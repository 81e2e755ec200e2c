# How the opponents play Dice Miner, in one line below their names.

web-cast-miner-zoe = Takes what glitters.
web-cast-miner-nino = Likes tools and tunnels.
web-cast-miner-leo = Takes the most points in sight.
web-cast-miner-nora = Builds long sequences, 1 to 5.
web-cast-miner-bruno = Tools first: nothing can happen then.
web-cast-miner-iris = Takes the gems that you would like.
web-cast-miner-ada = Gathers magic and digs for what lies below.
web-cast-miner-max = Wastes nothing. Row after row.

# Before the game.
web-before-miner = You choose your hero at the table, one after the other. The starting player chooses last.
web-play-title-miner = Who do you dig with?
web-begin-miner = Sit down and dig
web-begin-miner-solo = Start digging
web-presets-miner-solo = How hard?
web-preset-gentle = Gentle
    .help = 3 magic dice
web-preset-steady = Steady
    .help = 2 magic dice
web-preset-hard = Hard
    .help = 1 magic die
web-preset-bare = Bare hands
    .help = no magic
web-preset-best = your best { $points }
