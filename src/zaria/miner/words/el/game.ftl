refusal-miner-in-bag = αυτό το ζάρι είναι ακόμα στο σακούλι
refusal-miner-removed = αυτό το ζάρι είναι εκτός παιχνιδιού
refusal-miner-on-mountain = { $which }: αυτό το ζάρι είναι στο βουνό, όχι στη συλλογή σου
refusal-miner-own = { $face }: αυτό το ζάρι είναι ήδη στη συλλογή σου
refusal-miner-own-magic = { $face }: είναι για μετά τις εξορύξεις, τότε ξαναρίχνεις δικά σου ζάρια
refusal-miner-own-chest = { $face }: είναι για μετά τη βαθμολόγηση, τότε κρατάς δικά σου ζάρια για τον επόμενο γύρο
refusal-miner-others = { $face }: αυτό το ζάρι είναι σε άλλη συλλογή ({ $owner })
refusal-miner-same = και ένα άλλο ζάρι σου δείχνει «{ $face }», και ισχύει και για τα δύο: διάλεξε εκείνο
refusal-miner-buried = { $which }: αυτό το ζάρι είναι θαμμένο, έχει δύο ζάρια πάνω του
refusal-miner-no-side = { $which }: αυτό το ζάρι έχει ένα άλλο πάνω του: μπορείς να το πάρεις από την πλευρά, αλλά μόνο αφού κεράσεις Μπύρα
refusal-miner-covered = { $which }: αυτό το ζάρι δεν είναι στην κορυφή, έχει ένα άλλο πάνω του
refusal-miner-no-beer = αυτό το ζάρι δείχνει «{ $face }», όχι Μπύρα: δεν μπορείς να το κεράσεις
refusal-miner-share-self = δεν μπορείς να κεράσεις τον εαυτό σου

refusal-miner-hero-taken = { $hero }: αυτόν τον ήρωα τον έχει ήδη { $owner }
refusal-miner-nothing-to-reroll = δεν έχεις ζάρι που να το ξαναρίχνει η μαγεία
refusal-miner-hero-spent = ο ήρωάς σου δεν έχει άλλη μαγεία σε αυτή τη φάση
refusal-miner-no-magic = { $face }: αυτό είναι ζάρι { $die_kind }, και ξοδεύονται μόνο ζάρια Μαγείας
refusal-miner-spent = { $face }: αυτό το ζάρι έχει ήδη ξοδευτεί σε αυτή τη φάση
refusal-miner-magic-beer = αυτό το ζάρι Μαγείας δείχνει Μπύρα: δεν έχει μαγεία να ξοδέψεις
refusal-miner-reroll-hazard = { $face }: αυτό είναι ζάρι Κινδύνων, και η μαγεία δεν τα ξαναρίχνει ποτέ
refusal-miner-reroll-spent = { $face }: αυτό το ζάρι έχει ξοδευτεί, και η μαγεία δεν το ξαναρίχνει σε αυτή τη φάση
refusal-miner-reroll-twice = { $face }: αυτό το ζάρι έχει ήδη επιλεγεί
refusal-miner-cached-already = { $face }: αυτό το ζάρι είναι ήδη αποθηκευμένο

refusal-miner-no-tunnel = καμία αλληλουχία σου δεν συνεχίζει με «{ $face }»: η καθεμία χρειάζεται πριν ένα δικό της { $before }
refusal-miner-no-pickaxe = δεν υπάρχει ελεύθερη αξίνα για αυτή την κατολίσθηση
refusal-miner-no-shield = δεν υπάρχει ελεύθερη ασπίδα για αυτόν τον δράκο
refusal-miner-no-wild = αυτό το ζάρι δείχνει Μπύρα, αλλά δεν υπάρχει πλευρά όπου θα μπορούσες να το γυρίσεις
refusal-miner-set-beer = η Μπύρα γυρίζει σε άλλη πλευρά όταν την παίρνεις
refusal-miner-same-face = και μια άλλη πλευρά του ζαριού δείχνει «{ $face }», και ισχύει για τις δύο: διάλεξε εκείνη
refusal-miner-no-refill = έχεις ήδη γεμίσει το βουνό δύο φορές
refusal-miner-full = το βουνό είναι γεμάτο
refusal-miner-bag-empty = το σακούλι είναι άδειο
refusal-miner-empty = το βουνό είναι άδειο: δεν υπάρχει ζάρι να επιστρέψεις στο σακούλι

