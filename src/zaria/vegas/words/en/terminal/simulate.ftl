# What simulations count.

simulate-kind-number = Numbers
simulate-amount-number = dollars
simulate-kind-tile = Tiles
simulate-amount-tile = used
simulate-vegas-number = number { $number }
