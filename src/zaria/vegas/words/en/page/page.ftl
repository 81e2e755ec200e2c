# The table of Las Vegas in the browser: what stands on it, and what its buttons do.
# $seat is a name, $amount is money unless it is said otherwise, $pays is a list of names with money.

# $amount is in thousands; it stands on small pictures.
web-vegas-thousands = ${ $amount }K
web-vegas-chips =
    { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }

# What an answer does; for buttons and screen readers.
web-do-question-vegas-choose =
    { $verb ->
        [pass] { $chips ->
                [0] Pass for free
               *[other] Pay 1 chip and pass
            }
       *[place] Number { $number }: all these dice go to casino { $number }
    }
web-do-question-vegas-hide = Hide { $marker }
web-do-question-vegas-guess = Guess { $marker }
web-do-question-vegas-prime =
    { $dice ->
        [0] Place no black die
        [one] Place the black { $one }
       *[other] Place both black dice: { $one } and { $two }
    }
web-do-question-vegas-bet =
    { $verb ->
        [stop] Stop here
       *[bet] { $bet ->
                [higher] Bet: higher
               *[lower] Bet: lower
            }
    }
web-do-question-vegas-power =
    { $verb ->
        [roll] Roll as usual
       *[put] { $die ->
                [big] Put the big die in casino { $casino }
               *[small] Put a small die in casino { $casino }
            }
    }
web-do-question-vegas-close =
    { $verb ->
        [keep] Leave it as it is
       *[close] Close casino { $casino }
    }
web-do-question-vegas-bar =
    { $die ->
        [big] Put the big die on the bar
       *[small] Put a small die on the bar
    }
web-do-question-vegas-group =
    { $group ->
        [one] Put one grey die in casino { $casino }
       *[other] Put { $group } grey dice in casino { $casino }
    }
web-do-question-vegas-grey =
    { $verb ->
        [keep] Take none
       *[take] Take a grey die from casino { $casino }
    }
web-do-question-vegas-picture =
    { $picture ->
        [chip] Take 1 chip
        [money] Take $30,000
       *[adjustment] Adjust a die
    }
web-do-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Take the big die out of casino { $casino }
               *[small] Take a small die out of casino { $casino }
            }
       *[put] { $die ->
                [big] Put the big die in casino { $casino }
               *[small] Put a small die in casino { $casino }
            }
    }
web-do-question-vegas-split = Split them: { $one } and { $two }
web-do-question-vegas-stack = Pick stack { $stack }
web-do-question-vegas-move =
    { $verb ->
        [keep] Move none
       *[move] { $big ->
                [0] { $small ->
                        [one] Move one die
                       *[other] Move { $small } dice
                    }
               *[other] { $small ->
                        [0] Move the big die
                        [one] Move one die and the big one
                       *[other] Move { $small } dice and the big one
                    }
            }
    }
web-do-question-vegas-nice =
    { $verb ->
        [keep] Put none there
       *[put] { $number ->
                [0] { $die ->
                        [big] Put the big die of this casino there
                       *[small] Put a small die of this casino there
                    }
               *[other] { $die ->
                        [big] Put the big { $number } there
                       *[small] Put a { $number } there
                    }
            }
    }
web-do-question-vegas-result = Choose { $black }
web-do-question-vegas-activate = Activate the tile of casino { $casino }
web-do-question-vegas-gold =
    { $die ->
        [big] Put the big die on the gold place
       *[small] Put a small die on the gold place
    }

# The first half of a choice: with what.
web-mode-question-vegas-power =
    { $die ->
        [big] With the big die
       *[small] With a small die
    }
web-mode-question-vegas-group =
    { $group ->
        [1] One grey die
        [2] Two grey dice
       *[3] Three grey dice
    }
web-mode-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Take the big die out
               *[small] Take a small die out
            }
       *[put] { $die ->
                [big] Put the big die in
               *[small] Put a small die in
            }
    }
