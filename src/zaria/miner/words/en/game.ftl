# Dice Miner: refusals, questions, events, options, names.
# $seat, $owner, $starter, $seats and $winners are names. $die_kind is the kind of a die, $face what it shows
# (messages die-kind-KIND and face-SYMBOL) and $which the same with its place, if it needs one; $faces are several.
# $changes says what rerolled dice were and became. $hero is a hero's name (message hero-KEY).

refusal-miner-in-bag = that die is still in the bag
refusal-miner-removed = that die is out of the game
refusal-miner-on-mountain = the { $which } is on the mountain, not in your trove
refusal-miner-own = the { $face } is already in your trove
refusal-miner-own-magic = your { $face } is for after the dig: then it rerolls dice of yours
refusal-miner-own-chest = your { $face } is for after the scoring: then it keeps dice of yours for the next round
refusal-miner-others = the { $face } is in the trove of { $owner }
refusal-miner-same = another of your dice shows { $face }, too, and stands for both: choose that one
refusal-miner-buried = the { $which } is buried: two dice lie on it
refusal-miner-no-side = a die lies on the { $which }: it can be taken from the side, but only after sharing a Beer
refusal-miner-covered = the { $which } is not on top: a die lies on it
refusal-miner-no-beer = this die shows { $face }, not Beer: it cannot be shared
refusal-miner-share-self = you cannot share a Beer with yourself

refusal-miner-hero-taken = the { $hero } is already with { $owner }
refusal-miner-nothing-to-reroll = you have no die that magic could reroll
refusal-miner-hero-spent = your hero has no magic left in this phase
refusal-miner-no-magic = the { $face } is on a { $die_kind } die: only magic dice can be spent
refusal-miner-spent = this { $face } is already spent in this phase
refusal-miner-magic-beer = this magic die shows Beer: it has no magic to spend
refusal-miner-reroll-hazard = the { $face } is on a hazard die: magic never rerolls those
refusal-miner-reroll-spent = this { $face } is spent: magic does not reroll it any more in this phase
refusal-miner-reroll-twice = this { $face } is already chosen
refusal-miner-cached-already = this { $face } is already cached

refusal-miner-no-tunnel = no sequence of yours goes on with { $face }: each needs a { $before } of its own before it
refusal-miner-no-pickaxe = no free pickaxe for this cave-in
refusal-miner-no-shield = no free shield for this dragon
refusal-miner-no-wild = this die shows Beer, but there is no face to which you could set it
refusal-miner-set-beer = a Beer is set to another face as it is taken
refusal-miner-same-face = another side of the die shows { $face }, too, and stands for both: choose that one
refusal-miner-no-refill = you have refilled the mountain twice already
refusal-miner-full = the mountain is full
refusal-miner-bag-empty = the bag is empty
refusal-miner-empty = the mountain is empty: there is nothing to recycle

refusal-miner-deal-face = “{ $word }” is not on a { $die_kind } die; possible: { $possible }
refusal-miner-deal-unknown = “{ $word }” is on no die; write t3, c2, d4, p, s, k2, g3, m1, or a kind and Beer: tunnel beer
refusal-miner-deal-beer = which die shows Beer? Write its kind before it: tunnel beer
refusal-miner-deal-none-left = there is no { $die_kind } die left in the bag
refusal-miner-pad-dice = there are only { $most } { $die_kind } dice; you named { $given }
refusal-miner-pad-hero = “{ $given }” is not a hero that is still free; possible: { $possible }
refusal-miner-pad-no-treasure = only treasure goes in a chest: { $face } cannot have a + behind it
refusal-miner-pad-chests = there is room for { $room } treasure dice in the chests, not for { $given }
refusal-miner-deal-seat = “{ $word }” is not one of the seats that are tied: { $possible }

refusal-option-faces = { $option } takes the six faces of each kind, { $possible }, not “{ $given }”
refusal-option-faces-json = { $option }: this cannot be read as JSON at line:column { $place }
refusal-option-faces-kind = { $option }: there are no “{ $given }” dice; there are: { $possible }
refusal-option-faces-missing = { $option }: the { $die_kind } dice are missing
refusal-option-faces-dice = { $option }: there are { $expected } { $die_kind } dice, not { $given }
refusal-option-faces-list = { $option }: the { $die_kind } dice need a list of six faces, not “{ $given }”
refusal-option-faces-count = { $option }: a die has six faces; the { $die_kind } dice were given { $given }
refusal-option-faces-symbol = { $option }: face { $side } of the { $die_kind } dice cannot be “{ $given }”; possible: { $possible }
refusal-option-faces-beer =
    { $most ->
        [1] { $option }: exactly one face of the { $die_kind } dice is Beer, not { $given }
       *[other] { $option }: at most { $most } faces of the { $die_kind } dice are Beer, not { $given }
    }

question-miner-hero = { $seat }, which hero do you choose?
question-miner-dig =
    { $beer ->
        [yes] { $seat }, which die do you take from the top? Or which Beer do you share first?
       *[no] { $seat }, which die do you take from the top?
    }
question-miner-share = { $seat }, with whom do you share your Beer?
question-miner-take-first = { $seat }, which die do you take, from the top or from the side?
question-miner-take-second = { $seat }, which second die do you take, if any?
question-miner-magic = { $seat }, which magic do you spend?
question-miner-reroll =
    { $left ->
        [one] { $seat }, which die do you reroll?
       *[other] { $seat }, which dice do you reroll? Choose { $left } more.
    }
