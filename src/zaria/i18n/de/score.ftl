command-score = Die Würfel auf einem echten Tisch werten.
    .usage = zaria score SPIEL [EINTRAG …]
argument-score-game = eines von { $possible }
    .value = SPIEL
argument-score-entries = { $entries }. Ohne Einträge wird danach gefragt
    .value = EINTRAG …

refusal-score-no-game = die Wertung welches Spiels? Es gibt: { $possible }
refusal-score-game = für „{ $given }“ gibt es keinen Wertungsblock; es gibt: { $possible }
