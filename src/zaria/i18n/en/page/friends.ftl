# A table with friends, and its lobby.
# $number counts chairs, friends or people; $who and $names are people and opponents.

web-friends-title = A table with friends
web-friends-how = How do you play?
web-friends-quick = Quick
    .help = start against these
web-friends-royale = Royale
    .help = three tiles each round
web-friends-link = By link
    .help = each on their own phone
web-friends-device = One device
    .help = pass it around
web-friends-real = Real dice
    .help = you roll, we count
web-friends-chairs = Chairs
web-friends-tap = Tap a chair
    .help = friend, opponent or nobody
web-friends-number =
    { $number ->
        [one] a friend
        [2] two friends
        [3] three friends
       *[other] four friends
    }
web-friends-lately = Played with you lately
web-chair-asked = will be asked
web-friends-set = Open the table
web-more-options = More

# Chairs.
web-chair-label = Chair { $number }: { $who }
web-chair-who = Who sits here?
web-chair-friend = Friend
web-chair-here = Here
web-chair-nobody = Nobody
web-chair-opponent = Opponents
web-chair-needed = No fewer than { $number } chairs: this game needs them.
web-chair-you = you
web-chair-open = open
web-chair-here-note = on this device
web-chair-nobody-note = nobody
web-chair-move = Move
web-chair-move-to = Tap the new chair
web-chair-make-host = Make host
web-chair-take-away = Take the chair away
web-player-number = Player { $number }

# The lobby.
web-lobby-you-host = You are the host.
web-lobby-name = Name the table
    .label = Name of the table
    .save = Save
web-lobby-host = host
web-lobby-here = here
web-lobby-asked = asked to come
web-lobby-somebody = Somebody
web-lobby-choosing = choosing a chair
web-lobby-here-number =
    { $number ->
        [one] One is here
       *[other] { $number } are here
    }
web-lobby-arriving =
    { $number ->
        [one] one is arriving
       *[other] { $number } are arriving
    }
web-lobby-waits = Waiting for { $names }.
web-lobby-start-without = Start without { $names }
web-lobby-invites = { $host } invites you to { $game }
web-lobby-invites-again = { $host } asks you to play again
web-lobby-decline = No, thanks
web-lobby-name-first = Your name, so that they know who asks
web-lobby-free =
    { $number ->
        [one] One chair is free
       *[other] { $number } chairs are free
    }
web-lobby-without = You can start without waiting. These take the free chairs: { $names }.
web-lobby-kept = A chair is kept for you.
web-lobby-leave = Leave
web-lobby-change = Change the game
web-lobby-save = Change
web-invite-point = Point a phone at it

# Whether something is on.
web-on = on
web-off = off
