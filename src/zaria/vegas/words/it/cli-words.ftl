# Che cosa significano le parole delle scelte, domanda per domanda, per l'aiuto nel terminale. Le parole sono quelle delle
# registrazioni e sono uguali in tutte le lingue.

words-vegas-choose = place 4: tutti i tuoi 4 vanno nel casinò 4 · pass: paghi una fiche e tieni i dadi
words-vegas-hide = hide 2: nascondi due segnalini
words-vegas-guess = guess 2: dici che i segnalini sono due
words-vegas-prime = place 3: un dado nero va nel casinò 3 · place 3 5: uno nel 3 e uno nel 5 · pass: nessuno
words-vegas-bet = higher (più alta), lower (più bassa): scommetti sulla prossima somma · stop: prendi la ricompensa
words-vegas-power = power 4: giri un dado piccolo sul 4 e lo metti nel casinò 4 · power 4 big: quello grande · roll: tiri come sempre
words-vegas-close = close 3: chiudi il casinò 3 · keep: lasci il segnalino dov’è
words-vegas-bar = bar small, bar big: metti al bar il dado piccolo o quello grande
words-vegas-group = group 2 to 5: un gruppo di due dadi grigi va nel casinò 5
words-vegas-grey = take 3: un dado grigio del casinò 3 · keep: nessuno
words-vegas-picture = take chip, take money, take adjustment: fiche, denaro o modifica
words-vegas-adjust = adjust small to 3, adjust big to 3: metti un dado nel casinò 3 · adjust small from 3, adjust big from 3: lo riprendi
words-vegas-split = split 6 2 / 2 0 0 0: questi segnalini in una pila, quelli nell’altra
words-vegas-stack = stack 1, stack 2: la prima o la seconda pila
words-vegas-move = move 2: due dadi piccoli · move 2 big: anche quello grande · keep: nessuno
words-vegas-nice = move small 3, move big 3: un dado del tuo tiro sulla figura 3 · move small here, move big here: uno di questo casinò · keep: nessuno
words-vegas-result = choose 4: il risultato 4
words-vegas-activate = choose 2: la tessera del casinò 2
words-vegas-gold = move small, move big: il dado piccolo o quello grande
