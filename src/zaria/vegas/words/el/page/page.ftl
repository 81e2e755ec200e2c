web-vegas-thousands = { $amount }χιλ
web-vegas-chips =
    { $chips ->
        [one] 1 μάρκα
       *[other] { $chips } μάρκες
    }

web-do-question-vegas-choose =
    { $verb ->
        [pass] { $chips ->
                [0] Πάσο δωρεάν
               *[other] Πλήρωσε 1 μάρκα και πάσο
            }
       *[place] Αριθμός { $number }: όλα αυτά τα ζάρια στο καζίνο { $number }
    }
web-do-question-vegas-hide = Κρύψε { $marker }
web-do-question-vegas-guess = Μάντεψε { $marker }
web-do-question-vegas-prime =
    { $dice ->
        [0] Κανένα μαύρο ζάρι
        [one] Βάλε το μαύρο { $one }
       *[other] Βάλε και τα δύο μαύρα ζάρια: { $one } και { $two }
    }
web-do-question-vegas-bet =
    { $verb ->
        [stop] Σταμάτα εδώ
       *[bet] { $bet ->
                [higher] Στοίχημα: μεγαλύτερο
               *[lower] Στοίχημα: μικρότερο
            }
    }
web-do-question-vegas-power =
    { $verb ->
        [roll] Ρίξε κανονικά
       *[put] { $die ->
                [big] Βάλε το μεγάλο ζάρι στο καζίνο { $casino }
               *[small] Βάλε ένα μικρό ζάρι στο καζίνο { $casino }
            }
    }
web-do-question-vegas-close =
    { $verb ->
        [keep] Άφησέ το όπως είναι
       *[close] Κλείσε το καζίνο { $casino }
    }
web-do-question-vegas-bar =
    { $die ->
        [big] Βάλε το μεγάλο ζάρι στο μπαρ
       *[small] Βάλε ένα μικρό ζάρι στο μπαρ
    }
web-do-question-vegas-group =
    { $group ->
        [one] Βάλε ένα γκρι ζάρι στο καζίνο { $casino }
       *[other] Βάλε { $group } γκρι ζάρια στο καζίνο { $casino }
    }
web-do-question-vegas-grey =
    { $verb ->
        [keep] Μην πάρεις κανένα
       *[take] Πάρε ένα γκρι ζάρι από το καζίνο { $casino }
    }
web-do-question-vegas-picture =
    { $picture ->
        [chip] Πάρε 1 μάρκα
        [money] Πάρε $30.000
       *[adjustment] Προσάρμοσε ένα ζάρι
    }
web-do-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Πάρε πίσω το μεγάλο ζάρι από το καζίνο { $casino }
               *[small] Πάρε πίσω ένα μικρό ζάρι από το καζίνο { $casino }
            }
       *[put] { $die ->
                [big] Βάλε το μεγάλο ζάρι στο καζίνο { $casino }
               *[small] Βάλε ένα μικρό ζάρι στο καζίνο { $casino }
            }
    }
web-do-question-vegas-split = Χώρισε έτσι: { $one } και { $two }
web-do-question-vegas-stack = Διάλεξε τη στοίβα { $stack }
web-do-question-vegas-move =
    { $verb ->
        [keep] Μη μετακινήσεις κανένα
       *[move] { $big ->
                [0] { $small ->
                        [one] Μετακίνησε ένα ζάρι
                       *[other] Μετακίνησε { $small } ζάρια
                    }
               *[other] { $small ->
                        [0] Μετακίνησε το μεγάλο ζάρι
                        [one] Μετακίνησε ένα ζάρι και το μεγάλο
                       *[other] Μετακίνησε { $small } ζάρια και το μεγάλο
                    }
            }
    }
web-do-question-vegas-nice =
    { $verb ->
        [keep] Μη βάλεις κανένα
       *[put] { $number ->
                [0] { $die ->
                        [big] Βάλε εκεί το μεγάλο ζάρι του καζίνο
                       *[small] Βάλε εκεί ένα μικρό ζάρι του καζίνο
                    }
               *[other] { $die ->
                        [big] Βάλε εκεί το μεγάλο { $number }
                       *[small] Βάλε εκεί ένα { $number }
                    }
            }
    }
web-do-question-vegas-result = Διάλεξε το { $black }
web-do-question-vegas-activate = Ενεργοποίησε το πλακίδιο του καζίνο { $casino }
web-do-question-vegas-gold =
    { $die ->
        [big] Βάλε το μεγάλο ζάρι στη χρυσή θέση
       *[small] Βάλε ένα μικρό ζάρι στη χρυσή θέση
    }

web-mode-question-vegas-power =
    { $die ->
        [big] Με το μεγάλο ζάρι
       *[small] Με ένα μικρό ζάρι
    }
web-mode-question-vegas-group =
    { $group ->
        [1] Ένα γκρι ζάρι
        [2] Δύο γκρι ζάρια
       *[3] Τρία γκρι ζάρια
    }
web-mode-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Πάρε πίσω το μεγάλο ζάρι
               *[small] Πάρε πίσω ένα μικρό ζάρι
            }
       *[put] { $die ->
                [big] Βάλε το μεγάλο ζάρι
               *[small] Βάλε ένα μικρό ζάρι
            }
    }
