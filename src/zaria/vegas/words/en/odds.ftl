# The odds: $odds is “3 in 5”. They are of the player whose odds are shown; .theirs is for those who watch.

odds-vegas-shows = { $dice ->
        [one] Any one number in the next roll, with one die: { $odds }.
       *[other] Any one number in the next roll, with { $dice } dice: { $odds }.
    }
    .short = Each number: { $odds }
    .theirs = Each number: { $odds }
odds-vegas-lead = Casino { $casino }, the next roll can take the lead: { $odds }.
    .short = You lead: { $odds }
    .theirs = Lead: { $odds }
odds-vegas-kept = Casino { $casino }, nobody’s next roll can take the lead away: { $odds }.
    .short = Still yours: { $odds }
    .theirs = Keeps it: { $odds }
odds-vegas-placed = Casino { $casino }, once placed nobody’s next roll can take the lead away: { $odds }.
    .short = Then yours: { $odds }
    .theirs = Then keeps it: { $odds }
