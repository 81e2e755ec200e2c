# A replay: its tape, and its envelope.

web-replay-round = Round { $round }
web-replay-more = More
web-replay-envelope = Envelope
web-replay-cost-chance = Cost { $loss } of 100.
web-replay-cost-points =
    { $loss ->
        [one] Cost one point.
       *[other] Cost { $loss } points.
    }
web-replay-now-chance = { $value } of 100
web-replay-now-points =
    { $value ->
        [one] One point
       *[other] { $value } points
    }
web-envelope-right =
    { $draws ->
        [one] The only roll is as sealed
       *[other] All { $draws } rolls are as sealed
    }
web-envelope-checked = checked here, on your device, just now
web-envelope-sealed = Sealed before the first roll
    .help = seal { $seal }
web-envelope-own = Your device added a secret of its own
    .help = so nobody could choose the dice alone
web-envelope-others = Players added secrets of their own
    .help = { $seats }
web-envelope-opened = Opened when the game ended
    .help = the seal fits what was inside
web-envelope-rolls = Each roll as the envelope has it. Press one to see it on the table.
web-envelope-now = This roll, { $name }
web-envelope-before = before, { $name }
web-envelope-not = This shows that no die was changed. It does not show that the host could not know them.
web-envelope-all = All checks
web-envelope-see = See that roll

web-misfit-title = One die does not fit its envelope
web-misfit = Round { $round }, { $seat }, die { $die }: the envelope says { $sealed }, the record says { $said }. Somebody changed this file after the game.
web-misfit-all = Round { $round }, draw { $die }: the envelope says { $sealed }, the record says { $said }. Somebody changed this file after the game.
web-misfit-sealed = envelope
web-misfit-said = record
