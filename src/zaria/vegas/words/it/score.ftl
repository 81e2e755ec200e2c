score-ask-vegas = Scrivi ogni casinò su una riga, da 1 in su, e una riga vuota dopo l’ultimo: le sue due carte, due punti, e di chi sono i dadi (big: quello grande, neutral: neutrali, grey: grigi). Per esempio: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
    .entry = "60 30: Ann 3, Bob 2 big, neutral 1" per ogni casinò
score-vegas-starter = { $seat } inizia il round successivo.
refusal-score-no-casino = non c’è nessun casinò da pagare; scrivine uno come «60 30: Ann 3, Bob 2 big, neutral 1»
refusal-vegas-pad-casinos = i casinò sono { $most }, non { $given }
refusal-vegas-pad-casino = «{ $given }» non è un casinò; scrivi le sue due carte, due punti, e di chi sono i dadi: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = un casinò ha due carte denaro; prima dei due punti di «{ $text }» ce ne sono { $given }
refusal-vegas-pad-dice = «{ $given }» non sono dadi di qualcuno; scrivi un nome e quanti: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = «{ $given }»: di chi sono i dadi in un casinò si dice una volta sola
refusal-vegas-pad-players = { $given } è di troppo: i giocatori sono al massimo { $most }
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name } non può avere { $given } dadi piccoli in questi casinò; possibili: fino a { $most }
        [big] { $name } non può avere { $given } dadi grandi in questi casinò; possibili: fino a { $most }
       *[black] { $name } non può avere { $given } dadi neri in questi casinò; possibili: fino a { $most }
    }
