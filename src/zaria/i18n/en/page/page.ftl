# The web client: what all pages and tables share.
# $seat is a name, $seats and $winners are names, $step a number.

web-home = Home
web-statistics = Statistics
web-pages = Pages
web-guest-name = Guest
web-invited = You are invited
web-your-turn = Your turn
web-connecting = Connecting…
web-no-table = There is no such table
    .help = The link may be incomplete, or it belongs to another server.
web-server-away = The server does not answer
    .help = Nothing is lost: every move is kept. This page tries again by itself.
web-unreachable = The server does not answer. Is it still running?
web-recover = Your seat on this device
web-bot-expectation = Expectation
web-bot-greedy = Greedy
web-bot-random = Random
web-bot-naive = Naive
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-expert = Expert
web-close = Close
web-rules = Rules
web-help = Keys and help
web-log = Log
web-chat = Chat
web-table = Table
web-bar = What to decide now

# The bar: what is to be decided, or what goes on.
web-lost = The connection is lost. Trying again…
web-past = As it was after step { $step }
web-to-now = Back to now
web-skip = Skip
web-confirm = Confirm
web-cancel = Cancel
web-practice-leave = Back to my table
web-roll = Roll
web-undo = Take back
    .short = Take back
web-see-rule = See the rule
web-you-won = You won!
web-over = The end
web-won = { $winners } won.
web-closed = This table follows older rules. It can be read, not played.
web-type-dice = Roll your dice and enter what they show.
web-your-roll = It is your roll.
web-choose = What do you choose?
web-waits-roll = { $seat } is about to roll.
web-drawing = A moment: the game is being set up.
web-sending = One moment…
web-bot-thinks = { $seat } is thinking…
web-waits-for = { $seat } is deciding.
web-deal = Deal

# One device, several people.
web-curtain = Only for { $seat }
    .help = What comes now is secret. Hand the device to { $seat }; everybody else looks away.
web-curtain-lift = I am { $seat }
web-show-own = Show my money
web-hide-own = Hide my money
web-onlooker = You are watching.

# Log and chat.
web-log-empty = Nothing has happened yet.
web-log-whose = Whose turns
web-log-all = All
web-log-mine = Mine
web-log-since = Since your turn
web-look-back = Show the table as it was then
web-chat-empty = Nobody has said anything yet.
web-chat-muted = The chat is muted.
web-chat-say = Say something
web-send = Send
web-mute = Mute the chat
web-report = Report
web-reported = Reported
web-report-line = Report to the operator what { $name } said

# The table's menu.
web-link = The link to this table
web-copy-link = Copy the link
web-copied = Copied
web-record = Download the record
web-give-up = Abandon the game
web-go-on = Keep playing
web-giving-up = Want to abandon: { $seats }. The game ends when everybody agrees.
web-away = { $seat } is away.
web-hand-over = Let a stand-in play
web-played-for = A stand-in plays for { $seat }.
web-back = Take the seat again
web-ended = After the game
web-rematch = Play again
web-to-rematch = Go to the next game
web-analysis-to = Luck and decisions
web-daily-to = The day’s list
web-duel-dare = Dare a friend
web-duel-to = To the duel

# The sealed dice.
web-seal-shut = The dice lie in a sealed envelope
    .help = They were fixed before the first roll, together with something from each player's device. After the game the envelope is opened, and everybody can check every roll.
web-seal-open = The envelope is open
    .help = Every roll can be checked now: in this page, or with “zaria verify” and the record.
web-seal-whole = Show the seal
web-seal-hash = Seal:
web-seal-secret = What was inside:

# The keys.
web-key-space = Space
web-key-choose = choose
web-key-confirm = confirm
web-key-cancel = cancel, or back to now
web-key-skip = skip what moves, or roll
web-key-undo = take the last move back
web-key-log = log
web-key-since = what happened since your turn
web-key-help = this help

# How fast a table shows what happens.
web-pace = Speed
    .help = rolls and opponents’ turns
web-pace-calm = Calm
web-pace-quick = Quick
web-pace-instant = Instant
