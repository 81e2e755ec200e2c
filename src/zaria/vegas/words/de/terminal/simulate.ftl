simulate-kind-number = Zahlen
simulate-amount-number = Dollar
simulate-kind-tile = Plättchen
simulate-amount-tile = benutzt
simulate-vegas-number = Zahl { $number }
