# The web client: replays, checking the dice, the score pad, and tables with real dice.
# $seat is a name, $step and $steps are numbers.

web-replay = Replay
web-replay-of = { $game }: replay
web-replay-place = Step { $step } of { $steps }
web-replay-begins = Before the first step
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-step = Step
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-onlooker = a spectator
web-replay-link = The link to this replay
web-replay-bring = Open a record from this device
    .help = Choose the file, or drop it here. It is replayed and not kept.
web-replay-to = See the replay
web-replay-keys = Keys: ← and → step, Home and End jump, Space plays and pauses.
web-replay-loading = Loading the game…
web-replay-log = Log

# Opening the sealed envelope. $reason is what is wrong.
web-check = Check the dice
web-check-later = The dice lie in a sealed envelope. It can be opened when the game is over.
web-check-seal = The slip in the envelope is the one that was sealed before the game.
web-check-contribution = The contribution of { $seat } matches what was committed to.
web-check-own = It is the envelope that this device saw before the first roll, and what it added is in it.
web-check-own-seal = It is the envelope that this device saw before the first roll.
web-check-rules = { $steps ->
        [one] The server has played the one step again: it follows the rules.
       *[other] The server has played all { $steps } steps again: they follow the rules.
    }
web-check-wrong = This is wrong: { $reason }.
web-check-failed = Do not trust this record.
web-check-right = Everything fits: the dice of this game were not changed.
web-check-warned = The dice were not changed after they were sealed. But a contribution was held back: read the warning.
web-check-proves = What this shows, and what it does not
    .help = Everything but the rules was worked out on this device, without asking the server.
web-proves-unchanged = It shows that the dice were not changed: not by the host, not by a player, not afterwards. They were fixed before the first roll and depend on what every player added.
web-proves-not-unknown = It does not show that nobody could know them. The person who runs the server can read the secret there, and could look ahead or tell a friend. Play at a host you trust with that.
web-proves-promises = A player who runs the server could dislike the dice to come and hold back their own contribution. Then the dice are sealed anew, with a new secret and new contributions from everybody, and what was held back stays in the record as a warning. Once may be a lost connection. Again and again is a reason to play elsewhere.
web-proves-left-out = A seat whose device commits to nothing in time is left out, so that nobody can hold up a table. The check says whose contributions are in. If yours is missing, the others and the host fixed the dice without you.
web-proves-bots = Ada, Max and the other opponents add nothing. At a table where only the host plays against them, the host alone fixes the dice.
web-proves-copies = Anyone with an opened record can write another one with the same envelope and other moves or names. The dice in it would still be the right ones. So compare the seal, and keep the record that you downloaded yourself.

# The score pads. $number is the number of a player or of leaders, $face what a die shows, $seats are names.
web-pad-players = Players
web-pad-player = Player { $number }
web-pad-name = Name of player { $number }
web-pad-more-players = One more player
web-pad-fewer-players = One player fewer
web-pad-round = Round
web-pad-round-number = Round { $round }
web-pad-kept = Kept on this device. Works without a network.
web-pad-more = More
web-pad-not-possible = Not possible:
web-pad-scores = Scores
web-pad-total = Total
web-pad-leads = { $number ->
        [one] { $seats } leads.
       *[other] { $seats } lead together.
    }
web-pad-over = Start over
web-pad-sure = Everything entered here will be deleted.
web-pad-wipe = Delete it

# Tables with real dice. $given of $number are there; $what is a die, a card, a tile or a name.
web-real-small = Small dice: { $given } of { $number }
web-real-big = Big die: { $given } of { $number }
web-real-black = Black dice: { $given } of { $number }
web-real-faces = Dice: { $given } of { $number }
web-real-cards = Cards: { $given } of { $number }
web-real-tiles = Tiles: { $given } of { $number }
web-real-seat = Player: { $given } of { $number }
web-real-add = Add { $what }
web-real-remove = Take { $what } away
web-real-type = Type it instead
