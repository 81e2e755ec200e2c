# Why a die or an answer is worth what it is worth: one sentence for each reason (docs/questions.md lists them).
# $seat and $seats are names; $face is what a die shows, $faces are several. $joined, $waiting and $whole are sequences
# such as 1-2-3, $missing are tunnels. $change, $instead, $signed_from and $signed_to are points with their sign, $mean
# is an average with its sign: they come as text.

why-tunnel-starts = Starts a sequence.
why-tunnel-leads = Comes before the waiting { $waiting }: that makes { $whole }.
why-tunnel-joins = Joins your { $joined } and the waiting { $waiting }.
why-tunnel-extends = Makes { $joined } into { $whole }.
why-tunnel-waits =
    { $number ->
        [one] Waits for one more tunnel { $missing }: nothing yet.
       *[other] Waits for { $number } more tunnels ({ $missing }): nothing yet.
    }
why-tunnel-change = { $from } → { $to } points.

why-gem =
    { $gems ->
        [one] One gem more: { $mine } against { $most }.
       *[other] { $gems } gems more: { $mine } against { $most }.
    }
why-gem-crown = Then you have the most gems: all of them count double.
why-gem-keeps = You still have the most gems: all of them count double.
why-gem-tie = A tie for the most gems ({ $seats }): nobody's count double.
why-gem-takes = { $seat } no longer has the most gems ({ $change }).

why-hazard-turned =
    { $tool ->
        [pickaxe] { $number ->
                [one] Your pickaxe turns it into points: { $symbols } × 1.
               *[other] Your { $number } pickaxes turn it into points: { $symbols } × { $number }.
            }
       *[shield] { $number ->
                [one] Your shield turns it into points: { $symbols } × 1.
               *[other] Your { $number } shields turn it into points: { $symbols } × { $number }.
            }
    }
why-hazard-bare =
    { $tool ->
        [pickaxe] No pickaxe: it counts { $change }.
       *[shield] No shield: it counts { $change }.
    }
why-hazard-tool-would =
    { $tool ->
        [pickaxe] With a pickaxe it would count { $change }.
       *[shield] With a shield it would count { $change }.
    }
why-hazard-all =
    { $hazard ->
        [cave-in] { $number ->
                [one] Your other cave-in would become points, too.
               *[other] Your other { $number } cave-ins would become points, too.
            }
       *[dragon] { $number ->
                [one] Your other dragon would become points, too.
               *[other] Your other { $number } dragons would become points, too.
            }
    }

why-tool-turns =
    { $hazard ->
        [cave-in] Turns all your cave-ins into points: { $signed_from } → { $signed_to }.
       *[dragon] Turns all your dragons into points: { $signed_from } → { $signed_to }.
    }
why-tool-more =
    { $tool ->
        [pickaxe] Your pickaxe number { $number }: every cave-in then counts × { $number }.
       *[shield] Your shield number { $number }: every dragon then counts × { $number }.
    }
why-tool-change = { $signed_from } → { $signed_to } points.
why-tool-none-yet =
    { $hazard ->
        [cave-in] No cave-in in your trove yet.
       *[dragon] No dragon in your trove yet.
    }
why-tool-on-top = With it, { $face } on top would bring { $change }, not { $instead }.

why-chest =
    { $number ->
        [one] Keeps one die for the next round.
       *[other] Keeps { $number } dice for the next round.
    }
why-chest-last = No use in the last round.
why-magic =
    { $number ->
        [one] Rerolls one die after the dig.
       *[other] Rerolls { $number } dice after the dig.
    }
why-magic-rerolls =
    { $number ->
        [one] Rerolls one die.
       *[other] Rerolls { $number } dice.
    }
why-magic-hero =
    { $number ->
        [one] It is your hero's last magic in this round.
       *[other] Your hero has magic for { $number } dice.
    }
why-magic-best = Best to reroll now: { $face }, on average { $mean }.
why-beer = Share it in your next turn: then you take up to two dice, from the side too.
why-beer-last = The mountain will be empty before your next turn.
why-beer-kind = When shared, it is rolled as a { $die_kind } die.
why-later =
    { $number ->
        [one] In the last round it brings about { $change } more.
       *[other] In the { $number } rounds to come it brings about { $change } more.
    }
why-later-match = What it waits for still lies on the mountain.

why-denies = { $seat } would get { $change } with it.
why-opens = Opens { $faces } (next: { $seat }).
why-opens-me = Opens { $faces } for your second die.
why-opens-nothing = Opens nothing new.
why-last-die = It is the last die on the mountain.
why-slides =
    { $number ->
        [one] One die slides into its place: { $face }.
       *[other] { $number } dice slide down; into its place comes { $face }.
    }
