# Was die Wörter der Auswahl bedeuten, Frage für Frage, für die Hilfe im Terminal. Die Wörter selbst sind die der
# Aufzeichnungen und in allen Sprachen gleich.

words-vegas-choose = place 4: alle deine Vieren kommen in Casino 4 · pass: einen Chip zahlen und die Würfel behalten
words-vegas-hide = hide 2: zwei Marker verstecken
words-vegas-guess = guess 2: auf zwei Marker tippen
words-vegas-prime = place 3: ein schwarzer Würfel kommt in Casino 3 · place 3 5: einer in 3, einer in 5 · pass: keiner
words-vegas-bet = higher (höher), lower (tiefer): auf die nächste Summe wetten · stop: die Belohnung nehmen
words-vegas-power = power 4: einen kleinen Würfel auf die 4 drehen und in Casino 4 legen · power 4 big: den großen · roll: würfeln wie sonst
words-vegas-close = close 3: Casino 3 schließen · keep: den Marker stehen lassen
words-vegas-bar = bar small, bar big: den kleinen oder den großen Würfel an die Bar stellen
words-vegas-group = group 2 to 5: eine Gruppe von zwei grauen Würfeln kommt in Casino 5
words-vegas-grey = take 3: ein grauer Würfel aus Casino 3 · keep: keinen nehmen
words-vegas-picture = take chip, take money, take adjustment: Chip, Geld oder Anpassung
words-vegas-adjust = adjust small to 3, adjust big to 3: einen Würfel in Casino 3 legen · adjust small from 3, adjust big from 3: ihn herausnehmen
words-vegas-split = split 6 2 / 2 0 0 0: diese Marker in einen Stapel, jene in den anderen
words-vegas-stack = stack 1, stack 2: der erste oder der zweite Stapel
words-vegas-move = move 2: zwei kleine Würfel · move 2 big: und den großen · keep: keinen
words-vegas-nice = move small 3, move big 3: ein Würfel deines Wurfs auf Bild 3 · move small here, move big here: einer aus diesem Casino · keep: keiner
words-vegas-result = choose 4: das Ergebnis 4
words-vegas-activate = choose 2: das Plättchen bei Casino 2
words-vegas-gold = move small, move big: der kleine oder der große Würfel
