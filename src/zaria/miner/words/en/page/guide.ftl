# The rules of Dice Miner and its solo game to read in the page, for somebody who has never played. Which sections there
# are, in which order and with how many paragraphs is in guide.json.

guide-miner-goal =
    .title = What it is about
guide-miner-goal-1 = A mountain of dice stands in the middle. One after the other you take dice from it, as they lie; they are your trove, and what they show scores.
guide-miner-goal-2 = This happens three times. You keep your dice, but between the rounds they are rolled again, so that every round begins with more dice and new faces.
guide-miner-goal-3 = The player with the most points after three rounds wins.

guide-miner-faces =
    .title = The dice
guide-miner-faces-1 = There are 60 dice of five kinds: 27 tunnel, 10 hazard, 7 tool, 8 treasure and 8 magic dice. One face of each is Beer.
guide-miner-faces-2 = Tunnels want to be in sequence, gems want to be many, hazards hurt unless you have the right tool, chests keep dice from being rerolled, and magic rerolls them when you want it.
guide-miner-faces-3 = Not all faces could be checked against real dice. If yours differ, a table can be started with your faces.

guide-miner-mountain =
    .title = The mountain
guide-miner-mountain-1 = It holds 20 dice in rows of 2, 3, 4, 5 and 6. Each die leans on the two below it.
guide-miner-mountain-2 = A die is on top if nothing lies on it, and on the side if exactly one die does. With two dice on it, it is buried and cannot be taken.
    .title = Top, side, buried
guide-miner-mountain-3 = When a die is taken from the side, the line of dice that leans on it slides down one step. Nothing else moves.

guide-miner-setup =
    .title = Before the game
guide-miner-setup-1 = Everybody rolls a tunnel die, and the best begins: Beer beats 5, 5 beats 4, and so on. Those tied for best roll again.
guide-miner-setup-2 = Then everybody chooses a hero, and the mountain is filled with dice from the bag.

guide-miner-heroes =
    .title = Heroes
guide-miner-heroes-1 = There are six heroes, each of them once. You choose one by one, counter-clockwise from the right of the starting player, who chooses last.
guide-miner-heroes-2 = The faces on your hero count like dice of your trove, in every round. They are never rerolled, shared, cached or picked.

guide-miner-digging =
    .title = Excavation
guide-miner-digging-1 = Turns go clockwise from the starting player until the mountain is empty.
guide-miner-digging-2 = In your turn, take one die from the top. It joins your trove with the face that it shows.

guide-miner-beer =
    .title = Sharing Beer
guide-miner-beer-1 = If a die of your trove shows Beer when your turn begins, you may share it, once a turn. Name another player, roll the die, and give it to them with whatever it then shows.
guide-miner-beer-2 = In return you take a die and, if you like, a second one, each from the top or from the side. Only after sharing may a die be taken from the side.
    .title = What you get for it
guide-miner-beer-3 = A Beer that you take in this turn cannot be shared before your next one.

guide-miner-magic =
    .title = Magic
guide-miner-magic-1 = When the mountain is empty, everybody has one turn for magic, beginning with the player after the one who took the last die.
guide-miner-magic-2 = Spend your magic dice one by one, as many as you like. A die with two symbols rerolls two of your dice: choose them first, then they are rolled together.
guide-miner-magic-3 = Magic never rerolls hazards, the faces of heroes, or magic dice that are spent. You must reroll as many dice as there are symbols, as far as you have them.
guide-miner-magic-4 = A magic die that is not spent yet may be rerolled and then spent with its new face; one that shows Beer cannot be spent. Spent dice stay in your trove and are fresh in the next round.

guide-miner-scoring =
    .title = Scoring
guide-miner-scoring-1 = Tunnels score in sequences that start at 1, as much as their numbers add up to: 1, 2, 3 is six points; 1, 2, 4 is three, because the 4 has no 3 before it. A die belongs to one sequence only.
    .title = Tunnels in sequence
guide-miner-scoring-2 = Each gem is a point. The player with the most gems counts them double; if several have the most, nobody does.
    .title = Gems
guide-miner-scoring-3 = Each cave-in costs a point. But with a pickaxe it brings one instead, with two pickaxes two, and so on, for every cave-in that you have. Dragons and shields work likewise.
    .title = Hazards and tools
guide-miner-scoring-4 = Beer, magic and chests score nothing. A round can also end below zero.

guide-miner-replenish =
    .title = Between the rounds
guide-miner-replenish-1 = You may cache as many of your dice as you have chests, any of them: they keep their faces. Everybody decides in turn before anybody rolls.
guide-miner-replenish-2 = All other dice are rerolled, the chests too. Then the mountain is filled again, with 20 dice from the bag.
guide-miner-replenish-3 = The player with the lowest total starts the next round; if several have it, chance decides.

guide-miner-end =
    .title = The end
guide-miner-end-1 = After the third scoring the highest total wins.
guide-miner-end-2 = If several players share it, they reroll everything, play one more magic phase and score once more, among themselves, until one of them is ahead. That only breaks the tie.

guide-miner-solo =
    .title = Solo: one miner, three mountains
guide-miner-solo-1 = You start with three magic dice, or with fewer if you want it harder. There are no heroes, no sharing, nothing is taken from the side, and nothing of your trove is rerolled.
guide-miner-solo-2 = As often as you like and in any order: take a die, spend a magic die, refill the mountain, or stop.

guide-miner-solo-taking =
    .title = Solo: what you may take
guide-miner-solo-taking-1 = Only dice on top. Magic, treasure and tools you may always take, and a tunnel 1 too. A higher tunnel must continue one of your sequences.
guide-miner-solo-taking-2 = A hazard needs a tool of yours that is still free: a pickaxe for cave-ins, a shield for dragons. Each tool die takes care of one hazard die.
guide-miner-solo-taking-3 = Beer is wild: as you take it, set it to any other face of the die that you may take.
guide-miner-solo-taking-4 = When you take treasure and there is room in a chest, decide for good whether it goes in. A face with two chests holds two treasure dice.

guide-miner-solo-magic =
    .title = Solo: magic and refills
guide-miner-solo-magic-1 = A magic die that you spend is out of the game. For each of its symbols a die from the top goes back in the bag, one after the other.
guide-miner-solo-magic-2 = You may refill the mountain twice. Dice that still lie there stay as they are.

guide-miner-solo-end =
    .title = Solo: the end
guide-miner-solo-end-1 = You may stop at any time; the game ends by itself when nothing else is possible.
guide-miner-solo-end-2 = Each symbol on a hazard that you took is a point, each gem one, each gem in a chest two, and each complete sequence from 1 to 5 five points.
    .title = What scores
guide-miner-solo-end-3 = Your points earn one of six verdicts. The best one begins above 70.
