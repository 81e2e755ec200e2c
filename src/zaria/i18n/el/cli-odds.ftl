# Η εντολή «zaria odds».

command-odds = Δείξε τις πιθανότητες σε μια αποθηκευμένη παρτίδα, από όσα ξέρει αυτός που παίζει.
    .usage = zaria odds ΑΡΧΕΙΟ
argument-odds = ένα αρχείο που έγραψε το «zaria play --record»
    .value = ΑΡΧΕΙΟ
odds-none = Δεν υπάρχουν πιθανότητες να πω εδώ.
refusal-no-odds-file = ποιο αρχείο; Το «zaria odds ΑΡΧΕΙΟ» θέλει ένα που έγραψε το «zaria play --record»
refusal-odds-off = αυτό το τραπέζι δεν δείχνει πιθανότητες
