# The server: starting it, what it refuses, and what happens at a table besides the game.

command-serve = Open tables for the browsers and programs on this machine, or in the house with --lan.
    .usage = zaria serve [--lan] [--port N] [--data FOLDER] [--public ADDRESS]
argument-serve-port = the port (default: 8420; ZARIA_PORT); if it is taken, the next free one
    .value = N
argument-serve-lan = let in other machines on the local network (ZARIA_LAN)
argument-serve-data = the folder for games and the key (ZARIA_DATA)
    .value = FOLDER
argument-serve-public = the address of this site on the internet, as https://dice.example.org; a proxy on this machine passes requests on (ZARIA_PUBLIC)
    .value = ADDRESS
argument-serve-hops = how many proxies there are, one behind the other (default: 1; ZARIA_HOPS)
    .value = N

server-title = Zaria
page-missing = This server has no page for the browser: there was no Node when it was built.
    .how = Install Node 20.19, 22.12 or newer, then Zaria again. Until then “zaria play” plays in the terminal.
serve-at = Zaria is at { $address }
serve-lan-at = In the local network: { $address }
serve-public-at = On the internet, through your proxy: { $address }
serve-data = Games are kept in { $folder }

refusal-serve-port = --port takes a number from 1 to { $high }, not { $given }
refusal-serve-no-port = no port from { $low } to { $high } is free
refusal-serve-folder = cannot serve from { $folder }: { $errno }
refusal-serve-twice = another server already uses { $folder }; give this one a folder of its own with --data
refusal-test-secret-lan = { $variable } fixes all dice and is for tests on this machine: it cannot be used with --lan or --public
refusal-test-secret-form = { $variable } must be { $digits } hexadecimal digits
refusal-serve-public = “{ $given }” is not the address of a site; one looks like https://dice.example.org
refusal-key-damaged = the key in { $file } is damaged; remove the file, and everybody will be a new guest
refusal-database-damaged = the database { $file } is damaged or cut short; nothing was changed. Put a backup in its place, or try “sqlite3 { $file } .recover”. To begin with an empty one, move it away
refusal-database-newer = the database { $file } was written by a newer version of Zaria; nothing was changed. Use that version, or another folder with --data

refusal-not-json = this is not a JSON object
refusal-bad-field = “{ $field }” is missing or not what it should be
refusal-bad-clock = a turn clock gives { $low } to { $high } seconds, or 0 for none; not { $given }
refusal-unknown-command = there is no command “{ $given }”; there are: { $possible }
refusal-bad-name = a name has 1 to { $longest } characters that can be seen
refusal-name-reserved = { $name } looks like a name that speaks for the site: take another one
refusal-bad-title = a table's name has at most { $longest } characters that can be seen
refusal-no-guest = choose a name first
refusal-foreign-host = this server is not known by that name
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
refusal-no-recovery = this code was used already, is older than ten minutes, or was replaced by a newer one
refusal-no-device = this device is not, or not any more, one of yours
refusal-no-person = { $seat } is not played by a person
refusal-too-large = that is too large
refusal-too-fast = too many requests; wait a little
refusal-too-many-tables = you have { $most } unfinished tables; finish or abandon one first
refusal-unexpected = something went wrong on the server; nothing was changed
refusal-not-stored = the server cannot write to its disk; nothing was changed
refusal-not-read = the server cannot read its database now; try again
refusal-closing = the server is restarting; try again
refusal-stale-version = the table has moved on meanwhile: look at it, and choose again
refusal-table-started = the seats are fixed: the game has been started
refusal-table-not-begun = the game has not begun
refusal-table-not-playing = no game is being played at this table now
refusal-table-not-ended = the game has not ended
refusal-table-ended = the game has ended
refusal-table-newer = this table was written by a newer version of Zaria; nothing was changed
refusal-seat-taken = that seat is taken
refusal-not-welcome = the host of this table does not want you there
refusal-too-many-open-seats = you hold { $most } seats at tables that have not begun; leave one first
refusal-no-such-guest = there is no such guest
refusal-no-network = “{ $given }” is no address and no network, as 192.0.2.7 or 192.0.2.0/24
refusal-no-line = there is no line “{ $given }”: say TABLE:NUMBER
refusal-no-report = there is no open report “{ $given }”
refusal-not-here = this player is not at this table
refusal-too-many-blocks = your block list is full: it has { $most } guests
refusal-seats-open = there are open seats: wait for somebody, or give them to opponents
refusal-seats-lost = the chairs of people stay: take away only free ones and opponents'
refusal-seat-not-yours-now = a stand-in plays for you: take your seat again first
refusal-seat-yours = no stand-in plays for you
refusal-not-away = { $seat } is here, or has not been away for long enough
refusal-nothing-to-undo = you have no move to take back
refusal-undo-dice = dice and cards cannot be taken back
refusal-undo-reveal = something secret has been shown: that cannot be taken back
refusal-undo-late = your time was up: that move cannot be taken back
refusal-undo-often = { $most } steps were taken back in this game, dice and opponents’ moves among them: no more
refusal-undo-other = the last move was { $seat }'s
refusal-no-press = it is for { $seat } to roll
refusal-real-dice = this table plays with real dice
refusal-sealed-dice = this table's dice are sealed: nobody types them in
refusal-hash-late = it is too late for that seat to add to the dice
refusal-hash-used = this hash was used before: each envelope needs new bytes
refusal-promise-broken = this seat failed twice to show what it had committed to: the dice do without it
refusal-bytes-early = not yet: first the hashes of all seats
refusal-bytes-wrong = these bytes do not match the hash that was given before
refusal-chat-off = there is no chat at this table
refusal-chat-long = a message has 1 to { $longest } characters that can be seen
refusal-chat-fast = not so fast: wait a little before the next message

