command-analyse = Eine beendete Partie zerlegen: Glück, Entscheidungen, und was die anderen einbrachten.
    .usage = zaria analyse DATEI
argument-analyse = eine Datei, die „zaria play --record“ geschrieben hat oder die von der Seite kommt
    .value = DATEI
argument-analyse-json = alles als JSON
argument-analyse-svg = ein Bild der Chancen in diese Datei schreiben
    .value = DATEI
argument-analyse-so-far = eine Partie, die nicht zu Ende ist, so weit sie reicht
analysis-axis = nach jedem Schritt
analysis-so-far = Die Partie ist nicht zu Ende: so weit kam sie.
analysis-solo = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
analysis-moments = Die größten Glücksfälle
analysis-moment = { $seat }: { $by } (Runde { $round }, Schritt { $step })
analysis-mistakes = Die Entscheidungen, die am meisten kosteten
analysis-mistake = { $seat }: { $by } (Runde { $round }, Zug { $turn }, Schritt { $step })
analysis-played = Gespielt: { $choice }.
refusal-analysis-unfinished = diese Partie ist nicht zu Ende; --so-far analysiert sie, so weit sie reicht
