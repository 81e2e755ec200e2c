# Notifications, which the server sends. $game is the name of a game, $names are those of the others at the table.

push-turn = Your turn: { $game }
push-company = At the table: { $names }
