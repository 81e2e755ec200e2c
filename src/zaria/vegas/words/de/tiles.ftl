tile-lucky-punch = Lucky Punch
    .help = Glückstreffer. Verstecke einen, zwei oder drei Marker. Wer links von dir sitzt, rät, wie viele. Liegt der Tipp daneben, bekommst du 2 Chips, 30.000 $ oder 40.000 $.
tile-jackpot = Jackpot
    .help = Wirf die schwarzen Würfel. Eine Summe von 7 oder ein Pasch gewinnt den Jackpot. Sonst wächst er um 10.000 $, bis zu 80.000 $.
tile-prime-time = Prime Time
    .help = Beste Sendezeit. Vor der Auszahlung wirft der Sieger dieses Casinos die schwarzen Würfel und darf keinen, einen oder beide als eigene legen.
tile-fifty-fifty = Fifty Fifty
    .help = Halbe-halbe. Wirf die schwarzen Würfel und wette dann, dass die nächste Summe höher oder tiefer ist, so oft du dich traust: 1 Chip, 30.000 $, 40.000 $, 60.000 $. Eine falsche Wette, und alles ist weg.
tile-high-five = High Five
    .help = Gib mir fünf. Wer hier mit seinen Würfeln zuerst auf fünf oder mehr kommt, bekommt bei der Auszahlung 100.000 $.
tile-bad-luck = Bad Luck
    .help = Pech. Ist es aktiviert, zahlt am Ende der Runde 50.000 $, wer hier die wenigsten Würfel hat.
tile-pay-day = Pay Day
    .help = Zahltag. Du bekommst 10.000 $ für jedes Casino mit einem Würfel von dir; bei einem oder zweien in Chips.
tile-power-play = Power Play
    .help = Überzahlspiel. Mit mehr Würfeln hier als jeder andere hast du den Marker. Dann darfst du, statt zu würfeln, einen deiner Würfel in ein beliebiges offenes Casino legen.
tile-no-entry = No Entry
    .help = Kein Zutritt. Schließe ein anderes Casino als dieses: Kein Würfel kommt hinein oder heraus. Den Marker zu versetzen bringt, was die Leiste zeigt.
tile-knockout = Knockout
    .help = K. o. Alle anderen stellen einen Würfel an die Bar, höchstens zwei. Du holst deine von dort zurück.
tile-block-it = Block It
    .help = Blockade. Lege eine Gruppe grauer Würfel in ein Casino. Sie zählen für einen neutralen Spieler.
tile-handicap = Handicap
    .help = In allen Casinos liegen graue Würfel. Nimm einen weg und bekomme dafür einen Chip, 30.000 $ oder die Anpassung eines eigenen Würfels.
tile-black-box = Black Box
    .help = Schwarze Kiste. Bei der Auszahlung teilt, wer links vom Sieger dieses Casinos sitzt, sechs Marker verdeckt auf zwei Stapel auf. Der Sieger wählt einen und bekommt, was darin steckt.
tile-double-down = Double Down
    .help = Verdoppeln. Versetze beliebig viele deiner Würfel aus diesem Casino auf das Plättchen. Es zahlt wie ein Casino: 60.000 $ und 30.000 $.
tile-nice-dice = Nice Dice
    .help = Schöne Würfel. Lege einen geworfenen Würfel oder einen aus diesem Casino auf das Bild seiner Zahl. Bei der Auszahlung bringt er diese Zahl. Lag dort schon einer, wandert der in sein Casino.
tile-my-choice = My Choice
    .help = Meine Wahl. Wirf die schwarzen Würfel und wähle ein Ergebnis. 1: ein Chip. 2: zwei Chips. 3: 30.000 $. 4: ein anderes Plättchen aktivieren. 5: einen Würfel anpassen. 6: ein Würfel auf den Goldplatz, bei der Auszahlung 60.000 $.

event-vegas-tiles = Die Plättchen dieser Runde, ab Casino 1: { $tiles }.
event-vegas-black = { $seat } wirft die schwarzen Würfel: { $one } und { $two }.
event-vegas-hid = { $seat } versteckt ein paar Marker.
event-vegas-hid-number =
    { $number ->
        [one] Du hast einen Marker versteckt.
       *[other] Du hast { $number } Marker versteckt.
    }
