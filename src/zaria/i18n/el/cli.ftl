# Η γραμμή εντολών και ό,τι λέγεται όταν παίζεις στο τερματικό.

overview = Το Zaria είναι ένα τραπέζι για παιχνίδια με ζάρια.
    .languages = Με κάθε εντολή: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Ανεπίσημο: δεν έγινε ούτε εγκρίθηκε από τους εκδότες των παιχνιδιών.

command-play = Παίξε με bot, με φίλους σε ένα πληκτρολόγιο, ή άσε τα bot να παίξουν.
    .usage = zaria play ΠΑΙΧΝΙΔΙ [--players N] [--record ΑΡΧΕΙΟ] …
command-replay = Δες ξανά ένα καταγραμμένο παιχνίδι.
    .usage = zaria replay ΑΡΧΕΙΟ
command-rules = Διάβασε τους κανόνες: όλους, ενός παιχνιδιού, μια ομάδα (LV-PAY) ή έναν (LV-PAY-01).
    .usage = zaria rules [ΤΙ]
command-games = Δες τα παιχνίδια και τις επιλογές τους.
    .usage = zaria games

argument-help = δείχνει αυτή τη βοήθεια
argument-lang = η γλώσσα: { $possible } (αν δεν οριστεί, του συστήματος)
    .value = LL
argument-plain = χωρίς χρώματα, σχέδια μόνο με ASCII
argument-game = ποιο παιχνίδι: δες «zaria games»
    .value = ΠΑΙΧΝΙΔΙ
argument-players = πόσοι παίζουν, άνθρωποι και bot μαζί (αν δεν οριστεί, 4)
    .value = N
argument-humans = πόσοι άνθρωποι παίζουν σε αυτό το πληκτρολόγιο (αν δεν οριστεί, 1)
    .value = N
argument-name = το όνομα ενός ανθρώπου· μία φορά για τον καθένα
    .value = ΟΝΟΜΑ
argument-bots = τα bot, όπως greedy,random· το τελευταίο παίρνει και τις θέσεις που μένουν
    .value = ΛΙΣΤΑ
argument-bots-only = δεν παίζει κανείς: δες τα bot
argument-seed = ένας αριθμός για τα ζάρια: ίδιος αριθμός, ίδια ζάρια
    .value = N
argument-record = κρατά το παιχνίδι σε αυτό το αρχείο σε κάθε βήμα, ή συνεχίζει αυτό που έχει μέσα
    .value = ΑΡΧΕΙΟ
argument-real-dice = γράφεις ό,τι ρίχνετε και τραβάτε σε αληθινό τραπέζι
argument-rules = ένα παιχνίδι, ή ο αριθμός ενός κανόνα ή η αρχή του
    .value = ΤΙ
argument-replay = ένα αρχείο που έγραψε το «zaria play --record»
    .value = ΑΡΧΕΙΟ
argument-option = { $help } ({ $possible }· αν δεν οριστεί, { $default })
    .value = ΤΙΜΗ

game-line = { $name }, για { $low ->
        [one] έναν έως { $high } παίκτες
       *[other] { $low } έως { $high } παίκτες
    }
game-line-exact = { $name }, για { $players ->
        [one] έναν παίκτη
       *[other] { $players } παίκτες
    }
player = Παίκτης { $number }

refusal-command-unknown = δεν υπάρχει εντολή «{ $given }»· υπάρχουν: { $possible }
refusal-argument-unknown = { $command }: δεν δέχεται «{ $given }»· δέχεται: { $possible }
refusal-argument-needs-value = { $argument }: χρειάζεται τιμή· δες «{ $command } --help»
refusal-argument-takes-no-value = { $argument }: δεν παίρνει τιμή· δες «{ $command } --help»
refusal-argument-number = { $argument }: θέλει ακέραιο αριθμό, όχι «{ $given }»
refusal-lang = { $argument }: θέλει ένα από τα { $possible }, όχι «{ $given }»
refusal-no-game = ποιο παιχνίδι; υπάρχουν: { $possible }
refusal-no-file = ποιο αρχείο; το «zaria replay ΑΡΧΕΙΟ» θέλει ένα που έγραψε το «zaria play --record»
refusal-no-rule = δεν υπάρχει κανόνας «{ $given }»· δοκίμασε έναν αριθμό όπως LV-PAY-01, την αρχή του ή ένα παιχνίδι: { $possible }