refusal-miner-deal-face = το «{ $word }» δεν υπάρχει σε ζάρι { $die_kind }· επιτρέπονται: { $possible }
refusal-miner-deal-unknown = το «{ $word }» δεν υπάρχει σε κανένα ζάρι· γράψε t3, c2, d4, p, s, k2, g3, m1, ή ένα είδος και Μπύρα: tunnel beer
refusal-miner-deal-beer = ποιο ζάρι δείχνει Μπύρα; Γράψε πρώτα το είδος του: tunnel beer
refusal-miner-deal-none-left = δεν έμεινε ζάρι { $die_kind } στο σακούλι
refusal-miner-pad-dice = τα ζάρια { $die_kind } είναι μόνο { $most }· έγραψες { $given }
refusal-miner-pad-hero = το «{ $given }» δεν είναι ελεύθερος ήρωας· επιτρέπονται: { $possible }
refusal-miner-pad-no-treasure = σε σεντούκι μπαίνουν μόνο θησαυροί: το «{ $face }» δεν μπορεί να έχει + από πίσω
refusal-miner-pad-chests = ζάρια Θησαυρών που χωρούν στα σεντούκια: { $room }· έγραψες { $given }
refusal-miner-deal-seat = το «{ $word }» δεν είναι μία από τις ισόπαλες θέσεις: { $possible }

refusal-option-faces = { $option }: θέλει τις έξι πλευρές κάθε είδους, { $possible }, όχι «{ $given }»
refusal-option-faces-json = { $option }: δεν διαβάζεται ως JSON, λάθος στη γραμμή:στήλη { $place }
refusal-option-faces-kind = { $option }: δεν υπάρχει είδος «{ $given }»· υπάρχουν: { $possible }
refusal-option-faces-missing = { $option }: λείπουν τα ζάρια { $die_kind }
refusal-option-faces-dice = { $option }: τα ζάρια { $die_kind } είναι { $expected }, όχι { $given }
refusal-option-faces-list = { $option }: τα ζάρια { $die_kind } θέλουν λίστα με έξι πλευρές, όχι «{ $given }»
refusal-option-faces-count = { $option }: ένα ζάρι έχει έξι πλευρές· για τα ζάρια { $die_kind } δόθηκαν { $given }
refusal-option-faces-symbol = { $option }: η πλευρά { $side } των ζαριών { $die_kind } δεν μπορεί να είναι «{ $given }»· επιτρέπονται: { $possible }
refusal-option-faces-beer =
    { $most ->
        [1] { $option }: στα ζάρια { $die_kind } ακριβώς μία πλευρά είναι Μπύρα, όχι { $given }
       *[other] { $option }: στα ζάρια { $die_kind } το πολύ { $most } πλευρές είναι Μπύρα, όχι { $given }
    }

question-miner-hero = { $seat }: ποιον ήρωα διαλέγεις;
question-miner-dig =
    { $beer ->
        [yes] { $seat }: ποιο ζάρι παίρνεις από την κορυφή; Ή ποια Μπύρα κερνάς πρώτα;
       *[no] { $seat }: ποιο ζάρι παίρνεις από την κορυφή;
    }
question-miner-share = { $seat }: ποιον κερνάς Μπύρα;
question-miner-take-first = { $seat }: ποιο ζάρι παίρνεις, από την κορυφή ή από την πλευρά;
question-miner-take-second = { $seat }: παίρνεις δεύτερο ζάρι; Ποιο;
question-miner-magic = { $seat }: ποια μαγεία ξοδεύεις;
question-miner-reroll =
    { $left ->
        [one] { $seat }: ποιο ζάρι ρίχνεις ξανά;
       *[other] { $seat }: ποια ζάρια ρίχνεις ξανά; Διάλεξε ακόμα { $left }.
    }
