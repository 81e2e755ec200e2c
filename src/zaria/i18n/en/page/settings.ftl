# The settings, as one sheet, and the page on which a code from another device is typed.
# $games is a number.

web-settings-kept = Kept on this device
web-my-dice = My dice, where they are free
web-my-dice-0 = Red
web-my-dice-1 = Blue
web-my-dice-2 = Green
web-my-dice-3 = Purple
web-my-dice-4 = Gold
web-name-saved = You will have this name from your next seat on.
web-language = Language
web-theme = Look
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the device
web-sound = Sounds
    .help = dice, money, your turn, and the room around the table
web-volume = Volume
web-volume-dice = Dice
web-volume-gains = Money and points
web-volume-calls = Your turn
web-volume-room = The room
web-call = Call me when it is my turn
    .help = a sound, and the tab’s title
web-push = Tell me when I am away
    .help = a notification on this device when a game over days waits for me
web-push-on = Notify me
web-push-offer = This game goes on over days. Shall this device tell you when it is your turn?
web-push-not-now = Not now
web-push-refused = This device did not allow notifications.
web-motion = Motion
    .help = how much moves on the table
web-motion-all = All
web-motion-little = Little
web-remarks = Opponents’ remarks
    .help = a short line now and then
web-twice = Tap twice to place or take
    .help = the first tap chooses and shows what it brings, the second one does it
web-roll-at-once = Roll my dice at once
    .help = against opponents, without my press
web-device = Move to another device
    .help = Your name and your tables go along.
web-device-show = Show code
web-device-have = I have a code
web-device-link = The link for the other device
web-device-code = The code for the other device
web-device-once = Scan it, open the link, or type the code there. It works once, within 10 minutes, and the person who uses it plays as you.
web-data = Take my data with me
    .help =
        { $games ->
            [one] 1 finished game, one file
           *[other] { $games } finished games, one file
        }
web-data-save = Save
web-delete = Delete my data
    .help = Name, seats and everything this device remembers. Tables go on without you.
web-delete-do = Delete
web-delete-sure = Your name, your seats, your messages and all that this device remembers will be gone for good. Nobody can bring it back.
web-delete-keep = Keep it
web-delete-yes = Delete everything
web-recover-type = Type the code that the other device shows.
web-recover-code = Code
web-recover-go = Go on here
web-recover-now = On this device you are { $name } now.
web-recover-nobody = On this device you are nobody yet.
web-recover-becomes = With this code you play on as { $name }.
web-recover-back = You can come back: the page for codes keeps the way.
web-recover-become = Become { $name }
web-recover-stay = Change nothing
web-recover-former = Be { $name } again
web-devices = Your devices
web-devices-this = This device
web-devices-one = { $kind }, since { $since }
web-devices-unknown = A device
web-devices-end = End
web-devices-end-all = End all others
