# Πού τελείωσε η τύχη και πού άρχισε η τέχνη: στο τερματικό και στη σελίδα.

analysis-start = Αρχή
analysis-luck = Τύχη
analysis-decisions = Αποφάσεις
analysis-gifts = Δώρα
analysis-end = Τέλος
analysis-verdict-luck = Κυρίως τύχη.
analysis-verdict-decisions = Κυρίως αποφάσεις.
analysis-verdict-equally = Τύχη και αποφάσεις περίπου εξίσου.
analysis-note-chance = Σε μονάδες από τις 100 για τη νίκη. Αποφάσεις: σε σύγκριση με τις λογικές και γρήγορες. Δώρα: ό,τι έδωσαν οι αποφάσεις των άλλων.
analysis-note-points = Σε πόντους. Αποφάσεις: σε σύγκριση με τις λογικές και γρήγορες.
analysis-round = Γύρος { $round }
analysis-graph-chance = Πιθανότητα νίκης, στις 100
analysis-graph-points = Αναμενόμενοι πόντοι στο τέλος
analysis-note-mistakes = Το κόστος είναι πόσα παραπάνω θα έφερνε η καλύτερη επιλογή, αν μετά συνέχιζε για όλους ένας λογικός, γρήγορος παίκτης.
analysis-no-mistakes = Καμία απόφαση δεν κόστισε κάτι που να μετριέται.

refusal-analysis-game = κανείς δεν μπορεί ακόμα να αναλύσει το { $game }
refusal-analysis-empty = δεν υπάρχει τίποτα για ανάλυση: το αρχείο δεν έχει βήματα
refusal-analysis-early = αυτή η παρτίδα δεν τελείωσε ακόμα
refusal-analysis-fast = πάρα πολλές παρτίδες μαζί· περίμενε λίγο
refusal-not-a-decision = εκεί κανείς δεν είχε να αποφασίσει κάτι
