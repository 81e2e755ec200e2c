# Vectors and environments, for programs that learn.

refusal-buffer = a buffer for { $wanted } bits is needed that can be written, not { $given }
refusal-no-observation = { $game } does not say what a seat may know as a vector
refusal-not-in-index = { $given } does not stand for an answer that is legal now. Possible: { $possible }
refusal-batch-actions = { $wanted } games need { $wanted } answers, not { $given }
refusal-batch-illegal = game { $game }: { $given } does not stand for an answer that is legal now. Possible: { $possible }
refusal-batch-reset = the games have not begun: call reset() first
refusal-env-opponents = { $wanted } opponents are needed, not { $given }
