table-miner-round = Γύρος { $round } από { $rounds } · { $phase } · στο σακούλι: { $bag }
table-miner-solo =
    Ατομικό · { $refills ->
        [0] δεν μένει γέμισμα
        [one] μένει ένα γέμισμα
       *[other] μένουν { $refills } γεμίσματα
    } · στο σακούλι: { $bag }
table-miner-with-hero = { $seat }, { $hero }
table-miner-points = τώρα { $now } · ως τώρα { $total }
table-miner-total =
    { $total ->
        [one] { $total } πόντος
       *[other] { $total } πόντοι
    }
table-miner-sheet-round = γύρος { $round }
table-miner-sheet-total = σύνολο
table-miner-tie-break = Επίλυση ισοπαλίας { $repeat }: { $scores }
table-miner-legend = Σε κάθε ζάρι του βουνού: ο αριθμός του, τι δείχνει, και { $top } αν είναι στην κορυφή, { $left } ή { $right } αν είναι ανοιχτό μόνο από εκείνη την πλευρά, οπότε πρέπει πρώτα να κεράσεις Μπύρα. Χωρίς σημάδι είναι θαμμένο. Δίπλα σε κάθε είδος ζαριών είναι τι δίνει τώρα· τα ζάρια όποιου ρωτιέται έχουν μπροστά τον αριθμό τους. Οι πλευρές με * είναι του ήρωα.
table-miner-solo-legend = Σε κάθε ζάρι του βουνού: ο αριθμός του, τι δείχνει, και { $top } αν μπορείς να το πάρεις· με { $blocked } είναι στην κορυφή, αλλά η πλευρά του δεν επιτρέπεται τώρα. Δίπλα σε κάθε είδος ζαριών είναι τι δίνει τώρα.
told-miner-scored = Σκοράρισμα, { $seat }: { $total }

group-miner-tunnel = στοές
group-miner-hazard = κίνδυνοι
group-miner-tool = εργαλεία
group-miner-treasure = θησαυροί
group-miner-magic = μαγεία
mark-miner-spent = (ξοδεμένο)
mark-miner-cached = (αποθηκευμένο)
mark-miner-used = (χρησιμοποιημένο)
mark-miner-chosen = (επιλογή)
mark-miner-doubled = (διπλά)

short-tunnel = στοά
short-hazard = κίνδ
short-tool = εργα
short-treasure = θησα
short-magic = μαγε
short-cave-in = κατο
short-dragon = δράκ
short-pickaxe = αξίν
short-shield = ασπί
short-chest = σεντ
short-gem = πετρ
short-beer = ΜΠΥΡ

preview-miner-of-kind = { $face } ({ $die_kind })
preview-miner-same = { $face } (και { $others })
preview-miner-no-magic = όχι άλλη μαγεία
preview-miner-at-stake = τώρα δίνει { $change }
preview-miner-rolls =
    { $number ->
        [one] ξαναρίχνεται ένα ζάρι
       *[other] ξαναρίχνονται { $number } ζάρια
    }
preview-miner-enough = όχι δεύτερο ζάρι

faces-unverified = Αυτές οι πλευρές δεν ελέγχθηκαν σε πραγματικά ζάρια: { $faces }. Αν οι δικές σου διαφέρουν: «zaria faces > mine.json», άλλαξέ το και παίξε με --faces mine.json.

command-faces = Δες τις πλευρές των ζαριών του Dice Miner και πόσο σίγουρη είναι η καθεμία· μπορείς να αλλάξεις το αρχείο τους και να παίξεις με αυτό.
    .usage = zaria faces > ΑΡΧΕΙΟ
argument-faces = { $help }· το «zaria faces» δείχνει πώς είναι ένα τέτοιο αρχείο
refusal-file-no-faces = { $file }: δεν έχει πλευρές ζαριών· το «zaria faces» δείχνει πώς είναι
solo-over-stopped = Σταμάτησες το παιχνίδι εδώ.
solo-over-by-itself = Δεν μπορούσες να κάνεις τίποτε άλλο: το παιχνίδι τελείωσε μόνο του.