web-vegas-black-die = The black { $number }
web-vegas-move-die =
    { $die ->
        [big] The big die
       *[small] Small die { $number }
    }
# $amount is a number from 0 to 6.
web-vegas-part-marker = Marker { $amount }, now in stack { $stack }

# What would follow.
web-vegas-would-get = Worth { $reward }.
web-vegas-would-get-nothing = Worth nothing.
web-vegas-if-wrong = { $reward } if the guess is wrong.
web-vegas-chance = Right in { $ways } of { $of } rolls.
web-vegas-displaces = { $seat }'s die there is pushed out.

# The table.
web-vegas-table = The table
web-vegas-players = Players
web-vegas-round-short = Round { $round }
web-vegas-bank =
    { $cards ->
        [one] Open bank: 1 card
       *[other] Open bank: { $cards } cards
    }
web-vegas-casino = Casino { $casino }
web-vegas-closed = Closed
# How much the dice of $seat count.
web-vegas-weight = { $seat }: { $weight }
web-vegas-rolled =
    { $dice ->
        [one] Number { $number }: 1 die
       *[other] Number { $number }: { $dice } dice
    }
web-vegas-you = you
web-vegas-money = Money:
web-vegas-on-turn = to move
web-vegas-starter = started this round
web-vegas-away = away
web-vegas-bot-plays = a stand-in plays for now
web-vegas-offline = offline
web-vegas-player-has =
    Dice left: { $small ->
        [0] no small ones
       *[other] { $small } small
    }{ $big ->
        [0] {""}
       *[other] , the big one
    }. Chips: { $chips }. Money cards: { $cards }.

# Payouts and the end.
web-vegas-payouts = Round { $round } is paid out
web-vegas-go-on = Go on
web-vegas-last-round = Payouts of round { $round }
web-vegas-tied = A tie, so out: { $seats }
web-vegas-won =
    { $number ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
web-vegas-tie-break = Equal money: more cards and chips together decide.
web-vegas-pieces = Cards and chips

# What lies on a tile, for screen readers. $groups are numbers of dice.
web-vegas-state-jackpot = Now { $amount }.
web-vegas-state-holder = Held by { $seat }.
web-vegas-state-owing = Would have to pay now: { $seats }.
web-vegas-state-next = The next closing pays { $reward }.
web-vegas-state-next-nothing = The next closing pays nothing.
web-vegas-state-dice =
    { $big ->
        [0] { $seat }: small dice { $small }.
       *[other] { $seat }: small dice { $small }, and the big one.
    }
web-vegas-state-groups = Groups of grey dice left: { $groups }.
web-vegas-state-pictures = Free pictures: chip { $chip }, money { $money }, adjustment { $adjustment }.
web-vegas-state-picture = Picture { $number }: { $seat }.
web-vegas-state-gold = On the gold place: { $seat }.

# Options of a new table.
web-tiles-by-chance = { $number } by chance, new in each round.
web-tiles-choose = Choose up to { $most }. A tile has two sides: one of them lies on the table.
web-tiles-shuffle = Shuffle
web-tiles-nothing = None
web-tiles-look = Point at a tile, or tap it, to read what it does.
web-tiles-how-many = Tiles in each round
web-tiles-chosen = { $number } of up to { $most } chosen. They lie there in every round.
web-tiles-casino = Casino { $number }
web-tiles-other-side = The back of a tile that you chose: { $tile }.
web-tiles-enough = No more than { $most } fit.
web-tiles-number =
    { $number ->
        [0] none
        [one] one at random in each round
       *[other] { $number } at random in each round
    }

# For the first turns.
web-coach-vegas-1 = **Choose a number:** all your dice that show it go to that casino.
web-coach-vegas-2 = **Most dice take the higher card.** Who has as many as another gets nothing.
web-coach-vegas-3 = **Point at anything, or press and hold it:** it says what it is.