why-buried = Buried: { $faces } lie on it.
why-side = Covered by { $faces }: share a Beer to take it from the side.

why-share-takes =
    { $number ->
        [one] Then you take the last die.
       *[other] Then you take one or two dice, from the side too.
    }
why-share-gives =
    { $number ->
        [one] It is gone for the last round: about { $change }.
       *[other] It is gone for the { $number } rounds to come: about { $change }.
    }
why-share-mean = { $seat } gets { $mean } on average.
why-odds-mean = Rerolled: on average { $mean }.
why-odds-best = Best would be { $face }: { $change }.
why-odds-tied = Now tied for the most gems ({ $seats }).
why-odds-together = { $number } dice together: on average { $mean }.
why-cache-sure = Kept, it starts round { $round } as { $face } for sure.

# Solo.
why-covered = Covered by { $faces }: only dice on top can be taken.
why-solo-short =
    { $number ->
        [one] Makes { $whole }: one die short of 5 points.
       *[other] Makes { $whole }: { $number } dice short of 5 points.
    }
why-solo-starts = Starts a sequence from 1 to 5: 4 dice short of 5 points.
why-solo-completes = Completes a sequence from 1 to 5: { $change }.
why-solo-needs-tunnel = Needs one more tunnel { $needed } before it.
why-solo-needs-tool =
    { $tool ->
        [pickaxe] Needs a free pickaxe.
       *[shield] Needs a free shield.
    }
why-solo-turned =
    { $tool ->
        [pickaxe] { $number ->
                [0] Uses your last free pickaxe: { $change }.
                [one] Uses a pickaxe: { $change }. One more is free.
               *[other] Uses a pickaxe: { $change }. { $number } more are free.
            }
       *[shield] { $number ->
                [0] Uses your last free shield: { $change }.
                [one] Uses a shield: { $change }. One more is free.
               *[other] Uses a shield: { $change }. { $number } more are free.
            }
    }
why-solo-gem = No room in a chest: { $change }.
why-solo-gem-chest = There is room in a chest: { $change } in it, { $instead } beside it.
why-solo-tool =
    { $tool ->
        [pickaxe] Neutralises one die with cave-ins that you take after it.
       *[shield] Neutralises one die with dragons that you take after it.
    }
why-solo-chest =
    { $number ->
        [one] Doubles the gems of one treasure die that you take after it.
       *[other] Doubles the gems of { $number } treasure dice that you take after it.
    }
why-solo-magic =
    { $number ->
        [one] Can send one die from the top back to the bag.
       *[other] Can send { $number } dice from the top back to the bag.
    }
why-solo-wild = Wild, you choose: { $faces }.
why-solo-wild-one = Wild, but the only face it can take now is { $face }.
why-solo-no-wild = Wild, but no face is allowed now: it needs a free tool.
why-solo-then = Then { $face } can be taken: { $change }.
why-solo-opens = Then on top: { $faces }.
why-solo-recycles = Goes back in the bag, and may come again with another face.
why-solo-spend =
    { $number ->
        [one] Leaves the game and sends one die from the top back to the bag.
       *[other] Leaves the game and sends { $number } dice from the top back to the bag.
    }
why-solo-refill =
    { $places ->
        [one] One new die
       *[other] { $places } new dice
    } from a bag of { $dice }. { $number ->
        [0] It is your last refill.
        [one] One refill is left then.
       *[other] { $number } refills are left then.
    }
why-solo-stop =
    Ends the game with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $number ->
        [0] no lantern.
        [one] one lantern.
       *[other] { $number } lanterns.
    }
why-solo-stop-dice =
    { $number ->
        [one] You could still take one die now.
       *[other] You could still take { $number } dice now.
    }
why-solo-stop-refills =
    { $number ->
        [one] You could still refill once from a bag of { $dice }.
       *[other] You could still refill { $number } times from a bag of { $dice }.
    }
why-solo-in-chest =
    { $number ->
        [0] Its gems count twice: { $change }. The chests are full then.
        [one] Its gems count twice: { $change }. There is room for one more.
       *[other] Its gems count twice: { $change }. There is room for { $number } more.
    }
why-solo-beside =
    { $number ->
        [one] Its gems count once, and that is final. There is still room for one.
       *[other] Its gems count once, and that is final. There is still room for { $number }.
    }
why-solo-goal =
    { $number ->
        [1] Dig for { $total } points: the first lantern. { $needed } to go.
        [2] Dig for { $total } points: the second lantern. { $needed } to go.
        [3] Dig for { $total } points: the third lantern. { $needed } to go.
        [4] Dig for { $total } points: the fourth lantern. { $needed } to go.
       *[other] Dig for { $total } points: the last lantern. { $needed } to go.
    }
why-solo-all = All five lanterns burn, with { $total } points.
