# The stage of a table: pace, top line, drawer.
# $turns is a number.

web-turns-skipped =
    { $turns ->
        [one] 1 turn skipped
       *[other] { $turns } turns skipped
    }
web-seen = Seen
web-round-of = Round { $round } of { $rounds }
web-lost-line = You can look around. You can play again when the table answers.
web-lost-nothing = **Nothing is lost**, and your turn waits.
web-try-now = Try now
web-away-line = { $seat } is away. **The table waits**; a stand-in can play meanwhile.
web-wait = Wait
web-step-back = One step back
web-step-on = One step on
# Of the log that is looked back in.
web-line-of = step { $step } of { $steps }
web-scores = Scores
web-gone = { $seat } is not connected.
web-gone-wait = The seat is kept; if it lasts, you can let a stand-in play.
web-offline = not connected
web-coach-seen = Got it

# Hints at the table.

web-hint = Hint
web-hint-value = hint: { $value }
web-hint-best = the best choice, hint: { $value }
web-hint-best-alone = the best choice
web-hint-numbers = The numbers
web-hint-unit-chance = The numbers are your chances to win, out of 100.
web-hint-unit-points = The numbers are points at the end.
web-hint-unit-lot = The numbers say how often to choose each, out of 100.

web-odds = Odds
    .help = Everybody at the table may see the odds, worked out from what lies open.
web-odds-me = The table shows how likely things are, such as “3 in 5”.
