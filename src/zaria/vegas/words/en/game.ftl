# Las Vegas: refusals, questions, events, options.
# $seat, $starter, $seats and $winners are names, $amount is money, $tile is a tile's name (message tile-KEY), $dice is
# what was rolled. $die is “small” or “big”; $small and $big count dice.

refusal-vegas-not-rolled = you cannot place { $number }: you rolled { $dice }
refusal-vegas-closed = casino { $casino } is closed
refusal-vegas-no-chips = you cannot pass: you have no chips left
refusal-deal-big = “big” stands before the number of the big die, which you must still have
refusal-deal-card = “{ $word }” is not a money card; there are $30,000 to $100,000 (or 30 to 100)
refusal-deal-card-gone = there is no card of { $amount } left in the deck

question-vegas-choose = { $seat }, which number do you place?

event-vegas-round = Round { $round } begins. { $starter } starts.
event-vegas-cards = The money of casinos 1 to 6: { $cards }.
event-vegas-neutral = The neutral dice are rolled. In casinos 1 to 6 they count: { $dice }.
event-vegas-rolled = { $seat } rolled { $dice }.
event-vegas-placed =
    { $small ->
        [0] { $seat } put the big die in casino { $casino }.
       *[other]
            { $big ->
                [0] { $small ->
                        [one] { $seat } put one die in casino { $casino }.
                       *[other] { $seat } put { $small } dice in casino { $casino }.
                    }
               *[other] { $small ->
                        [one] { $seat } put one die and the big one in casino { $casino }.
                       *[other] { $seat } put { $small } dice and the big one in casino { $casino }.
                    }
            }
    }
event-vegas-passed =
    { $chips ->
        [0] { $seat } rolled only numbers of closed casinos and passed for free.
        [one] { $seat } paid a chip and passed.
       *[other] { $seat } paid { $chips } chips and passed.
    }
event-vegas-activated = { $seat } activated { $tile } in casino { $casino }.
event-vegas-reward =
    { $chips ->
        [0] { $tile } paid { $seat } { $amount }.
        [one] { $tile } paid { $seat } a chip.
       *[other] { $tile } paid { $seat } { $chips } chips.
    }
event-vegas-payouts = All dice are placed: round { $round } is paid out.
event-vegas-tied = Casino { $casino }: { $seats } tie, and their dice are removed.
event-vegas-paid = Casino { $casino } paid { $seat } { $amount }.
event-vegas-unpaid = Casino { $casino } paid nobody: { $amount } goes under the deck.
event-vegas-neutral-paid = Casino { $casino }: { $seat } won { $amount }, which goes under the deck.
event-vegas-over = The game is over. { $winners } won.

# Who owns dice and is no player; nobody at all.
owner-vegas-neutral = neutral
owner-vegas-grey = grey
owner-vegas-nobody = nobody

# What people type for real dice and cards.
chance-vegas-first = Which player starts? Type a name, or a number, 1 for the first.
chance-vegas-cards = Draw 12 money cards, two for each casino, and type them: $60,000 $30,000 … or 60 30 …
chance-vegas-neutral = Roll the neutral dice and type them: 1 2 2 3 5 5 6 big 4
chance-vegas-roll = Roll for { $seat } and type the dice: 3 3 5 big 6
chance-vegas-which-big = Which number does the big die show? { $possible }

option-vegas-tiles = Tiles
    .help = how many random tiles a round has, or which ones, such as jackpot,power_play
option-vegas-repeat-tiles = Repeat tiles
    .help = a tile may come again in a later round
option-vegas-rounds = Rounds
    .help = how many rounds are played
option-vegas-first = Who starts
    .help = who starts the first round
    .seat0 = the first player
    .random = chance decides
option-vegas-open-money = Open money
    .help = everybody sees what everybody has

dice-big = big { $number }
