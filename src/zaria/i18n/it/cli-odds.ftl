# Il comando «zaria odds».

command-odds = Mostra le probabilità in una partita salvata, da ciò che sa chi è di turno.
    .usage = zaria odds FILE
argument-odds = un file scritto da «zaria play --record»
    .value = FILE
odds-none = Qui non ci sono probabilità da dire.
refusal-no-odds-file = quale file? «zaria odds FILE» ne vuole uno scritto da «zaria play --record»
refusal-odds-off = questo tavolo non mostra le probabilità
