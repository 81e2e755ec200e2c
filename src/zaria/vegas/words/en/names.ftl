# What the game is called, wherever it is spoken of.

game-vegas = Las Vegas
    .help = Place dice in six casinos; where you have the most, you are paid. Ties get nothing.
web-pad-vegas = Score pad: Las Vegas
    .help = For a real table. Say which cards and dice lie in the casinos; everything stays on this device, and no server is needed.
