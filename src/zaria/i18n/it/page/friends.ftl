web-friends-title = Un tavolo con amici
web-friends-how = Come giocate?
web-friends-quick = Veloce
    .help = subito contro questi
web-friends-royale = Royale
    .help = tre tessere per round
web-friends-link = Con un link
    .help = ognuno sul suo telefono
web-friends-device = Un dispositivo
    .help = passatevelo
web-friends-real = Dadi veri
    .help = voi lanciate, noi contiamo
web-friends-chairs = Sedie
web-friends-tap = Tocca una sedia
    .help = amico, avversario o nessuno
web-friends-number =
    { $number ->
        [one] un amico
        [2] due amici
        [3] tre amici
       *[other] quattro amici
    }
web-friends-lately = Hanno giocato con te
web-chair-asked = riceve un invito
web-friends-set = Apri il tavolo
web-more-options = Altro

web-chair-label = Sedia { $number }: { $who }
web-chair-who = Chi si siede qui?
web-chair-friend = Amico
web-chair-here = Qui
web-chair-nobody = Nessuno
web-chair-opponent = Avversari
web-chair-needed = Non meno di { $number } sedie: il gioco le richiede.
web-chair-you = tu
web-chair-open = libera
web-chair-here-note = su questo dispositivo
web-chair-nobody-note = nessuno
web-chair-move = Sposta
web-chair-move-to = Tocca la nuova sedia
web-chair-make-host = Fai ospitare
web-chair-take-away = Togli la sedia
web-player-number = Giocatore { $number }

web-lobby-you-host = Sei tu a ospitare.
web-lobby-name = Dai un nome al tavolo
    .label = Nome del tavolo
    .save = Salva
web-lobby-host = ospita
web-lobby-here = qui
web-lobby-asked = con invito
web-lobby-somebody = Qualcuno
web-lobby-choosing = sceglie una sedia
web-lobby-here-number =
    { $number ->
        [one] Una persona è qui
       *[other] { $number } persone sono qui
    }
web-lobby-arriving =
    { $number ->
        [one] una sta arrivando
       *[other] { $number } stanno arrivando
    }
web-lobby-waits = Si aspetta: { $names }.
web-lobby-start-without = Comincia senza { $names }
web-lobby-invites = { $host } ti invita a giocare a { $game }
web-lobby-invites-again = { $host } vuole giocare ancora
web-lobby-decline = No, grazie
web-lobby-name-first = Il tuo nome, così sanno chi invita
web-lobby-free =
    { $number ->
        [one] Una sedia è libera
       *[other] { $number } sedie sono libere
    }
web-lobby-without = Puoi cominciare senza aspettare. Le sedie libere vanno a: { $names }.
web-lobby-kept = Una sedia è tenuta per te.
web-lobby-leave = Lascia il tavolo
web-lobby-change = Cambia la partita
web-lobby-save = Cambia
web-invite-point = Inquadralo con un telefono

web-on = sì
web-off = no
