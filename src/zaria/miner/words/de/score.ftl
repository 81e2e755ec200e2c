score-miner-tunnels = Schächte
score-miner-treasure = Schätze
score-miner-hazards = Gefahren
score-miner-sequences =
    { $number ->
        [0] kein Schacht 1 für den Anfang: 0
       *[other] { $sequences }: { $points }
    }
score-miner-gems =
    { $gems ->
        [0] keine Edelsteine: 0
        [one] { $doubled ->
                [yes] 1 Edelstein, die meisten, zählt doppelt: { $points }
               *[no] 1 Edelstein: { $points }
            }
       *[other] { $doubled ->
                [yes] { $gems } Edelsteine, die meisten, zählen doppelt: { $points }
               *[no] { $gems } Edelsteine: { $points }
            }
    }
score-miner-cave-ins =
    { $hazards ->
        [one] { $tools ->
                [0] 1 Höhleneinsturz ohne Spitzhacke: { $points }
                [one] 1 Höhleneinsturz × 1 Spitzhacke: { $points }
               *[other] 1 Höhleneinsturz × { $tools } Spitzhacken: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } Höhleneinstürze ohne Spitzhacke: { $points }
                [one] { $hazards } Höhleneinstürze × 1 Spitzhacke: { $points }
               *[other] { $hazards } Höhleneinstürze × { $tools } Spitzhacken: { $points }
            }
    }
score-miner-dragons =
    { $hazards ->
        [one] { $tools ->
                [0] 1 Drache ohne Schild: { $points }
                [one] 1 Drache × 1 Schild: { $points }
               *[other] 1 Drache × { $tools } Schilde: { $points }
            }
       *[other] { $tools ->
                [0] { $hazards } Drachen ohne Schild: { $points }
                [one] { $hazards } Drachen × 1 Schild: { $points }
               *[other] { $hazards } Drachen × { $tools } Schilde: { $points }
            }
    }
score-miner-no-hazards = keine: 0
score-miner-solo-tunnels =
    { $straights ->
        [0] keine Sequenz von 1 bis 5: 0
        [one] eine Sequenz von 1 bis 5: { $tunnels }
       *[other] { $straights } Sequenzen von 1 bis 5: { $tunnels }
    }
score-miner-solo-treasure =
    { $in_chests ->
        [0] { $gems ->
                [0] keine Edelsteine: 0
                [one] 1 Edelstein: { $treasure }
               *[other] { $gems } Edelsteine: { $treasure }
            }
       *[other] { $gems ->
                [one] 1 Edelstein in einer Schatzkiste: { $treasure }
               *[other] { $gems } Edelsteine, in Schatzkisten { $in_chests }: { $treasure }
            }
    }
score-miner-solo-hazards =
    { $hazards ->
        [0] keine: 0
        [one] 1 neutralisiert: 1
       *[other] { $hazards } neutralisiert: { $hazards }
    }
score-ask-miner = Gib jeden Vorrat in einer eigenen Zeile ein und nach dem letzten eine leere Zeile: t1 Schacht, c2 Höhleneinsturz, d4 Drache, p Spitzhacke, s Schild, k2 Schatzkiste, g3 Edelstein, m1 Magie, b Bier. Zum Beispiel: Ann: t1 t2 g3 p c2 hero=engineer
    .entry = "Ann: t1 t2 g3 hero=engineer" für jede Person
score-ask-miner-solo = Gib deinen Vorrat in einer Zeile ein, mit + hinter Schätzen in einer Schatzkiste: t1 t2 k2 g3+ g1 p c2
    .entry = "t1 t2 k2 g3+", mit + hinter Schätzen in einer Schatzkiste
score-richest =
    { $number ->
        [0] Niemand hat allein die meisten Edelsteine: Keine zählen doppelt.
       *[other] Die meisten Edelsteine, also doppelt: { $seats }.
    }
refusal-score-quotes = die Würfel jeder Person gehören in Anführungszeichen, ein einzelner Würfel hinter einen Namen: "t1 t2 g3 hero=engineer" "Bob: g1"
