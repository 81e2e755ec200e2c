# Was die Wörter der Auswahl bedeuten, Frage für Frage, für die Hilfe im Terminal. Die Wörter selbst sind die der
# Aufzeichnungen und in allen Sprachen gleich.

words-miner-hero = hero engineer: den Ingenieur wählen
words-miner-dig = take 17: den Würfel mit der 17 nehmen · share 17: das Bier mit der 17 teilen
words-miner-share = give 2: an den zweiten Platz geben
words-miner-take-first = take 17: den Würfel mit der 17 nehmen
words-miner-take-second = take 17: auch den Würfel mit der 17 nehmen · done: keinen zweiten
words-miner-magic = spend 52: den Magiewürfel mit der 52 verwenden · spend hero: Magie deines Helden · done: keine Magie mehr
words-miner-reroll = reroll 17: der Würfel mit der 17 wird erneut gewürfelt
words-miner-cache = cache 17: den Würfel mit der 17 sichern · done: nichts mehr
words-miner-solo = take 17: den Würfel mit der 17 nehmen · spend 52: den Magiewürfel mit der 52 verwenden · refill: den Berg auffüllen · stop: das Spiel beenden
words-miner-set = set 3, set gem 2: die Seite, die er zeigen soll
words-miner-chest = chest yes: in eine Schatzkiste · chest no: nicht
words-miner-recycle = recycle 17: der Würfel mit der 17 kommt zurück in den Beutel
