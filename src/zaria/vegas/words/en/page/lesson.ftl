# The lessons of Las Vegas.

lesson-name-vegas = Lesson: Las Vegas
lesson-name-royale = Lesson: the tiles

lesson-vegas-start = Six casinos, each with money. The most dice in a casino win its largest amount. You have eight dice.
lesson-vegas-numbers = Three 4s! All dice of one number go to the casino of that number, together.
    .do = Place the 4s
lesson-vegas-roll = Zoe and Leo have placed dice, too. Roll the five that you have left.
lesson-vegas-lead = Zoe has two dice in casino 4, you have three. You lead **3 to 2**: $80,000 would be yours, and Zoe would get $30,000.
lesson-vegas-big = The big die counts as **two**. With it you are second in casino 6, and second still gets $90,000.
    .do = Place the 6
lesson-vegas-equal = Careful: one more 6 would give you three, as many as Leo. **Equal numbers get nothing.** The money would go to the next player, or to nobody.
lesson-vegas-ones = Nobody is in casino 1. Two 1s lead there.
    .do = Place the 1s
lesson-vegas-tied = Leo has placed two 1s as well. You are equal now, so at present neither of you gets anything here.
lesson-vegas-pass = Neither number helps you. A **chip** lets you pass: you place nothing and keep your dice.
    .do = Pass
lesson-vegas-break = Zoe has caught up: three to three in casino 4. One more 4 breaks the tie.
    .do = Place the 4
lesson-vegas-last = Your last die. With it you lead casino 1, too. When all dice are placed, every casino pays.
    .do = Place the 1
lesson-vegas-paid = Most dice took the largest amount, second most the next. You got $50,000, $80,000 and $90,000.
lesson-vegas-end = That is all of Las Vegas. After the last round, the most money wins.

lesson-royale-start = Las Vegas Royale: four casinos have a tile. Everything else is as before.
lesson-royale-tiles = A tile acts when **you** place dice in its casino. Its name tells you more at any time.
lesson-royale-plain = Casino 5 has no tile. Your three 5s simply lead there.
    .do = Place the 5s
lesson-royale-payday = **Pay Day** gives you $10,000 for every casino with a die of yours. One or two are paid in chips.
    .do = Place the 1
lesson-royale-chips = Dice in two casinos: two chips. At the end of the game every chip is worth $10,000.
lesson-royale-jackpot = **Jackpot**: two black dice are rolled. A total of 7 or a double wins it. Zoe has missed, so it has grown.
    .do = Place the 2s
lesson-royale-five = **High Five**: Leo was the first with five or more in casino 4. That pays $100,000 at the end of the round.
lesson-royale-bet = **Fifty Fifty** is a bet on the black dice. Try it with your 3.
    .do = Place the 3
lesson-royale-higher = The total is 3. Will the next one be higher or lower? Few totals are lower.
    .do = Choose higher
lesson-royale-lower = Right: one chip. Now the total is 9, and most totals are lower. One wrong bet loses it all.
    .do = Choose lower
lesson-royale-stop = Right again: $30,000. You may stop and take it.
    .do = Take the money
lesson-royale-last = Your last die. Then the casinos pay, and after them the tiles.
    .do = Place the 5
lesson-royale-paid = The casinos paid first, then High Five paid Leo. Your tiles paid during the round.
lesson-royale-end = There are sixteen tiles. Each says what it does when you tap its name.
