# The rules of Las Vegas for players, by their ids. Those of the tiles are in the tiles' own file.

rules-LV-COMP = What there is
rule-LV-COMP-01 = Las Vegas is for 2 to 5 players. Each has seven small dice and a big one in their own colour.
rule-LV-COMP-02 = The big die counts as two wherever dice in a casino or on Double Down are counted or compared. It is one die on the bar, on Nice Dice, on the gold place and in adjustments.
rule-LV-COMP-03 = There are six casinos, numbered 1 to 6.
rule-LV-COMP-04 = There are 90 money cards: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000, 9 of $90,000 and 7 of $100,000.
rule-LV-COMP-05 = A chip is worth $10,000 at the end. Chips and the bank's money never run out.
rule-LV-COMP-06 = Royale adds two black dice, nine blank grey dice, eight tiles with two sides each, and markers.

rules-LV-SETUP = Before a round
rule-LV-SETUP-01 = Six pairs of money cards are drawn. The pair worth the most goes to casino 6, the next to 5, and so on. Of pairs worth the same, the one with the higher card goes to the higher casino.
rule-LV-SETUP-02 = Everybody has all eight dice again and gains two chips. Chips left over are kept.
rule-LV-SETUP-03 = With two players, the eight dice of a third colour are rolled and put in their casinos. They belong to a neutral player, activate nothing and stay until the round ends.
rule-LV-SETUP-04 = The first player starts round 1, or chance decides. Turns go clockwise.

rules-LV-TURN = A turn
rule-LV-TURN-01 = Roll all the dice that you still have.
rule-LV-TURN-02 = Choose a number that you rolled and whose casino is not closed, and put all your dice of that number there, the big one included. You may not keep any of them back.
rule-LV-TURN-03 = Or, having rolled, pay a chip and pass: you place nothing, keep your dice and do not roll again.
rule-LV-TURN-04 = The next player clockwise who has dice plays. When nobody has any left, the round ends. Somebody who gets a die back plays again; one player may have several turns in a row.

rules-LV-PAY = Payouts
rule-LV-PAY-01 = In each casino, players with equally many dice (a big die counts two) remove them first, neutral dice too: all ties at once.
rule-LV-PAY-02 = Casinos pay from 1 to 6. The player with the most dice left takes the higher card, the next takes the other, and nobody else gets anything.
rule-LV-PAY-03 = Cards that nobody takes, and cards won by a neutral player, go under the deck and are not drawn again.
rule-LV-PAY-04 = Money is kept face down: you know your own total, the others see how many cards you have. Chips lie open.
rule-LV-PAY-05 = Then all dice go back. The winner of casino 6 starts the next round; if no player won it, the winner of casino 5, and so on. If no player won any casino, the same player starts again.

rules-LV-END = The end
rule-LV-END-01 = After the last round, money and $10,000 for each chip are added up. The richest player wins.
rule-LV-END-02 = In a tie, the player with more money cards and chips wins. Those who are still tied share the win.

rules-LV-ROY = Royale
rule-LV-ROY-01 = At the start of each round three tiles at random, each on a random side, go to casinos 1, 2 and 3. The two sides of a tile are never in play together.
rule-LV-ROY-02 = There may be none to six tiles, on casinos 1 and up, or tiles that you name, the same in every round.
rule-LV-ROY-03 = Unless tiles may be repeated, those not yet used come first, then used ones on their other side, then any.
rule-LV-ROY-04 = In round 1, twelve cards for each further round are set aside face down. The rest is the bank and lies open.
rule-LV-ROY-05 = Your own dice activate a casino's tile, once, after you have put them there in your turn or by Power Play. Nothing else does, except My Choice.
rule-LV-ROY-06 = A neutral player who wins a casino gets nothing from its tile and does nothing with it, and nobody takes that place.
rule-LV-ROY-07 = Your left neighbour is the next player clockwise, with or without dice. With two players it is the other one.
rule-LV-ROY-08 = Rewards of one or two are paid in chips, of three and more in money.
rule-LV-ROY-09 = A round ends in this order: Prime Time; it is settled who owes for Bad Luck; the casinos pay; the other tiles pay by casino number; Black Box; Bad Luck is paid.
rule-LV-ROY-10 = Markers and tracks start afresh in each round.
rule-LV-ROY-11 = Where a tile leaves only one choice, it is made automatically; what cannot happen is left out. You are always asked which number to place.
