# Το σκορ του Dice Miner γραμμή γραμμή, στο παιχνίδι και στο μπλοκ· και το ίδιο το μπλοκ.
# $sequences είναι π.χ. «1+2+3 και 1+2»· $points είναι όσο μετράει η γραμμή, και αρνητικό.

score-miner-tunnels = στοές
score-miner-treasure = θησαυροί
score-miner-hazards = κίνδυνοι
score-miner-sequences =
    { $number ->
        [0] δεν υπάρχει στοά 1 για αρχή: 0
       *[other] { $sequences }: { $points }
    }
score-miner-gems =
    { $gems ->
        [0] κανένα πετράδι: 0
        [one] { $doubled ->
                [yes] 1 πετράδι, τα περισσότερα, μετράει διπλό: { $points }
               *[no] 1 πετράδι: { $points }
            }
       *[other] { $doubled ->
                [yes] { $gems } πετράδια, τα περισσότερα, μετρούν διπλά: { $points }
               *[no] { $gems } πετράδια: { $points }
            }
    }
score-miner-cave-ins =
    { $hazards ->
        [one] { $tools ->
                [0] 1 κατολίσθηση χωρίς αξίνα: { $points }
                [one] 1 κατολίσθηση × 1 αξίνα: { $points }
               *[other] 1 κατολίσθηση × { $tools } αξίνες: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } κατολισθήσεις χωρίς αξίνα: { $points }
                [one] { $hazards } κατολισθήσεις × 1 αξίνα: { $points }
               *[other] { $hazards } κατολισθήσεις × { $tools } αξίνες: { $points }
            }
    }
score-miner-dragons =
    { $hazards ->
        [one] { $tools ->
                [0] 1 δράκος χωρίς ασπίδα: { $points }
                [one] 1 δράκος × 1 ασπίδα: { $points }
               *[other] 1 δράκος × { $tools } ασπίδες: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } δράκοι χωρίς ασπίδα: { $points }
                [one] { $hazards } δράκοι × 1 ασπίδα: { $points }
               *[other] { $hazards } δράκοι × { $tools } ασπίδες: { $points }
            }
    }
score-miner-no-hazards = κανένας: 0
score-miner-solo-tunnels =
    { $straights ->
        [0] καμία αλληλουχία από 1 έως 5: 0
        [one] μία αλληλουχία από 1 έως 5: { $tunnels }
       *[other] { $straights } αλληλουχίες από 1 έως 5: { $tunnels }
    }
score-miner-solo-treasure =
    { $in_chests ->
        [0] { $gems ->
                [0] κανένα πετράδι: 0
                [one] 1 πετράδι: { $treasure }
               *[other] { $gems } πετράδια: { $treasure }
            }
       *[other] { $gems ->
                [one] 1 πετράδι σε σεντούκι: { $treasure }
               *[other] { $gems } πετράδια, σε σεντούκια { $in_chests }: { $treasure }
            }
    }
score-miner-solo-hazards =
    { $hazards ->
        [0] κανένας: 0
        [one] 1 εξουδετερωμένος: 1
       *[other] { $hazards } εξουδετερωμένοι: { $hazards }
    }

# Το μπλοκ του σκορ.

command-score = Σκοράρισμα αληθινών ζαριών: οι συλλογές του Dice Miner ή τα καζίνο του Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [ΕΓΓΡΑΦΗ …]
argument-score-game = miner, miner-solo ή vegas
    .value = ΠΑΙΧΝΙΔΙ
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" για κάθε παίκτη· miner-solo: "t1 t2 k2 g3+", με + μετά από θησαυρό σε σεντούκι· vegas: "60 30: Ann 3, Bob 2 big, neutral 1" για κάθε καζίνο. Αν δεν δοθούν, ζητιούνται
    .value = ΕΓΓΡΑΦΗ …
score-ask-miner = Γράψε τη συλλογή κάθε παίκτη σε μια γραμμή, και μια κενή γραμμή μετά την τελευταία: t1 στοά, c2 κατολίσθηση, d4 δράκος, p αξίνα, s ασπίδα, k2 σεντούκι, g3 πετράδι, m1 μαγεία, b Μπύρα. Για παράδειγμα: Ann: t1 t2 g3 p c2 hero=engineer
score-ask-miner-solo = Γράψε τη συλλογή σου σε μια γραμμή, με + μετά από θησαυρό σε σεντούκι: t1 t2 k2 g3+ g1 p c2
score-ask-vegas = Γράψε κάθε καζίνο σε μια γραμμή, από το 1 και πάνω, και μια κενή γραμμή μετά το τελευταίο: τις δύο κάρτες του, άνω και κάτω τελεία, και ποιανού ζάρια έχει (big: το μεγάλο, neutral: ουδέτερα, grey: γκρι). Για παράδειγμα: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
score-richest =
    { $number ->
        [0] Κανείς δεν έχει μόνος του τα περισσότερα πετράδια: κανένα δεν μετρά διπλό.
       *[other] Τα περισσότερα πετράδια, άρα διπλά: { $seats }.
    }
score-vegas-starter = Τον επόμενο γύρο ξεκινά: { $seat }.

refusal-score-no-game = σκορ ποιου παιχνιδιού; υπάρχουν: { $possible }
refusal-score-game = δεν υπάρχει μπλοκ για «{ $given }»· υπάρχουν: { $possible }
refusal-score-quotes = τα ζάρια κάθε παίκτη μπαίνουν σε εισαγωγικά: "t1 t2 g3 hero=engineer" "t1 c2 p"
refusal-score-no-casino = δεν υπάρχει καζίνο να πληρώσει· γράψε ένα όπως «60 30: Ann 3, Bob 2 big, neutral 1»
refusal-vegas-pad-casinos = τα καζίνο είναι { $most }, όχι { $given }
refusal-vegas-pad-casino = το «{ $given }» δεν είναι καζίνο· γράψε τις δύο κάρτες του, άνω και κάτω τελεία, και ποιανού ζάρια έχει: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = ένα καζίνο έχει δύο κάρτες χρημάτων· το «{ $text }» έχει { $given } πριν από την άνω και κάτω τελεία
refusal-vegas-pad-dice = το «{ $given }» δεν είναι ζάρια κάποιου· γράψε ένα όνομα και πόσα: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = «{ $given }»: ποιανού ζάρια έχει ένα καζίνο γράφεται μία φορά
refusal-vegas-pad-players = { $given }: ένας παραπάνω· οι παίκτες είναι { $most } το πολύ
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name }: δεν γίνονται { $given } μικρά ζάρια σε αυτά τα καζίνο· γίνονται ως { $most }
        [big] { $name }: δεν γίνονται { $given } μεγάλα ζάρια σε αυτά τα καζίνο· γίνονται ως { $most }
       *[black] { $name }: δεν γίνονται { $given } μαύρα ζάρια σε αυτά τα καζίνο· γίνονται ως { $most }
    }
