refusal-buffer = serve un buffer scrivibile per { $wanted } bit, non { $given }
refusal-no-observation = { $game } non dice come vettore ciò che un posto può sapere
refusal-not-in-index = { $given } non corrisponde a una risposta ora permessa. Possibili: { $possible }
refusal-batch-actions = per { $wanted } partite servono { $wanted } risposte, non { $given }
refusal-batch-illegal = partita { $game }: { $given } non corrisponde a una risposta ora permessa. Possibili: { $possible }
refusal-batch-reset = le partite non sono cominciate: chiama prima reset()
refusal-env-opponents = servono { $wanted } avversari, non { $given }
