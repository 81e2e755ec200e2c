"""What must hold in every position of every game, and the games and positions to try it on."""
