# The command “zaria analyse”.

command-analyse = Take a finished game apart: luck, decisions, and what the others gave.
    .usage = zaria analyse FILE
argument-analyse = a file written by “zaria play --record” or taken from the page
    .value = FILE
argument-analyse-json = everything as JSON
argument-analyse-svg = write a graph of the chances to this file
    .value = FILE
argument-analyse-so-far = a game that is not over, as far as it goes
analysis-axis = after every step
analysis-so-far = The game is not over: this is as far as it went.
analysis-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
analysis-moments = The largest strokes of luck
analysis-moment = { $seat }: { $by } (round { $round }, step { $step })
analysis-mistakes = The decisions that cost most
analysis-mistake = { $seat }: { $by } (round { $round }, turn { $turn }, step { $step })
analysis-played = Played: { $choice }.
refusal-analysis-unfinished = this game is not over; --so-far analyses it as far as it goes
