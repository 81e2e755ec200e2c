# Sealed dice: what `zaria verify` checks, and what can be wrong.

command-verify = Open the sealed envelope of a finished game, and check every die. Exits with 3 if a contribution was never shown.
    .usage = zaria verify FILE [--seal SEAL]
argument-verify = the record of a game at a table of “zaria serve”
    .value = FILE
argument-seal = the seal that you noted before the game: the record must have the same one
    .value = SEAL

verified-seal = The secret in the envelope is the one that was sealed: { $seal }
verified-contributions = The contributions of { $seats } match what they committed to.
verified-host-alone = Nobody had contributed anything to it.
verified-draws = { $draws ->
        [one] The one draw of the game was in the envelope.
       *[other] All { $draws } draws of the game were in the envelope.
    }
verified-steps = { $steps ->
        [one] The one step follows the rules and leads to the result.
       *[other] All { $steps } steps follow the rules and lead to the result.
    }
verified-unfinished = { $steps ->
        [one] The one step follows the rules. The game was not played to the end.
       *[other] All { $steps } steps follow the rules. The game was not played to the end.
    }
verified-content = Nothing else in the record was changed.
verified-unshown = WARNING: a contribution to the dice was committed to and never shown ({ $seats }). The dice were then sealed anew with a new secret. A player who runs the server could choose between two sets of dice in this way.
verified-compare = If you noted the seal before the game, compare it with the one above, or give it with --seal.

refusal-no-sealed-file = which file? “zaria verify FILE” takes the record of a game at a table of “zaria serve”
refusal-seal-none = there is nothing to check: the dice of this game were not sealed
refusal-seal-closed = the envelope is still closed: the secret is shown when the game is over
refusal-seal-secret = the secret in the record is not the one that was sealed
refusal-seal-contribution = what seat { $number } contributed is not what it had committed to
refusal-seal-secret-again = the secret had been in an earlier envelope already
refusal-seal-again = what seat { $number } committed to had been used for an earlier envelope already
refusal-seal-draw = the draw in step { $number } was not in the envelope
refusal-seal-check = the record was changed: it is not the one that was closed with this envelope
refusal-seal-other = this game was sealed with { $seal }, not with “{ $given }”
refusal-seal-hidden = the record leaves out an envelope that was seen before the game: { $given }
refusal-seal-promise = the record leaves out what seat { $number } had committed to