question-miner-cache =
    { $left ->
        [one] { $seat }: ποιο ζάρι αποθηκεύεις; Μένει ένα σεντούκι.
       *[other] { $seat }: ποια ζάρια αποθηκεύεις; Μένουν { $left } σεντούκια.
    }
question-miner-solo =
    { $refills ->
        [0] Τι κάνεις τώρα; Δεν μένει άλλο γέμισμα.
        [one] Τι κάνεις τώρα; Μένει ένα γέμισμα.
       *[other] Τι κάνεις τώρα; Μένουν { $refills } γεμίσματα.
    }
question-miner-set = Η Μπύρα είναι μπαλαντέρ: σε ποια πλευρά γυρίζεις το ζάρι { $die_kind };
question-miner-chest =
    { $room ->
        [one] Μπαίνει ο θησαυρός ({ $face }) στο σεντούκι σου; Χωράει ένας.
       *[other] Μπαίνει ο θησαυρός ({ $face }) σε σεντούκι; Χωρούν { $room }.
    }
question-miner-recycle =
    { $left ->
        [one] Ποιο ζάρι γυρίζει στο σακούλι;
       *[other] Ποιο ζάρι γυρίζει πρώτο στο σακούλι; Είναι { $left }.
    }

event-miner-first = Ζαριά για το ποιος ξεκινά ({ $seats }): { $faces }.
event-miner-hero = { $seat } διάλεξε ήρωα: { $hero }.
event-miner-round = Αρχίζει ο γύρος { $round }. Ξεκινά: { $starter }.
event-miner-mountain =
    { $number ->
        [one] Ένα ζάρι μπαίνει στο βουνό.
       *[other] { $number } ζάρια μπαίνουν στο βουνό.
    }
event-miner-took = { $seat } πήρε: { $which }.
event-miner-shared = Στην Υγειά Μας! { $seat } κέρασε Μπύρα. { $owner } παίρνει: { $face }.
event-miner-spent = { $seat } ξόδεψε: { $face }.
event-miner-spent-hero = { $seat } ξόδεψε μαγεία του ήρωα ({ $hero }).
event-miner-rerolled = { $seat } έριξε ξανά: { $changes }.
event-miner-scoring = Το βουνό άδειασε και η μαγεία τελείωσε: σκοράρισμα του γύρου { $round }.
event-miner-scored = Γύρος { $round }, { $seat }: { $total } – στοές { $tunnels }, θησαυροί { $treasure }, κίνδυνοι { $hazards }.
event-miner-cached = { $seat } αποθήκευσε: { $face }.
event-miner-tie = Ισοπαλία ({ $seats }): ρίχνονται όλα ξανά (επανάληψη { $repeat }).
event-miner-tie-scored = Επίλυση ισοπαλίας, { $seat }: { $total }.
event-miner-start = Ξεκινάς με: { $faces }.
event-miner-drafted = Πήρες: { $which }.
event-miner-wild = Η Μπύρα γυρίζει σε: { $face }.
event-miner-neutralised = Τον κίνδυνο εξουδετερώνει: { $face }.
event-miner-chest = Ο θησαυρός μπαίνει σε σεντούκι.
event-miner-spent-solo = Ξόδεψες: { $face }, βγαίνει από το παιχνίδι.
event-miner-recycled = Γυρίζει στο σακούλι: { $which }.
event-miner-refill =
    { $left ->
        [0] Γεμίζεις το βουνό για τελευταία φορά.
       *[other] Γεμίζεις το βουνό.
    }
event-miner-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.
event-miner-solo-over =
    { $total ->
        [one] Το παιχνίδι τελείωσε: { $total } πόντος.
       *[other] Το παιχνίδι τελείωσε: { $total } πόντοι.
    }

