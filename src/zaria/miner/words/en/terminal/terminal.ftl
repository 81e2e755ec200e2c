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
table-miner-legend = On each die of the mountain: its number, what it shows, and { $top } if it lies on top, { $left } or { $right } if it is open at that side only, for which you must share a Beer first. What has no sign is buried. Beside each kind of dice is what it scores now; the dice of the player who is asked have their numbers before them. Faces with a * are on the hero.
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
preview-miner-no-magic = no more magic
preview-miner-at-stake = brings { $change } now
preview-miner-rolls =
    { $number ->
        [one] one die is rerolled
       *[other] { $number } dice are rerolled
    }
preview-miner-enough = no second die

faces-unverified = These faces were not checked against real dice: { $faces }. If yours differ: “zaria faces > my-faces.json”, change it, and play with --faces my-faces.json.

command-faces = Print the Dice Miner faces as JSON, with how certain each one is. Edit it and play with --faces.
    .usage = zaria faces > FILE
argument-faces = { $help }; “zaria faces” shows what such a file looks like
refusal-file-no-faces = { $file } does not hold faces of dice; “zaria faces” shows what they look like
solo-over-stopped = You stopped the game here.
solo-over-by-itself = Nothing else was possible: the game ended by itself.
