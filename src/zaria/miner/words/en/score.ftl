# The score of Dice Miner line by line, in games and on the score pad.
# $sequences is such as “1+2+3 and 1+2”; $points is what the line counts, which may be negative.

score-miner-tunnels = tunnels
score-miner-treasure = treasure
score-miner-hazards = hazards
score-miner-sequences =
    { $number ->
        [0] no tunnel 1 to start with: 0
       *[other] { $sequences }: { $points }
    }
score-miner-gems =
    { $gems ->
        [0] no gems: 0
        [one] { $doubled ->
                [yes] 1 gem, the most, counts double: { $points }
               *[no] 1 gem: { $points }
            }
       *[other] { $doubled ->
                [yes] { $gems } gems, the most, count double: { $points }
               *[no] { $gems } gems: { $points }
            }
    }
score-miner-cave-ins =
    { $hazards ->
        [one] { $tools ->
                [0] 1 cave-in without a pickaxe: { $points }
                [one] 1 cave-in × 1 pickaxe: { $points }
               *[other] 1 cave-in × { $tools } pickaxes: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } cave-ins without a pickaxe: { $points }
                [one] { $hazards } cave-ins × 1 pickaxe: { $points }
               *[other] { $hazards } cave-ins × { $tools } pickaxes: { $points }
            }
    }
score-miner-dragons =
    { $hazards ->
        [one] { $tools ->
                [0] 1 dragon without a shield: { $points }
                [one] 1 dragon × 1 shield: { $points }
               *[other] 1 dragon × { $tools } shields: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } dragons without a shield: { $points }
                [one] { $hazards } dragons × 1 shield: { $points }
               *[other] { $hazards } dragons × { $tools } shields: { $points }
            }
    }
score-miner-no-hazards = none: 0
score-miner-solo-tunnels =
    { $straights ->
        [0] no sequence from 1 to 5: 0
        [one] one sequence from 1 to 5: { $tunnels }
       *[other] { $straights } sequences from 1 to 5: { $tunnels }
    }
score-miner-solo-treasure =
    { $in_chests ->
        [0] { $gems ->
                [0] no gems: 0
                [one] 1 gem: { $treasure }
               *[other] { $gems } gems: { $treasure }
            }
       *[other] { $gems ->
                [one] 1 gem in a chest: { $treasure }
               *[other] { $gems } gems, { $in_chests } of them in chests: { $treasure }
            }
    }
score-miner-solo-hazards =
    { $hazards ->
        [0] none: 0
        [one] 1 neutralised: 1
       *[other] { $hazards } neutralised: { $hazards }
    }
score-ask-miner = Type each player's trove on a line, and an empty line after the last: t1 tunnel, c2 cave-in, d4 dragon, p pickaxe, s shield, k2 chest, g3 gem, m1 magic, b Beer. Such as: Ann: t1 t2 g3 p c2 hero=engineer
    .entry = "Ann: t1 t2 g3 hero=engineer" for each player
score-ask-miner-solo = Type your trove on a line, with a + behind treasure in a chest: t1 t2 k2 g3+ g1 p c2
    .entry = "t1 t2 k2 g3+", with a + behind treasure in a chest
score-richest =
    { $number ->
        [0] Nobody has the most gems alone: none count double.
       *[other] { $seats } has the most gems: they count double.
    }
refusal-score-quotes = each player's dice go in quotes, and a single die behind a name: "t1 t2 g3 hero=engineer" "Bob: g1"
