# A bot of this machine at a table of a server.

command-join = Take a seat at a table of a server: you play, or a bot with --bot.
    .usage = zaria join URL [--name NAME] [--seat N] [--bot BOT]
argument-join = the link of the table
    .value = URL
argument-join-bot = a bot plays instead of you (default without a terminal: greedy)
    .value = BOT
argument-join-name = your name at the table, or the bot's
    .value = NAME

joined = { $name } sits on seat { $number }.
join-over = The game is over. { $winners } won.
join-unfinished = The game was not played to the end.
join-verified = { $draws ->
        [one] The dice were honest: the one draw was in the sealed envelope.
       *[other] The dice were honest: all { $draws } draws were in the sealed envelope.
    }

refusal-join-url = “{ $given }” is not a link to a table; one looks like http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = the server refused: { $text }
refusal-join-lost = there is no such table, or the seat is no longer ours
refusal-join-unreachable = { $server } does not answer

argument-join-seat = which seat, counted from 1 (default: the first open one)
    .value = N

live-open = Waiting for the host to start the game. At the table: { $players }
live-open-seat = open
live-sealing = The dice are being sealed…
live-waits = { $seat } is to move.
live-draws = Dice and cards are being drawn…
live-chat = { $name }: { $text }
live-help = Enter = roll, say TEXT = chat, undo = take back your last move, hint = what a strong player would do (where the table allows it), odds = the odds, where the table shows them, quit = leave (your seat is kept)
live-left = You have left the table. To come back to your seat:
refusal-live-not-now = it is not your turn; type “say TEXT” to chat
live-lost = The server does not answer. Trying again…
