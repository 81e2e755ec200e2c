"""The state machine that all games share: states, frames, questions, setups and refusals."""
