# Il conteggio di Dice Miner riga per riga, in partita e sul segnapunti; e il segnapunti stesso.
# $sequences è per esempio «1+2+3 e 1+2»; $points è quanto conta la riga, anche negativo.

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
                [yes] 1 gemma, la maggioranza, conta doppio: { $points }
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

# Il segnapunti.

command-score = Conta i dadi veri: i bottini di Dice Miner o i casinò di Las Vegas.
    .usage = zaria score miner|miner-solo|vegas [VOCE …]
argument-score-game = miner, miner-solo o vegas
    .value = GIOCO
argument-score-entries = miner: "Ann: t1 t2 g3 hero=engineer" per ogni giocatore; miner-solo: "t1 t2 k2 g3+", con un + dopo i tesori in un forziere; vegas: "60 30: Ann 3, Bob 2 big, neutral 1" per ogni casinò. Se non ce ne sono, vengono chieste
    .value = VOCE …
score-ask-miner = Scrivi il bottino di ogni giocatore su una riga, e una riga vuota dopo l'ultimo: t1 tunnel, c2 crollo, d4 drago, p piccone, s scudo, k2 forziere, g3 gemma, m1 magia, b Birra. Per esempio: Ann: t1 t2 g3 p c2 hero=engineer
score-ask-miner-solo = Scrivi il tuo bottino su una riga, con un + dopo i tesori in un forziere: t1 t2 k2 g3+ g1 p c2
score-ask-vegas = Scrivi ogni casinò su una riga, da 1 in su, e una riga vuota dopo l'ultimo: le sue due carte, due punti, e di chi sono i dadi (big: quello grande, neutral: neutrali, grey: grigi). Per esempio: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
score-richest =
    { $number ->
        [0] Nessuno da solo ha più gemme: nessuna conta doppio.
       *[other] Chi ha più gemme, e le conta doppie: { $seats }.
    }
score-vegas-starter = { $seat } inizia il round successivo.

refusal-score-no-game = il conteggio di quale gioco? ci sono: { $possible }
refusal-score-game = non c'è un segnapunti per «{ $given }»; ci sono: { $possible }
refusal-score-quotes = i dadi di ogni giocatore vanno tra virgolette: "t1 t2 g3 hero=engineer" "t1 c2 p"
refusal-score-no-casino = non c'è nessun casinò da pagare; scrivine uno come «60 30: Ann 3, Bob 2 big, neutral 1»
refusal-vegas-pad-casinos = i casinò sono { $most }, non { $given }
refusal-vegas-pad-casino = «{ $given }» non è un casinò; scrivi le sue due carte, due punti, e di chi sono i dadi: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = un casinò ha due carte denaro; prima dei due punti di «{ $text }» ce ne sono { $given }
refusal-vegas-pad-dice = «{ $given }» non sono dadi di qualcuno; scrivi un nome e quanti: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = «{ $given }»: di chi sono i dadi in un casinò si dice una volta sola
refusal-vegas-pad-players = { $given } è di troppo: i giocatori sono al massimo { $most }
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name } non può avere { $given } dadi piccoli in questi casinò; possibili: fino a { $most }
        [big] { $name } non può avere { $given } dadi grandi in questi casinò; possibili: fino a { $most }
       *[black] { $name } non può avere { $given } dadi neri in questi casinò; possibili: fino a { $most }
    }
