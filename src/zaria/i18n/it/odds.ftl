odds-in = { $ways } su { $of }
odds-never = nessuna
odds-sure = certo
