# The rules of Dice Miner for players, by their ids.

rules-DM-COMP = What there is
rule-DM-COMP-01 = There are 60 dice: 27 tunnel, 10 hazard, 7 tool, 8 treasure and 8 magic dice. Each has six faces, and one of them is Beer.
rule-DM-COMP-02 = Not all faces could be checked against real dice. If yours differ, a table can be started with your faces.
rule-DM-COMP-03 = Each of the six heroes is unique. The faces on your hero count like dice of your trove in every round, chests too, but they are never rerolled, shared, cached or picked.
rule-DM-COMP-04 = The mountain holds 20 dice in rows of 2, 3, 4, 5 and 6. A die is on top if nothing lies on it, and on the side if exactly one die does. With two dice on it, it cannot be taken.
rule-DM-COMP-05 = When a die is taken from the side, the line of dice that leans on it slides down one step. Nothing else moves.

rules-DM-SETUP = Before the game
rule-DM-SETUP-01 = Each player rolls a tunnel die. The best starts: Beer beats 5, 5 beats 4, and so on. Those tied for best roll again.
rule-DM-SETUP-02 = Heroes are chosen one by one, counter-clockwise, beginning to the right of the starting player, who chooses last.
rule-DM-SETUP-03 = 20 dice are drawn from the bag, rolled, and put on the mountain at random places.

rules-DM-DIG = Excavation
rule-DM-DIG-01 = Turns go clockwise from the starting player until the mountain is empty. In your turn, take one die from the top. It joins your trove as it lies.
rule-DM-DIG-02 = When your turn begins and a die of your trove shows Beer, you may share it: name another player, roll the die, and give it to them with what it then shows. Once a turn.
rule-DM-DIG-03 = After sharing, take a die and, if you like, a second one, each from the top or from the side. Without sharing nothing is taken from the side.
rule-DM-DIG-04 = A Beer that you have from earlier can be shared in any of your turns. One that you take in this turn cannot be shared in this turn.

rules-DM-MAGIC = Magic
rule-DM-MAGIC-01 = The player clockwise of the one who took the last die begins, and everybody has one turn.
rule-DM-MAGIC-02 = Spend your magic dice one by one, if you like, and see each result before the next. A die with two symbols rerolls two different dice of yours: choose first, then roll them together.
rule-DM-MAGIC-03 = Magic never rerolls hazard dice, hero faces, the die that is spent, or magic dice spent earlier in this phase.
rule-DM-MAGIC-04 = If you spend a die, you must reroll as many dice as it has symbols, or all that can be rerolled if they are fewer. With none it cannot be spent.
rule-DM-MAGIC-05 = A magic die that is not spent yet may be rerolled, and spent with its new face. A magic die that shows Beer cannot be spent.
rule-DM-MAGIC-06 = Each magic face of your hero is spent once in every round. Spent dice stay in your trove and are fresh in the next round.

rules-DM-SCORE = Scoring
rule-DM-SCORE-01 = Tunnels score in sequences that start at 1, as much as their numbers add up to. A die belongs to one sequence only.
rule-DM-SCORE-02 = A gem is one point. The player with the most gems counts them double; in a tie nobody does.
rule-DM-SCORE-03 = A cave-in counts one point for each of your pickaxes, or minus one without any. Dragons and shields likewise.
rule-DM-SCORE-04 = Beer, magic and chests score nothing. A round can end below zero.

rules-DM-REST = Replenish
rule-DM-REST-01 = You may cache as many of your dice as you have chests, any of them. Everybody decides in turn, clockwise from the round's starting player, before anybody rolls.
rule-DM-REST-02 = All dice that are not cached are rerolled, chests too. A die is cached for this one reroll.
rule-DM-REST-03 = The player with the lowest total starts the next round; a tie is broken at random.
rule-DM-REST-04 = The mountain is filled again with 20 dice from the bag.

rules-DM-END = The end
rule-DM-END-01 = After the third scoring the highest total wins.
rule-DM-END-02 = Tied players reroll their whole troves, play one more magic phase and score once more, among themselves. That score only breaks the tie.
rule-DM-END-03 = Those still tied for best go on until one of them wins. After 100 repeats they share the win.

rules-SOLO = Solo
rule-SOLO-01 = You start with three magic dice, rolled; with fewer it is harder. There are no heroes, no sharing, nothing is taken from the side, and there is no magic phase. A magic die that shows Beer from the start cannot be spent.
rule-SOLO-02 = Draft, spend, refill or stop, freely and in any order.
rule-SOLO-03 = Draft a die from the top if its face is allowed. Set a Beer to any other face of the die as you take it; that face must be allowed.
rule-SOLO-04 = Magic, treasure and tools may always be drafted, and so may a tunnel 1. A higher tunnel must continue a sequence that ends one below it.
rule-SOLO-05 = A hazard may be drafted only if a tool of yours can neutralise it, a pickaxe for a cave-in or a shield for a dragon. Each tool die neutralises one hazard die.
rule-SOLO-06 = When you take treasure, decide for good whether it goes in a chest. A face with two chests holds two treasure dice.
rule-SOLO-07 = A magic die that you spend leaves the game. For each of its symbols, one after the other, a die from the top goes back in the bag.
rule-SOLO-08 = You may refill the mountain twice. Dice that lie on it stay, and your trove is not rerolled.
rule-SOLO-09 = You may stop at any time. The game ends by itself when nothing else is possible.
rule-SOLO-10 = Each symbol on a neutralised hazard is a point, each gem one, each gem in a chest two, and each sequence from 1 to 5 five.
rule-SOLO-11 = There are six verdicts: up to 14, 30, 45, 60 and 70 points, and above.
