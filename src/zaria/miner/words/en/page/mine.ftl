# Dice Miner on its stage. $seat and $other are names, $face what a die shows, $faces several of them, $hero a hero.
# $points and $best are numbers as text; $lit is a number of lanterns.

# What is asked, as the sky says it; `short` is for phones.
web-mine-ask-hero = { $seat }, choose your hero
    .short = Choose your hero
    .hint = Its faces are yours in every round and are never rerolled.
web-mine-ask-dig = { $seat }, take a die from the top
    .short = Take a die from the top
    .hint = What glows can be taken.
web-mine-ask-dig-or-share = { $seat }, take a die from the top
    .short = Take a die from the top
    .hint = or share a Beer: then up to two, from the side too.
web-mine-ask-give = Share your Beer with { $other }?
    .short = Beer for { $other }?
    .hint = It is rolled first: { $other } gets what it then shows.
web-mine-ask-share = Who gets your Beer?
    .short = Who gets your Beer?
    .hint = It is rolled first: they get what it then shows.
web-mine-ask-first = { $seat }, take your first die
    .short = Take your first die
    .hint = Top or side, as you like.
web-mine-ask-second = { $seat }, a second die?
    .short = A second die?
    .hint = Top or side, as you like, or leave it.
web-mine-ask-magic = { $seat }, which spell do you cast?
    .short = Which spell?
    .hint = A spell rerolls as many of your dice as it has stars.
web-mine-ask-reroll =
    { $left ->
        [0] { $number ->
            [one] { $seat }, one die is chosen
           *[other] { $seat }, { $number } dice are chosen
        }
        [one] { $seat }, choose a die to reroll
       *[other] { $seat }, choose { $left } dice to reroll
    }
    .short =
        { $left ->
            [0] { $number ->
                [one] One die is chosen
               *[other] { $number } dice are chosen
            }
            [one] Choose a die to reroll
           *[other] Choose { $left } dice to reroll
        }
    .hint = Tap the dice to reroll. Hazards and hero faces stay.
web-mine-ask-cache =
    { $room ->
        [one] { $seat }, your chest keeps one die
       *[other] { $seat }, your chests keep { $room } dice
    }
    .short =
        { $room ->
            [one] Your chest keeps one die
           *[other] Your chests keep { $room } dice
        }
    .hint =
        { $number ->
            [one] What is kept keeps its face. One other die is rerolled.
           *[other] What is kept keeps its face. Your other { $number } dice are rerolled.
        }
web-mine-ask-set = Beer is wild: set it
    .short = Beer is wild: set it
    .hint = It shows that face for the rest of the game.
web-mine-ask-chest = Does { $face } go in a chest?
    .short = Does { $face } go in a chest?
    .hint = In a chest gems count double. This cannot be changed later.
web-mine-ask-recycle =
    { $left ->
        [one] Which die goes back in the bag?
       *[other] Which die goes back first? { $left } do
    }
    .short =
        { $left ->
            [one] Which die goes back?
           *[other] Which die goes back first?
        }
    .hint = Only dice on top.
web-mine-cheers = Cheers! { $owner } got **{ $face }**. Top or side, as you like.
web-mine-given = Since your turn you got { $given }.
web-mine-given-one = **{ $face }** from { $seat }
web-mine-ask-lay = Which die lies here?
    .hint = Roll dice from your bag, lay { $number } on the mountain as you like, and tap them in row by row, from below.
web-mine-ask-rolled = What does the lit die show?
web-mine-ask-drawn = Who was drawn?
web-mine-dice-left = { $number } left
web-mine-laid = { $laid } of { $all }
web-mine-roll-rest = Roll the rest here
    .short = Roll the rest
web-mine-first-of-two = first of up to two
web-mine-second-of-two = second of two
web-mine-kept = { $kept } of { $number } kept

# Buttons.
web-mine-take = Take { $face }
web-mine-recycle = Put { $face } back
web-mine-choose-hero = Choose the { $hero }
web-mine-choose-one = Choose one
web-mine-magic-unused =
    { $left ->
        [one] End magic, one spell unused?
       *[other] End magic, { $left } spells unused?
    }
web-mine-give-to = Your Beer for { $seat }
web-mine-set = Take it as { $face }
web-mine-share =
    { $number ->
        [one] Share your Beer
       *[other] Share a Beer
    }
