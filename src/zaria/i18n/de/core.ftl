money = { $amount } $
seat = Platz { $number }

refusal-unknown-game = es gibt kein Spiel „{ $given }“; es gibt: { $possible }
refusal-unknown-bot = es gibt keinen Bot „{ $given }“; es gibt: { $possible }
refusal-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $given }
refusal-players-missing = { $game } braucht eine Personenzahl, von { $low } bis { $high }
refusal-player-names = erwartet wird eine Liste von Namen, nicht { $given }
refusal-player-name = der Name von Person { $number } ist kein Text: { $given }
refusal-seat = es gibt keinen Platz { $given }; die Plätze sind 0 bis { $high }

refusal-option-unknown = { $game } hat keine Option „{ $option }“; es gibt: { $possible }
refusal-option-int = { $option } verlangt eine ganze Zahl, { $possible }, nicht „{ $given }“
refusal-option-bool = { $option } verlangt yes (ja) oder no (nein), nicht „{ $given }“
refusal-option-choice = { $option } verlangt eines von { $possible }, nicht „{ $given }“

refusal-game-over = das Spiel ist vorbei
refusal-waiting-for-chance = gerade ist niemand am Zug: erst kommen Würfel oder Karten ({ $kind })
refusal-not-an-action = „{ $given }“ ist keine Aktion. Möglich: { $possible }
refusal-not-a-choice = das steht hier nicht zur Wahl. Möglich: { $possible }
refusal-unknown-word = „{ $words }“ steht hier nicht zur Wahl. Möglich: { $possible }

refusal-no-draw-now = gerade sind weder Würfel noch Karten an der Reihe
refusal-deal-type = erwartet wird eine Liste ganzer Zahlen, nicht { $given }
refusal-deal-words = Gewürfeltes und Gezogenes wird als Text angegeben, nicht { $given }
refusal-deal-length =
    { $expected ->
        [one] gebraucht wird 1, angegeben sind { $given }
       *[other] { $expected } Würfel oder Karten werden gebraucht, angegeben sind { $given }
    }
refusal-deal-bound = Wert { $position } ist { $given }; er muss eine ganze Zahl von 0 bis { $high } sein
refusal-deal-word = „{ $word }“ gibt es auf diesem Würfel nicht; möglich: { $low } bis { $high }
