# How the terminal labels the table of Las Vegas.
# $dice and $gold are drawn dice, $pictures and $groups are drawn too.

money-thousands = ${ $amount }K

table-vegas-round =
    { $round ->
        [0] Las Vegas
       *[other] Round { $round } of { $rounds }
    }
table-vegas-legend = Beside each money card is the mark of the player who would get it now; { $nobody } means nobody. Each number says what a player's dice count: { $mark } counts one, the big die { $big } counts two. With = behind it there is a tie, and nobody in it gets anything.
table-vegas-dice = dice left
table-vegas-chips = chips
table-vegas-cards = cards
table-vegas-money = money
table-vegas-closed = closed
table-vegas-sum =
    { $amount } on { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $chips ->
        [0] no chips
        [one] one chip
       *[other] { $chips } chips
    }
table-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 chip
       *[other] { $chips } chips
    }

table-vegas-lucky-punch = a wrong guess pays 2 chips, $30,000 or $40,000
table-vegas-jackpot = { $amount } for a 7 or a double
table-vegas-prime-time = the winner here may place two black dice
table-vegas-fifty-fifty = bet and win a chip, $30,000, $40,000, $60,000
table-vegas-high-five =
    { $held ->
        [no] $100,000 for the first whose dice here count 5
       *[yes] { $seat } gets $100,000
    }
table-vegas-bad-luck =
    { $activated ->
        [no] once activated, the player with the fewest dice here pays $50,000
       *[yes] $50,000 to be paid by { $seats }
    }
table-vegas-pay-day = pays for each casino that holds dice of yours
table-vegas-power-play =
    { $held ->
        [no] the player with the most dice here may place instead of rolling
       *[yes] { $seat } may place instead of rolling
    }
table-vegas-no-entry = the next closing pays { $next } (then { $following })
table-vegas-knockout = on the bar { $dice }
table-vegas-block-it = groups of grey dice left { $groups }
table-vegas-handicap = take a grey die for { $chip } × 1 chip, { $money } × $30,000, { $adjustment } × adjustment
table-vegas-black-box = the winner here picks one of two hidden stacks
table-vegas-double-down = $60,000 and $30,000; on the tile { $dice }
table-vegas-nice-dice = { $pictures }
table-vegas-my-choice = on the gold place { $gold } ($60,000)

preview-vegas-if-paid = if paid now: { $pays }
preview-vegas-you = you { $amount }
preview-vegas-you-nothing = you nothing
preview-vegas-activates = activates { $tile }
preview-vegas-price =
    { $chips ->
        [0] costs nothing
        [one] costs a chip
       *[other] costs { $chips } chips
    }
preview-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 chip
       *[other] { $chips } chips
    }
preview-vegas-if-wrong =
    { $chips ->
        [0] { $amount } if the guess is wrong
        [one] 1 chip if the guess is wrong
       *[other] { $chips } chips if the guess is wrong
    }
preview-vegas-chance = { $chance } likely
preview-vegas-displaced = pushes out a die of { $seat }

help-money = your own money
    .entry = money
