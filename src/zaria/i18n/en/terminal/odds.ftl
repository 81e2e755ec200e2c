# The command “zaria odds”.

command-odds = Show the odds in a saved game, from what the player to move knows.
    .usage = zaria odds FILE
odds-none = There are no odds to tell here.
refusal-odds-off = this table shows no odds
