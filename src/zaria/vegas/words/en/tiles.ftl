# The tiles of Las Vegas Royale: their names, what they do in a sentence or two, questions, events and refusals.
# $die is “small” or “big”; $small and $big count dice.

tile-lucky-punch = Lucky Punch
    .help = Hide one, two or three markers. The player to your left guesses how many. A wrong guess pays you 2 chips, $30,000 or $40,000.
tile-jackpot = Jackpot
    .help = Roll the black dice. A total of 7 or a double wins the jackpot. If not, it grows by $10,000, up to $80,000.
tile-prime-time = Prime Time
    .help = Before payouts the winner of this casino rolls the black dice and may place none, one or both as their own.
tile-fifty-fifty = Fifty Fifty
    .help = Roll the black dice, then bet that the next total is higher or lower, as often as you dare: 1 chip, $30,000, $40,000, $60,000. One wrong bet loses it all.
tile-high-five = High Five
    .help = The first player whose dice here count five or more gets $100,000 at payouts.
tile-bad-luck = Bad Luck
    .help = Once activated, the player with the fewest dice here at the end of the round pays $50,000.
tile-pay-day = Pay Day
    .help = Get $10,000 for every casino that holds a die of yours; one or two are paid in chips.
tile-power-play = Power Play
    .help = With more dice here than anybody else you hold the marker. Then you may, instead of rolling, put a die of yours in any open casino.
tile-no-entry = No Entry
    .help = Close a casino other than this one: no dice go in or out. Moving the marker pays what the track shows.
tile-knockout = Knockout
    .help = Each opponent puts a die on the bar, two at most. You take yours back from it.
tile-block-it = Block It
    .help = Put a group of grey dice in a casino. They count as a neutral player's.
tile-handicap = Handicap
    .help = Grey dice lie in all casinos. Take one away for a chip, $30,000 or an adjustment of one of your own dice.
tile-black-box = Black Box
    .help = At payouts the player to the left of this casino's winner splits six markers into two stacks, face down. The winner picks one and gets what is in it.
tile-double-down = Double Down
    .help = Move any of your dice from this casino to the tile, which pays like a casino: $60,000 and $30,000.
tile-nice-dice = Nice Dice
    .help = Put a die that you rolled, or one from this casino, on the picture of its number. At payouts it pays that number. A die already there goes to its casino.
tile-my-choice = My Choice
    .help = Roll the black dice and choose one result. 1: a chip. 2: two chips. 3: $30,000. 4: activate another tile. 5: adjust a die. 6: a die on the gold place, $60,000 at payouts.

event-vegas-tiles = The tiles of this round, from casino 1 on: { $tiles }.
event-vegas-black = { $seat } rolled the black dice: { $one } and { $two }.
event-vegas-hid = { $seat } hid some markers.
event-vegas-hid-number =
    { $number ->
        [one] You hid one marker.
       *[other] You hid { $number } markers.
    }
event-vegas-guessed = { $seat } guessed { $guess }; { $owner } had hidden { $hidden }.
event-vegas-prime-placed = { $seat } put a black die in casino { $casino }.
event-vegas-prime-none = { $seat } placed no black die.
event-vegas-bet-lost = { $seat } lost the bet, and with it the reward.
event-vegas-high-five = { $seat } took the High Five marker.
event-vegas-bad-luck =
    { $dollars ->
        [0] { $chips ->
                [0] Bad Luck: { $seat } had nothing to pay with.
                [one] Bad Luck: { $seat } paid a chip.
               *[other] Bad Luck: { $seat } paid { $chips } chips.
            }
       *[other] { $chips ->
                [0] Bad Luck: { $seat } paid { $amount }.
                [one] Bad Luck: { $seat } paid { $amount } and a chip.
               *[other] Bad Luck: { $seat } paid { $amount } and { $chips } chips.
            }
    }
event-vegas-power-taken = { $seat } took the Power Play marker.
event-vegas-power-lost = { $seat } lost the Power Play marker: it goes back to its tile.
event-vegas-power-used =
    { $big ->
        [0] { $seat } used Power Play to put a die in casino { $casino }.
       *[other] { $seat } used Power Play to put the big die in casino { $casino }.
    }
event-vegas-closed = { $seat } closed casino { $casino }.
event-vegas-closed-kept = { $seat } left casino { $casino } closed.
event-vegas-bar =
    { $die ->
        [big] { $seat } put the big die on the bar.
       *[small] { $seat } put a die on the bar.
    }
event-vegas-bar-back =
    { $big ->
        [0] { $small ->
                [one] { $seat } took a die back from the bar.
               *[other] { $seat } took { $small } dice back from the bar.
            }
       *[other] { $small ->
                [0] { $seat } took the big die back from the bar.
               *[other] { $seat } took a die and the big one back from the bar.
            }
    }
event-vegas-blocked =
    { $dice ->
        [one] { $seat } put one grey die in casino { $casino }.
       *[other] { $seat } put { $dice } grey dice in casino { $casino }.
    }
event-vegas-grey-taken = { $seat } took a grey die from casino { $casino }.
event-vegas-adjusted-in =
    { $die ->
        [big] { $seat } turned the big die and put it in casino { $casino }.
       *[small] { $seat } turned a die and put it in casino { $casino }.
    }
