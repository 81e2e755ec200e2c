# Le probabilità: $odds è «3 su 5».

odds-miner-better = { $face }, rilanciato, vale di più: { $odds }.
odds-miner-bag = Un dado dal sacchetto è un dado { $die_kind }: { $odds }.
