# The page after a game: chances, luck and decisions. $name is a player, $score money or points, $by, $luck, $decisions, $gifts signed numbers as text.

web-analysis-won = { $name } wins
web-analysis-won-by = { $name } wins by { $score }
web-analysis-shared = Shared win: { $winners }
web-analysis-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
web-analysis-tap = Tap a place in it to see the table as it was.
web-analysis-begins = The game is being looked at…
web-analysis-refined = A first look. It is getting surer: { $percent } of 100 done.
web-analysis-done = Every move has been analysed.
web-analysis-sure = Thin line and ±: how sure this is.
web-analysis-curve = From { $start } to { $end }
web-analysis-sum = Chance to win from { $start } to { $end }: luck { $luck }, your decisions { $decisions } (compared with quick play), the others’ { $gifts }.
web-analysis-sum-alone = Points to expect from { $start } to { $end }: luck { $luck }, your decisions { $decisions } (compared with quick play).
web-analysis-in-points = in points: { $by }
web-analysis-in-money = in money: { $by }
web-analysis-luck = Biggest stroke of luck, good or bad
web-analysis-mistakes = The decisions that cost most
web-analysis-whose = Whose decisions
web-analysis-turn = Round { $round }, turn { $turn }
web-analysis-played = Played
web-analysis-better = { $name } would choose
web-analysis-see = See it on the table
web-analysis-try = Try it on the table
    .help = A table of your own, as it was before this decision. Other dice will come, and nothing counts.
web-analysis-mark = Decision { $number }: { $by }
web-analysis-looking = The decisions are still being looked at.
web-analysis-link = The link to this page
