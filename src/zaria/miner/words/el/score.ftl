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
score-ask-miner = Γράψε τη συλλογή κάθε παίκτη σε μια γραμμή, και μια κενή γραμμή μετά την τελευταία: t1 στοά, c2 κατολίσθηση, d4 δράκος, p αξίνα, s ασπίδα, k2 σεντούκι, g3 πετράδι, m1 μαγεία, b Μπύρα. Για παράδειγμα: Ann: t1 t2 g3 p c2 hero=engineer
    .entry = "Ann: t1 t2 g3 hero=engineer" για κάθε παίκτη
score-ask-miner-solo = Γράψε τη συλλογή σου σε μια γραμμή, με + μετά από θησαυρό σε σεντούκι: t1 t2 k2 g3+ g1 p c2
    .entry = "t1 t2 k2 g3+", με + μετά από θησαυρό σε σεντούκι
score-richest =
    { $number ->
        [0] Κανείς δεν έχει μόνος του τα περισσότερα πετράδια: κανένα δεν μετρά διπλό.
       *[other] Τα περισσότερα πετράδια, άρα διπλά: { $seats }.
    }
refusal-score-quotes = τα ζάρια κάθε παίκτη μπαίνουν σε εισαγωγικά, και ένα μόνο ζάρι μετά από όνομα: "t1 t2 g3 hero=engineer" "Bob: g1"
