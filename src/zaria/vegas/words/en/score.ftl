# The score pad.

score-ask-vegas = Type each casino on a line, from 1 up, and an empty line after the last: its two cards, a colon, and whose dice lie there. Such as: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
    .entry = "60 30: Ann 3, Bob 2 big, neutral 1" for each casino
score-vegas-starter = { $seat } starts the next round.
refusal-score-no-casino = there is no casino to pay; write one such as “60 30: Ann 3, Bob 2 big, neutral 1”
refusal-vegas-pad-casinos = there are { $most } casinos, not { $given }
refusal-vegas-pad-casino = “{ $given }” is not a casino; write its two cards, a colon, and whose dice lie there: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = a casino has two money cards; “{ $text }” has { $given } before its colon
refusal-vegas-pad-dice = “{ $given }” is not somebody's dice; write a name and how many: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = “{ $given }”: whose dice lie in a casino is said once
refusal-vegas-pad-players = { $given } is one too many: there are { $most } players at most
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name } cannot have { $given } small dice in these casinos; possible: up to { $most }
        [big] { $name } cannot have { $given } big dice in these casinos; possible: up to { $most }
       *[black] { $name } cannot have { $given } black dice in these casinos; possible: up to { $most }
    }
