web-vegas-place =
    { $dice ->
        [one] Die { $number } legen
       *[other] Die { $number }en legen
    }
web-vegas-pass = Passen
web-vegas-point = Wähle eine Zahl: Was ihr Casino dann zahlen würde, siehst du vor dem Legen.
web-vegas-press-roll =
    { $dice ->
        [one] Ein Würfel ist übrig. Drücke, um ihn zu werfen.
       *[other] { $dice } Würfel sind übrig. Drücke, um sie zu werfen.
    }
web-vegas-then-you = **Du bekommst { $amount }.**
web-vegas-then-tie = **Gleichstand mit { $seats }:** Du bekommst nichts.
web-vegas-then-nothing = **Du bekommst in Casino { $casino } nichts.**
web-vegas-closed-why = **Casino { $casino } ist geschlossen** durch No Entry: Kein Würfel kommt hinein oder heraus, bis das Schild wandert. Gezahlt wird wie immer.
web-vegas-guess-right = **Wenn du es errätst, bekommt { $seat } nichts.**
web-vegas-bet-same = Noch einmal { $total } verliert.
web-vegas-then-seat = { $seat } bekommt { $amount }.
web-vegas-then-lost =
    { $cards ->
        [one] { $amount } kommt unter den Stapel.
       *[other] { $amount } kommen unter den Stapel.
    }
web-vegas-looking = Du siehst dir Runde { $round } noch einmal an. **Das Spiel geht weiter.**
web-vegas-looking-turn = Du siehst dir Runde { $round } noch einmal an. **Du bist am Zug.**
web-vegas-before-pays = Bevor Casino { $casino } zahlt
web-vegas-since = Seit deinem Zug:
web-vegas-since-card = Casino { $casino }: { $amount } ginge jetzt an { $seat }.

web-vegas-pays = Casino { $casino } zahlt **{ $seat } { $amount }**
web-vegas-pays-nobody = Casino { $casino } zahlt **niemandem**
web-vegas-uncontested = Casinos { $casinos }: **unangefochten**
web-vegas-pays-short = { $casino }: { $seat } { $amount }
web-vegas-pays-nobody-short = { $casino }: niemand
web-vegas-next = Weiter
web-vegas-tie-leaves = { $seats }: **Gleichstand bei { $weight }**, also heraus.
web-vegas-paid-so-far =
    { $paid ->
        [0] Das erste von sechs Casinos zahlt.
        [1] Ein Casino hat gezahlt, fünf kommen noch.
        [2] Zwei Casinos haben gezahlt, vier kommen noch.
        [3] Drei Casinos haben gezahlt, drei kommen noch.
        [4] Vier Casinos haben gezahlt, zwei kommen noch.
        [5] Das letzte Casino zahlt.
       *[other] Alle Casinos haben gezahlt.
    }
web-vegas-round-begins = Runde { $round } beginnt

web-vegas-beat = Runde { $round }: **{ $starter }** beginnt
web-vegas-beat-paid = Das hat Runde { $round } gebracht:
web-vegas-beat-why = { $seat } hat Casino { $casino } gewonnen. Das hat Runde { $round } gebracht:
web-vegas-won-by =
    { $rounds ->
        [one] mit { $amount } Vorsprung
       *[other] mit { $amount } Vorsprung nach { $rounds } Runden
    }
web-vegas-decided = Entschieden in **Casino { $casino }, Runde { $round }**: Ohne die { $amount } dort hätte { $seat } gewonnen.
web-vegas-lead-grew = Am stärksten wuchs der Vorsprung in **Casino { $casino }, Runde { $round }**: { $seat } bekam dort { $amount }.
web-vegas-see-board = Tisch ansehen
web-vegas-see-podium = Zurück zum Podest

web-vegas-log-dice = Runde { $round }, Würfel
web-vegas-log-payout = Runde { $round }, Auszahlung
web-vegas-log-paid = Casino { $casino } zahlte { $seat }.

web-vegas-ask-casino = Wähle oben ein Casino.
web-vegas-then-casino = Und dann oben ein Casino.
web-vegas-if-missed = bei falschem Tipp:
web-vegas-total = Summe: { $total }
web-vegas-bet-higher = Höher
web-vegas-bet-lower = Tiefer
web-vegas-from-roll = gewürfelt
web-vegas-no-die = Bild { $number }: dafür hast du keinen Würfel
web-vegas-no-die-short = kein Würfel
web-vegas-picture-chip = ein Chip
web-vegas-picture-money = 30.000 $
web-vegas-picture-adjustment = Würfel versetzen

web-vegas-help-dice-left = Die Würfel, die hier in dieser Runde noch zu legen sind. Der große zählt doppelt.
web-vegas-help-chips = Chips: Einer bezahlt das Passen, und am Ende ist jeder 10.000 $ wert.
web-vegas-help-cards = Gewonnene Geldkarten. Wie viel sie wert sind, bleibt bis zum Ende geheim.
web-vegas-help-money = Das gewonnene Geld. Vor dem Ende sieht es nur, wem es gehört.
web-vegas-help-casino = Wer hier die meisten Würfel hat, bekommt die höhere Karte, wer folgt, die niedrigere. Bei Gleichstand gibt es nichts.
web-vegas-help-closed = Dieses Casino ist geschlossen: Kein Würfel kommt hinein oder heraus, bis das Schild wandert. Gezahlt wird wie immer.
web-vegas-help-neutral = Weiße Würfel gehören niemandem. Sie gewinnen Karten wie andere Würfel, und die Karten kommen unter den Stapel.
web-vegas-help-grey = Graue Würfel gehören niemandem. Sie zählen wie andere Würfel und bringen niemandem Geld.
web-vegas-help-player = { $seat }: Würfel { $dice }, Chips { $chips }, Geldkarten { $cards }.
web-vegas-help-rounds = Jede Lampe ist eine Runde dieses Spiels. Die helle wird gerade gespielt.
web-vegas-help-card = Geld, das dieses Casino am Ende der Runde zahlt. Das Zeichen zeigt, wer es jetzt bekäme.
web-vegas-help-lane = Die gewürfelten Würfel mit dieser Zahl. Sie gehen ins Casino darüber, alle oder keiner.
web-vegas-help-big-die = Der große Würfel zählt doppelt.
web-vegas-help-black = Schwarze Würfel gehören zu Plättchen. In einem Casino zählt jeder für den, dessen Zeichen er trägt.
web-vegas-help-starter = Das Fähnchen: Hier hat die Runde begonnen.

web-vegas-short-choose = Welche Zahl legst du?
web-vegas-short-hide = Wie viele versteckst du?
web-vegas-short-guess = Wie viele sind es?
web-vegas-short-prime = Welche schwarzen Würfel?
web-vegas-short-bet = Aufhören oder wetten?
web-vegas-short-power = Legen oder würfeln?
web-vegas-short-close = Welches Casino schließt du?
web-vegas-short-bar = Welcher Würfel zur Bar?
web-vegas-short-group = Welche grauen, wohin?
web-vegas-short-grey = Grauer Würfel: woher?
web-vegas-short-picture = Welches Bild?
web-vegas-short-adjust = Welcher Würfel, wohin?
web-vegas-short-split = Wie teilst du auf?
web-vegas-short-stack = Welcher Stapel?
web-vegas-short-move = Welche versetzt du?
web-vegas-short-nice = Welcher Würfel aufs Bild?
web-vegas-short-result = Welcher schwarze Würfel?
web-vegas-short-activate = Welches Plättchen?
web-vegas-short-gold = Welcher Würfel aufs Gold?
