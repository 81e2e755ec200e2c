command-analyse = Smonta una partita finita: fortuna, decisioni, e ciò che hanno dato gli altri.
    .usage = zaria analyse FILE
argument-analyse = un file scritto da «zaria play --record» o preso dalla pagina
    .value = FILE
argument-analyse-json = tutto come JSON
argument-analyse-svg = scrive in questo file un grafico delle probabilità
    .value = FILE
argument-analyse-so-far = una partita non finita, fin dove arriva
analysis-axis = dopo ogni mossa
analysis-so-far = La partita non è finita: è arrivata fin qui.
analysis-solo = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
analysis-moments = I più grandi colpi di fortuna
analysis-moment = { $seat }: { $by } (round { $round }, mossa { $step })
analysis-mistakes = Le decisioni che sono costate di più
analysis-mistake = { $seat }: { $by } (round { $round }, turno { $turn }, mossa { $step })
analysis-played = Giocato: { $choice }.
refusal-analysis-unfinished = questa partita non è finita; --so-far la analizza fin dove arriva
