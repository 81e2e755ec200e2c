push-turn = Σειρά σου: { $game }
push-company = Στο τραπέζι: { $names }
