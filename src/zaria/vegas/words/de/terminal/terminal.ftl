money-thousands = { $amount } Tsd.

table-vegas-round =
    { $round ->
        [0] Las Vegas
       *[other] Runde { $round } von { $rounds }
    }
table-vegas-legend = Neben jeder Geldkarte steht das Zeichen dessen, der sie jetzt bekäme; { $nobody } ist niemand. Jede Zahl sagt, wie viel die Würfel einer Person zählen: { $mark } zählt eins, der große Würfel { $big } zwei. Mit = dahinter ist Gleichstand, und wer daran beteiligt ist, bekommt nichts.
table-vegas-dice = Würfel
table-vegas-chips = Chips
table-vegas-cards = Karten
table-vegas-money = Geld
table-vegas-closed = geschlossen
table-vegas-sum =
    { $amount } auf { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [0] keine Chips
        [one] ein Chip
       *[other] { $chips } Chips
    }
table-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 Chip
       *[other] { $chips } Chips
    }

table-vegas-lucky-punch = ein falscher Tipp bringt 2 Chips, 30.000 $ oder 40.000 $
table-vegas-jackpot = { $amount } für eine 7 oder einen Pasch
table-vegas-prime-time = wer hier gewinnt, darf zwei schwarze Würfel legen
table-vegas-fifty-fifty = wetten und einen Chip, 30.000 $, 40.000 $, 60.000 $ gewinnen
table-vegas-high-five =
    { $held ->
        [no] 100.000 $ für den Ersten, dessen Würfel hier 5 zählen
       *[yes] { $seat } bekommt 100.000 $
    }
table-vegas-bad-luck =
    { $activated ->
        [no] einmal aktiviert, zahlt 50.000 $, wer hier am wenigsten hat
       *[yes] 50.000 $ zahlen müsste: { $seats }
    }
table-vegas-pay-day = zahlt für jedes Casino mit Würfeln von dir
table-vegas-power-play =
    { $held ->
        [no] mit den meisten Würfeln hier darfst du legen, statt zu würfeln
       *[yes] { $seat } darf legen, statt zu würfeln
    }
table-vegas-no-entry = das nächste Schließen bringt { $next } (danach { $following })
table-vegas-knockout = an der Bar { $dice }
table-vegas-block-it = graue Gruppen übrig { $groups }
table-vegas-handicap = für einen grauen Würfel { $chip } × 1 Chip, { $money } × 30.000 $, { $adjustment } × Anpassung
table-vegas-black-box = wer hier gewinnt, wählt einen von zwei verdeckten Stapeln
table-vegas-double-down = 60.000 $ und 30.000 $; auf dem Plättchen { $dice }
table-vegas-nice-dice = { $pictures }
table-vegas-my-choice = auf dem Goldplatz { $gold } (60.000 $)

preview-vegas-if-paid = bei Auszahlung jetzt: { $pays }
preview-vegas-you = du { $amount }
preview-vegas-you-nothing = du nichts
preview-vegas-activates = aktiviert { $tile }
preview-vegas-price =
    { $chips ->
        [0] kostet nichts
        [one] kostet einen Chip
       *[other] kostet { $chips } Chips
    }
preview-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 Chip
       *[other] { $chips } Chips
    }
preview-vegas-if-wrong =
    { $chips ->
        [0] { $amount }, wenn der Tipp falsch ist
        [one] 1 Chip, wenn der Tipp falsch ist
       *[other] { $chips } Chips, wenn der Tipp falsch ist
    }
preview-vegas-chance = Chance { $chance }
preview-vegas-displaced = verdrängt einen Würfel von { $seat }

help-money = dein eigenes Geld
    .entry = money
