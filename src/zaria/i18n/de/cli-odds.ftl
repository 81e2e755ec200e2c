# Der Befehl „zaria odds“.

command-odds = Zeigt die Chancen in einem gespeicherten Spiel, aus dem, was der Spieler am Zug weiß.
    .usage = zaria odds DATEI
argument-odds = eine Datei, die „zaria play --record“ geschrieben hat
    .value = DATEI
odds-none = Hier gibt es keine Chancen zu nennen.
refusal-no-odds-file = welche Datei? „zaria odds DATEI“ nimmt eine, die „zaria play --record“ geschrieben hat
refusal-odds-off = dieser Tisch zeigt keine Chancen
