simulate-kind-number = Αριθμοί
simulate-amount-number = δολάρια
simulate-kind-tile = Πλακίδια
simulate-amount-tile = χρήσεις
simulate-vegas-number = αριθμός { $number }
