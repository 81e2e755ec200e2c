web-friends-title = Ein Tisch mit Freunden
web-friends-how = Wie spielt ihr?
web-friends-quick = Schnell
    .help = gleich gegen diese
web-friends-royale = Royale
    .help = drei Plättchen je Runde
web-friends-link = Per Link
    .help = jeder am eigenen Handy
web-friends-device = Ein Gerät
    .help = es geht reihum
web-friends-real = Echte Würfel
    .help = ihr würfelt, wir zählen
web-friends-chairs = Stühle
web-friends-tap = Tippe auf einen Stuhl
    .help = Freund, Gegner oder niemand
web-friends-number =
    { $number ->
        [one] ein Freund
        [2] zwei Freunde
        [3] drei Freunde
       *[other] vier Freunde
    }
web-friends-lately = Haben zuletzt mit dir gespielt
web-chair-asked = wird gefragt
web-friends-set = Tisch eröffnen
web-more-options = Mehr

web-chair-label = Stuhl { $number }: { $who }
web-chair-who = Wer sitzt hier?
web-chair-friend = Freund
web-chair-here = Hier
web-chair-nobody = Niemand
web-chair-opponent = Gegner
web-chair-needed = Nicht weniger als { $number } Stühle: so viele braucht das Spiel.
web-chair-you = du
web-chair-open = frei
web-chair-here-note = an diesem Gerät
web-chair-nobody-note = niemand
web-chair-move = Umsetzen
web-chair-move-to = Tippe auf den neuen Stuhl
web-chair-make-host = Zum Gastgeber
web-chair-take-away = Stuhl wegnehmen
web-player-number = Spieler { $number }

web-lobby-you-host = Du bist Gastgeber.
web-lobby-name = Tisch benennen
    .label = Name des Tisches
    .save = Speichern
web-lobby-host = Gastgeber
web-lobby-here = da
web-lobby-asked = eingeladen
web-lobby-somebody = Jemand
web-lobby-choosing = wählt einen Stuhl
web-lobby-here-number =
    { $number ->
        [one] Eine Person ist da
       *[other] { $number } Personen sind da
    }
web-lobby-arriving =
    { $number ->
        [one] eine kommt gerade
       *[other] { $number } kommen gerade
    }
web-lobby-waits = Wir warten auf { $names }.
web-lobby-start-without = Ohne { $names } starten
web-lobby-invites = { $host } lädt dich zu { $game } ein
web-lobby-invites-again = { $host } möchte noch einmal spielen
web-lobby-decline = Nein, danke
web-lobby-name-first = Dein Name, damit alle wissen, wer einlädt
web-lobby-free =
    { $number ->
        [one] Ein Stuhl ist frei
       *[other] { $number } Stühle sind frei
    }
web-lobby-without = Du kannst ohne Warten starten. Die freien Stühle nehmen dann: { $names }.
web-lobby-kept = Für dich ist ein Stuhl freigehalten.
web-lobby-leave = Tisch verlassen
web-lobby-change = Das Spiel ändern
web-lobby-save = Ändern
web-invite-point = Halte ein Handy davor

web-on = an
web-off = aus