event-remark = { $seat }: { $remark }
event-table-sat = { $name } sits down.
event-table-stood = { $name } stands up.
event-table-declined = { $name } cannot come.
event-table-removed = { $name } was removed by the host.
event-table-seat-bot = { $bot } sits down.
event-table-seat-open = A seat is open.
event-table-arranged = The host changed the chairs.
event-table-changed = The host changed the options of the game.
event-table-host = { $name } is the host now.
event-table-named = The table is called { $title } now.
event-table-unnamed = The table has no name any more.
event-table-started = The seats are fixed. The dice are being sealed.
event-table-sealed-anew = Committed to for the dice, and not shown in time: { $seats }. The dice are sealed anew with a new secret, and the record will say so.
event-table-begun = The game begins.
event-table-odds = Everybody at this table can see the odds.
event-table-handed-over = { $bot } plays for { $seat }.
event-table-came-back = { $seat } is back.
event-table-late = Time is up for { $seat }: a stand-in makes this one move.
event-table-undone = { $seat } takes the last move back.
event-table-same-dice = The same dice will fall again.
event-table-gives-up = { $name } wants to abandon the game.
event-table-goes-on = { $name } wants to go on.
event-table-abandoned = The game is abandoned.
event-table-rematch = { $name } opens another table, and keeps the others' seats for them.

refusal-no-lesson = there is no lesson “{ $given }”; there are: { $possible }
refusal-not-a-lesson = this table is no lesson

refusal-undo-never = others have the same dice: here nothing can be taken back
refusal-no-helper = others have the same dice: here nobody plays for you
refusal-no-day = there is no mountain of that day
refusal-daily-shut = others still have this mountain before them: it can be seen when the day is over
refusal-no-duel = there is no such duel
refusal-duel-own = this is your own game: send the link to somebody else
refusal-no-duel-of-this = a duel needs a finished game with sealed dice and no other people in it, or a Daily Mountain whose day is over
refusal-duel-shut = a duel is fought over this game: only those who have finished theirs see it

# What the operator of a site decided.

refusal-closed-by-operator = the operator of this site closed the table
refusal-banned = the operator of this site has banned this guest

# What a messenger shows of a link to a table. $free is a number of chairs.
invitation-title = A seat for you at { $game }
invitation-text =
    { $free ->
        [0] The table is full. Open the link to watch.
        [one] A chair is free. Open the link to sit down.
       *[other] { $free } chairs are free. Open the link to sit down.
    }
