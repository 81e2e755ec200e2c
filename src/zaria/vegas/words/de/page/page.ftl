web-vegas-thousands = { $amount }k $
web-vegas-chips =
    { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }

web-do-question-vegas-choose =
    { $verb ->
        [pass] { $chips ->
                [0] Kostenlos passen
               *[other] 1 Chip zahlen und passen
            }
       *[place] Zahl { $number }: alle diese Würfel in Casino { $number }
    }
web-do-question-vegas-hide = { $marker } verstecken
web-do-question-vegas-guess = Auf { $marker } tippen
web-do-question-vegas-prime =
    { $dice ->
        [0] Keinen schwarzen Würfel legen
        [one] Die schwarze { $one } legen
       *[other] Beide schwarzen Würfel legen: { $one } und { $two }
    }
web-do-question-vegas-bet =
    { $verb ->
        [stop] Aufhören
       *[bet] { $bet ->
                [higher] Wette: höher
               *[lower] Wette: tiefer
            }
    }
web-do-question-vegas-power =
    { $verb ->
        [roll] Würfeln wie sonst
       *[put] { $die ->
                [big] Den großen Würfel in Casino { $casino } legen
               *[small] Einen kleinen Würfel in Casino { $casino } legen
            }
    }
web-do-question-vegas-close =
    { $verb ->
        [keep] So lassen
       *[close] Casino { $casino } schließen
    }
web-do-question-vegas-bar =
    { $die ->
        [big] Den großen Würfel an die Bar
       *[small] Einen kleinen Würfel an die Bar
    }
web-do-question-vegas-group =
    { $group ->
        [one] Einen grauen Würfel in Casino { $casino } legen
       *[other] { $group } graue Würfel in Casino { $casino } legen
    }
web-do-question-vegas-grey =
    { $verb ->
        [keep] Keinen nehmen
       *[take] Einen grauen Würfel aus Casino { $casino } nehmen
    }
web-do-question-vegas-picture =
    { $picture ->
        [chip] 1 Chip nehmen
        [money] 30.000 $ nehmen
       *[adjustment] Einen Würfel anpassen
    }
web-do-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Den großen Würfel aus Casino { $casino } nehmen
               *[small] Einen kleinen Würfel aus Casino { $casino } nehmen
            }
       *[put] { $die ->
                [big] Den großen Würfel in Casino { $casino } legen
               *[small] Einen kleinen Würfel in Casino { $casino } legen
            }
    }
web-do-question-vegas-split = Aufteilen: { $one } und { $two }
web-do-question-vegas-stack = Stapel { $stack } wählen
web-do-question-vegas-move =
    { $verb ->
        [keep] Keinen versetzen
       *[move] { $big ->
                [0] { $small ->
                        [one] Einen Würfel versetzen
                       *[other] { $small } Würfel versetzen
                    }
               *[other] { $small ->
                        [0] Den großen Würfel versetzen
                        [one] Einen Würfel und den großen versetzen
                       *[other] { $small } Würfel und den großen versetzen
                    }
            }
    }
web-do-question-vegas-nice =
    { $verb ->
        [keep] Keinen hinlegen
       *[put] { $number ->
                [0] { $die ->
                        [big] Den großen Würfel dieses Casinos hinlegen
                       *[small] Einen kleinen Würfel dieses Casinos hinlegen
                    }
               *[other] { $die ->
                        [big] Die große { $number } hinlegen
                       *[small] Eine { $number } hinlegen
                    }
            }
    }
web-do-question-vegas-result = Die { $black } wählen
web-do-question-vegas-activate = Das Plättchen von Casino { $casino } aktivieren
web-do-question-vegas-gold =
    { $die ->
        [big] Den großen Würfel auf den Goldplatz
       *[small] Einen kleinen Würfel auf den Goldplatz
    }

web-mode-question-vegas-power =
    { $die ->
        [big] Mit dem großen Würfel
       *[small] Mit einem kleinen Würfel
    }
web-mode-question-vegas-group =
    { $group ->
        [1] Ein grauer Würfel
        [2] Zwei graue Würfel
       *[3] Drei graue Würfel
    }
web-mode-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Den großen Würfel herausnehmen
               *[small] Einen kleinen Würfel herausnehmen
            }
       *[put] { $die ->
                [big] Den großen Würfel hineinlegen
               *[small] Einen kleinen Würfel hineinlegen
            }
    }
