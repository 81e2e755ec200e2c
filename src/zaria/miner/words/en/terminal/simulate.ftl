# What simulations count.

simulate-kind-hero = Heroes
simulate-amount-hero = heroes
simulate-kind-die = Kinds of dice
simulate-amount-die = dice
