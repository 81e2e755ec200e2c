# How the terminal labels the table of Dice Miner.
# $seat and $winners are names, $hero is a hero's name, $face what a die shows; $top, $left, $right and $blocked are signs.

table-miner-round = Round { $round } of { $rounds } · { $phase } · { $bag } dice in the bag
table-miner-solo =
    Dice Miner, solo · { $refills ->
        [0] no refill left
        [one] one refill left
       *[other] { $refills } refills left
    } · { $bag } dice in the bag
table-miner-with-hero = { $seat }, { $hero }
table-miner-points = now { $now } · so far { $total }
table-miner-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
table-miner-sheet-round = round { $round }
table-miner-sheet-total = total
table-miner-tie-break = Tie-break { $repeat }: { $scores }
table-miner-legend = On each die of the mountain: its number, what it shows, and { $top } if it lies on top, { $left } or { $right } if it is open at that side only, for which you must share a Beer first. What has no sign is buried. Beside each kind of dice is what it scores now; the dice of whoever is asked have their numbers before them. Faces with a * are on the hero.
table-miner-solo-legend = On each die of the mountain: its number, what it shows, and { $top } if you can take it; with { $blocked } it lies on top, but its face is not allowed now. Beside each kind of dice is what it scores now.
told-miner-scored = { $seat } scores { $total }:

group-miner-tunnel = tunnels
group-miner-hazard = hazards
group-miner-tool = tools
group-miner-treasure = treasure
group-miner-magic = magic
mark-miner-spent = (spent)
mark-miner-cached = (cached)
mark-miner-used = (used)
mark-miner-chosen = (chosen)
mark-miner-doubled = (doubled)

# What a die on the mountain shows, in four letters at most.
short-tunnel = tunl
short-hazard = hzrd
short-tool = tool
short-treasure = trea
short-magic = magi
short-cave-in = cave
short-dragon = drgn
short-pickaxe = pick
short-shield = shld
short-chest = chst
short-gem = gem
short-beer = BEER

preview-miner-of-kind = { $die_kind } { $face }
preview-miner-same = { $face } (also { $others })
preview-miner-takes =
    { $number ->
        [one] roll it, give it away and take the last die
       *[other] roll it, give it away, then take one or two, also from the side
    }
preview-miner-rerolls =
    { $number ->
        [0] no more magic
        [one] rerolls one die
       *[other] rerolls { $number } dice
    }
preview-miner-hero =
    { $number ->
        [one] rerolls one die; your hero's last magic
       *[other] rerolls one die; your hero has magic for { $number }
    }
preview-miner-at-stake =
    { $number ->
        [0] brings nothing now
       *[other] brings { $number } now
    }
preview-miner-rolls =
    { $number ->
        [one] one die is rerolled
       *[other] { $number } dice are rerolled
    }
preview-miner-dice =
    { $number ->
        [one] one die more
       *[other] { $number } dice more
    }
preview-miner-recycles =
    { $number ->
        [one] sends one die from the top back to the bag
       *[other] sends { $number } dice from the top back to the bag
    }
preview-miner-enough = no second die
preview-miner-stop =
    { $total ->
        [one] ends the game with { $total } point
       *[other] ends the game with { $total } points
    }

faces-unverified = These faces were not checked against real dice: { $faces }. If yours differ: “zaria faces > my-faces.json”, change it, and play with --faces my-faces.json.

command-faces = Show the faces of the dice of Dice Miner, and how sure each is; a file of them can be changed and played with.
    .usage = zaria faces > FILE
argument-faces = { $help }; “zaria faces” shows what such a file looks like
refusal-file-no-faces = { $file } does not hold faces of dice; “zaria faces” shows what they look like
