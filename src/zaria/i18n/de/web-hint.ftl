web-hint = Tipp
web-hint-value = Tipp: { $value }
web-hint-best = die beste Wahl, Tipp: { $value }
web-hint-best-alone = die beste Wahl
web-hint-unit-chance = Die Zahlen sind deine Gewinnchancen, von 100.
web-hint-unit-points = Die Zahlen sind Punkte am Ende.
web-hint-unit-lot = Die Zahlen sagen, wie oft du wählen solltest, von 100.

web-odds = Chancen
    .help = Alle am Tisch dürfen die Chancen sehen, berechnet aus dem, was offen liegt.
web-odds-me = Der Tisch zeigt, wie wahrscheinlich etwas ist, etwa „3 von 5“.