event-vegas-adjusted-out =
    { $die ->
        [big] { $seat } took the big die back out of casino { $casino }.
       *[small] { $seat } took a die back out of casino { $casino }.
    }
event-vegas-parted = { $seat } split the markers into stacks of { $one } and { $two }.
event-vegas-parted-markers = You split them like this: { $parting }.
event-vegas-picked = { $seat } picked stack { $stack } ({ $markers }), worth { $amount }.
event-vegas-doubled =
    { $big ->
        [0] { $small ->
                [one] { $seat } moved one die to Double Down.
               *[other] { $seat } moved { $small } dice to Double Down.
            }
       *[other] { $small ->
                [0] { $seat } moved the big die to Double Down.
                [one] { $seat } moved one die and the big one to Double Down.
               *[other] { $seat } moved { $small } dice and the big one to Double Down.
            }
    }
event-vegas-nice-die =
    { $die ->
        [big] { $seat } put the big die on picture { $number } of Nice Dice.
       *[small] { $seat } put a die on picture { $number } of Nice Dice.
    }
event-vegas-displaced = The die of { $seat } that lay there goes to casino { $casino }.
event-vegas-chose = { $seat } chose { $number }.
event-vegas-gold =
    { $die ->
        [big] { $seat } put the big die on the gold place.
       *[small] { $seat } put a die on the gold place.
    }

question-vegas-hide = How many markers do you hide from { $guesser }?
question-vegas-guess = How many markers has { $owner } hidden?
question-vegas-prime = You rolled { $one } and { $two } with the black dice. Which do you place?
question-vegas-bet =
    { $chips ->
        [0] { $dollars ->
                [0] The total is { $total }, and nothing is yours yet. Stop, or bet on the next total?
               *[other] The total is { $total }, and { $amount } is yours. Stop, or bet on the next total?
            }
        [one] The total is { $total }, and a chip is yours. Stop, or bet on the next total?
       *[other] The total is { $total }, and { $chips } chips are yours. Stop, or bet on the next total?
    }
question-vegas-power = You hold Power Play. Do you place a die of your choice, or roll?
question-vegas-close =
    { $chips ->
        [0] { $dollars ->
                [0] Which casino do you close? Moving the marker pays nothing this time.
               *[other] Which casino do you close? Moving the marker pays { $amount }.
            }
        [one] Which casino do you close? Moving the marker pays a chip.
       *[other] Which casino do you close? Moving the marker pays { $chips } chips.
    }
question-vegas-bar = Which die do you put on the bar?
question-vegas-group = Which group of grey dice do you put where?
question-vegas-grey = From which casino do you take a grey die?
question-vegas-picture = Which picture do you put it on?
question-vegas-adjust = Which die do you put in a casino, or take back out of one?
question-vegas-split = How do you split the markers? { $picker } picks a stack without seeing what is in it.
question-vegas-stack = Which stack do you pick? { $parted_by } made one of { $one } and one of { $two }.
question-vegas-move = Which of your dice in casino { $casino } do you move to Double Down?
question-vegas-nice = Which die do you put on its picture?
question-vegas-result = You rolled { $one } and { $two } with the black dice. Which do you choose?
question-vegas-activate = Which other tile do you activate?
question-vegas-gold = Which die do you put on the gold place?

chance-vegas-tiles = Which tiles are at casinos 1, 2, 3…? Type their names or codes: Jackpot, Power Play, H1
chance-vegas-black = Roll the two black dice for { $seat } and type them: 2 5

refusal-option-tiles = tiles takes a number, { $possible }, or a list of tiles, not “{ $given }”
refusal-option-tile = there is no tile “{ $given }”; there are: { $possible }
refusal-option-tile-sides = { $one } and { $two } are the two sides of tile { $letter } and cannot be in play together
refusal-deal-tile = “{ $word }” cannot be drawn now; possible: { $possible }
refusal-vegas-no-such-die =
    { $die ->
        [big] you no longer have the big die
       *[small] you have no small die left
    }
refusal-vegas-no-die-there =
    { $die ->
        [big] your big die is not in casino { $casino }
       *[small] you have no small die in casino { $casino }
    }
refusal-vegas-close-itself = casino { $casino } has the No Entry tile itself and cannot be closed
refusal-vegas-close-must = the marker must be placed: no casino is closed yet
refusal-vegas-close-same = casino { $casino } is closed already
refusal-vegas-no-group = there is no group of { $dice } grey dice left
refusal-vegas-no-grey = there is no grey die in casino { $casino }
refusal-vegas-no-picture =
    { $picture ->
        [chip] both pictures with a chip are taken
        [money] all pictures with $30,000 are taken
       *[adjustment] all pictures with an adjustment are taken
    }
refusal-vegas-too-few-dice =
    { $big ->
        [0] you have only { $small } small dice in this casino
       *[other] you have only { $small } small dice and the big one in this casino
    }
refusal-vegas-picture-closed = picture { $number } is taken: the die on it would have to go to casino { $number }, which is closed
refusal-vegas-no-nice-die = you have no such die: only dice just rolled and left, or yours in this casino
refusal-vegas-not-a-result = you rolled { $one } and { $two }: choose one of them
refusal-vegas-no-other-tile = there is no other tile at casino { $casino }
