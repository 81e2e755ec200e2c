command-odds = Zeigt die Chancen in einem gespeicherten Spiel, aus dem, was der Spieler am Zug weiß.
    .usage = zaria odds DATEI
odds-none = Hier gibt es keine Chancen zu nennen.
refusal-odds-off = dieser Tisch zeigt keine Chancen
