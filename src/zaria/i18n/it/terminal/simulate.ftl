command-simulate = Fai giocare ai bot molte partite a un tavolo e scopri quanto durano, chi vince e che cosa vince.
    .usage = zaria simulate GIOCO BOT … [--games N] [--plots CARTELLA]
argument-simulate = il gioco, poi un bot per ogni posto; se è uno solo, gioca contro copie di sé
    .value = GIOCO BOT …
argument-simulate-plots = disegna i grafici in questa cartella, come SVG
    .value = CARTELLA

simulate-games = { $number ->
        [one] 1 partita
       *[other] { $number } partite
    }
simulate-mean = media
simulate-deviation = deviazione
simulate-low = minimo
simulate-median = mediana
simulate-high = massimo
simulate-length = Decisioni in una partita
simulate-choices = Scelte per decisione
simulate-scores = Punteggi
simulate-winning = Punteggi dei vincitori
simulate-bots = Confronto dei bot
simulate-seats = Posti
simulate-seat = posto { $number }
simulate-times = volte
simulate-score = punteggio
simulate-how = Nelle ultime tabelle la quota è quella dei giocatori che ne avevano di più.
simulate-plots-in = I grafici sono in { $folder }
simulate-axis-length = numero di decisioni
simulate-axis-scores = punteggio finale
simulate-axis-choices = decisione della partita
simulate-axis-share = quota delle vittorie; linea tratteggiata: tutti uguali
