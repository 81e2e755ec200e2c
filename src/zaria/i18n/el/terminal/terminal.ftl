uncompiled = Ο κώδικας των παιχνιδιών δεν είναι μεταγλωττισμένος και είναι αργός: για τη μεταγλώττιση χρειάζεται μεταγλωττιστής C όταν εγκαθίσταται το Zaria.
overview = Το Zaria είναι ένα τραπέζι για παιχνίδια με ζάρια.
    .languages = Με κάθε εντολή: --lang en (English), el (Ελληνικά), it (Italiano), de (Deutsch).
    .unofficial = Ανεπίσημο: δεν έγινε ούτε εγκρίθηκε από τους εκδότες των παιχνιδιών.

command-play = Παίξε με αντιπάλους, με φίλους σε ένα πληκτρολόγιο, ή δες τους αντιπάλους να παίζουν.
    .usage = zaria play ΠΑΙΧΝΙΔΙ [--players N] [--record ΑΡΧΕΙΟ] …
command-replay = Δες ξανά ένα καταγραμμένο παιχνίδι.
    .usage = zaria replay ΑΡΧΕΙΟ
command-rules = Διάβασε τους κανόνες: όλους, ενός παιχνιδιού, μια ομάδα (LV-PAY) ή έναν (LV-PAY-01).
    .usage = zaria rules [ΤΙ]
command-games = Δες τα παιχνίδια και τις επιλογές τους.
    .usage = zaria games

argument-help = δείχνει αυτή τη βοήθεια
argument-lang = η γλώσσα: { $possible } (προεπιλογή: η γλώσσα του συστήματος)
    .value = LL
argument-no-remarks = οι αντίπαλοι δεν σχολιάζουν το παιχνίδι
argument-plain = χωρίς χρώματα, σχέδια μόνο με ASCII
argument-game = ποιο παιχνίδι: δες «zaria games»
    .value = ΠΑΙΧΝΙΔΙ
argument-players = πόσοι παίζουν, άνθρωποι και αντίπαλοι μαζί (προεπιλογή: 4)
    .value = N
argument-humans = πόσοι άνθρωποι παίζουν σε αυτό το πληκτρολόγιο (προεπιλογή: 1)
    .value = N
argument-name = το όνομα ενός ανθρώπου· μία φορά για τον καθένα
    .value = ΟΝΟΜΑ
argument-bots = οι αντίπαλοι, όπως leo,nora ή greedy· ο τελευταίος παίρνει και τις θέσεις που μένουν (αλλιώς: του επιπέδου normal, μετά easy)
    .value = ΛΙΣΤΑ
argument-bots-only = χωρίς ανθρώπους: παρακολούθησε τους αντιπάλους
argument-seed = ένας αριθμός για τα ζάρια: ίδιος αριθμός, ίδια ζάρια
    .value = N
argument-record = αποθηκεύει το παιχνίδι σε αυτό το αρχείο μετά από κάθε βήμα, ή συνεχίζει εκείνο που έχει μέσα
    .value = ΑΡΧΕΙΟ
argument-real-dice = γράφεις ό,τι ρίχνετε και τραβάτε σε πραγματικό τραπέζι
argument-pause = πόση ώρα φαίνεται στο τερματικό κάθε κίνηση ενός αντιπάλου, σε χιλιοστά του δευτερολέπτου (προεπιλογή: 700· 0: καθόλου)
    .value = N
argument-rules = ένα παιχνίδι, ή ο αριθμός ενός κανόνα ή η αρχή του
    .value = ΤΙ
argument-file = ένα αρχείο που έγραψε το «zaria play --record»
    .value = ΑΡΧΕΙΟ
argument-option = { $help } ({ $possible }· προεπιλογή: { $default })
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
refusal-argument-number-low = το { $argument } θέλει ακέραιο αριθμό, τουλάχιστον { $low }, όχι «{ $given }»
refusal-argument-number-high = το { $argument } θέλει ακέραιο αριθμό, το πολύ { $high }, όχι «{ $given }»
refusal-lang = { $argument }: θέλει ένα από τα { $possible }, όχι «{ $given }»
refusal-no-game = ποιο παιχνίδι; υπάρχουν: { $possible }
refusal-no-file = ποιο αρχείο; το «zaria { $command } ΑΡΧΕΙΟ» θέλει ένα που έγραψε το «zaria play --record»
refusal-no-rule = δεν υπάρχει κανόνας «{ $given }»· δοκίμασε έναν αριθμό όπως LV-PAY-01, την αρχή του ή ένα παιχνίδι: { $possible }

