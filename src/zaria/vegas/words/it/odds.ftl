odds-vegas-shows = { $dice ->
        [one] Un certo numero al prossimo lancio, con un dado: { $odds }.
       *[other] Un certo numero al prossimo lancio, con { $dice } dadi: { $odds }.
    }
    .short = Ogni numero: { $odds }
    .theirs = Ogni numero: { $odds }
odds-vegas-lead = Casinò { $casino }, il prossimo lancio può portare in testa: { $odds }.
    .short = Sei in testa: { $odds }
    .theirs = In testa: { $odds }
odds-vegas-kept = Casinò { $casino }, nessun altro può togliere il primo posto al prossimo lancio: { $odds }.
    .short = Resta tuo: { $odds }
    .theirs = Lo tiene: { $odds }
odds-vegas-placed = Casinò { $casino }, piazzando i dadi nessun altro può togliere il primo posto al prossimo lancio: { $odds }.
    .short = Poi tuo: { $odds }
    .theirs = Poi lo tiene: { $odds }
