# How the terminal labels the table of Las Vegas.
# $dice and $gold are drawn dice, $pictures and $groups are drawn too.

money-thousands = ${ $amount }K

table-vegas-round =
    { $round ->
        [0] Las Vegas
       *[other] Round { $round } of { $rounds }
    }
table-vegas-legend = Beside each money card is the mark of who would get it now; { $nobody } is nobody. Each number is the weight of a player's dice: { $mark } counts one, the big die { $big } counts two. With = behind it there are equals, who get nothing.
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
table-vegas-prime-time = who wins here may place two black dice
table-vegas-fifty-fifty = bet and win a chip, $30,000, $40,000, $60,000
table-vegas-high-five =
    { $held ->
        [no] $100,000 for the first with a weight of 5 here
       *[yes] { $seat } gets $100,000
    }
table-vegas-bad-luck =
    { $activated ->
        [no] once activated, who has least here pays $50,000
       *[yes] $50,000 to be paid by { $seats }
    }
table-vegas-pay-day = pays for each casino with dice of yours
table-vegas-power-play =
    { $held ->
        [no] most dice here let you place instead of rolling
       *[yes] { $seat } may place instead of rolling
    }
table-vegas-no-entry = the next closing pays { $next } (then { $following })
table-vegas-knockout = on the bar { $dice }
table-vegas-block-it = groups of grey dice left { $groups }
table-vegas-handicap = take a grey die for { $chip } × 1 chip, { $money } × $30,000, { $adjustment } × adjustment
table-vegas-black-box = who wins here picks one of two hidden stacks
table-vegas-double-down = $60,000 and $30,000; on the tile { $dice }
table-vegas-nice-dice = { $pictures }
table-vegas-my-choice = on the gold place { $gold } ($60,000)

preview-vegas-nobody = nobody is paid
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
preview-vegas-displaced = moves a die of { $seat }

help-money = your own money
    .entry = money
