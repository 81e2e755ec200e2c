odds-miner-better = { $face }, rilanciato, vale di più: { $odds }.
odds-miner-bag = Un dado dal sacchetto è un dado { $die_kind }: { $odds }.
