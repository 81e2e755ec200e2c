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
web-pad-miner = Score pad: Dice Miner
    .help = For a real table. Tap in what the dice of each trove show; everything stays on this device, and needs no server.
web-pad-miner-solo = Score pad: Dice Miner, solo
    .help = For a real table. Tap in the dice of your trove; everything stays on this device, and needs no server.
web-pad-vegas = Score pad: Las Vegas
    .help = For a real table. Say which cards and dice lie in the casinos; everything stays on this device, and needs no server.
web-pad-players = Players
web-pad-player = Player { $number }
web-pad-name = Name of player { $number }
web-pad-more-players = One more player
web-pad-fewer-players = One player fewer
web-pad-round = Round
web-pad-whose = Whose trove
web-pad-hero = Hero
web-pad-no-hero = No hero
web-pad-no-dice = Tap the dice of this trove below.
web-pad-palette = Dice to tap in
web-pad-add = Add { $face }
web-pad-remove = Take { $face } away
web-pad-other-faces = Other faces
web-pad-nothing = Magic, chests and Beer score nothing: leave them out.
web-pad-own-trove = Your trove
web-pad-in-chest = { $face } in a chest
web-pad-nothing-solo = Magic scores nothing: leave it out. A Beer is tapped in as the face that you set it to.
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
web-pad-neutral = Neutral dice (for two players)
web-pad-royale = Royale: black and grey dice
web-pad-casino = Casino
web-pad-cards = Money cards
web-pad-add-card = Add { $amount }
web-pad-remove-card = Take { $amount } away
web-pad-no-cards = Tap its two money cards below.
web-pad-small = Small dice of { $seat }
web-pad-big = Big die of { $seat }
web-pad-black = Black dice of { $seat }
web-pad-small-short = small
web-pad-big-short = big
web-pad-black-short = black
web-pad-payouts = Payouts of round { $round }
web-pad-not-yet = Nothing is paid yet.
web-pad-chips = Chips
web-pad-chips-of = Chips of { $seat }
web-pad-starter = { $seat } starts the next round.

# Tables with real dice. $given of $number are there; $what is a die, a card, a tile or a name.
web-real-vegas-roll = { $seat } rolls: what do the dice show?
web-real-vegas-neutral = Roll the neutral dice: what do they show?
web-real-vegas-black = { $seat } rolls the two black dice: what do they show?
web-real-vegas-cards = Draw 12 money cards, two for each casino.
web-real-vegas-aside = Which money cards are set aside for all further rounds?
web-real-vegas-tiles = Which tiles lie at casinos 1, 2, 3 …?
web-real-vegas-first = Who starts?
web-real-miner-first = Those who may start roll a tunnel die each: what do they show, in the order of the seats?
web-real-miner-starter = Several may start: whom have you drawn?
web-real-miner-mountain = Fill the mountain: the new dice from the lowest row up, each row from its left end.
web-real-miner-beer = Roll the Beer that { $seat } shares: what does it show?
web-real-miner-magic = { $seat } rerolls the chosen dice: what do they show, in the order of their numbers?
web-real-miner-reroll = { $seat } rerolls the trove: what do the dice show, in the order of their numbers?
web-real-miner-start = Roll your magic dice: what do they show?
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