event-vegas-guessed = { $seat } tippt auf { $guess }; { $owner } hatte { $hidden } versteckt.
event-vegas-prime-placed = { $seat } legt einen schwarzen Würfel in Casino { $casino }.
event-vegas-prime-none = { $seat } legt keinen schwarzen Würfel.
event-vegas-bet-lost = { $seat } verliert die Wette und damit die Belohnung.
event-vegas-high-five = { $seat } nimmt den Marker von High Five.
event-vegas-bad-luck =
    { $dollars ->
        [0] { $chips ->
                [0] Bad Luck: { $seat } hat nichts zum Zahlen.
                [one] Bad Luck: { $seat } zahlt einen Chip.
               *[other] Bad Luck: { $seat } zahlt { $chips } Chips.
            }
       *[other] { $chips ->
                [0] Bad Luck: { $seat } zahlt { $amount }.
                [one] Bad Luck: { $seat } zahlt { $amount } und einen Chip.
               *[other] Bad Luck: { $seat } zahlt { $amount } und { $chips } Chips.
            }
    }
event-vegas-power-taken = { $seat } nimmt den Marker von Power Play.
event-vegas-power-lost = { $seat } verliert den Marker von Power Play: Er geht zurück auf sein Plättchen.
event-vegas-power-used =
    { $big ->
        [0] { $seat } legt mit Power Play einen Würfel in Casino { $casino }.
       *[other] { $seat } legt mit Power Play den großen Würfel in Casino { $casino }.
    }
event-vegas-closed = { $seat } schließt Casino { $casino }.
event-vegas-closed-kept = { $seat } lässt Casino { $casino } geschlossen.
event-vegas-bar =
    { $die ->
        [big] { $seat } stellt den großen Würfel an die Bar.
       *[small] { $seat } stellt einen Würfel an die Bar.
    }
event-vegas-bar-back =
    { $big ->
        [0] { $small ->
                [one] { $seat } holt einen Würfel von der Bar zurück.
               *[other] { $seat } holt { $small } Würfel von der Bar zurück.
            }
       *[other] { $small ->
                [0] { $seat } holt den großen Würfel von der Bar zurück.
               *[other] { $seat } holt einen Würfel und den großen von der Bar zurück.
            }
    }
event-vegas-blocked =
    { $dice ->
        [one] { $seat } legt einen grauen Würfel in Casino { $casino }.
       *[other] { $seat } legt { $dice } graue Würfel in Casino { $casino }.
    }
event-vegas-grey-taken = { $seat } nimmt einen grauen Würfel aus Casino { $casino }.
event-vegas-adjusted-in =
    { $die ->
        [big] { $seat } dreht den großen Würfel und legt ihn in Casino { $casino }.
       *[small] { $seat } dreht einen Würfel und legt ihn in Casino { $casino }.
    }
event-vegas-adjusted-out =
    { $die ->
        [big] { $seat } nimmt den großen Würfel wieder aus Casino { $casino }.
       *[small] { $seat } nimmt einen Würfel wieder aus Casino { $casino }.
    }
event-vegas-parted = { $seat } teilt die Marker in Stapel zu { $one } und { $two } auf.
event-vegas-parted-markers = Du hast sie so aufgeteilt: { $parting }.
event-vegas-picked = { $seat } wählt Stapel { $stack } ({ $markers }) im Wert von { $amount }.
event-vegas-doubled =
    { $big ->
        [0] { $small ->
                [one] { $seat } versetzt einen Würfel auf Double Down.
               *[other] { $seat } versetzt { $small } Würfel auf Double Down.
            }
       *[other] { $small ->
                [0] { $seat } versetzt den großen Würfel auf Double Down.
                [one] { $seat } versetzt einen Würfel und den großen auf Double Down.
               *[other] { $seat } versetzt { $small } Würfel und den großen auf Double Down.
            }
    }
event-vegas-nice-die =
    { $die ->
        [big] { $seat } legt den großen Würfel auf Bild { $number } von Nice Dice.
       *[small] { $seat } legt einen Würfel auf Bild { $number } von Nice Dice.
    }
event-vegas-displaced = Der Würfel von { $seat }, der dort lag, kommt in Casino { $casino }.
event-vegas-chose = { $seat } wählt die { $number }.
event-vegas-gold =
    { $die ->
        [big] { $seat } legt den großen Würfel auf den Goldplatz.
       *[small] { $seat } legt einen Würfel auf den Goldplatz.
    }

question-vegas-hide = Wie viele Marker versteckst du vor { $guesser }?
question-vegas-guess = Wie viele Marker hat { $owner } versteckt?
question-vegas-prime = Die schwarzen Würfel zeigen { $one } und { $two }. Welche legst du?
question-vegas-bet =
    { $chips ->
        [0] { $dollars ->
                [0] Die Summe ist { $total }, noch gehört dir nichts. Aufhören oder auf die nächste Summe wetten?
               *[other] Die Summe ist { $total }, dir gehören { $amount }. Aufhören oder auf die nächste Summe wetten?
            }
        [one] Die Summe ist { $total }, dir gehört ein Chip. Aufhören oder auf die nächste Summe wetten?
       *[other] Die Summe ist { $total }, dir gehören { $chips } Chips. Aufhören oder auf die nächste Summe wetten?
    }
