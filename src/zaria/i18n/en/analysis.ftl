# Where luck ended and skill began: in the terminal and on the page.

analysis-start = Start
analysis-luck = Luck
analysis-decisions = Decisions
analysis-gifts = From others
analysis-end = End
analysis-verdict-luck = { $seat } won mostly by luck.
analysis-verdict-decisions = { $seat } won mostly by decisions, measured against quick play.
analysis-verdict-equally = { $seat } won by luck and decisions about equally.
analysis-note-chance = In points of 100 to win. Decisions: beside those of a sensible, quick player. From others: what their decisions brought.
analysis-note-points = In points. Decisions: beside those of a sensible, quick player.
analysis-round = Round { $round }
analysis-graph-chance = Chance to win, out of 100
analysis-graph-points = Points to expect at the end
analysis-note-mistakes = The cost is what the better choice would have brought more, if a sensible, quick player had gone on for everybody.
analysis-no-mistakes = No decision cost anything we can measure.

refusal-analysis-game = nobody can analyse { $game } yet
refusal-analysis-empty = there is nothing to analyse: the record has no steps
refusal-analysis-early = this game is not over yet
refusal-analysis-fast = too many games at once; wait a little
refusal-not-a-decision = nobody had to decide anything there
