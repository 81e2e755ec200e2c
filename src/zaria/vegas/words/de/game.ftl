# Las Vegas: Absagen, Fragen, Ereignisse, Optionen.
# $seat, $starter, $seats und $winners sind Namen, $amount ist Geld, $tile der Name eines Plättchens, $dice der Wurf.
# $die ist „small“ oder „big“; $small und $big zählen Würfel.

refusal-vegas-not-rolled = du kannst die { $number } nicht legen: dein Wurf ist { $dice }
refusal-vegas-closed = Casino { $casino } ist geschlossen
refusal-vegas-no-chips = du kannst nicht passen: du hast keine Chips mehr
refusal-deal-big = „big“ steht vor der Zahl des großen Würfels, und der muss noch zu werfen sein
refusal-deal-card = „{ $word }“ ist keine Geldkarte; es gibt 30.000 $ bis 100.000 $ (oder 3 bis 10)
refusal-deal-card-gone = von { $amount } ist keine Karte mehr im Stapel

question-vegas-choose = { $seat }, welche Zahl legst du?

event-vegas-round = Runde { $round } beginnt. { $starter } fängt an.
event-vegas-cards = Das Geld der Casinos 1 bis 6: { $cards }.
event-vegas-neutral = Die neutralen Würfel fallen. Gewicht in den Casinos 1 bis 6: { $dice }.
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
event-vegas-payouts = Alle Würfel liegen: Runde { $round } wird ausgezahlt.
event-vegas-tied = Casino { $casino }: Gleichstand, die Würfel gehen raus ({ $seats }).
event-vegas-paid = Casino { $casino }: { $seat } bekommt { $amount }.
event-vegas-unpaid = Casino { $casino } zahlt niemandem: { $amount } unter den Stapel.
event-vegas-neutral-paid = Casino { $casino }: { $seat } gewinnt { $amount }, zurück unter den Stapel.
event-vegas-over = Das Spiel ist vorbei. Gewonnen: { $winners }.

# Wem Würfel gehören, ohne mitzuspielen; und niemand.
owner-vegas-neutral = Neutral
owner-vegas-grey = Grau
owner-vegas-nobody = niemand

# Was für echte Würfel und Karten eingetippt wird.
chance-vegas-first = Wer fängt an? Tippe eine Nummer, 1 für den ersten Platz.
chance-vegas-cards = Zieh 12 Geldkarten, zwei für jedes Casino, und tippe sie ein: 6 3 10 5 … oder $60000 …
chance-vegas-neutral = Wirf die neutralen Würfel und tippe sie ein, den großen zuletzt: 1 2 2 3 5 5 6 4
chance-vegas-roll = Würfle für { $seat } und tippe den Wurf ein, den großen mit „big“ davor: 3 3 5 big 6

game-vegas = Las Vegas
    .help = Leg Würfel in sechs Casinos: Wer irgendwo die meisten hat, wird bezahlt. Bei Gleichstand gibt es nichts.

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