chance-miner-first = Όσοι μπορεί να ξεκινήσουν ρίχνουν ένα ζάρι Στοών. Γράψτε τι δείχνουν, με τη σειρά των θέσεων: 3 Μπύρα 5
chance-miner-starter = Υπάρχει ισοπαλία για το ποιος ξεκινά. Κάντε κλήρωση και γράψτε το όνομα ή τον αριθμό της θέσης, 1 για την πρώτη.
chance-miner-mountain = Γεμίστε το βουνό και γράψτε τα νέα ζάρια από την κάτω σειρά προς τα πάνω, κάθε σειρά από αριστερά: t3 c2 d4 p s k2 g3 m1 Μπύρα (Στοών) …
chance-miner-beer = Ρίξτε το ζάρι Μπύρας που κερνά { $seat } και γράψτε τι δείχνει: t3, πετράδι 2, Μπύρα …
chance-miner-magic = Ρίξτε ξανά τα επιλεγμένα ζάρια ({ $seat }) και γράψτε τι δείχνουν, είδος προς είδος (Στοών, Εργαλείων, Θησαυρών, Μαγείας): t3 πετράδι 2 Μπύρα …
chance-miner-reroll = Ρίξτε ξανά τα ζάρια ({ $seat }) και γράψτε τι δείχνουν, είδος προς είδος (Στοών, Κινδύνων, Εργαλείων, Θησαυρών, Μαγείας): t3 c2 Μπύρα …
chance-miner-start = Ρίξε τα ζάρια Μαγείας σου και γράψε τι δείχνουν: m1 m3 Μπύρα

option-miner-faces = Άλλες πλευρές
    .help = οι έξι πλευρές κάθε είδους ζαριού, αν τα ζάρια σας διαφέρουν από τα δικά μας· δεν ελέγχθηκαν όλες οι δικές μας με πραγματικά ζάρια
option-miner-solo-faces = Άλλες πλευρές
    .help = οι έξι πλευρές κάθε είδους ζαριού, αν τα ζάρια σου διαφέρουν από τα δικά μας· δεν ελέγχθηκαν όλες οι δικές μας με πραγματικά ζάρια
option-miner-solo-magic = Ζάρια Μαγείας
    .help = με πόσα ζάρια Μαγείας ξεκινάς· με λιγότερα είναι δυσκολότερο

die-kind-tunnel = Στοών
die-kind-hazard = Κινδύνων
die-kind-tool = Εργαλείων
die-kind-treasure = Θησαυρών
die-kind-magic = Μαγείας

face-tunnel = στοά { $number }
face-cave-in = κατολίσθηση { $number }
face-dragon = δράκος { $number }
face-pickaxe = αξίνα
face-shield = ασπίδα
face-chest = σεντούκι { $number }
face-gem = πετράδι { $number }
face-magic = μαγεία { $number }
face-beer = Μπύρα

die-miner-left = { $face } στην αριστερή πλευρά
die-miner-right = { $face } στη δεξιά πλευρά
die-miner-above = { $face } (το πάνω ζάρι)
die-miner-below = { $face } (το κάτω ζάρι)
die-miner-row = { $face } (σειρά { $row } από κάτω, ζάρι { $number })
die-miner-became = { $before } έγινε { $face }
die-miner-again = ξανά { $face }

hero-alchemist = Αλχημιστής
hero-dragon-slayer = Δρακοκτόνος
hero-engineer = Μηχανικός
hero-prospector = Χρυσοθήρας
hero-surveyor = Τοπογράφος
hero-treasurer = Θησαυροφύλακας

phase-setup = Προετοιμασία
phase-heroes = Ήρωες
phase-excavation = Εξορύξεις
phase-magic = Μαγεία
phase-replenish = Αναπλήρωση
phase-tie-break = Επίλυση ισοπαλίας
phase-mining = Εξόρυξη
phase-over = Τέλος

rating-1 = Νίκησε το βουνό. Ξεκούρασε τα χέρια σου και ξαναπροσπάθησε.
rating-2 = Μια αρχή: γύρισες με το φανάρι σου και λίγες πέτρες.
rating-3 = Μαθαίνεις να ακούς τον βράχο.
rating-4 = Γερή δουλειά: κάθε συνεργείο θα σε έπαιρνε μαζί.
rating-5 = Λαμπρά: μια στοά θα πάρει το όνομά σου.
rating-6 = Θρυλικό: το ίδιο το βουνό σου βγάζει το καπέλο.
