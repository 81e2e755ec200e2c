# Hints at the table.

web-hint = Hint
web-hint-value = hint: { $value }
web-hint-best = the best choice, hint: { $value }
web-hint-best-alone = the best choice
web-hint-unit-chance = The numbers are your chances to win, out of 100.
web-hint-unit-points = The numbers are points at the end.
web-hint-unit-lot = The numbers say how often to choose each, out of 100.

web-odds = Odds
    .help = Everybody at the table may see the odds, worked out from what lies open.
web-odds-me = The table shows how likely things are, such as “3 in 5”.
