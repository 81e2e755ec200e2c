# How the opponents play Dice Miner, in one line below their names.

web-cast-miner-zoe = Nimmt, was glitzert.
web-cast-miner-nino = Mag Unterstützung und Schächte.
web-cast-miner-leo = Nimmt die meisten Punkte in Sicht.
web-cast-miner-nora = Baut lange Sequenzen, 1 bis 5.
web-cast-miner-bruno = Erst Unterstützung: dann kann nichts passieren.
web-cast-miner-iris = Nimmt die Edelsteine, die du gern hättest.
web-cast-miner-ada = Sammelt Magie und gräbt nach dem, was tiefer liegt.
web-cast-miner-max = Verschwendet nichts. Reihe um Reihe.

# Before the game.
web-before-miner = Ihr wählt die Helden am Tisch, nacheinander. Wer beginnt, wählt zuletzt.
web-play-title-miner = Mit wem gräbst du?
web-begin-miner = Hinsetzen und graben
web-begin-miner-solo = Losgraben
web-presets-miner-solo = Wie schwer?
web-preset-gentle = Sanft
    .help = 3 Magiewürfel
web-preset-steady = Stetig
    .help = 2 Magiewürfel
web-preset-hard = Schwer
    .help = 1 Magiewürfel
web-preset-bare = Bloße Hände
    .help = ohne Magie
web-preset-best = dein Bestwert { $points }
