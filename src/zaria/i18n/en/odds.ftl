# Odds, as people say them.

odds-in = { $ways } in { $of }
odds-never = no chance
odds-sure = certain
