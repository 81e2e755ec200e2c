odds-miner-better = { $face }, neu gewürfelt, bringt mehr: { $odds }.
odds-miner-bag = Ein Würfel aus dem Beutel ist ein { $die_kind }: { $odds }.
