odds-vegas-shows = { $dice ->
        [one] Eine bestimmte Zahl im nächsten Wurf, mit einem Würfel: { $odds }.
       *[other] Eine bestimmte Zahl im nächsten Wurf, mit { $dice } Würfeln: { $odds }.
    }
    .short = Jede Zahl: { $odds }
    .theirs = Jede Zahl: { $odds }
odds-vegas-lead = Casino { $casino }, der nächste Wurf kann die Führung bringen: { $odds }.
    .short = Du führst: { $odds }
    .theirs = Führung: { $odds }
odds-vegas-kept = Casino { $casino }, kein nächster Wurf der anderen kann die Führung nehmen: { $odds }.
    .short = Bleibt dir: { $odds }
    .theirs = Behält es: { $odds }
odds-vegas-placed = Casino { $casino }, mit diesen Würfeln kann kein nächster Wurf der anderen die Führung nehmen: { $odds }.
    .short = Dann dir: { $odds }
    .theirs = Behält es dann: { $odds }
