# Che cosa significano le parole delle scelte, domanda per domanda, per l'aiuto nel terminale. Le parole sono quelle delle
# registrazioni e sono uguali in tutte le lingue.

words-miner-hero = hero engineer: scegli l’Ingegnere
words-miner-dig = take 17: prendi il dado con il numero 17 · share 17: condividi la Birra con il numero 17
words-miner-share = give 2: lo dai al secondo posto
words-miner-take-first = take 17: prendi il dado con il numero 17
words-miner-take-second = take 17: prendi anche il dado con il numero 17 · done: nessun secondo dado
words-miner-magic = spend 52: spendi il dado Magico con il numero 52 · spend hero: la magia del tuo eroe · done: basta magia
words-miner-reroll = reroll 17: rilanci il dado con il numero 17
words-miner-cache = cache 17: congeli il dado con il numero 17 · done: basta così
words-miner-solo = take 17: prendi il dado con il numero 17 · spend 52: spendi il dado Magico con il numero 52 · refill: riempi la montagna · stop: finisci la partita
words-miner-set = set 3, set gem 2: la faccia che deve mostrare
words-miner-chest = chest yes: in un forziere · chest no: no
words-miner-recycle = recycle 17: il dado con il numero 17 torna nel sacchetto
