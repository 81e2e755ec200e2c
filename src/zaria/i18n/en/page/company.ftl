# What the players at a table are to each other beside the game.
# $seat is a player.

# Reactions and sounds.
web-react = Quick reactions
web-react-hello = Hello
web-react-bravo = Well played
web-react-lucky = What luck
web-react-ouch = Ouch
web-react-funny = That is funny
web-react-moment = One moment, please
web-chat-unread = New messages:

# Somebody who is connected lets the others wait.
web-idle = { $seat } has not moved for a while.
web-idle-line = { $seat } has not moved for a while. **The table waits**; a stand-in can play meanwhile.
web-idle-me = The table waits for you. The others may let a stand-in play in your place.
