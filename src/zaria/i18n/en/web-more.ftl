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
web-replay-on = One step on
web-replay-last = To the end
web-replay-step = Step
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-onlooker = an onlooker
web-replay-link = The link to this replay
web-replay-bring = Open a record from this device
    .help = Choose the file, or drop it here. It is replayed and not kept.
web-replay-to = See the replay
web-replay-keys = Keys: ← and → step, Home and End jump, Space plays and pauses.
web-replay-loading = The game is being fetched …
web-replay-log = Log

# Opening the sealed envelope. $reason is what is wrong.
web-check = Check the dice
    .help = Before the game a secret was sealed in an envelope, and every player's device added something to it. All dice follow from both. Open the envelope, and this page works out every roll again.
web-check-open = Open the envelope
web-check-later = The dice lie in a sealed envelope. It can be opened when the game is over.
web-check-seal = The slip in the envelope is the one that was sealed before the game.
web-check-contribution = What { $seat } added is what had been promised.
web-check-own = It is the envelope that this device saw before the first roll, and what it added is in it.
web-check-own-seal = It is the envelope that this device saw before the first roll.
web-check-rules = { $steps ->
        [one] The server has played the one step again: it follows the rules.
       *[other] The server has played all { $steps } steps again: they follow the rules.
    }
web-check-wrong = This is wrong: { $reason }.
web-check-failed = Do not trust this record.
web-check-right = Everything fits: the dice of this game were not changed.
web-check-proves = What this shows, and what it does not
    .help = It shows that nobody changed the dice: not the host, not a player, not afterwards. It does not show that nobody could know them: whoever runs the server could have looked into the envelope. All but the rules was worked out on this device, without asking the server.

# The score pads. $number is the number of a player or of leaders, $face what a die shows, $seats are names.
web-pad-players = Players
web-pad-player = Player { $number }
web-pad-name = Name of player { $number }
web-pad-more-players = One more player
web-pad-fewer-players = One player fewer
web-pad-round = Round
web-pad-not-possible = Not possible:
web-pad-scores = Scores
web-pad-total = Total
web-pad-leads = { $number ->
        [one] { $seats } leads.
       *[other] { $seats } lead together.
    }
web-pad-over = Start a new game
web-pad-sure = All that is written here will be wiped out.
web-pad-wipe = Wipe it out

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
