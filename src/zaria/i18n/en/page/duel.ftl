# Same-dice duels. $points and $others are points of two games, $name is a player, $step, $die, $number, $won and $met are numbers.

web-duel = Same-dice duel
web-duel-won = You win the duel, { $points } to { $others }
web-duel-lost = You lose the duel, { $points } to { $others }
web-duel-drawn = The duel is drawn, { $points } to { $others }
web-duel-same = Same mountain, same refills.
web-duel-standing = You have won { $won } of { $met } against { $name }.
web-duel-undone =
    { $number ->
        [one] In the first game a move was taken back once ({ $name }).
       *[other] In the first game moves were taken back { $number } times ({ $name }).
    }
web-duel-hinted = Hints were allowed in the first game ({ $name }).
web-duel-link = The link for a friend
    .help = Who opens it plays your game with the same dice, and sees yours only afterwards. From now on nobody else can look at it.
web-duel-dared = { $name }: can you do better with the same dice?
web-duel-rules = You play blind, and only once. Nothing is taken back, and nobody helps. Then you see both games side by side.
web-duel-given-up = You did not finish your game, so the others’ stay shut.
web-duel-begin = Dig with the same dice
web-duel-go-on = Go on digging
web-duel-you = You
web-duel-left = what stayed behind
web-duel-watch = Watch ({ $name })
web-duel-curve =
    { $step ->
        [0] Apart from the first step
        [one] The same for one step
       *[other] The same for { $step } steps
    }
web-duel-graph = Points after each step: at the end { $points } for you and { $others } for { $name }
web-duel-stopped = had stopped already
web-duel-no-luck = Same dice, so no luck in it:
web-duel-decisions =
    { $points ->
        [0] there is no difference.
        [one] the one point between you is decisions.
       *[other] all { $points } points between you are decisions.
    }
web-duel-same-table = Same dice, same cards, same opponents.
web-duel-play = Play with the same dice
web-duel-play-on = Go on playing
web-duel-answered = From there the same opponents answered different moves, with the same dice.
web-duel-new = New duel
web-duel-watch-both = Watch both
web-duel-send = Send to { $name }
web-duel-until = The same dice, until die { $die }
web-duel-same-all = The same game, die for die
web-duel-part = here you part
web-duel-difference = What makes the difference:
web-duel-ada = Ada, with the same dice: { $points }
web-duel-ada-parts = Parts from you at die { $die }.
web-duel-ada-same = Plays it just as you did.
web-duel-ada-digs = Ada digs with the same dice …
web-duel-both = both games, step by step
