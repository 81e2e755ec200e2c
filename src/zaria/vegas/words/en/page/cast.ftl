# How the opponents play Las Vegas, in one line below their names.

web-cast-vegas-zoe = Loves big notes. Forgets who is near.
web-cast-vegas-nino = Plays fast. Dice everywhere.
web-cast-vegas-leo = Takes the most money in sight.
web-cast-vegas-nora = Likes quiet casinos that nobody wants.
web-cast-vegas-bruno = Counts who can still tie.
web-cast-vegas-iris = Waits, then spoils your best casino.
web-cast-vegas-ada = Places few dice and keeps many for later.
web-cast-vegas-max = Places many at once. Gives nothing away.

# Ways to play, on the sheet before the game.
web-presets-vegas = Tiles
    .help = First time with tiles? Each one says what it does when you tap its name.
web-preset-classic = Classic
    .help = no tiles
web-preset-royale = Royale
    .help = 3 tiles, new each round
web-preset-wild = Wild
    .help = 6 tiles, new each round
