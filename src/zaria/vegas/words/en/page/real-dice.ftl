# For real dice: the score pad of the page, and tables where people roll.

web-pad-neutral = Neutral dice (for two players)
web-pad-royale = Royale: black and grey dice
web-pad-casino = Casino
web-pad-cards = Money cards
web-pad-no-cards = Tap its two cards.
web-pad-small = Small dice of { $seat }
web-pad-big = Big die of { $seat }
web-pad-black = Black dice of { $seat }
web-pad-big-short = big die
web-pad-big-counts = counts 2
web-pad-black-short = black
web-pad-payouts = Payouts of round { $round }
web-pad-not-yet = Nothing is paid yet.
web-pad-chips-of = Chips of { $seat }
web-pad-starter = { $seat } starts the next round.
web-pad-starter-open = Who wins casino 6 starts round { $round }: still open.
web-pad-takes = { $seat } takes { $amount }.
web-pad-tie = { $seats } tie and leave.
web-pad-nobody = { $amount } goes to nobody.
web-pad-so-far = So far
    .help = each chip counts { $amount }
web-real-vegas-roll = { $seat } rolls: what do the dice show?
web-real-vegas-neutral = Roll the neutral dice: what do they show?
web-real-vegas-black = { $seat } rolls the two black dice: what do they show?
web-real-vegas-cards = Draw 12 money cards, two for each casino.
web-real-vegas-tiles = Which tiles are at casinos 1, 2, 3…?
web-real-vegas-first = Who starts?

# Told on the board. $number is what a die shows, $dice and $given count.
web-vegas-tell-add = Add a die that shows { $number }. There are { $dice }
web-vegas-tell-remove = Take a die that shows { $number } away
web-vegas-tell-hand-big = The big die is in my hand
web-vegas-tell-big =
    { $dice ->
        [one] One to go.
       *[other] { $dice } to go.
    } **The big die is in your hand:** tap its number.
web-vegas-tell-small =
    { $dice ->
        [one] One to go.
       *[other] { $dice } to go.
    } Each tap on a lane adds a **small die**.
web-vegas-tell-whole = All dice are told. Is it right?
web-vegas-tell-clear = Clear
web-vegas-tell-done = That is the roll
web-vegas-tell-cards = Money cards
web-vegas-tell-first = Casino { $casino }: its first card?
web-vegas-tell-second = Casino { $casino }: its second card?
web-vegas-tell-cards-in = All cards are told.
web-vegas-tell-cards-so-far = { $given } of { $number } cards are in. The table sorts them: **the best pair at casino 6.**
web-vegas-tell-back = One back
web-vegas-tell-cards-done = All cards lie there
