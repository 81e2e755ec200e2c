# The command line and what is said while playing in the terminal.

uncompiled = The engine is not compiled, and slow: compiling takes a C compiler when Zaria is installed.
overview = Zaria is a table for dice games.
    .languages = With every command: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Unofficial: not made or endorsed by the games' publishers.

command-play = Play against opponents, with friends at one keyboard, or watch the opponents play.
    .usage = zaria play GAME [--players N] [--record FILE] …
command-replay = Watch a recorded game.
    .usage = zaria replay FILE
command-rules = Read the rules: all, a game's, a group (LV-PAY) or one (LV-PAY-01).
    .usage = zaria rules [WHAT]
command-games = List the games and their options.
    .usage = zaria games

argument-help = show this help
argument-lang = the language: { $possible } (default: your system's language)
    .value = LL
argument-no-remarks = opponents say nothing about the game
argument-plain = no colours, ASCII only
argument-game = which game: see “zaria games”
    .value = GAME
argument-players = how many play, people and opponents together (default: 4)
    .value = N
argument-humans = how many people play at this keyboard (default: 1)
    .value = N
argument-name = a person's name; once for each person
    .value = NAME
argument-bots = the opponents, such as leo,nora or greedy; the last one also takes the remaining seats (default: level normal, then easy)
    .value = LIST
argument-bots-only = no people: watch the opponents play
argument-seed = a number for the dice: the same number, the same dice
    .value = N
argument-record = save the game in this file after every step, or continue the game in it
    .value = FILE
argument-real-dice = type in what you roll and draw at a real table
argument-pause = how long each move of an opponent is shown on a terminal, in milliseconds (default: 700; 0: not at all)
    .value = N
argument-rules = a game, the id of a rule, or the beginning of an id
    .value = WHAT
argument-file = a file written by “zaria play --record”
    .value = FILE
argument-option = { $help } ({ $possible }; default: { $default })
    .value = VALUE

game-line = { $name }, for { $low ->
        [one] one to { $high } players
       *[other] { $low } to { $high } players
    }
game-line-exact = { $name }, for { $players ->
        [one] one player
       *[other] { $players } players
    }
player = Player { $number }

refusal-command-unknown = there is no command “{ $given }”; there are: { $possible }
refusal-argument-unknown = { $command } does not take “{ $given }”; it takes: { $possible }
refusal-argument-needs-value = { $argument } needs a value; see “{ $command } --help”
refusal-argument-takes-no-value = { $argument } takes no value; see “{ $command } --help”
refusal-argument-number = { $argument } takes a whole number, not “{ $given }”
refusal-argument-number-low = { $argument } takes a whole number of at least { $low }, not “{ $given }”
refusal-argument-number-high = { $argument } takes a whole number of at most { $high }, not “{ $given }”
refusal-lang = { $argument } takes one of { $possible }, not “{ $given }”
refusal-no-game = which game? there are: { $possible }
refusal-no-file = which file? “zaria { $command } FILE” takes one written by “zaria play --record”
refusal-no-rule = there is no rule “{ $given }”; try an id such as LV-PAY-01, the beginning of one, or a game: { $possible }

refusal-too-many-seats = { $people } people and { $bots } opponents are more than { $players } players
refusal-too-many-people = { $game } is for { $high } players at most, not for { $given } people
refusal-too-many-names = { $names } names for { $people } people
refusal-bots-only-with-people = with --bots-only nobody else plays: leave out --humans and --name
refusal-real-dice-need-people = real dice need somebody to roll them: leave out --bots-only
refusal-name-length = “{ $given }” cannot be a name: a name has 1 to { $longest } letters
refusal-name-of-bot = “{ $given }” is the name of an opponent; choose another one
refusal-name-twice = two people are called “{ $given }”; choose different names

refusal-file-unreadable = { $file } cannot be read: { $errno }
refusal-file-unwritable = { $file } cannot be written: { $errno }
refusal-extra-missing = { $command } needs the extra “{ $extra }”: pip install ".[{ $extra }]"
refusal-file-protected = { $file } cannot be written: it is protected or not a file
refusal-file-no-record = { $file } is not a record of Zaria
refusal-file-exists = { $file } exists already; choose another name
refusal-record-other-game = { $file } holds a game of { $kept }, not of { $given }
refusal-record-differs = { $file } holds a game with { $argument } { $kept }, not { $given }; leave { $argument } out to continue it
output-broken = the output cannot be written: { $errno }

errno-EACCES = it is not permitted
errno-EEXIST = it exists already
errno-EISDIR = it is a directory
errno-ENAMETOOLONG = its name is too long
errno-ENOENT = there is no such file or directory
errno-ENOSPC = the disk is full
errno-ENOTDIR = part of its path is not a directory
errno-EPERM = it is not permitted
errno-EROFS = the disk is read-only

resumed = Continuing the game in { $file } after step { $step }.
resumed-over = The game in { $file } is over after { $step } steps.
left = The game is saved in { $file }. To continue:
saved = Saved in { $file }.
go-on = Press Enter to continue.
go-on-bots = Enter = next, go = to the end, q = quit
skip-bots = Enter = to your turn
hand-over = For { $seat } only. Hand over the keyboard; everybody else, look away.
replay-unfinished = The game is not over: this is as far as it was played.

possible = You can: { $possible }
entry-empty = Type a choice, or ? for help.
why-possible = { $word } is possible.
refusal-entry-unclear = “{ $entry }” could be: { $possible }
refusal-save-where = save where? Type: save FILE

your-choice = Your choice:
chance-other =
    Type what was rolled or drawn ({ $kind }): { $number ->
        [one] one number
       *[other] { $number } numbers
    }
result = Result
result-won =
    { $number ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }

opening = { $game }: { $players }. Type ? for help.

help-choose = Type a choice, just its start, or the key at its left. Or:
help-help = this help
    .entry = ?
help-about = a rule by its id, or a tile, hero or die by its name
    .entry = help WHAT
help-why = why something is not possible
    .entry = why CHOICE
help-hint = what a strong opponent would do, and why
    .entry = hint
help-log = what happened in this round
    .entry = log
help-table = the table again
    .entry = table
help-mine = what only you may see
    .entry = mine
help-save = write a copy of the game
    .entry = save FILE
help-quit = leave; the game is saved
    .entry = quit
help-nothing = There is nothing called “{ $topic }” here, and no such rule.

yes = yes
sure-to-stop = This ends the game for good; quit leaves it and saves it. Type “{ $yes }” to end it.
possible-dice = You can type: { $possible }
press-to-roll = { $seat }: press Enter to roll.
refusal-nothing-to-correct = there are no dice or cards to correct: somebody has decided something since
help-undo = take back your last move
    .entry = undo
help-correct = type the last dice or cards again
    .entry = correct
go-on-replay = Enter = next, b = back, 12 = step 12, go = to the end, ? = help, q = quit
replay-place = Step { $step } of { $steps }
replay-help = Enter or n: the next decision. b: the one before. A number from 1 to { $steps }: that step. go: the result. q: quit.
best-new = That is the best score on this machine so far.
best-before = Best score on this machine: { $points }
command-completion = Print a script that completes commands and options in your shell.
    .usage = zaria completion SHELL
argument-completion = one of { $possible }
    .value = SHELL
refusal-completion-shell = which shell? There are: { $possible }; not “{ $given }”
