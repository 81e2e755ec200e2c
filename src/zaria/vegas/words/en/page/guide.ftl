# The rules of Las Vegas and Las Vegas Royale to read in the page, for somebody who has never played. Which sections there
# are, in which order and with how many paragraphs is in guide.json.

guide-vegas-goal =
    .title = What it is about
guide-vegas-goal-1 = Six casinos, two money cards at each of them, and dice to win them with. At the end of a round the cards of a casino go to the two players who have the most dice there.
guide-vegas-goal-2 = But players with equally many dice in a casino cancel each other out and get nothing there. Watching what the others can still do is half the game.
guide-vegas-goal-3 = You have seven small dice and a big one in your colour. The big die counts as two wherever dice in a casino are counted or compared.
    .title = The big die counts double
guide-vegas-goal-4 = After three rounds the richest player wins.

guide-vegas-setup =
    .title = Before each round
guide-vegas-setup-1 = Two money cards are put at each casino, worth $30,000 to $100,000 each. The richest pair lies at casino 6, the poorest at casino 1.
guide-vegas-setup-2 = Everybody takes back all eight dice and gets two chips. Chips left from before are kept.
guide-vegas-setup-3 = The first player begins, or chance decides, depending on how the table was set up. After that turns go clockwise.

guide-vegas-turn =
    .title = Your turn
guide-vegas-turn-1 = Roll all the dice that you still have.
guide-vegas-turn-2 = Choose one of the numbers that you rolled and put all your dice with that number in the casino of the same number, the big one too. You may not keep any of them back.
    .title = All of one number
guide-vegas-turn-3 = Say you rolled 3 3 3 1 5 5 and choose the threes. All of them go to casino 3, and in your next turn you roll the other three dice.
guide-vegas-turn-4 = If you like none of it, pay a chip and pass: you place nothing, keep all your dice, and do not roll again in this turn.
    .title = Pay a chip and pass
guide-vegas-turn-5 = Then the next player clockwise who has dice plays. The round ends when nobody has any left; before that, somebody may have several turns in a row.

guide-vegas-payouts =
    .title = Payouts and ties
guide-vegas-payouts-1 = Ties come first: in each casino, all players whose dice count the same remove them, all such groups at the same time.
    .title = Ties leave first
guide-vegas-payouts-2 = Then the casinos pay, from 1 to 6. The player with the most dice left takes the higher card, the next takes the other, and nobody else gets anything.
    .title = Most dice, best card
guide-vegas-payouts-3 = Say four players have dice that count 5, 3, 3 and 1. Both threes leave, whether they are three small dice or a small and the big one. The 5 gets the higher card, and the 1 still gets the other.
    .title = An example
guide-vegas-payouts-4 = Cards that nobody takes go under the deck. Your money lies face down: the others see only how many cards you have. Chips lie open.
guide-vegas-payouts-5 = The winner of casino 6 starts the next round; if no player won it, the winner of casino 5, and so on down.

guide-vegas-end =
    .title = The end
guide-vegas-end-1 = After the last round everybody counts their money, and $10,000 for each chip that is left. The richest player wins.
guide-vegas-end-2 = In a tie, the player with more money cards and chips wins. If that is equal too, they win together.

guide-vegas-two-players =
    .title = With two players
guide-vegas-two-players-1 = A third colour plays along. When a round begins, its eight dice are rolled and put in their casinos, where they stay until the round ends.
guide-vegas-two-players-2 = They count like the dice of a neutral player: they make ties, and they win cards, which go under the deck. They never activate a tile.

guide-vegas-royale =
    .title = Royale: the tiles
guide-vegas-royale-1 = Royale puts tiles at some casinos, usually at 1, 2 and 3. They are drawn again for each round, and so is the side that is in play; both sides of one tile are never in play together.
guide-vegas-royale-2 = When you have put dice of your own in a casino with a tile, in your turn or by Power Play, you activate it, once. Neutral, grey and black dice activate nothing.
guide-vegas-royale-3 = Some tiles act at once, others before or during payouts. Each has a section of its own below.
guide-vegas-royale-4 = The player to your left is the next one clockwise, with or without dice. Where a tile leaves only one choice, it is made automatically, and what cannot happen is left out.
guide-vegas-royale-5 = Markers and tracks start afresh in each round.

guide-vegas-rewards =
    .title = Chips and rewards
