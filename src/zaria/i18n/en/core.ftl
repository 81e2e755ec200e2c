# Words and refusals that do not depend on the game.
# Numbers are not grouped; money comes in as text.

money = ${ $amount }
seat = seat { $number }

refusal-unknown-game = there is no game “{ $given }”; there are: { $possible }
refusal-unknown-bot = there is no bot “{ $given }”; there are: { $possible }
refusal-players = { $game } is for { $low } to { $high } players, not { $given }
refusal-players-missing = { $game } needs a number of players, from { $low } to { $high }
refusal-player-names = players are a list of names, not { $given }
refusal-player-name = the name of player { $number } is not text: { $given }
refusal-seat = there is no seat { $given }; seats are 0 to { $high }

refusal-option-unknown = { $game } has no option “{ $option }”; it has: { $possible }
refusal-option-int = { $option } takes a whole number, { $possible }, not “{ $given }”
refusal-option-bool = { $option } takes yes or no, not “{ $given }”
refusal-option-choice = { $option } takes one of { $possible }, not “{ $given }”

refusal-game-over = the game is over
refusal-waiting-for-chance = nobody can move now: waiting for dice or cards ({ $kind })
refusal-not-an-action = “{ $given }” is not an action. You can: { $possible }
refusal-not-a-choice = that is not a choice here. You can: { $possible }
refusal-unknown-word = “{ $words }” is not a choice here. You can: { $possible }

refusal-no-draw-now = nothing is to be rolled or drawn now
refusal-deal-type = a deal is a list of whole numbers, not { $given }
refusal-deal-words = what was rolled or drawn is written as text, not { $given }
refusal-deal-length =
    { $expected ->
        [one] one is needed, you gave { $given }
       *[other] { $expected } dice or cards are needed, you gave { $given }
    }
refusal-deal-bound = value { $position } is { $given }; it must be a whole number from 0 to { $high }
refusal-deal-word = “{ $word }” cannot be on this die; possible: { $low } to { $high }
