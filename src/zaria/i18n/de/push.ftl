push-turn = Du bist dran: { $game }
push-company = Am Tisch: { $names }
