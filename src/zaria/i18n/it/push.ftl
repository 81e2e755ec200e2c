push-turn = Tocca a te: { $game }
push-company = Al tavolo: { $names }
