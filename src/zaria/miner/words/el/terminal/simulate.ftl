simulate-kind-hero = Ήρωες
simulate-amount-hero = πλήθος
simulate-kind-die = Είδη ζαριών
simulate-amount-die = ζάρια
