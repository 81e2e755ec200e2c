money-thousands = { $amount } χιλ.

table-vegas-round =
    { $round ->
        [0] Las Vegas
       *[other] Γύρος { $round } από { $rounds }
    }
table-vegas-legend = Δίπλα σε κάθε κάρτα χρημάτων είναι το σημάδι όποιου θα την έπαιρνε τώρα· { $nobody } σημαίνει κανείς. Κάθε αριθμός λέει πόσα ζάρια μετράει ένας παίκτης: { $mark } μετράει ένα, το μεγάλο ζάρι { $big } μετράει δύο. Με = δίπλα υπάρχει ισοπαλία, και δεν παίρνει κανείς.
table-vegas-dice = ζάρια
table-vegas-chips = μάρκες
table-vegas-cards = κάρτες
table-vegas-money = χρήματα
table-vegas-closed = κλειστό
table-vegas-sum =
    { $amount } σε { $cards ->
        [one] μία κάρτα
       *[other] { $cards } κάρτες
    }, { $chips ->
        [0] καμία μάρκα
        [one] μία μάρκα
       *[other] { $chips } μάρκες
    }
table-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 μάρκα
       *[other] { $chips } μάρκες
    }

table-vegas-lucky-punch = αν ο άλλος πέσει έξω: 2 μάρκες, $30.000 ή $40.000
table-vegas-jackpot = { $amount } για 7 ή διπλές
table-vegas-prime-time = ο νικητής εδώ μπορεί να βάλει δύο μαύρα ζάρια
table-vegas-fifty-fifty = στοίχημα για μία μάρκα, $30.000, $40.000, $60.000
table-vegas-high-five =
    { $held ->
        [no] $100.000 στον πρώτο με 5 ζάρια εδώ
       *[yes] { $seat } παίρνει $100.000
    }
table-vegas-bad-luck =
    { $activated ->
        [no] αν ενεργοποιηθεί, όποιος έχει τα λιγότερα εδώ πληρώνει $50.000
       *[yes] θα πληρώσει $50.000: { $seats }
    }
table-vegas-pay-day = πληρώνει για κάθε καζίνο με ζάρια σου
table-vegas-power-play =
    { $held ->
        [no] όποιος έχει τα περισσότερα ζάρια εδώ τοποθετεί ένα αντί να ρίξει
       *[yes] { $seat } μπορεί να τοποθετήσει ένα αντί να ρίξει
    }
table-vegas-no-entry = το επόμενο κλείσιμο πληρώνει { $next } (μετά { $following })
table-vegas-knockout = στο μπαρ { $dice }
table-vegas-block-it = ομάδες γκρι ζαριών που μένουν { $groups }
table-vegas-handicap = για ένα γκρι ζάρι { $chip } × 1 μάρκα, { $money } × $30.000, { $adjustment } × προσαρμογή
table-vegas-black-box = ο νικητής εδώ διαλέγει μία από δύο κλειστές στοίβες
table-vegas-double-down = $60.000 και $30.000· στο πλακίδιο { $dice }
table-vegas-nice-dice = { $pictures }
table-vegas-my-choice = στη χρυσή θέση { $gold } ($60.000)

preview-vegas-if-paid = αν πλήρωνε τώρα: { $pays }
preview-vegas-you = εσύ { $amount }
preview-vegas-you-nothing = εσύ τίποτα
preview-vegas-activates = ενεργοποιεί: { $tile }
preview-vegas-price =
    { $chips ->
        [0] δεν κοστίζει τίποτα
        [one] κοστίζει μία μάρκα
       *[other] κοστίζει { $chips } μάρκες
    }
preview-vegas-reward =
    { $chips ->
        [0] { $amount }
        [one] 1 μάρκα
       *[other] { $chips } μάρκες
    }
preview-vegas-if-wrong =
    { $chips ->
        [0] { $amount } αν πέσει έξω
        [one] 1 μάρκα αν πέσει έξω
       *[other] { $chips } μάρκες αν πέσει έξω
    }
preview-vegas-chance = πιθανότητα { $chance }
preview-vegas-displaced = διώχνει ένα ζάρι ({ $seat })

help-money = τα χρήματά σου
    .entry = money