question-miner-cache =
    { $left ->
        [one] { $seat }, which die do you cache? There is one chest left.
       *[other] { $seat }, which dice do you cache? There are { $left } chests left.
    }
question-miner-solo =
    { $refills ->
        [0] What next? There is no refill left.
        [one] What next? There is one refill left.
       *[other] What next? There are { $refills } refills left.
    }
question-miner-set = Beer is wild: to which face do you set the { $die_kind } die?
question-miner-chest =
    { $room ->
        [one] Does the treasure ({ $face }) go in your chest? There is room for one.
       *[other] Does the treasure ({ $face }) go in a chest? There is room for { $room }.
    }
question-miner-recycle =
    { $left ->
        [one] Which die goes back in the bag?
       *[other] Which die goes back in the bag first? { $left } do.
    }

event-miner-first = { $seats } rolled { $faces }.
event-miner-hero = { $seat } chose the { $hero }.
event-miner-round = Round { $round } begins. { $starter } starts.
event-miner-mountain =
    { $number ->
        [one] One die is put on the mountain.
       *[other] { $number } dice are put on the mountain.
    }
event-miner-took = { $seat } took the { $which }.
event-miner-shared = Cheers! { $seat } shared a Beer: { $owner } gets { $face }.
event-miner-spent = { $seat } spent { $face }.
event-miner-spent-hero = { $seat } spent magic of the { $hero }.
event-miner-rerolled = { $seat } rerolled: { $changes }.
event-miner-scoring = The mountain is empty and all magic is spent: round { $round } is scored.
event-miner-scored = { $seat } scored { $total } in round { $round }: { $tunnels } for tunnels, { $treasure } for treasure, { $hazards } for hazards.
event-miner-cached = { $seat } cached { $face }.
event-miner-tie = A tie between { $seats }: they reroll everything (repeat { $repeat }).
event-miner-tie-scored = { $seat } scored { $total } to break the tie.
event-miner-start = You start with { $faces }.
event-miner-drafted = You took the { $which }.
event-miner-wild = The Beer is set to { $face }.
event-miner-neutralised = Your { $face } neutralises it.
event-miner-chest = The treasure goes in a chest.
event-miner-spent-solo = You spent { $face }: it is out of the game.
event-miner-recycled = The { $which } goes back in the bag.
event-miner-refill =
    { $left ->
        [0] You refill the mountain for the last time.
       *[other] You refill the mountain.
    }
event-miner-over = The game is over. { $winners } won.
event-miner-solo-over =
    { $total ->
        [one] The game is over: { $total } point.
       *[other] The game is over: { $total } points.
    }

# What people type for real dice.
chance-miner-first = Everybody who may start rolls a tunnel die. Type what they show, in the order of the seats: 3 Beer 5
chance-miner-starter = Several players may start. Draw one of them and type the name, or the number of the seat, 1 for the first.
chance-miner-mountain = Fill the mountain and type the new dice from the lowest row up, each row from its left end: t3 c2 d4 p s k2 g3 m1 tunnel Beer …
chance-miner-beer = Roll the shared Beer of { $seat } and type what it shows: t3, gem 2, Beer …
chance-miner-magic = Reroll the chosen dice of { $seat } and type what they show, kind by kind (tunnel, tool, treasure, magic): t3 gem 2 Beer …
chance-miner-reroll = Reroll the dice of { $seat } and type what they show, kind by kind (tunnel, hazard, tool, treasure, magic): t3 c2 Beer …
chance-miner-start = Roll your magic dice and type what they show: m1 m3 Beer

option-miner-faces = Other faces
    .help = the six faces of each kind of dice, if your dice differ from ours; not all of ours could be checked against real dice
option-miner-solo-faces = Other faces
    .help = the six faces of each kind of dice, if your dice differ from ours; not all of ours could be checked against real dice
option-miner-solo-magic = Magic dice
    .help = how many magic dice you start with; fewer is harder

die-kind-tunnel = tunnel
die-kind-hazard = hazard
die-kind-tool = tool
die-kind-treasure = treasure
die-kind-magic = magic

face-tunnel = tunnel { $number }
face-cave-in = cave-in { $number }
face-dragon = dragon { $number }
face-pickaxe = pickaxe
face-shield = shield
face-chest = chest { $number }
face-gem = gem { $number }
face-magic = magic { $number }
face-beer = Beer

# A die of the mountain that shows the same as others there, and what a rerolled die was and became.
die-miner-left = { $face } on the left side
die-miner-right = { $face } on the right side
die-miner-above = { $face } above the other
die-miner-below = { $face } below the other
die-miner-row = { $face } (row { $row } from the bottom, die { $number })
die-miner-became = { $before } became { $face }
die-miner-again = { $face } again

hero-alchemist = Alchemist
hero-dragon-slayer = Dragon Slayer
hero-engineer = Engineer
hero-prospector = Prospector
hero-surveyor = Surveyor
hero-treasurer = Treasurer

phase-setup = Set-up
phase-heroes = Heroes
phase-excavation = Excavation
phase-magic = Magic
phase-replenish = Replenish
phase-tie-break = Tie-break
phase-mining = Mining
phase-over = The end

rating-1 = The mountain won. Rest your arms and go again.
rating-2 = A start: you brought your lamp home, and a few stones.
rating-3 = You are learning to listen to the rock.
rating-4 = Solid work: any crew would take you along.
rating-5 = Splendid: they will name a shaft after you.
rating-6 = Legendary: the mountain itself tips its hat.