question-vegas-power = Du hast Power Play. Legst du einen Würfel deiner Wahl, oder würfelst du?
question-vegas-close =
    { $chips ->
        [0] { $dollars ->
                [0] Welches Casino schließt du? Den Marker zu versetzen bringt diesmal nichts.
               *[other] Welches Casino schließt du? Den Marker zu versetzen bringt { $amount }.
            }
        [one] Welches Casino schließt du? Den Marker zu versetzen bringt einen Chip.
       *[other] Welches Casino schließt du? Den Marker zu versetzen bringt { $chips } Chips.
    }
question-vegas-bar = Welchen Würfel stellst du an die Bar?
question-vegas-group = Welche Gruppe grauer Würfel legst du wohin?
question-vegas-grey = Aus welchem Casino nimmst du einen grauen Würfel?
question-vegas-picture = Auf welches Bild legst du ihn?
question-vegas-adjust = Welchen Würfel legst du in ein Casino oder nimmst du aus einem heraus?
question-vegas-split = Wie teilst du die Marker auf? { $picker } wählt einen Stapel, ohne zu sehen, was darin ist.
question-vegas-stack = Welchen Stapel wählst du? { $parted_by } hat einen zu { $one } und einen zu { $two } gemacht.
question-vegas-move = Welche deiner Würfel in Casino { $casino } versetzt du auf Double Down?
question-vegas-nice = Welchen Würfel legst du auf sein Bild?
question-vegas-result = Die schwarzen Würfel zeigen { $one } und { $two }. Was wählst du?
question-vegas-activate = Welches andere Plättchen aktivierst du?
question-vegas-gold = Welchen Würfel legst du auf den Goldplatz?

chance-vegas-tiles = Welche Plättchen liegen bei den Casinos 1, 2, 3 …? Gebt ihre Namen oder Codes ein: Jackpot, Power Play, H1
chance-vegas-black = Werft die zwei schwarzen Würfel für { $seat } und gebt sie ein: 2 5

refusal-option-tiles = tiles verlangt eine Zahl, { $possible }, oder eine Liste von Plättchen, nicht „{ $given }“
refusal-option-tile = es gibt kein Plättchen „{ $given }“; es gibt: { $possible }
refusal-option-tile-sides = { $one } und { $two } sind die zwei Seiten von Plättchen { $letter } und können nicht zugleich im Spiel sein
refusal-deal-tile = „{ $word }“ kann jetzt nicht gezogen werden; möglich: { $possible }
refusal-vegas-no-such-die =
    { $die ->
        [big] den großen Würfel hast du nicht mehr
       *[small] du hast keinen kleinen Würfel mehr
    }
refusal-vegas-no-die-there =
    { $die ->
        [big] dein großer Würfel liegt nicht in Casino { $casino }
       *[small] du hast keinen kleinen Würfel in Casino { $casino }
    }
refusal-vegas-close-itself = bei Casino { $casino } liegt No Entry selbst, es kann nicht geschlossen werden
refusal-vegas-close-must = der Marker muss gesetzt werden: noch ist kein Casino geschlossen
refusal-vegas-close-same = Casino { $casino } ist schon geschlossen
refusal-vegas-no-group = es ist keine Gruppe von { $dice } grauen Würfeln mehr da
refusal-vegas-no-grey = in Casino { $casino } liegt kein grauer Würfel
refusal-vegas-no-picture =
    { $picture ->
        [chip] beide Bilder mit einem Chip sind belegt
        [money] alle Bilder mit 30.000 $ sind belegt
       *[adjustment] alle Bilder mit einer Anpassung sind belegt
    }
refusal-vegas-too-few-dice =
    { $big ->
        [0] kleine Würfel von dir in diesem Casino: nur { $small }
       *[other] Würfel von dir in diesem Casino: nur { $small } kleine und der große
    }
refusal-vegas-picture-closed = Bild { $number } ist belegt: Der Würfel darauf müsste in Casino { $number }, und das ist geschlossen
refusal-vegas-no-nice-die = so einen Würfel hast du nicht: nur eben geworfene, die übrig sind, oder deine in diesem Casino
refusal-vegas-not-a-result = deine Ergebnisse sind { $one } und { $two }: wähle eines davon
refusal-vegas-no-other-tile = bei Casino { $casino } liegt kein anderes Plättchen
