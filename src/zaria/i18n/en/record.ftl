# What can be wrong with a record.

refusal-record-json = this is not a complete record: it cannot be read at line:column { $place }
refusal-record-foreign = this is not a record of Zaria
refusal-record-format = this record is in format { $given }; this version of Zaria reads up to { $known }
refusal-record-missing = the record has no “{ $field }”
refusal-record-field = the record has a field “{ $field }” that does not belong in it
refusal-record-value = the record's “{ $field }” is not what it should be
refusal-record-step = step { $number } of the record is not a step
refusal-record-undo = step { $number } goes back to step { $target }, which is not there
refusal-record-game = the record is of a game “{ $given }”; this version of Zaria plays: { $possible }
refusal-record-rules-newer = the record follows rules { $given } of { $game }; this version of Zaria knows them up to { $known }
refusal-record-rules-older = the record follows rules { $given } of { $game }; this version of Zaria knows them from { $known } on
refusal-record-component = the record needs “{ $given }”, which this version of Zaria does not know
refusal-record-header = the record cannot be started: { $reason }
refusal-record-draw = step { $number } draws { $given }; { $expected } was to be drawn
refusal-record-bounds = step { $number } draws { $given } below other bounds than it has in this game
refusal-record-seat = step { $number } is seat { $given }'s; it was seat { $expected }'s move
refusal-record-early = step { $number } is a move, but dice or cards were to be drawn
refusal-record-late = step { $number } comes after the end of the game
refusal-record-illegal = step { $number } is not possible: { $reason }
refusal-record-result = the record's result is not what its steps lead to

# What can be wrong with the bytes of a saved state.

refusal-state-foreign = this is not a saved state of Zaria
refusal-state-damaged = this saved state is damaged or not complete
refusal-state-format = this state was saved in format { $given }; this version of Zaria reads format { $known }
refusal-state-game = the saved state is of a game “{ $given }”; this version of Zaria plays: { $possible }
refusal-state-rules-newer = the saved state follows rules { $given } of { $game }; this version of Zaria knows them up to { $known }
refusal-state-rules-older = the saved state follows rules { $given } of { $game }; this version of Zaria knows them from { $known } on
