# Chancen, wie man sie sagt.

odds-in = { $ways } von { $of }
odds-never = keine
odds-sure = sicher
