# The home page and the sheet from which one sits down to play.
# $low, $high and $players count players, $minutes minutes, $time is the time left.

web-play = Play
web-play-again = Play again
web-change = Change
web-solo = Solo
web-learn = Learn
web-door-players = { $low } to { $high } players
web-door-players-or-one = { $low } to { $high } players, or alone
web-door-one = alone
web-door-minutes = { $minutes } minutes
web-learn-time = 5 min
web-due = { $time } left
web-network-away = No network
    .help = These are your tables as they were last. Rules and score pads work without the network.
web-nobody = Nobody waits at a table right now
    .help = Set a table and send the link, or sit down with the opponents of the house.
web-nobody-set = Set a table
web-nobody-play = Play at once
web-phones = Phones around a table
    .help = Scan a code and sit down. No account.
web-box = The box at home
    .help = Score pads, or company for your real dice.
web-box-dice = { $game } with real dice
web-duel-paper = Same-dice duel
    .help = You and a friend, the very same rolls.

# The sheet.
web-play-title = Who do you play?
web-solo-title = Alone in the mountain
web-you = You
web-seat-tap = tap a face
web-play-facts = { $players } players · about { $minutes } minutes
web-begin = Sit down and roll
web-hints = Hints
    .help = Everybody at the table may ask what a strong player would do.
web-hints-ada = Ada: what a strong player would do, when you ask.
web-way-duel = Duel
    .help = send a friend your dice
web-duel-first = You dig first, without hints. Afterwards a link lets a friend dig with the very same dice.
