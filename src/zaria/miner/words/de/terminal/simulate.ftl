simulate-kind-hero = Helden
simulate-amount-hero = Anzahl
simulate-kind-die = Würfelarten
simulate-amount-die = Würfel
