# The server: starting it, what it refuses, and what happens at a table besides the game.

command-serve = Open tables for the browsers and programs on this machine, or in the house with --lan.
    .usage = zaria serve [--lan] [--port N] [--data FOLDER]
argument-serve-port = the port (8420 if it is not said); the next free one is taken
    .value = N
argument-serve-lan = let other machines of the local network in
argument-serve-data = the folder for games and the key
    .value = FOLDER

server-title = Zaria
page-missing = This server has no page for the browser: there was no Node when it was built.
    .how = Install Node 20.19, 22.12 or newer, then Zaria again. Until then “zaria play” plays in the terminal.
serve-at = Zaria is at { $address }
serve-lan-at = In the local network: { $address }
serve-data = Games are kept in { $folder }

refusal-serve-port = --port takes a number from 1 to { $high }, not { $given }
refusal-serve-no-port = no port from { $low } to { $high } is free
refusal-serve-folder = cannot serve from { $folder }: { $errno }
refusal-serve-twice = another server already uses { $folder }; give this one a folder of its own with --data
refusal-test-secret-lan = { $variable } fixes all dice and is for tests on this machine: it cannot be used with --lan
refusal-test-secret-form = { $variable } must be { $digits } hexadecimal digits
refusal-key-damaged = the key in { $file } is damaged; remove the file, and everybody will be a new guest

refusal-not-json = this is not a JSON object
refusal-bad-field = “{ $field }” is missing or not what it should be
refusal-bad-clock = a turn clock gives { $low } to { $high } seconds, or 0 for none; not { $given }
refusal-unknown-command = there is no command “{ $given }”; there are: { $possible }
refusal-bad-name = a name has 1 to { $longest } characters that can be seen
refusal-no-guest = you are nobody yet: choose a name first
refusal-foreign-host = this server does not go by that name
refusal-foreign-origin = this request comes from another site
refusal-csrf = the request lacks the token that shows it comes from our page
refusal-not-your-seat = that seat is not yours
refusal-not-your-move = it is { $seat }'s move
refusal-not-seated = you do not sit at this table
refusal-not-host = only the host of the table can do that
refusal-no-page = there is nothing here
refusal-no-method = that cannot be done here
refusal-no-table = there is no such table
refusal-no-seat =
    { $number ->
        [one] there is no such seat: this table has one
       *[other] there is no such seat: this table has { $number }
    }
refusal-no-recovery = this link was used already, or replaced by a newer one
refusal-no-person = { $seat } is not played by a person
refusal-too-large = that is too large
refusal-too-fast = too many requests; wait a little
refusal-too-many-tables = you have { $most } unfinished tables; finish or abandon one first
refusal-unexpected = something went wrong on the server; nothing was changed
refusal-not-stored = the server cannot write to its disk; nothing was changed
refusal-closing = the server is restarting; try again
refusal-stale-version = the table has moved on to version { $present }; you answered version { $given }
refusal-table-started = the seats are fixed: the game has been started
refusal-table-not-begun = the game has not begun
refusal-table-not-playing = no game is being played at this table now
refusal-table-not-ended = the game has not ended
refusal-table-ended = the game has ended
refusal-table-newer = this table was written by a newer version of Zaria; nothing was changed
refusal-seat-taken = that seat is taken
refusal-seats-open = there are open seats: wait for somebody, or give them to bots
refusal-seat-not-yours-now = a bot plays for you: take your seat again first
refusal-seat-yours = no bot plays for you
refusal-not-away = { $seat } is here, or has not been away for long enough
refusal-nothing-to-undo = there is nothing that you could take back
refusal-undo-dice = dice and cards are never taken back
refusal-undo-reveal = something secret has been shown: that cannot be taken back
refusal-undo-late = your time was up: that move cannot be taken back
refusal-undo-other = the last move was { $seat }'s
refusal-no-press = it is for { $seat } to roll
refusal-real-dice = this table plays with real dice
refusal-sealed-dice = this table's dice are sealed: nobody types them in
refusal-hash-late = it is too late for that seat to add to the dice
refusal-bytes-early = not yet: first the hashes of all seats
refusal-bytes-wrong = these bytes do not have the hash that was promised
refusal-chat-off = there is no chat at this table
refusal-chat-long = a message has 1 to { $longest } characters that can be seen
refusal-chat-fast = not so fast: wait a little before the next message

event-table-sat = { $name } sits down.
event-table-stood = { $name } stands up.
event-table-seat-bot = The bot { $bot } sits down.
event-table-seat-open = A seat is open.
event-table-started = The seats are fixed. The dice are being sealed.
event-table-begun = The game begins.
event-table-handed-over = The bot { $bot } plays for { $seat }.
event-table-came-back = { $seat } is back.
event-table-late = Time is up for { $seat }: a bot makes this one move.
event-table-undone = { $seat } takes the last move back.
event-table-gives-up = { $name } wants to give the game up.
event-table-goes-on = { $name } wants to go on.
event-table-abandoned = The game is given up.
event-table-rematch = { $name } opens another table with the same seats.
