refusal-vegas-not-rolled = δεν μπορείς να διαλέξεις το { $number }: έφερες { $dice }
refusal-vegas-closed = το καζίνο { $casino } είναι κλειστό
refusal-vegas-no-chips = δεν μπορείς να πας πάσο: δεν έχεις άλλες μάρκες
refusal-deal-big = το «μεγάλο» μπαίνει πριν από τον αριθμό του μεγάλου ζαριού, που πρέπει να το έχεις ακόμα
refusal-deal-card = το «{ $word }» δεν είναι κάρτα χρημάτων· υπάρχουν από $30.000 έως $100.000 (ή 30 έως 100)
refusal-deal-card-gone = δεν έχει μείνει κάρτα { $amount } στην τράπουλα

question-vegas-choose = { $seat }: ποιον αριθμό διαλέγεις;

event-vegas-round = Αρχίζει ο γύρος { $round }. Ξεκινά: { $starter }.
event-vegas-cards = Τα χρήματα στα καζίνο 1 έως 6: { $cards }.
event-vegas-neutral = Ρίχτηκαν τα ουδέτερα ζάρια. Στα καζίνο 1 έως 6 μετρούν: { $dice }.
event-vegas-rolled = { $seat } έφερε { $dice }.
event-vegas-placed =
    { $small ->
        [0] { $seat } έβαλε το μεγάλο ζάρι στο καζίνο { $casino }.
       *[other]
            { $big ->
                [0] { $small ->
                        [one] { $seat } έβαλε ένα ζάρι στο καζίνο { $casino }.
                       *[other] { $seat } έβαλε { $small } ζάρια στο καζίνο { $casino }.
                    }
               *[other] { $small ->
                        [one] { $seat } έβαλε ένα ζάρι και το μεγάλο στο καζίνο { $casino }.
                       *[other] { $seat } έβαλε { $small } ζάρια και το μεγάλο στο καζίνο { $casino }.
                    }
            }
    }
event-vegas-passed =
    { $chips ->
        [0] { $seat } έφερε μόνο αριθμούς κλειστών καζίνο και πήγε πάσο δωρεάν.
        [one] { $seat } πλήρωσε μία μάρκα και πήγε πάσο.
       *[other] { $seat } πλήρωσε { $chips } μάρκες και πήγε πάσο.
    }
event-vegas-activated = { $seat } ενεργοποίησε το πλακίδιο «{ $tile }» στο καζίνο { $casino }.
event-vegas-reward =
    { $chips ->
        [0] { $tile }: { $seat } παίρνει { $amount }.
        [one] { $tile }: { $seat } παίρνει μία μάρκα.
       *[other] { $tile }: { $seat } παίρνει { $chips } μάρκες.
    }
event-vegas-payouts = Τοποθετήθηκαν όλα τα ζάρια: πληρωμές του γύρου { $round }.
event-vegas-tied = Καζίνο { $casino }: ισοπαλία, τα ζάρια αφαιρούνται ({ $seats }).
event-vegas-paid = Καζίνο { $casino }: { $seat } παίρνει { $amount }.
event-vegas-unpaid = Το καζίνο { $casino } δεν πληρώνει κανέναν: { $amount } στον πάτο της τράπουλας.
event-vegas-neutral-paid = Καζίνο { $casino }: { $seat } κερδίζει { $amount }, που πάνε στον πάτο της τράπουλας.
event-vegas-over = Το παιχνίδι τελείωσε. Νίκη: { $winners }.

owner-vegas-neutral = ουδέτερος
owner-vegas-grey = γκρι
owner-vegas-nobody = κανείς

chance-vegas-first = Ποιος ξεκινά; Γράψτε ένα όνομα ή έναν αριθμό, 1 για την πρώτη θέση.
chance-vegas-cards = Τραβήξτε 12 κάρτες χρημάτων, δύο για κάθε καζίνο, και γράψτε τες: $60.000 $30.000 … ή 60 30 …
chance-vegas-neutral = Ρίξτε τα ουδέτερα ζάρια και γράψτε τα: 1 2 2 3 5 5 6 μεγάλο 4
chance-vegas-roll = Ρίξτε τα ζάρια ({ $seat }) και γράψτε τα: 3 3 5 μεγάλο 6
chance-vegas-which-big = Ποιον αριθμό δείχνει το μεγάλο ζάρι; { $possible }

option-vegas-tiles = Πλακίδια
    .help = πόσα τυχαία πλακίδια έχει κάθε γύρος, ή ποια, όπως jackpot,power_play
option-vegas-repeat-tiles = Επανάληψη πλακιδίων
    .help = ένα πλακίδιο μπορεί να ξανάρθει σε επόμενο γύρο
option-vegas-rounds = Γύροι
    .help = πόσοι γύροι παίζονται
option-vegas-first = Ποιος ξεκινά
    .help = ποιος ξεκινά τον πρώτο γύρο
    .seat0 = η θέση 1
    .random = αποφασίζει η τύχη
option-vegas-open-money = Ανοιχτά χρήματα
    .help = όλοι βλέπουν πόσα έχουν οι άλλοι

dice-big = μεγάλο { $number }
