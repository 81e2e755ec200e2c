command-arena = Βάλε bot να παίξουν πολλές παρτίδες μεταξύ τους και σύγκρινέ τα.
    .usage = zaria arena ΠΑΙΧΝΙΔΙ BOT BOT … [--games N] [--csv ΑΡΧΕΙΟ]
argument-arena = το παιχνίδι και μετά τα bot· πρώτο εκείνο που παίζει μόνο του απέναντι σε αντίγραφα ενός άλλου
    .value = ΠΑΙΧΝΙΔΙ BOT …
argument-bot = ένα ακόμη bot, και δικό σου όπως my_module:MyBot· δίνεται και πολλές φορές
    .value = BOT
argument-arena-games = πόσες παρτίδες τουλάχιστον (προεπιλογή: 400)· κάθε σύνθεση παίζει από κάθε θέση με τα ίδια ζάρια
    .value = N
argument-arena-players = πόσοι κάθονται στο τραπέζι (προεπιλογή: 4 ή όσοι επιτρέπει το παιχνίδι)
    .value = N
argument-arena-budget = πόσο σκέφτονται τα bot: 1000 είναι η συνηθισμένη προσπάθεια
    .value = N
argument-arena-processes = πόσες διεργασίες παίζουν (προεπιλογή: όσοι είναι οι επεξεργαστές)
    .value = N
argument-arena-csv = αποθήκευσε κάθε παρτίδα σε αυτό το αρχείο ή συνέχισε με τις παρτίδες που έχει
    .value = ΑΡΧΕΙΟ
argument-arena-parquet = αποθήκευσε τις παρτίδες σε αυτό το αρχείο Parquet ή συνέχισε με όσες έχει (θέλει το πρόσθετο «analysis»)
    .value = ΑΡΧΕΙΟ
argument-arena-ray = παίξε στη συστοιχία Ray σε αυτή τη διεύθυνση (θέλει το πρόσθετο «ray»)· το «local» ξεκινά μία εδώ
    .value = ΔΙΕΥΘΥΝΣΗ

arena-bot = παίκτης
arena-games = παρτίδες
arena-share = μερίδιο
arena-error = σφάλμα
arena-score = βαθμοί
arena-time = ms ανά κίνηση
arena-rating = OpenSkill
arena-alone = Ένα μόνο του απέναντι σε αντίγραφα του άλλου:
arena-trouble = { $number ->
        [one] Μία φορά ένα bot απέτυχε και έγινε κίνηση για λογαριασμό του: { $first }
       *[other] { $number } φορές ένα bot απέτυχε και έγινε κίνηση για λογαριασμό του, πρώτα: { $first }
    }
arena-no-ratings = Για βαθμολογίες OpenSkill εγκατάστησε το πρόσθετο «analysis»: pip install ".[analysis]"

refusal-arena-nobody = ποια bot; το «zaria arena ΠΑΙΧΝΙΔΙ BOT BOT» θέλει τουλάχιστον ένα
refusal-arena-other-file = το { $file } έχει τα αποτελέσματα άλλου τουρνουά ή κάτι άλλο
refusal-arena-two-files = το --csv και το --parquet δεν πάνε μαζί
refusal-arena-no-parquet = τα αρχεία Parquet θέλουν το πρόσθετο «analysis»: pip install ".[analysis]"
refusal-arena-no-ray = το --ray θέλει το πρόσθετο «ray»: pip install ".[ray]"
refusal-arena-died = οι διεργασίες που παίζουν τις παρτίδες τερματίζονται ξανά και ξανά: φτάνει η μνήμη;
refusal-arena-no-cluster = δεν υπάρχει Ray στη διεύθυνση { $address }: { $text }
refusal-own-bot-failed = ένα bot απέτυχε και έγινε κίνηση για λογαριασμό του: { $text }
refusal-own-bot-broken = το bot «{ $given }» δεν φορτώνεται: { $error }
refusal-own-bot-no-choose = το bot «{ $given }» δεν έχει μέθοδο «choose»
refusal-own-bot-missing = το bot «{ $given }» παίζει σε αυτή την παρτίδα: δώσ’ το πάλι με --bots