web-mine-share-more =
    { $number ->
        [one] then one die
       *[other] then up to { $number } dice
    }
web-mine-reroll =
    { $number ->
        [one] Reroll one die
       *[other] Reroll { $number } dice
    }
web-mine-cast-one = Cast a spell
web-mine-cast = Cast this spell
web-mine-chosen = { $chosen } of { $number } chosen
web-mine-keep = Keep { $kept }, reroll { $number }
web-mine-keep-none = Keep none
web-mine-refill = Refill
web-mine-stop-with = Stop with { $points }
web-mine-keep-beer = Keep the Beer
web-mine-straights = Sequences · 5 each
web-mine-stop = Stop
web-mine-stop-more =
    { $lit ->
        [0] { $points } points, no lantern
        [one] { $points } points, one lantern
       *[other] { $points } points, { $lit } lanterns
    }
web-mine-refill-more =
    { $places ->
        [one] one place · { $left } left
       *[other] { $places } places · { $left } left
    }
web-mine-dig-on = Dig on
web-mine-not-yet = Not yet
web-mine-wait = Your dice wait for your turn.

# The card beside a die.
web-mine-buried = buried
web-mine-barred = not now
web-mine-later = later { $points }
web-mine-worth = Worth { $points } to you as it stands.
web-mine-keep-it = Keep { $face }?
web-mine-rerolled = { $face } rerolled
web-mine-rerolls-these = { $number } dice rerolled
web-mine-mean = on average
web-mine-give-stands = { $total } points · this round { $now }
web-mine-give-least = Brings them the least.
web-mine-give-most = Brings them the most.
web-mine-mean-together = together on average
web-mine-if-rerolled = if rerolled, on average
web-mine-side = on the side

# Boards, bench, beam.
web-mine-others = The others
web-mine-look-at = { $seat }: the dice, large
web-mine-acts = to move
web-mine-next = next
web-mine-looks-on = watching
web-mine-this-round = this round
web-mine-so-far = so far
web-mine-if-ended = If it ended now
web-mine-richest = { $seat } has the most gems, { $gems }: they count double.
web-mine-tie-rule = Tied at the end? Those tied roll everything once more.
web-mine-scoring = Scoring
web-mine-solo = Solo

# Solo.
web-mine-magic-dice =
    { $magic ->
        [0] No magic dice
        [one] One magic die
       *[other] { $magic } magic dice
    }
web-mine-level =
    { $magic ->
        [0] the hardest
        [1] hard
        [2] a little harder
       *[other] as in the book
    }
web-mine-level-best = best { $points }
web-mine-lanterns = Your lanterns
web-mine-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
web-mine-points-title = points
web-mine-to-go = to go
web-mine-next-lantern = next lantern
web-mine-lit =
    { $lit ->
        [one] one lantern burns
       *[other] { $lit } lanterns burn
    }
web-mine-lantern-1 = A few stones
web-mine-lantern-2 = You listen to the rock
web-mine-lantern-3 = Any crew would take you
web-mine-lantern-4 = A shaft named after you
web-mine-lantern-5 = The mountain tips its hat
web-mine-goal = Dig for { $points } points: the first lantern
    .hint = Sequences from 1 to 5, gems in chests, hazards you can neutralise.
web-mine-nothing =
    { $can ->
        [both] Nothing can be taken now: cast a spell, refill or stop.
        [magic] Nothing can be taken now: cast a spell or stop.
        [refill] Nothing can be taken now: refill or stop.
       *[stop] Nothing can be taken any more.
    }
web-mine-burns =
    { $lit ->
        [1] { $points } points: the first lantern burns
        [2] { $points } points: the second lantern burns
        [3] { $points } points: the third lantern burns
        [4] { $points } points: the fourth lantern burns
       *[other] { $points } points: all lanterns burn
    }
web-mine-more =
    { $refills ->
        [0] { $more } more for the next. No refill left.
        [one] { $more } more for the next. One refill left.
       *[other] { $more } more for the next. { $refills } refills left.
    }
web-mine-all-burn = Every point more is glory.
web-mine-best =
    { $magic ->
        [0] Your best score without magic dice: { $points }
        [one] Your best score with one magic die: { $points }
       *[other] Your best score with { $magic } magic dice: { $points }
    }
