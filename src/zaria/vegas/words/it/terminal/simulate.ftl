simulate-kind-number = Numeri
simulate-amount-number = dollari
simulate-kind-tile = Tessere
simulate-amount-tile = usi
simulate-vegas-number = numero { $number }
