command-analyse = Ανάλυσε μια τελειωμένη παρτίδα: τύχη, αποφάσεις, και τι έδωσαν οι άλλοι.
    .usage = zaria analyse ΑΡΧΕΙΟ
argument-analyse = ένα αρχείο που έγραψε το «zaria play --record» ή που κατέβηκε από τη σελίδα
    .value = ΑΡΧΕΙΟ
argument-analyse-json = όλα ως JSON
argument-analyse-svg = γράψε σε αυτό το αρχείο ένα γράφημα με τις πιθανότητες
    .value = ΑΡΧΕΙΟ
argument-analyse-so-far = μια παρτίδα που δεν τελείωσε, ως εκεί που έφτασε
analysis-axis = μετά από κάθε βήμα
analysis-so-far = Η παρτίδα δεν τελείωσε: ως εδώ έφτασε.
analysis-solo = { $points ->
    [one] { $points } πόντος.
   *[other] { $points } πόντοι.
}
analysis-moments = Οι πιο μεγάλες στιγμές τύχης
analysis-moment = { $seat }: { $by } (γύρος { $round }, βήμα { $step })
analysis-mistakes = Οι αποφάσεις που κόστισαν πιο πολύ
analysis-mistake = { $seat }: { $by } (γύρος { $round }, σειρά { $turn }, βήμα { $step })
analysis-played = Παίχτηκε: { $choice }.
refusal-analysis-unfinished = αυτή η παρτίδα δεν τελείωσε· το --so-far την αναλύει ως εκεί που έφτασε
