# What the mine says while points are counted, and at the end. $seats and $winners are several names, $points comes as text.

web-mine-cheers-to = Cheers, { $seat }!
web-mine-shares = { $seat } rolls the Beer for { $owner }.
web-mine-casts = { $seat } casts magic
web-mine-turned = { $was } → { $now }
web-mine-counts = Scoring round { $round }
web-mine-tie-counts = Scoring tie-break { $repeat }
web-mine-sequences = Sequences that start at 1 count.
web-mine-whole = The whole tunnel from 1 to 5: { $seats }.
web-mine-most-gems =
    { $gems ->
        [one] { $seat } has the most gems, one: it counts double.
       *[other] { $seat } has the most gems, { $gems }: they count double.
    }
web-mine-no-most = Nobody has the most gems alone: none count double.
web-mine-no-pickaxe = Without a pickaxe: { $seats }.
web-mine-no-shield = Without a shield: { $seats }.
web-mine-all-turned = All of them are neutralised.
web-mine-leads =
    { $number ->
        [one] { $seats } leads with { $points }
       *[other] { $seats } are level at { $points }
    }
web-mine-tie-leads =
    { $number ->
        [one] { $seats } breaks the tie with { $points }
       *[other] { $seats } are still level at { $points }
    }
web-mine-won =
    { $number ->
        [one] { $winners } wins with { $points }
       *[other] { $winners } win with { $points }
    }
web-mine-you-won = You win with { $points }
web-mine-you-came =
    { $place ->
        [2] You came second
        [3] You came third
       *[other] You came fourth
    }{ $points ->
        [0] , with the same points.
        [one] , one point short.
       *[other] , { $points } points short.
    }
web-mine-hinge = It came down to **round { $round }, { $line }**: you { $own }, { $seat } { $theirs }.
web-mine-see-moment = See that moment
web-mine-sun-up = The sun is up over the mine
web-mine-ahead =
    { $points ->
        [one] { $points } point ahead of { $seat }.
       *[other] { $points } points ahead of { $seat }.
    }
web-mine-best-round = The best round: round { $round } with { $points }.
web-mine-look = Look at the troves
web-mine-result = The result
