score-miner-tunnels = tunnel
score-miner-treasure = tesori
score-miner-hazards = pericoli
score-miner-sequences =
    { $number ->
        [0] nessun tunnel 1 da cui partire: 0
       *[other] { $sequences }: { $points }
    }
score-miner-gems =
    { $gems ->
        [0] nessuna gemma: 0
        [one] { $doubled ->
                [yes] 1 gemma, più di tutti, conta doppio: { $points }
               *[no] 1 gemma: { $points }
            }
       *[other] { $doubled ->
                [yes] { $gems } gemme, più di tutti, contano doppio: { $points }
               *[no] { $gems } gemme: { $points }
            }
    }
score-miner-cave-ins =
    { $hazards ->
        [one] { $tools ->
                [0] 1 crollo senza piccone: { $points }
                [one] 1 crollo × 1 piccone: { $points }
               *[other] 1 crollo × { $tools } picconi: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } crolli senza piccone: { $points }
                [one] { $hazards } crolli × 1 piccone: { $points }
               *[other] { $hazards } crolli × { $tools } picconi: { $points }
            }
    }
score-miner-dragons =
    { $hazards ->
        [one] { $tools ->
                [0] 1 drago senza scudo: { $points }
                [one] 1 drago × 1 scudo: { $points }
               *[other] 1 drago × { $tools } scudi: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } draghi senza scudo: { $points }
                [one] { $hazards } draghi × 1 scudo: { $points }
               *[other] { $hazards } draghi × { $tools } scudi: { $points }
            }
    }
score-miner-no-hazards = nessuno: 0
score-miner-solo-tunnels =
    { $straights ->
        [0] nessuna sequenza da 1 a 5: 0
        [one] una sequenza da 1 a 5: { $tunnels }
       *[other] { $straights } sequenze da 1 a 5: { $tunnels }
    }
score-miner-solo-treasure =
    { $in_chests ->
        [0] { $gems ->
                [0] nessuna gemma: 0
                [one] 1 gemma: { $treasure }
               *[other] { $gems } gemme: { $treasure }
            }
       *[other] { $gems ->
                [one] 1 gemma in un forziere: { $treasure }
               *[other] { $gems } gemme, nei forzieri { $in_chests }: { $treasure }
            }
    }
score-miner-solo-hazards =
    { $hazards ->
        [0] nessuno: 0
        [one] 1 neutralizzato: 1
       *[other] { $hazards } neutralizzati: { $hazards }
    }
score-ask-miner = Scrivi il bottino di ogni giocatore su una riga, e una riga vuota dopo l’ultimo: t1 tunnel, c2 crollo, d4 drago, p piccone, s scudo, k2 forziere, g3 gemma, m1 magia, b Birra. Per esempio: Ann: t1 t2 g3 p c2 hero=engineer
    .entry = "Ann: t1 t2 g3 hero=engineer" per ogni giocatore
score-ask-miner-solo = Scrivi il tuo bottino su una riga, con un + dopo i tesori in un forziere: t1 t2 k2 g3+ g1 p c2
    .entry = "t1 t2 k2 g3+", con un + dopo i tesori in un forziere
score-richest =
    { $number ->
        [0] Nessuno da solo ha più gemme: nessuna conta doppio.
       *[other] Chi ha più gemme, e le conta doppie: { $seats }.
    }
refusal-score-quotes = i dadi di ogni giocatore vanno tra virgolette, e un dado solo dopo un nome: "t1 t2 g3 hero=engineer" "Bob: g1"
