# The stage of a table: pace, top line, drawer.
# $turns is a number.

web-pace = Speed
web-pace-calm = Calm
web-pace-quick = Quick
web-pace-instant = Instant
web-roll-at-once = Roll my dice at once
    .help = Against bots, without a press of mine.
web-turns-skipped =
    { $turns ->
        [one] 1 turn skipped
       *[other] { $turns } turns skipped
    }
web-seen = Seen
web-round-of = Round { $round } of { $rounds }
web-lost-line = You can look and point. Nothing is lost: your turn waits for the connection.
web-step-back = One step back
web-step-on = One step on
# Of the log that is looked back in.
web-line-of = step { $step } of { $steps }
