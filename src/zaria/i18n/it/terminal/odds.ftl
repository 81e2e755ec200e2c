command-odds = Mostra le probabilità in una partita salvata, da ciò che sa chi è di turno.
    .usage = zaria odds FILE
odds-none = Qui non ci sono probabilità da dire.
refusal-odds-off = questo tavolo non mostra le probabilità
