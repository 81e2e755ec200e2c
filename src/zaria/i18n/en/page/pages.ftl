# The web client: home, a new table, the lobby, the settings, the rules page.
# $game is a game's name, $bot a bot's, $host a person's; $number and $most count.

# Home.
web-which-game = What do you want to play?
web-with-friends = With friends
web-my-tables = My tables
web-my-tables-none = Games you leave wait for you here.
web-open-tables = Open tables
web-join = Join
web-show-all = Show all { $number }
web-show-fewer = Show fewer
web-rules-of = The rules of { $game }
web-licences = Licences
web-unofficial = Unofficial: made by players for players, and not connected with the authors or publishers of the games.
web-status-open = Waiting for players
web-status-sealing = About to begin
web-status-playing = In progress
web-status-over = Finished
web-status-abandoned = Abandoned
web-status-closed = Older rules

# The settings in the corner.
web-settings = Settings
web-my-name = My name

# Small controls.
web-fewer = One fewer
web-more = One more
web-yes = yes
web-no = no
web-share = Share

# A new table.
web-game = Game
web-seats = Who plays?
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-here = On this device
web-seat-name = The name of the person on seat { $number }
web-seat-name-short = Name
web-the-game = The game
web-dice = The dice
web-dice-sealed = Sealed
    .help = The server rolls, and everybody can check afterwards that no roll was changed.
web-dice-real = Real dice
    .help = You roll and draw on your own table and type in the results.
web-speed = Opponents play
web-speed-watch = so that everybody can follow
web-speed-fast = at once
web-clock = Time for each decision
    .help = If somebody takes longer, a stand-in makes that one move for them. The clock stops while no player is there.
web-clock-none = no limit
web-clock-seconds = { $seconds } seconds
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock-slow = A game over days: the clock goes on while nobody is there. If somebody takes longer, an opponent makes that one move for them.
web-clock-left = Time left
web-clock-left-days = { $days } d { $hours } h
web-clock-left-hours = { $hours } h { $minutes } min
web-listed = Anyone may join
    .help = The table is listed on the home page of this server. If not, only those with the link find it.

# The lobby.
web-seat-is-bot = Opponent
web-seat-waits = Open
web-seat-offered = Kept for { $name }
web-seat-remove = Remove
web-seat-online = Here
web-seat-offline = Away
web-seat-make-open = Free the seat
web-sit = Sit down
web-sit-here = Somebody else here
web-stand = Stand up
web-start = Start
web-start-ready = Everybody is seated.
web-start-waits = { $host } starts the game when everybody is seated.
web-start-waits-host = The host starts the game when everybody is seated.
web-invite = Invite somebody
    .help = Anyone with this link can sit down or watch. A phone can scan it from the screen.
web-invite-only-here = This link works on this machine only. Start the server with --lan, and open it at the address it prints, to let others in.
web-invite-code = The link to this table as a QR code
web-sealing = The envelope is being closed
    .help = Every device adds something of its own to the dice. A moment, and the game begins.
web-sealing-added = ready
web-sealing-waits = waiting
web-table-close = Close this table
web-table-closed = This table was closed before the game began.

# The rules page.
web-rules-contents = Contents