web-vegas-black-die = Die schwarze { $number }
web-vegas-move-die =
    { $die ->
        [big] Der große Würfel
       *[small] Kleiner Würfel { $number }
    }
web-vegas-part-marker = Marker { $amount }, jetzt in Stapel { $stack }

web-vegas-would-get = Bringt { $reward }.
web-vegas-would-get-nothing = Bringt nichts.
web-vegas-if-wrong = { $reward }, wenn der Tipp falsch ist.
web-vegas-chance = Richtig bei { $ways } von { $of } Würfen.
web-vegas-displaces = Der Würfel von { $seat } dort wird verdrängt.

web-vegas-table = Der Tisch
web-vegas-players = Am Tisch
web-vegas-round-short = Runde { $round }
web-vegas-bank =
    { $cards ->
        [one] Offene Bank: 1 Karte
       *[other] Offene Bank: { $cards } Karten
    }
web-vegas-casino = Casino { $casino }
web-vegas-closed = Geschlossen
web-vegas-weight = { $seat }: { $weight }
web-vegas-rolled =
    { $dice ->
        [one] Zahl { $number }: 1 Würfel
       *[other] Zahl { $number }: { $dice } Würfel
    }
web-vegas-you = du
web-vegas-money = Geld:
web-vegas-on-turn = am Zug
web-vegas-starter = hat die Runde begonnen
web-vegas-away = weg
web-vegas-bot-plays = vorerst spielt eine Vertretung
web-vegas-offline = getrennt
web-vegas-player-has =
    Übrige Würfel: { $small ->
        [0] keine kleinen
        [one] { $small } kleiner
       *[other] { $small } kleine
    }{ $big ->
        [0] {""}
       *[other] , der große
    }. Chips: { $chips }. Geldkarten: { $cards }.

web-vegas-payouts = Runde { $round } wird ausgezahlt
web-vegas-go-on = Weiter
web-vegas-last-round = Auszahlung von Runde { $round }
web-vegas-tied = Gleichstand, also raus: { $seats }
web-vegas-won =
    { $number ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen gemeinsam
    }
web-vegas-tie-break = Gleich viel Geld: Mehr Karten und Chips zusammen gewinnen.
web-vegas-pieces = Karten und Chips

web-vegas-state-jackpot = Jetzt { $amount }.
web-vegas-state-holder = Hat jetzt: { $seat }.
web-vegas-state-owing = Müsste jetzt zahlen: { $seats }.
web-vegas-state-next = Das nächste Schließen bringt { $reward }.
web-vegas-state-next-nothing = Das nächste Schließen bringt nichts.
web-vegas-state-dice =
    { $big ->
        [0] { $seat }: kleine Würfel { $small }.
       *[other] { $seat }: kleine Würfel { $small }, und der große.
    }
web-vegas-state-groups = Graue Gruppen übrig: { $groups }.
web-vegas-state-pictures = Freie Bilder: Chip { $chip }, Geld { $money }, Anpassung { $adjustment }.
web-vegas-state-picture = Bild { $number }: { $seat }.
web-vegas-state-gold = Auf dem Goldplatz: { $seat }.

web-tiles-by-chance = { $number } durch Zufall, neu in jeder Runde.
web-tiles-choose = Wähle bis zu { $most }. Ein Plättchen hat zwei Seiten: eine davon liegt auf dem Tisch.
web-tiles-shuffle = Mischen
web-tiles-nothing = Keine
web-tiles-look = Zeige auf ein Plättchen oder tippe es an und lies, was es tut.
web-tiles-how-many = Plättchen je Runde
web-tiles-chosen = { $number } von höchstens { $most } gewählt. Sie liegen in jeder Runde dort.
web-tiles-casino = Casino { $number }
web-tiles-other-side = Die Rückseite eines gewählten Plättchens: { $tile }.
web-tiles-enough = Mehr als { $most } passen nicht.
web-tiles-number =
    { $number ->
        [0] keine
        [one] ein zufälliges je Runde
       *[other] { $number } zufällige je Runde
    }

web-coach-vegas-1 = **Wähle eine Zahl:** Alle deine Würfel mit ihr gehen in dieses Casino.
web-coach-vegas-2 = **Die meisten Würfel bekommen die höhere Karte.** Wer gleich viele hat, geht leer aus.
web-coach-vegas-3 = **Zeig auf etwas oder halte es gedrückt:** Es sagt, was es ist.
