simulate-kind-hero = Eroi
simulate-amount-hero = quanti
simulate-kind-die = Tipi di dado
simulate-amount-die = dadi