guide-vegas-rewards-1 = A chip lets you pass once, and is worth $10,000 at the end. Chips and the bank's money never run out.
guide-vegas-rewards-2 = Tiles pay rewards of one or two in chips, of three and more in money: three is $30,000.
guide-vegas-rewards-3 = With tiles, the money cards for all further rounds are set aside face down at the start. All others are the bank and lie open.

guide-vegas-round-end =
    .title = How a round with tiles ends
guide-vegas-round-end-1 = The order is always the same. First Prime Time; then it is settled who owes for Bad Luck; then ties are removed, and the casinos pay.
guide-vegas-round-end-2 = After that the other tiles pay, by the numbers of their casinos; then comes Black Box, and last of all Bad Luck is paid.
guide-vegas-round-end-3 = If a neutral player wins a casino, nobody is its winner for the tile: it does nothing and gives nothing.

guide-vegas-options =
    .title = Table options
guide-vegas-options-1 = How many tiles each round has: none, which is the game without Royale, up to six. Or which ones; then the same tiles lie there in every round.
guide-vegas-options-2 = Whether tiles may come again. If not, tiles that were not used yet come first, then used ones with their other side, then any.
guide-vegas-options-3 = How many rounds are played, one to seven; who starts; and whether money lies open, so that everybody sees what everybody has.

guide-vegas-tile-lucky-punch =
    .title = Lucky Punch
guide-vegas-tile-lucky-punch-1 = When you activate it, you hide one, two or three markers in your fist. The player to your left guesses how many; nobody else knows.
guide-vegas-tile-lucky-punch-2 = A right guess gives you nothing. A wrong one pays you 2 chips if you hid one marker, $30,000 for two, and $40,000 for three.

guide-vegas-tile-jackpot =
    .title = Jackpot
guide-vegas-tile-jackpot-1 = When you activate it, you roll the two black dice. A total of 7 or a double wins the jackpot, which then goes back to $30,000.
guide-vegas-tile-jackpot-2 = With anything else it grows by $10,000, up to $80,000, and waits for the next one.

guide-vegas-tile-prime-time =
    .title = Prime Time
guide-vegas-tile-prime-time-1 = Before payouts, the player who would win this casino as the dice stand rolls the two black dice, and may put none, one or both in the casinos of their numbers.
guide-vegas-tile-prime-time-2 = From then on they count as that player's dice, one each, also for Bad Luck. They can win a casino, and they can make a tie. None can go to a closed casino.

guide-vegas-tile-fifty-fifty =
    .title = Fifty Fifty
guide-vegas-tile-fifty-fifty-1 = When you activate it, you roll the two black dice. Then you may stop, or bet that the next total will be higher, or lower, and roll again.
guide-vegas-tile-fifty-fifty-2 = Each right bet raises your reward: 1 chip, $30,000, $40,000, $60,000. The last one you take at once; before that you may go on as long as you dare.
guide-vegas-tile-fifty-fifty-3 = A wrong bet, or the same total again, and you get nothing.

guide-vegas-tile-high-five =
    .title = High Five
guide-vegas-tile-high-five-1 = The first player whose dice here count five or more when they activate the tile takes its marker. Three small dice and the big one are enough.
guide-vegas-tile-high-five-2 = At payouts the marker brings $100,000, whatever has become of the dice.

guide-vegas-tile-bad-luck =
    .title = Bad Luck
guide-vegas-tile-bad-luck-1 = Once anybody has activated it, everybody with the fewest dice in this casino at the end of the round owes $50,000. No dice at all is the fewest; if all have the same, all owe.
guide-vegas-tile-bad-luck-2 = It is counted before ties are removed, and neutral dice are not compared.
guide-vegas-tile-bad-luck-3 = A player who has less pays all they have: money first, with change in money, then chips.

guide-vegas-tile-pay-day =
    .title = Pay Day
guide-vegas-tile-pay-day-1 = When you activate it, you count the casinos in which you have at least one die, this one included. Dice on tiles do not count.
guide-vegas-tile-pay-day-2 = One or two casinos pay as many chips, three to six pay $30,000 to $60,000.

guide-vegas-tile-power-play =
    .title = Power Play
guide-vegas-tile-power-play-1 = When you activate it and your dice here count more than those of each other player, neutral ones too, the marker is yours, even if somebody else had it.
guide-vegas-tile-power-play-2 = While you hold it, you may set one of your dice to any number in each of your turns and put it in that casino instead of rolling, unless the casino is closed. That activates the tile there.
guide-vegas-tile-power-play-3 = As soon as you no longer have more here than each other player, the marker goes back to the tile. It is gained only by activating.

