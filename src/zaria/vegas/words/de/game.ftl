refusal-vegas-not-rolled = du kannst die { $number } nicht legen: dein Wurf ist { $dice }
refusal-vegas-closed = Casino { $casino } ist geschlossen
refusal-vegas-no-chips = du kannst nicht passen: du hast keine Chips mehr
refusal-deal-big = „groß“ steht vor der Zahl des großen Würfels; den musst du aber noch haben
refusal-deal-card = „{ $word }“ ist keine Geldkarte; es gibt 30.000 $ bis 100.000 $ (oder 30 bis 100)
refusal-deal-card-gone = im Stapel ist keine Karte zu { $amount } mehr

question-vegas-choose = { $seat }, welche Zahl legst du?

event-vegas-round = Runde { $round } beginnt. { $starter } fängt an.
event-vegas-cards = Das Geld der Casinos 1 bis 6: { $cards }.
event-vegas-neutral = Die neutralen Würfel werden geworfen. In den Casinos 1 bis 6 zählen sie: { $dice }.
event-vegas-rolled = { $seat } würfelt { $dice }.
event-vegas-placed =
    { $small ->
        [0] { $seat } legt den großen Würfel in Casino { $casino }.
       *[other]
            { $big ->
                [0] { $small ->
                        [one] { $seat } legt einen Würfel in Casino { $casino }.
                       *[other] { $seat } legt { $small } Würfel in Casino { $casino }.
                    }
               *[other] { $small ->
                        [one] { $seat } legt einen Würfel und den großen in Casino { $casino }.
                       *[other] { $seat } legt { $small } Würfel und den großen in Casino { $casino }.
                    }
            }
    }
event-vegas-passed =
    { $chips ->
        [0] { $seat } hat nur Zahlen geschlossener Casinos und passt kostenlos.
        [one] { $seat } zahlt einen Chip und passt.
       *[other] { $seat } zahlt { $chips } Chips und passt.
    }
event-vegas-activated = { $seat } aktiviert { $tile } in Casino { $casino }.
event-vegas-reward =
    { $chips ->
        [0] { $tile }: { $seat } bekommt { $amount }.
        [one] { $tile }: { $seat } bekommt einen Chip.
       *[other] { $tile }: { $seat } bekommt { $chips } Chips.
    }
event-vegas-payouts = Alle Würfel sind gelegt: Runde { $round } wird ausgezahlt.
event-vegas-tied = Casino { $casino }: Gleichstand, die Würfel kommen heraus ({ $seats }).
event-vegas-paid = Casino { $casino }: { $seat } bekommt { $amount }.
event-vegas-unpaid = Casino { $casino } zahlt niemandem: { $amount } unter den Stapel.
event-vegas-neutral-paid = Casino { $casino }: { $seat } gewinnt { $amount }, zurück unter den Stapel.
event-vegas-over = Das Spiel ist vorbei. Sieg: { $winners }.

owner-vegas-neutral = Neutral
owner-vegas-grey = Grau
owner-vegas-nobody = niemand

chance-vegas-first = Wer fängt an? Gebt einen Namen oder eine Nummer ein, 1 für den ersten Platz.
chance-vegas-cards = Zieht 12 Geldkarten, zwei für jedes Casino, und gebt sie ein: 60.000 $ 30.000 $ … oder 60 30 …
chance-vegas-neutral = Werft die neutralen Würfel und gebt sie ein: 1 2 2 3 5 5 6 groß 4
chance-vegas-roll = Würfelt für { $seat } und gebt den Wurf ein: 3 3 5 groß 6
chance-vegas-which-big = Welche Zahl zeigt der große Würfel? { $possible }

option-vegas-tiles = Plättchen
    .help = wie viele zufällige Plättchen eine Runde hat, oder welche, etwa jackpot,power_play
option-vegas-repeat-tiles = Plättchen wiederholen
    .help = ein Plättchen darf in einer späteren Runde wiederkommen
option-vegas-rounds = Runden
    .help = wie viele Runden gespielt werden
option-vegas-first = Wer beginnt
    .help = wer die erste Runde beginnt
    .seat0 = Platz 1
    .random = der Zufall entscheidet
option-vegas-open-money = Offenes Geld
    .help = alle sehen, wie viel die anderen haben

dice-big = groß { $number }