web-vegas-black-die = Το μαύρο { $number }
web-vegas-move-die =
    { $die ->
        [big] Το μεγάλο ζάρι
       *[small] Μικρό ζάρι { $number }
    }
web-vegas-part-marker = Δείκτης { $amount }, τώρα στη στοίβα { $stack }

web-vegas-would-get = Αξίζει { $reward }.
web-vegas-would-get-nothing = Δεν αξίζει τίποτα.
web-vegas-if-wrong = { $reward } αν πέσει έξω.
web-vegas-chance = Σωστό σε { $ways } από { $of } ζαριές.
web-vegas-displaces = Το ζάρι που είναι εκεί ({ $seat }) διώχνεται.

web-vegas-table = Το τραπέζι
web-vegas-players = Παίκτες
web-vegas-round-short = Γύρος { $round }
web-vegas-bank =
    { $cards ->
        [one] Ανοιχτή τράπεζα: 1 κάρτα
       *[other] Ανοιχτή τράπεζα: { $cards } κάρτες
    }
web-vegas-casino = Καζίνο { $casino }
web-vegas-closed = Κλειστό
web-vegas-weight = { $seat }: { $weight }
web-vegas-rolled =
    { $dice ->
        [one] Αριθμός { $number }: 1 ζάρι
       *[other] Αριθμός { $number }: { $dice } ζάρια
    }
web-vegas-you = εσύ
web-vegas-money = Χρήματα:
web-vegas-on-turn = παίζει τώρα
web-vegas-starter = ξεκίνησε τον γύρο
web-vegas-away = λείπει
web-vegas-bot-plays = προς το παρόν παίζει αντικαταστάτης
web-vegas-offline = εκτός
web-vegas-player-has =
    Ζάρια που μένουν: { $small ->
        [0] κανένα μικρό
        [one] { $small } μικρό
       *[other] { $small } μικρά
    }{ $big ->
        [0] {""}
       *[other] , το μεγάλο
    }. Μάρκες: { $chips }. Κάρτες χρημάτων: { $cards }.

web-vegas-payouts = Πληρωμές του γύρου { $round }
web-vegas-go-on = Συνέχεια
web-vegas-last-round = Οι πληρωμές του γύρου { $round }
web-vegas-tied = Ισοπαλία, άρα έξω: { $seats }
web-vegas-won =
    { $number ->
        [one] Κερδίζει: { $winners }
       *[other] Κερδίζουν μαζί: { $winners }
    }
web-vegas-tie-break = Ίσα χρήματα: κερδίζουν οι περισσότερες κάρτες και μάρκες μαζί.
web-vegas-pieces = Κάρτες και μάρκες

web-vegas-state-jackpot = Τώρα { $amount }.
web-vegas-state-holder = Τον έχει: { $seat }.
web-vegas-state-owing = Τώρα θα πλήρωνε: { $seats }.
web-vegas-state-next = Το επόμενο κλείσιμο πληρώνει { $reward }.
web-vegas-state-next-nothing = Το επόμενο κλείσιμο δεν πληρώνει τίποτα.
web-vegas-state-dice =
    { $big ->
        [0] { $seat }: μικρά ζάρια { $small }.
       *[other] { $seat }: μικρά ζάρια { $small }, και το μεγάλο.
    }
web-vegas-state-groups = Ομάδες γκρι ζαριών που μένουν: { $groups }.
web-vegas-state-pictures = Ελεύθερες εικόνες: μάρκα { $chip }, χρήματα { $money }, προσαρμογή { $adjustment }.
web-vegas-state-picture = Εικόνα { $number }: { $seat }.
web-vegas-state-gold = Στη χρυσή θέση: { $seat }.

web-tiles-by-chance = { $number } στην τύχη, νέα σε κάθε γύρο.
web-tiles-choose = Διάλεξε έως { $most }. Κάθε πλακίδιο έχει δύο όψεις: στο τραπέζι μπαίνει η μία.
web-tiles-shuffle = Ανακάτεμα
web-tiles-nothing = Κανένα
web-tiles-look = Δείξε ή πάτα ένα πλακίδιο για να διαβάσεις τι κάνει.
web-tiles-how-many = Πλακίδια σε κάθε γύρο
web-tiles-chosen = Διάλεξες { $number } από { $most } το πολύ. Μένουν εκεί σε κάθε γύρο.
web-tiles-casino = Καζίνο { $number }
web-tiles-other-side = Η πίσω πλευρά ενός πλακιδίου που διάλεξες: { $tile }.
web-tiles-enough = Περισσότερα από { $most } δεν χωρούν.
web-tiles-number =
    { $number ->
        [0] κανένα
        [one] ένα τυχαίο σε κάθε γύρο
       *[other] { $number } τυχαία σε κάθε γύρο
    }

web-coach-vegas-1 = **Διάλεξε αριθμό:** όλα τα ζάρια σου με αυτόν πάνε σε εκείνο το καζίνο.
web-coach-vegas-2 = **Τα περισσότερα ζάρια παίρνουν τη μεγαλύτερη κάρτα.** Με ισοπαλία δεν παίρνεις τίποτα.
web-coach-vegas-3 = **Δείξε κάτι ή κράτα το πατημένο:** λέει τι είναι.