guide-vegas-tile-no-entry =
    .title = No Entry
guide-vegas-tile-no-entry-1 = When you activate it, you put the marker on another casino and close it. No dice go in or out there, until the marker moves or the round ends. It pays as usual.
guide-vegas-tile-no-entry-2 = Placing or moving the marker goes one step along the track and pays what it shows: 2 chips, nothing, $30,000, nothing, 1 chip, nothing, and so on again.
guide-vegas-tile-no-entry-3 = The first time in a round it must be placed. Later you may leave it where it is, for no reward.
guide-vegas-tile-no-entry-4 = If you rolled nothing but the closed number, you pass for free.

guide-vegas-tile-knockout =
    .title = Knockout
guide-vegas-tile-knockout-1 = When you activate it, each opponent, from your left on, puts one of the dice they have left on the bar. Those who have none, or two there already, are spared.
guide-vegas-tile-knockout-2 = Then you take all your own dice back from the bar.
guide-vegas-tile-knockout-3 = Dice on the bar count nowhere, and come back when the round ends. The big one is just one die there.

guide-vegas-tile-block-it =
    .title = Block It
guide-vegas-tile-block-it-1 = Nine grey dice stand on it, in groups of 1, 1, 2, 2 and 3. When you activate it, you take a whole group and put it in an open casino.
guide-vegas-tile-block-it-2 = There they are the dice of a neutral player: they can make a tie, and win cards that then nobody gets. When all groups are gone, nothing happens.
guide-vegas-tile-block-it-3 = With two players, the grey dice and the neutral ones belong to two different neutral players.

guide-vegas-tile-handicap =
    .title = Handicap
guide-vegas-tile-handicap-1 = When the round begins, one grey die lies in each of casinos 1, 2 and 3, and two in each of 4, 5 and 6. They are the dice of a neutral player.
guide-vegas-tile-handicap-2 = When you activate it, you may take a grey die out of an open casino and put it on a free picture. There are two for a chip, three for $30,000 and four for an adjustment.
guide-vegas-tile-handicap-3 = An adjustment: turn one of the dice you have left to any number and put it in that casino, or take one of your dice back out of a casino. It activates nothing, and closed casinos and tiles are left alone.

guide-vegas-tile-black-box =
    .title = Black Box
guide-vegas-tile-black-box-1 = At payouts, the player to the left of this casino's winner splits six markers, 6, 2, 2, 0, 0 and 0, face down into two stacks: three and three, four and two, or five and one.
guide-vegas-tile-black-box-2 = The winner sees only how many lie in each, picks a stack and gets its total: 2 is two chips, 4 to 10 are $40,000 to $100,000.

guide-vegas-tile-double-down =
    .title = Double Down
guide-vegas-tile-double-down-1 = When you activate it, you may move any number of your dice from this casino to the tile, unless it is closed. They stay there, and no longer count in the casino.
guide-vegas-tile-double-down-2 = At payouts the tile pays like a casino: ties are removed, then $60,000 goes to the player with the most dice and $30,000 to the next.

guide-vegas-tile-nice-dice =
    .title = Nice Dice
guide-vegas-tile-nice-dice-1 = When you activate it, you may put a die on the picture of its number: one that you have just rolled and not placed, or one of yours in this casino.
guide-vegas-tile-nice-dice-2 = If a die lies there already, it goes to the casino of its number, without activating anything. If that casino is closed, the picture cannot be taken.
guide-vegas-tile-nice-dice-3 = At payouts each die brings its owner what its picture shows: 1 or 2 chips, or $30,000 to $60,000.

guide-vegas-tile-my-choice =
    .title = My Choice
guide-vegas-tile-my-choice-1 = When you activate it, you roll the two black dice and choose one of the two results. 1 is a chip, 2 is two chips, 3 is $30,000.
guide-vegas-tile-my-choice-2 = 4 activates any other tile in play, as if you had put a die in its casino. Nothing is added there, and no dice go in or out of a closed casino.
guide-vegas-tile-my-choice-3 = 5 is an adjustment, as with Handicap; it activates nothing.
guide-vegas-tile-my-choice-4 = 6 puts one of the dice you have left on the gold place, worth $60,000 at payouts. A die that lay there goes back to its owner.