web-mine-no-best =
    { $magic ->
        [0] No best score without magic dice yet
        [one] No best score with one magic die yet
       *[other] No best score with { $magic } magic dice yet
    }
web-mine-refill-title = Refill the mountain?
web-mine-refill-places =
    { $places ->
        [one] **One empty place** is filled from the bag of { $dice }.
       *[other] **{ $places } empty places** are filled from the bag of { $dice }.
    }
web-mine-refill-stays = Your dice and the mountain stay as they are.
web-mine-refill-left =
    { $left ->
        [one] One more refill is left then.
       *[other] { $left } more refills are left then.
    }
web-mine-refill-last = This is the **last** refill.
web-mine-wild-title = Take the Beer as { $face }?
web-mine-wild-only = It is the **only face** left for it now: { $points }.
web-mine-wild-stays = It shows that face for the rest of the game.
web-mine-wild-uses = It uses up a free tool: { $tool }.
web-mine-stop-title =
    { $number ->
        [one] Stop with { $points } point?
       *[other] Stop with { $points } points?
    }
web-mine-stop-none = No lantern burns yet.
web-mine-stop-lit =
    { $lit ->
        [one] One lantern: **{ $label }**.
       *[other] { $lit } lanterns: **{ $label }**.
    }
web-mine-stop-best =
    { $magic ->
        [0] Your best score without magic dice stays **{ $best }**.
        [one] Your best score with one magic die stays **{ $best }**.
       *[other] Your best score with { $magic } magic dice stays **{ $best }**.
    }
web-mine-stop-new-best =
    { $magic ->
        [0] It is your new best score without magic dice.
        [one] It is your new best score with one magic die.
       *[other] It is your new best score with { $magic } magic dice.
    }
web-mine-stop-could =
    { $takes ->
        [0] { $refills ->
            [one] You could still refill once from a bag of { $dice }.
           *[other] You could still refill { $refills } times from a bag of { $dice }.
        }
        [one] { $refills ->
            [0] You could still take **one die** now.
            [one] You could still take **one die** now, and refill once from a bag of { $dice }.
           *[other] You could still take **one die** now, and refill { $refills } times from a bag of { $dice }.
        }
       *[other] { $refills ->
            [0] You could still take one of **{ $takes } dice** now.
            [one] You could still take one of **{ $takes } dice** now, and refill once from a bag of { $dice }.
           *[other] You could still take one of **{ $takes } dice** now, and refill { $refills } times from a bag of { $dice }.
        }
    }
web-mine-stop-spells =
    { $spells ->
        [one] **One spell** is not cast yet.
       *[other] **{ $spells } spells** are not cast yet.
    }

# Lines of the log, under the name of whose turn it was; small dice stand beside them.
web-mine-log-took = took the { $which }
web-mine-log-shared = shared a Beer: { $owner } gets { $face }
web-mine-log-spent = spent { $face }
web-mine-log-spent-hero = spent magic of the { $hero }
web-mine-log-rerolled = rerolled
web-mine-log-cached = kept { $face }
web-mine-log-hero = chose the { $hero }
web-mine-log-round = { $starter } starts
web-mine-log-start = You start with

# A result on other pages. $lit is a number of lamps.
web-lamps-lit =
    { $lit ->
        [0] no lamp of five burns
        [one] one lamp of five burns
       *[other] { $lit } lamps of five burn
    }
web-mountain-covered = A mountain of covered dice
web-trove-empty = Nothing that counts.

# What somebody did, above pictures of the dice; $who: you, or the player $name.
web-deed-took =
    { $who ->
        [you] You took
       *[other] { $name } took
    }
web-deed-spent =
    { $who ->
        [you] You spent magic
       *[other] { $name } spent magic
    }
web-deed-refilled =
    { $who ->
        [you] You refilled the mountain
       *[other] { $name } refilled the mountain
    }
web-deed-recycled =
    { $who ->
        [you] You put back in the bag
       *[other] { $name } put back in the bag
    }
web-deed-set =
    { $who ->
        [you] You set the Beer to
       *[other] { $name } set the Beer to
    }
web-deed-stopped =
    { $who ->
        [you] You stopped here
       *[other] { $name } stopped here
    }
web-deed-gone = { $face }, back in the bag
