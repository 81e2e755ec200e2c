refusal-buffer = nötig ist ein beschreibbarer Puffer für { $wanted } Bit, nicht { $given }
refusal-no-observation = { $game } sagt nicht als Vektor, was ein Platz wissen darf
refusal-not-in-index = { $given } steht für keine Antwort, die jetzt erlaubt ist. Möglich: { $possible }
refusal-batch-actions = { $wanted } Partien brauchen { $wanted } Antworten, nicht { $given }
refusal-batch-illegal = Partie { $game }: { $given } steht für keine Antwort, die jetzt erlaubt ist. Möglich: { $possible }
refusal-batch-reset = die Partien haben nicht begonnen: rufe zuerst reset() auf
refusal-env-opponents = nötig sind { $wanted } Gegner, nicht { $given }
