# The web client: home, a new table, the lobby, the settings, the rules page.
# $game is a game's name, $bot a bot's, $host a person's; $number and $most count.

# Home.
web-which-game = What shall we play?
web-play-now = Play now
    .help = against two bots
web-with-friends = With friends
    .help = a table with a link to share, or one device for all
web-alone = Alone
    .help = the solo game
web-my-tables = My tables
web-open-tables = Open tables
web-open-tables-none = Nobody waits for a player just now.
web-join = Join
web-look = Watch
web-show-all = Show all { $number }
web-show-fewer = Show fewer
web-rules-of = The rules of { $game }
web-licences = Licences
web-unofficial = Unofficial: made by players for players, and not connected with the authors or publishers of the games.
web-status-open = Waiting for players
web-status-sealing = About to begin
web-status-playing = Being played
web-status-over = Ended
web-status-abandoned = Given up
web-status-closed = Older rules

# The settings in the corner.
web-settings = Settings
web-language = Language
web-theme = Light and dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-my-name = My name
web-save = Save
web-name-saved = You have this name from the next seat on.
web-device = Go on playing on another device
web-device-link = The link for the other device
web-device-once = Open it on the other device. It works once, and whoever opens it plays as you.

# Small controls.
web-fewer = One fewer
web-more = One more
web-yes = yes
web-no = no
web-share = Share

# A new table.
web-new-table = A new table
web-game = Game
web-seats = Who plays?
web-seats-how-many = Seats
web-seat-number = Seat { $number }
web-seat-who = Who takes seat { $number }?
web-seat-me = Me
web-seat-here = On this device
web-seat-open = Open
web-seat-bot = Bot: { $bot }
web-seat-name = The name of the person on seat { $number }
web-seat-name-short = Name
web-the-game = The game
web-the-table = The table
web-dice = The dice
web-dice-sealed = Sealed
    .help = The server rolls, and everybody can check afterwards that no roll was changed.
web-dice-real = Real dice
    .help = You roll and draw on your own table and type in what came.
web-speed = Bots play
web-speed-watch = so that everybody can follow
web-speed-fast = at once
web-clock = Time for each decision
    .help = Whoever takes longer has a bot make that one move. The clock stands still while no player is there.
web-clock-none = as much as you want
web-clock-seconds = { $seconds } seconds
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-left = Time left
web-listed = Anybody may join
    .help = The table is listed on the home page of this server. If not, only those with the link find it.
web-create = Set the table

# The lobby.
web-seat-is-bot = Bot
web-seat-waits = Open
web-seat-online = Here
web-seat-offline = Not here now
web-seat-give = Or a bot …
web-seat-give-bot = A bot for seat { $number }
web-seat-make-open = Make it open
web-sit = Sit down
web-sit-here = Somebody else here
web-stand = Stand up
web-start = Start
web-start-fill = Bots for the open seats
web-start-ready = Everybody is seated.
web-start-open-seats =
    { $number ->
        [one] One seat is still open: wait for somebody, or give it to a bot.
       *[other] { $number } seats are still open: wait for somebody, or give them to bots.
    }
web-start-waits = { $host } starts the game when everybody is seated.
web-start-waits-host = The host starts the game when everybody is seated.
web-lobby-onlooker = You are looking on. Take an open seat to play.
web-invite = Invite somebody
    .help = Whoever has this link can sit down or look on. A phone reads it from the screen.
web-invite-only-here = This link works on this machine only. Start the server with --lan, and open it at the address it prints, to let others in.
web-invite-code = The link to this table as a QR code
web-sealing = The envelope is being closed
    .help = Every device adds something of its own to the dice. A moment, and the game begins.
web-sealing-added = has added
web-sealing-waits = is awaited
web-table-close = Close this table
web-table-closed = This table was closed before the game began.

# The rules page.
web-rules-contents = Contents