refusal-too-many-seats = άνθρωποι: { $people }, αντίπαλοι: { $bots }· είναι περισσότεροι από { $players } παίκτες
refusal-too-many-people = { $game }: παίζεται με { $high } παίκτες το πολύ, όχι με { $given }
refusal-too-many-names = πολλά ονόματα: { $names }, ενώ οι άνθρωποι είναι { $people }
refusal-bots-only-with-people = με --bots-only δεν παίζει κανείς άλλος: βγάλε τα --humans και --name
refusal-real-dice-need-people = τα πραγματικά ζάρια πρέπει κάποιος να τα ρίξει: βγάλε το --bots-only
refusal-name-length = το «{ $given }» δεν μπορεί να είναι όνομα: ένα όνομα έχει 1 έως { $longest } χαρακτήρες
refusal-name-of-bot = το «{ $given }» είναι όνομα αντιπάλου· διάλεξε άλλο
refusal-name-twice = δύο άνθρωποι λέγονται «{ $given }»· διαλέξτε διαφορετικά ονόματα

refusal-file-unreadable = { $file }: δεν διαβάζεται: { $errno }
refusal-file-unwritable = { $file }: δεν γράφεται: { $errno }
refusal-extra-missing = το { $command } θέλει το πρόσθετο «{ $extra }»: pip install ".[{ $extra }]"
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
left = Το παιχνίδι αποθηκεύτηκε στο { $file }. Για να συνεχίσεις:
saved = Αποθηκεύτηκε στο { $file }.
go-on = Πάτα Enter για συνέχεια.
go-on-bots = Enter = επόμενο, go = ως το τέλος, q = έξοδος
skip-bots = Enter = ως τη σειρά σου
hand-over = Μόνο για: { $seat }. Δώστε το πληκτρολόγιο· οι άλλοι μην κοιτάτε.
replay-unfinished = Το παιχνίδι δεν τελείωσε: ως εδώ παίχτηκε.

possible = Μπορείς: { $possible }
entry-empty = Γράψε μια επιλογή, ή ? για βοήθεια.
why-possible = { $word }: επιτρέπεται.
refusal-entry-unclear = το «{ $entry }» μπορεί να είναι: { $possible }
refusal-save-where = πού να αποθηκευτεί; Γράψε: save ΑΡΧΕΙΟ

your-choice = Η επιλογή σου:
chance-other =
    Γράψτε τι ήρθε ({ $kind }): { $number ->
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

help-choose = Γράψε μια επιλογή, μόνο την αρχή της ή το πλήκτρο στα αριστερά της. Ή:
help-help = αυτή η βοήθεια
    .entry = ?
help-about = ένας κανόνας με τον αριθμό του· πλακίδιο, ήρωας ή ζάρι με το όνομά του
    .entry = help ΤΙ
help-why = γιατί κάτι δεν επιτρέπεται
    .entry = why ΕΠΙΛΟΓΗ
help-hint = τι θα έκανε ένας δυνατός αντίπαλος και γιατί
    .entry = hint
help-log = τι έγινε σε αυτόν τον γύρο
    .entry = log
help-table = ξανά το τραπέζι
    .entry = table
help-mine = όσα βλέπεις μόνο εσύ
    .entry = mine
help-save = γράφει ένα αντίγραφο του παιχνιδιού
    .entry = save ΑΡΧΕΙΟ
help-quit = έξοδος· το παιχνίδι αποθηκεύεται
    .entry = quit
help-nothing = Τίποτα δεν λέγεται «{ $topic }» εδώ, ούτε κανόνας.

yes = ναι
sure-to-stop = Έτσι τελειώνει οριστικά το παιχνίδι· με quit φεύγεις και αποθηκεύεται. Γράψε «{ $yes }» για να τελειώσει.
possible-dice = Μπορείς να γράψεις: { $possible }
press-to-roll = { $seat }: πάτα Enter για να ρίξεις.
refusal-nothing-to-correct = δεν υπάρχουν ζάρια ή κάρτες για διόρθωση: στο μεταξύ κάποιος αποφάσισε κάτι
help-undo = αναίρεση της τελευταίας σου κίνησης
    .entry = undo
help-correct = γράψε ξανά τα τελευταία ζάρια ή κάρτες
    .entry = correct
go-on-replay = Enter = επόμενο, b = πίσω, 12 = βήμα 12, go = ως το τέλος, ? = βοήθεια, q = έξοδος
replay-place = Βήμα { $step } από { $steps }
replay-help = Enter ή n: η επόμενη απόφαση. b: η προηγούμενη. Ένας αριθμός από 1 έως { $steps }: εκείνο το βήμα. go: το αποτέλεσμα. q: έξοδος.
best-new = Είναι το καλύτερο σκορ σε αυτόν τον υπολογιστή ως τώρα.
best-before = Καλύτερο σκορ σε αυτόν τον υπολογιστή: { $points }
command-completion = Τυπώνει ένα script που συμπληρώνει εντολές και επιλογές στο κέλυφός σου.
    .usage = zaria completion ΚΕΛΥΦΟΣ
argument-completion = ένα από τα { $possible }
    .value = ΚΕΛΥΦΟΣ
refusal-completion-shell = ποιο κέλυφος; Υπάρχουν: { $possible }· όχι «{ $given }»
