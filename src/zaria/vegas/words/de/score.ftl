score-ask-vegas = Gib jedes Casino in einer eigenen Zeile ein, von 1 aufwärts, und nach dem letzten eine leere Zeile: seine zwei Karten, ein Doppelpunkt, und wessen Würfel dort liegen (big: der große, neutral, grey: graue). Zum Beispiel: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
    .entry = "60 30: Ann 3, Bob 2 big, neutral 1" für jedes Casino
score-vegas-starter = { $seat } beginnt die nächste Runde.
refusal-score-no-casino = kein Casino ist auszuzahlen; schreibe eines wie „60 30: Ann 3, Bob 2 big, neutral 1“
refusal-vegas-pad-casinos = es gibt { $most } Casinos, nicht { $given }
refusal-vegas-pad-casino = „{ $given }“ ist kein Casino; schreibe seine zwei Karten, einen Doppelpunkt, und wessen Würfel dort liegen: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = ein Casino hat zwei Geldkarten; vor dem Doppelpunkt von „{ $text }“ stehen { $given }
refusal-vegas-pad-dice = „{ $given }“ sind niemandes Würfel; schreibe einen Namen und wie viele: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = „{ $given }“: wessen Würfel in einem Casino liegen, steht nur einmal da
refusal-vegas-pad-players = { $given } ist zu viel: höchstens { $most } spielen mit
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name } kann in diesen Casinos nicht { $given } kleine Würfel haben; möglich: bis { $most }
        [big] { $name } kann in diesen Casinos nicht { $given } große Würfel haben; möglich: bis { $most }
       *[black] { $name } kann in diesen Casinos nicht { $given } schwarze Würfel haben; möglich: bis { $most }
    }
