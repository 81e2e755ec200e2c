# The command “zaria odds”.

command-odds = Show the odds in a saved game, from what the player to move knows.
    .usage = zaria odds FILE
argument-odds = a file written by “zaria play --record”
    .value = FILE
odds-none = There are no odds to tell here.
refusal-no-odds-file = which file? “zaria odds FILE” takes one written by “zaria play --record”
refusal-odds-off = this table shows no odds
