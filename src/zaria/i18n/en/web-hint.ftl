# Hints at the table.

web-hint = Hint
web-hint-value = hint: { $value }
web-hint-best = the best choice, hint: { $value }
web-hint-unit-chance = The numbers are your chances to win, out of 100.
web-hint-unit-points = The numbers are points at the end.
web-hint-unit-lot = The numbers say how often to choose each, out of 100.
