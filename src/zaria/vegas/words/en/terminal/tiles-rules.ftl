# The rules of the tiles for players, by their ids.

rules-LV-TILE-A1 = Lucky Punch (A1)
rule-LV-TILE-A1-01 = Hide one, two or three markers in secret. The player to your left guesses how many. If the guess is wrong you get two chips, $30,000 or $40,000 for one, two or three hidden; if it is right, nothing.
rule-LV-TILE-A1-02 = Until the guess nobody else knows the number; then everybody does.

rules-LV-TILE-A2 = Jackpot (A2)
rule-LV-TILE-A2-01 = The jackpot starts at $30,000. Roll the two black dice. A total of 7 or a double wins it, and it goes back to $30,000. Otherwise it grows by $10,000, to $80,000 at most.

rules-LV-TILE-B1 = Prime Time (B1)
rule-LV-TILE-B1-01 = Before payouts, the player who would win this casino as the dice stand rolls the two black dice and may put none, one or both in the casinos of their numbers, also after a double.
rule-LV-TILE-B1-02 = From then on they count as that player's dice, one each, also for Bad Luck, and may make a tie. A black die cannot go to a closed casino.

rules-LV-TILE-B2 = Fifty Fifty (B2)
rule-LV-TILE-B2-01 = Roll the two black dice. Then, as often as you like, stop and take the reward, or bet that the next total is higher or lower and roll again. At first the reward is nothing.
rule-LV-TILE-B2-02 = Each right bet raises the reward: one chip, $30,000, $40,000, and $60,000, which is taken at once. A wrong bet, or the same total, ends it with nothing. Hopeless bets are allowed.

rules-LV-TILE-C1 = High Five (C1)
rule-LV-TILE-C1-01 = The first player whose dice here count five or more when they activate the tile takes the marker and keeps it, whatever happens to the dice. At payouts it is worth $100,000.

rules-LV-TILE-C2 = Bad Luck (C2)
rule-LV-TILE-C2-01 = If the tile was activated in this round, every player with the fewest dice here at its end owes $50,000, before ties are removed. Having none counts; if all are equal, all owe. Neutral players are not compared.
rule-LV-TILE-C2-02 = A player who has less pays all they have, chips too. Money goes first, the lowest cards that are enough, with change in money; then chips.

rules-LV-TILE-D1 = Pay Day (D1)
rule-LV-TILE-D1-01 = Count the casinos that hold at least one die of yours, this one in any case; dice on tiles do not count. One or two casinos pay as many chips, three to six pay $30,000 to $60,000.

rules-LV-TILE-D2 = Power Play (D2)
rule-LV-TILE-D2-01 = If your dice here count more than those of each other player, neutral ones too, take the marker from the tile or from the player who has it.
rule-LV-TILE-D2-02 = At the start of your turn, if you hold it, you may turn one of your dice to the number of any open casino and put it there instead of rolling. That activates the tile there. You keep the marker and may do so in every turn.
rule-LV-TILE-D2-03 = As soon as its holder no longer has more dice here than each other player, the marker goes back to the tile. It is gained only by activating.
rule-LV-TILE-D2-04 = This is checked whenever dice have come into the casino or left it, before the tile acts. Ties that are removed at payouts do not matter.

rules-LV-TILE-E1 = No Entry (E1)
rule-LV-TILE-E1-01 = Put the marker on a casino other than this one. It is closed: no dice go in or out, by a turn or by any tile, until the marker moves or the round ends. It pays as usual.
rule-LV-TILE-E1-02 = The first time in a round the marker must be placed. Later it may be moved to another casino, or left.
rule-LV-TILE-E1-03 = Placing or moving it moves the counter one step and pays what the track shows: two chips, nothing, $30,000, nothing, one chip, nothing, and from the beginning again. Leaving it pays nothing.
rule-LV-TILE-E1-04 = If you rolled only the number of the closed casino, you pass for free and keep your dice.
rule-LV-TILE-E1-05 = My Choice may activate the tile of a closed casino, but no dice go in or out there.

rules-LV-TILE-E2 = Knockout (E2)
rule-LV-TILE-E2-01 = Each opponent in turn, from your left, puts a die of their choice on the bar, unless they have none or two of theirs are there. Then you take all your own dice back from the bar.
rule-LV-TILE-E2-02 = Dice on the bar count nowhere. They come back when the round ends.

rules-LV-TILE-F1 = Block It (F1)
rule-LV-TILE-F1-01 = Grey dice stand in groups of one, one, two, two and three. Take a whole group that is left and put it in an open casino, where it is a neutral player's.
rule-LV-TILE-F1-02 = With two players, the grey dice and the neutral dice rolled at the start belong to two different neutral players.

rules-LV-TILE-F2 = Handicap (F2)
rule-LV-TILE-F2-01 = At the start of the round there is one grey die in each of casinos 1 to 3 and two in each of 4 to 6. They are a neutral player's.
rule-LV-TILE-F2-02 = You may take a grey die out of an open casino and put it on a free picture for its reward: a chip (two pictures), $30,000 (three), or an adjustment (four).
rule-LV-TILE-F2-03 = An adjustment: turn one of the dice you have left to the number of any open casino and put it there, without activating anything, or take one of your dice out of an open casino. Dice on tiles stay where they are.

rules-LV-TILE-G1 = Black Box (G1)
rule-LV-TILE-G1-01 = At payouts the player to the left of this casino's winner splits six markers (6, 2, 2, 0, 0, 0) face down into stacks of 3 and 3, 4 and 2, or 5 and 1. The winner sees only how many there are, picks a stack and gets what it shows: two chips, or ten thousand dollars a point.
rule-LV-TILE-G1-02 = Until the pick only the player who split them knows what is in the stacks; then everybody does.

rules-LV-TILE-G2 = Double Down (G2)
rule-LV-TILE-G2-01 = You may move any number of your dice from this casino to the tile, for good. They no longer count in the casino. If the casino is closed, nothing can be moved.
rule-LV-TILE-G2-02 = At payouts the tile pays like a casino: ties get nothing, then $60,000 goes to the first and $30,000 to the second.

rules-LV-TILE-H1 = Nice Dice (H1)
rule-LV-TILE-H1-01 = You may put one die on the picture of its number: one that you have just rolled and not placed, or one of yours that lies in this casino.
rule-LV-TILE-H1-02 = A die that already lies on that picture goes to the casino of its number, without activating it. If that casino is closed, the picture cannot be taken.
rule-LV-TILE-H1-03 = At payouts each die there pays its owner: one or two chips on pictures 1 and 2, $30,000 to $60,000 on pictures 3 to 6.

rules-LV-TILE-H2 = My Choice (H2)
rule-LV-TILE-H2-01 = Roll the two black dice and choose one of the two results.
rule-LV-TILE-H2-02 = 1 is a chip, 2 is two chips, 3 is $30,000.
rule-LV-TILE-H2-03 = 4 activates any other tile in play as if you had put a die in its casino, but no die is added.
rule-LV-TILE-H2-04 = 5 is an adjustment, as with Handicap. It never activates a tile.
rule-LV-TILE-H2-05 = 6 puts one of the dice you have left on the gold place, worth $60,000 at payouts. A die that lay there goes back to its owner.