refusal-too-many-seats = άνθρωποι: { $people }, bot: { $bots }· είναι περισσότεροι από { $players } παίκτες
refusal-too-many-people = { $game }: παίζεται με { $high } παίκτες το πολύ, όχι με { $given }
refusal-too-many-names = πολλά ονόματα: { $names }, ενώ οι άνθρωποι είναι { $people }
refusal-bots-only-with-people = με --bots-only δεν παίζει κανείς άλλος: βγάλε τα --humans και --name
refusal-real-dice-need-people = τα αληθινά ζάρια πρέπει κάποιος να τα ρίξει: βγάλε το --bots-only
refusal-name-length = το «{ $given }» δεν γίνεται όνομα: ένα όνομα έχει 1 έως { $longest } χαρακτήρες
refusal-name-of-bot = το «{ $given }» είναι όνομα bot· διάλεξε άλλο
refusal-name-twice = δύο άνθρωποι λέγονται «{ $given }»· διαλέξτε διαφορετικά ονόματα

refusal-file-unreadable = { $file }: δεν διαβάζεται: { $errno }
refusal-file-unwritable = { $file }: δεν γράφεται: { $errno }
refusal-file-protected = { $file }: δεν γράφεται: είναι προστατευμένο ή δεν είναι αρχείο
refusal-file-no-record = { $file }: δεν είναι καταγραφή του Zaria
refusal-file-exists = { $file }: υπάρχει ήδη· διάλεξε άλλο όνομα
refusal-record-other-game = { $file }: έχει παιχνίδι { $kept }, όχι { $given }
refusal-record-differs = { $file }: έχει παιχνίδι με { $argument } { $kept }, όχι { $given }· βγάλε το { $argument } για να το συνεχίσεις
output-broken = η έξοδος δεν γράφεται: { $errno }

errno-EACCES = δεν επιτρέπεται
errno-EEXIST = υπάρχει ήδη
errno-EISDIR = είναι φάκελος
errno-ENAMETOOLONG = το όνομα είναι πολύ μεγάλο
errno-ENOENT = δεν υπάρχει τέτοιο αρχείο ή φάκελος
errno-ENOSPC = ο δίσκος είναι γεμάτος
errno-ENOTDIR = κάποιο μέρος της διαδρομής δεν είναι φάκελος
errno-EPERM = δεν επιτρέπεται
errno-EROFS = ο δίσκος είναι μόνο για ανάγνωση

resumed = Συνεχίζεται το παιχνίδι του { $file }, μετά το βήμα { $step }.
resumed-over = Το παιχνίδι του { $file } έχει τελειώσει, βήματα: { $step }.
left = Το παιχνίδι κρατήθηκε στο { $file }. Για να συνεχίσεις:
saved = Αποθηκεύτηκε στο { $file }.
go-on = Enter για συνέχεια.
go-on-bots = Enter: συνέχεια. go: ως το τέλος. q: έξοδος.
hand-over = { $seat }: αυτό είναι μόνο για εσένα. Οι άλλοι μην κοιτάτε.
replay-unfinished = Το παιχνίδι δεν τελείωσε: ως εδώ παίχτηκε.

possible = Γίνονται: { $possible }
entry-empty = Γράψε μια επιλογή, ή ? για βοήθεια.
why-possible = { $word }: γίνεται.
refusal-entry-unclear = το «{ $entry }» μπορεί να είναι: { $possible }
refusal-save-where = πού να αποθηκευτεί; Γράψε: save ΑΡΧΕΙΟ

your-choice = Η επιλογή σου:
chance-other =
    Γράψε τι έφερες ή τι τράβηξες ({ $kind }): { $number ->
        [one] έναν αριθμό
       *[other] { $number } αριθμούς
    }
result = Αποτέλεσμα
result-won =
    { $number ->
        [one] Κερδίζει: { $winners }.
       *[other] Κερδίζουν μαζί: { $winners }.
    }

opening = { $game }: { $players }. Γράψε ? για βοήθεια.

help-choose = Γράψε μια επιλογή, το σημάδι στα αριστερά της ή την αρχή των λέξεών της. Ή:
help-help = αυτή η βοήθεια
    .entry = ?
help-about = ένας κανόνας με τον αριθμό του· πλακίδιο, ήρωας ή ζάρι με το όνομά του
    .entry = help ΤΙ
help-why = γιατί κάτι δεν γίνεται
    .entry = why ΕΠΙΛΟΓΗ
help-log = τι έγινε σε αυτόν τον γύρο
    .entry = log
help-table = ξανά το τραπέζι
    .entry = table
help-mine = όσα βλέπεις μόνο εσύ
    .entry = mine
help-save = γράφει ένα αντίγραφο του παιχνιδιού
    .entry = save ΑΡΧΕΙΟ
help-quit = έξοδος· το παιχνίδι κρατιέται
    .entry = quit
help-nothing = Τίποτα δεν λέγεται «{ $topic }» εδώ, ούτε κανόνας.
