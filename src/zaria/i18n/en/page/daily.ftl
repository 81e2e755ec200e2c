# The Daily Mountain. $points, $best, $place, $number, $days and $lamp are numbers, $hours and $minutes the time left.

web-daily = Daily Mountain
web-daily-about = the same for everybody · one try
web-daily-next = Next in
web-daily-left = { $hours } h { $minutes }
web-daily-paper = Today’s mountain, the same for everybody.
web-daily-mine = You: { $points }, place { $place } of { $number }.
web-daily-so-far =
    { $number ->
        [one] One has dug: { $best }.
       *[other] { $number } have dug, best { $best }.
    }
web-daily-dig = Dig
web-daily-go-on = Go on digging
web-daily-once = You have one try
web-daily-begun = Your try has begun
web-daily-rules = Nothing is taken back, and nobody helps. It has to be finished before the day is over.
web-daily-missed = You did not dig that day
web-daily-given-up = Your try was not finished, so it does not count.
web-daily-place = Your try: place { $place } of { $number }
web-daily-more =
    { $points ->
        [one] One point more lights lamp { $lamp }.
       *[other] { $points } points more light lamp { $lamp }.
    }
web-daily-streak = { $days } days in a row.
web-daily-see = See your dig
web-daily-expert = What Ada dug: { $points }
web-daily-dare = Dare a friend
    .help = Who opens this link today digs the same mountain, once, as you did. Then you stand in the same list.
web-daily-ada = Ada dug { $points }
web-daily-practice = Dig it for practice
    .help = For practice you may take back as you like. It does not count.
web-daily-today = Today
web-daily-first = first tries only
web-daily-you = You
web-daily-watch = See the dig: { $name }
web-daily-nobody = Nobody has finished yet.
web-daily-bar = { $from } to { $to } points: { $number }
web-daily-shut = The list opens when you have dug.
web-daily-unverified = not verified
web-daily-not-yet = Results are checked die by die when the day is over. Until then nobody sees how others dug.
web-daily-home = What you brought home
web-daily-sealed = The dice are sealed
    .help = They were fixed before anybody dug. When the day is over, what is in the envelope is shown here, and everybody can check every die.
web-daily-before = Before
web-daily-all = All days
web-daily-not-dug = not dug
web-daily-of = { $place } of { $number }
web-daily-best = best: { $name } { $points }
web-daily-none-before = Here the days before will lie.
web-way-free = Free game
    .help = take back as you like
web-way-daily = one try, the same for all
web-daily-weeks = Five weeks
web-daily-calendar = The last five weeks
web-daily-cell = { $day }: { $points } points
web-daily-cell-not = { $day }: not dug
web-daily-darker = Darker: more lamps lit. Tap a day to dig it for practice.
