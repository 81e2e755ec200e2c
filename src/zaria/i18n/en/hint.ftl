# Hints: what a strong opponent would do, and why.

hint-only = { $best }: it is the only choice.
hint-clear = { $best }: nothing else is worth a thought.
hint-learnt = { $best }: more games are won with it than with any other.
hint-equal = “{ $best }” and “{ $second }” are about equal.
hint-lot = A player who can be predicted loses here: leave it to chance.
hint-money = { $best }: { $amount } more than “{ $second }”.
hint-money-safe = { $best }: { $amount } more than “{ $second }”; nobody can tie you there any more.
hint-safe = { $best }: nobody can tie you there any more.
hint-points = { $best }: { $decimal } more points than “{ $second }”.
hint-chance = { $best }: wins { $decimal } more games in 100 than “{ $second }”.

refusal-no-hint = nobody has to decide anything now
refusal-hints-off = this table allows no hints
refusal-hint-busy = your last hint is still on its way
refusal-hint-fast = too many hints; wait a little
refusal-hint-failed = the hint could not be found; ask again
