# Hints: what a strong opponent would do, and why.

hint-only = { $best }: there is nothing else to do.
hint-equal = { $best } and { $second } are about equal.
hint-lot = Whoever can be seen through loses here: leave it to chance.
hint-money = { $best }: { $amount } more than { $second }.
hint-money-safe = { $best }: { $amount } more than { $second }; nobody can still tie you there.
hint-safe = { $best }: nobody can still tie you there.
hint-points = { $best }: { $number } points more than { $second }.
hint-chance = { $best }: { $number } games more of 100 are won than with { $second }.

refusal-no-hint = there is nobody to give a hint to now

command-hint = Say what a strong opponent would do in a game that you keep, and why.
    .usage = zaria hint FILE
argument-hint = a file that “zaria play --record” has written
    .value = FILE
argument-hint-rollouts = how many games to try (as many as take a moment, if it is not said)
    .value = N
hint-column-chance = wins of 100
hint-column-points = points
hint-column-lot = of 100
hint-column-behind = behind
refusal-no-hint-file = which file? “zaria hint FILE” takes one that “zaria play --record” has written
