odds-miner-better = { $face }, αν ριχτεί ξανά, δίνει περισσότερα: { $odds }.
odds-miner-bag = Ένα ζάρι από τον σάκο είναι ζάρι { $die_kind }: { $odds }.
