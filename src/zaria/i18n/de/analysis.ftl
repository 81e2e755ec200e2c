# Wo das Glück endete und das Können begann: im Terminal und auf der Seite.

analysis-start = Anfang
analysis-luck = Glück
analysis-decisions = Entscheidungen
analysis-gifts = Geschenkt
analysis-end = Ende
analysis-verdict-luck = Vor allem Glück.
analysis-verdict-decisions = Vor allem Entscheidungen.
analysis-verdict-equally = Glück und Entscheidungen etwa zu gleichen Teilen.
analysis-note-chance = In Punkten von 100 zum Sieg. Entscheidungen: neben denen von jemandem, der vernünftig und schnell spielt. Geschenkt: was die Entscheidungen der anderen einbrachten.
analysis-note-points = In Punkten. Entscheidungen: neben denen von jemandem, der vernünftig und schnell spielt.
analysis-round = Runde { $round }
analysis-graph-chance = Siegchance, von 100
analysis-graph-points = Zu erwartende Punkte am Ende
analysis-note-mistakes = Gezählt ist, was die bessere Wahl mehr gebracht hätte, wenn danach für alle ein vernünftiger, schneller Spieler weitergespielt hätte.
analysis-no-mistakes = Keine Entscheidung hat etwas gekostet, das sich messen lässt.

refusal-analysis-game = { $game } kann noch niemand analysieren
refusal-analysis-empty = es gibt nichts zu analysieren: die Aufzeichnung hat keine Schritte
refusal-analysis-early = diese Partie ist noch nicht zu Ende
refusal-analysis-fast = zu viele Partien auf einmal; warte ein wenig
refusal-not-a-decision = dort hatte niemand etwas zu entscheiden
