# A bot of this machine at a table of a server.

command-join = Let a bot of this machine play at a table of a server.
    .usage = zaria join URL [--bot greedy]
argument-join = the link of the table
    .value = URL
argument-join-bot = which bot (greedy if it is not said)
    .value = BOT
argument-join-name = what it is called at the table (as the bot, if it is not said)
    .value = NAME

joined = { $name } sits on seat { $number }.
join-over = The game is over. Won by { $winners }.
join-unfinished = The game was not played to the end.
join-verified = { $draws ->
        [one] The dice were honest: the one draw was in the sealed envelope.
       *[other] The dice were honest: all { $draws } draws were in the sealed envelope.
    }

refusal-join-url = “{ $given }” is no link of a table; one looks like http://127.0.0.1:8420/#table=k7m2q4x9r3tb
refusal-join-refused = the server refused: { $text }
refusal-join-lost = there is no such table, or the seat is not ours any more
refusal-join-unreachable = { $server } does not answer
