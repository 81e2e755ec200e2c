# One's own games, on the page of statistics and on the home page.
# $dice, $numbers, $looks, $number, $times, $low, $high, $games, $place, $players, $ahead, $points are numbers; $name is an opponent,
# $score money or points, $day a date.

web-statistics-heading = Your games
web-statistics-which = Which games
web-statistics-all = All
web-statistics-kept = Kept on this server, for you alone.
web-statistics-take = Take or delete it
web-statistics-counting = Older games are still being counted…
web-statistics-empty = Play your first game
    .help = After your first game: your results against each opponent, your luck, your decisions and your dice. No account needed.
web-statistics-none = You have not finished a game of this kind yet.

web-statistics-fair = Are my dice fair?
web-statistics-fair-yes =
    { $dice ->
        [one] Yes, as far as one die can tell.
       *[other] Yes, as far as { $dice } dice can tell.
    }
web-statistics-fair-out =
    { $numbers ->
        [one] One number lies outside the band.
       *[other] { $numbers } numbers lie outside the band.
    }
web-statistics-fair-looks = With honest dice that happens in one of { $looks } looks.
web-statistics-fair-band = The band is where each number falls in 19 of 20 cases, if the dice are honest. So one of the six lies outside in about every fourth look.
web-statistics-fair-sealed = Every game’s dice were sealed before it began.
web-statistics-fair-open = Open an envelope
web-statistics-fair-number = { $number }: { $times } times, the band is { $low } to { $high }
web-statistics-fair-none = Here your dice will lie, once you have rolled some with the numbers 1 to 6.

web-statistics-trend = Am I getting better?
web-statistics-trend-what = What is shown
web-statistics-trend-decisions = Your decisions: { $points } a game, beside those of a sensible, quick player.
web-statistics-trend-luck = Your luck: { $points } a game. In the long run it is 0 for everybody.
web-statistics-trend-how =
    { $games ->
        [one] One analysed game.
       *[other] { $games } analysed games. The line is the mean of the last ten, the band how sure that is.
    }
web-statistics-trend-unit-chance = In points of 100 to win.
web-statistics-trend-unit-points = In points.
web-statistics-trend-few = A line needs two analysed games. A game counts here once you have opened its analysis.
web-statistics-trend-today = last game
web-statistics-analyse = Analyse your last game

web-statistics-games =
    { $games ->
        [one] game
       *[other] games
    }
web-statistics-won = won
web-statistics-best = best: { $game }
web-statistics-luck-each = luck per game

web-statistics-against = Against
    .help = games in which you came in front of them
web-statistics-share = { $ahead } of { $games }
web-statistics-never = not yet
web-statistics-people = People
web-statistics-hero = With these heroes
web-statistics-tile = With these tiles
web-statistics-with-help = games won, of those in which you used them
web-statistics-last = Your last games
web-statistics-place = place { $place } of { $players }
web-statistics-analysis = Analysis
web-statistics-daily-best = Best: { $points }, { $day }.

web-since = Since last time
web-since-won-by = Last game: you won by { $score }
web-since-won = Last game: you won
web-since-shared = Last game: a shared win
web-since-lost-by = Last game: you lost by { $score }
web-since-lost = Last game: you lost
web-since-alone = Last game, alone: { $score }
web-since-look = See where luck ended and skill began.
web-since-next = Next to beat: { $name }
web-since-so-far = You came in front in { $ahead } of { $games }.
web-since-never-met = You have not met yet.
web-since-dice =
    { $dice ->
        [one] One die. All is within what luck allows.
       *[other] { $dice } dice. All is within what luck allows.
    }
