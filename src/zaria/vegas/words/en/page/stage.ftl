# The stage of Las Vegas: what is said on it. Between pairs of stars stands what matters most.
# $seat, $starter and $seats are names, $amount is money, $weight is what dice count.

web-vegas-place =
    { $dice ->
        [one] Place the { $number }
       *[other] Place the { $number }s
    }
web-vegas-pass = Pass
web-vegas-point = Choose a number: what its casino would then pay is shown before you place it.
web-vegas-press-roll =
    { $dice ->
        [one] One die is left. Press to roll it.
       *[other] { $dice } dice are left. Press to roll them.
    }
web-vegas-then-you = **You take { $amount }.**
web-vegas-then-tie = **A tie with { $seats }:** you get nothing.
web-vegas-then-nothing = **You get nothing in casino { $casino }.**
web-vegas-closed-why = **Casino { $casino } is closed** by No Entry: no dice go in or out until the sign moves. Its cards are paid as usual.
web-vegas-guess-right = **Guess it, and { $seat } gets nothing.**
web-vegas-bet-same = { $total } again loses.
web-vegas-then-seat = { $seat } takes { $amount }.
web-vegas-then-lost =
    { $cards ->
        [one] { $amount } goes under the deck.
       *[other] { $amount } go under the deck.
    }
web-vegas-looking = You are looking back at round { $round }. **The game goes on.**
web-vegas-looking-turn = You are looking back at round { $round }. **It is your turn.**
web-vegas-before-pays = Before casino { $casino } pays
web-vegas-since = Since your turn:
web-vegas-since-card = Casino { $casino }: { $amount } would now go to { $seat }.

# Payouts.
web-vegas-pays = Casino { $casino } pays **{ $seat } { $amount }**
web-vegas-pays-nobody = Casino { $casino } pays **nobody**
# Casinos with the dice of one owner at most pay at once; $casinos are their numbers.
web-vegas-uncontested = Casinos { $casinos } are **uncontested**
web-vegas-pays-short = { $casino }: { $seat } { $amount }
web-vegas-pays-nobody-short = { $casino }: nobody
web-vegas-next = Next
web-vegas-tie-leaves = { $seats }: **a tie at { $weight }**, and out.
web-vegas-paid-so-far =
    { $paid ->
        [0] The first of six casinos pays.
        [1] One casino has paid, five to go.
        [2] Two casinos have paid, four to go.
        [3] Three casinos have paid, three to go.
        [4] Four casinos have paid, two to go.
        [5] The last casino pays.
       *[other] All casinos have paid.
    }
web-vegas-round-begins = Round { $round } begins

# Between rounds, and the end.
web-vegas-beat = Round { $round }: **{ $starter }** starts
web-vegas-beat-paid = This is what round { $round } paid:
web-vegas-beat-why = { $seat } won casino { $casino }. This is what round { $round } paid:
web-vegas-won-by =
    { $rounds ->
        [one] by { $amount }
       *[other] by { $amount }, after { $rounds } rounds
    }
web-vegas-decided = Decided in **casino { $casino }, round { $round }**: without the { $amount } there, { $seat } would have won.
web-vegas-lead-grew = The lead grew most in **casino { $casino }, round { $round }**: { $seat } took { $amount } there.
web-vegas-you-won = You win
web-vegas-you-came =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came fifth
    }{ $short ->
        [0] , with the same money.
       *[other] , { $amount } short.
    }
web-vegas-you-missed =
    { $dice ->
        [0] It came down to the tie in **casino { $casino }, round { $round }**: with the { $amount } there you would have won.
        [one] It came down to one die in **casino { $casino }, round { $round }**: with the { $amount } there you would have won.
       *[other] It came down to { $dice } dice in **casino { $casino }, round { $round }**: with the { $amount } there you would have won.
    }
web-vegas-see-moment = See it again
web-vegas-see-board = Look at the board
web-vegas-see-podium = Back to the podium

# The log.
web-vegas-log-dice = Round { $round }, dice
web-vegas-log-payout = Round { $round }, payout
web-vegas-log-paid = Casino { $casino } paid { $seat }.

# A tile that asks.
web-vegas-ask-casino = Choose a casino above.
web-vegas-then-casino = And then a casino above.
web-vegas-if-missed = if the guess is wrong:
web-vegas-total = Total: { $total }
web-vegas-bet-higher = Higher
web-vegas-bet-lower = Lower
web-vegas-from-roll = rolled
web-vegas-no-die = Picture { $number }: no die of yours can go there
web-vegas-no-die-short = no die
web-vegas-picture-chip = one chip
web-vegas-picture-money = $30,000
web-vegas-picture-adjustment = move a die

# Help in place.
web-vegas-help-dice-left = The dice that this player still has to place in this round. The big one counts as two.
web-vegas-help-chips = Chips: one pays for a pass, and each is worth $10,000 at the end.
web-vegas-help-cards = Money cards won so far. How much they are worth stays secret until the end.
web-vegas-help-money = The money won so far. Only its owner sees it before the end.
web-vegas-help-casino = The player with the most dice here gets the higher card, the next one the lower. Players who tie get nothing.
web-vegas-help-closed = This casino is closed: no dice go in or out until the sign moves. Its cards are paid as usual.
web-vegas-help-neutral = White dice belong to nobody. They win cards like a player's dice, and the cards go under the deck.
web-vegas-help-grey = Grey dice belong to nobody. They tie and win like a player's dice, and pay nobody.
web-vegas-help-player = { $seat }: dice left { $dice }, chips { $chips }, money cards { $cards }.
web-vegas-help-rounds = Each lamp is a round of this game. The bright one is being played.
web-vegas-help-card = Money that this casino pays at the end of the round. The mark shows who would get it now.
web-vegas-help-lane = The rolled dice that show this number. They go to the casino above, all of them or none.
web-vegas-help-big-die = The big die counts as two.
web-vegas-help-black = Black dice belong to tiles. One that lies in a casino counts for the player whose mark it carries.
web-vegas-help-starter = The flag: this player had the first turn of the round.

# Questions, short: for the top line of a phone.
web-vegas-short-choose = Which number?
web-vegas-short-hide = How many do you hide?
web-vegas-short-guess = How many are hidden?
web-vegas-short-prime = Which black dice?
web-vegas-short-bet = Stop, or bet?
web-vegas-short-power = Place one, or roll?
web-vegas-short-close = Close which casino?
web-vegas-short-bar = Which die to the bar?
web-vegas-short-group = Which grey dice, where?
web-vegas-short-grey = A grey die: from where?
web-vegas-short-picture = Which picture?
web-vegas-short-adjust = Which die, in or out?
web-vegas-short-split = How do you split them?
web-vegas-short-stack = Which stack?
web-vegas-short-move = Which dice move?
web-vegas-short-nice = Which die, which picture?
web-vegas-short-result = Which black die?
web-vegas-short-activate = Which tile?
web-vegas-short-gold = Which die for gold?
