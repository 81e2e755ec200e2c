# The command “zaria hint”.

command-hint = Show what a strong opponent would do in a saved game, and why.
    .usage = zaria hint FILE
argument-hint-rollouts = how many games to try (default: as many as take a moment)
    .value = N
hint-column-chance = wins in 100
hint-column-points = points
hint-column-lot = in 100
hint-column-behind = behind
