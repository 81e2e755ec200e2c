# Dice Miner in the browser. $seat is a name, $face what a die shows, $faces several of them, $kind a kind of dice.
# $points is a number with its sign, such as +3, and comes as text.

# The choices, as the bar and screen readers say them.
web-miner-take = Take the { $which }
web-miner-share = Share this Beer ({ $kind } die)
web-miner-to = Give it to { $seat }
web-miner-spend = Spend { $face }
web-miner-spend-hero = Spend magic of your hero
web-miner-reroll = Reroll { $face }
web-miner-cache = Cache { $face }
web-miner-recycle = Put the { $which } back in the bag
web-miner-set = Set it to { $face }
web-miner-chest-yes = In the chest
web-miner-chest-no = Not in a chest
web-miner-refill = Refill the mountain
web-miner-stop = Stop here
web-done-question-miner-take-second = No second die
web-done-question-miner-magic = No more magic
web-done-question-miner-cache = Cache no more
web-miner-points = points: { $points }
web-miner-points-of = { $seat }: { $points }
web-miner-at-stake = brings now: { $points }
web-miner-takes =
    { $number ->
        [one] then one die
       *[other] then one or two dice, also from the side
    }
web-miner-rerolls =
    { $number ->
        [one] rerolls one die
       *[other] rerolls { $number } dice
    }
web-miner-left =
    { $number ->
        [one] one spell left
       *[other] { $number } spells left
    }
web-miner-dice =
    { $number ->
        [one] one new die
       *[other] { $number } new dice
    }
web-miner-recycles =
    { $number ->
        [one] one die goes back in the bag
       *[other] { $number } dice go back in the bag
    }

# Dice.
web-miner-die = { $face }, { $kind } die
web-miner-mountain = The mountain
web-miner-empty = The mountain is empty.
web-miner-on-top = on top
web-miner-on-side = on the side, under { $faces }
web-miner-buried = buried under { $faces }
web-miner-on-hero = on the hero
web-miner-spent = spent
web-miner-cached = cached
web-miner-in-chest = in a chest
web-miner-used = used

# Troves.
web-miner-trove = Trove of { $seat }
web-miner-no-dice = No dice yet.
web-miner-row-tunnels = Tunnels
web-miner-row-treasure = Gems
web-miner-row-cave-ins = Cave-ins
web-miner-row-dragons = Dragons
web-miner-row-chests = Chests
web-miner-row-magic = Magic
web-miner-row-beer = Beer
web-miner-crown = Most gems: they count double
web-miner-total = total

# What goes on.
web-miner-round = Round { $round }
web-miner-round-of = Round { $round } of 3
web-miner-mountains = Mountain { $number } of 3
web-miner-bag = In the bag

# Heroes.
web-miner-hero-alchemist = Three spells in every round, each for one die.
web-miner-hero-dragon-slayer = A shield that never leaves, and a spell in every round.
web-miner-hero-engineer = A tunnel 2 that is always there, and a pickaxe.
web-miner-hero-prospector = A gem ahead of everybody, and a pickaxe.
web-miner-hero-surveyor = Every sequence needs a 1: here is one, and a spell in every round.
web-miner-hero-treasurer = A gem, and room in a chest for two dice after each round.

# Scores.
web-miner-to-break-tie = to break the tie
web-miner-tie-why = The totals were equal. Those tied rerolled everything and scored once more, only to break the tie.
web-miner-go-on = Go on
web-miner-points-word =
    { $number ->
        [one] point
       *[other] points
    }
web-miner-best =
    { $magic ->
        [0] Best on this device, without magic dice
        [one] Best on this device, with one magic die
       *[other] Best on this device, with { $magic } magic dice
    }
web-miner-no-best = Nothing yet.

# Options of a new table.
web-faces-ours = as in the box
web-faces-other = other ones
web-faces-file = The faces of each kind, as JSON

# For the first turns.
web-coach-miner-1 = **Lit dice can be taken.** Point at one: it says what it brings you.
web-coach-miner-2 = **Tunnels count from 1 upwards,** so a 5 waits for its 1, 2, 3 and 4.
web-coach-miner-3 = **Point at anything, or press and hold it:** it says what it is.
web-coach-miner-solo-1 = **Lit dice can be taken.** Point at one: it says what it brings you.
web-coach-miner-solo-2 = **Only complete sequences from 1 to 5 count,** so every tunnel needs the one before it.
web-coach-miner-solo-3 = **Point at anything, or press and hold it:** it says what it is.
