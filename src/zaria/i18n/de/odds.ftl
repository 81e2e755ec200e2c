odds-in = { $ways } von { $of }
odds-never = keine
odds-sure = sicher
