# The odds: $odds is “3 in 5”.

odds-miner-better = { $face }, rerolled, scores more: { $odds }.
odds-miner-bag = A die from the bag is a { $die_kind } die: { $odds }.
