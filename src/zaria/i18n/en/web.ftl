# The web client: what all pages share.

web-home = Home
web-play-now = Play now
web-guest-name = Guest
web-your-turn = Your turn
web-connecting = Coming to the table …
web-unreachable = The server does not answer. Is it still running?
web-recover = Your seat on this device
web-bot-greedy = Greedy
web-bot-random = Random
