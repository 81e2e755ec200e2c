web-mine-cheers-to = Alla salute, { $seat }!
web-mine-shares = { $seat } tira la Birra per { $owner }.
web-mine-casts = { $seat } usa la magia
web-mine-turned = { $was } → { $now }
web-mine-counts = Conteggio del round { $round }
web-mine-tie-counts = Conteggio dello spareggio { $repeat }
web-mine-sequences = Contano le sequenze che cominciano da 1.
web-mine-whole = Il tunnel intero da 1 a 5: { $seats }.
web-mine-most-gems =
    { $gems ->
        [one] { $seat } ha più gemme di tutti, una: vale doppio.
       *[other] { $seat } ha più gemme di tutti, { $gems }: valgono doppio.
    }
web-mine-no-most = Nessuno ha da solo più gemme: nessuna vale doppio.
web-mine-no-pickaxe = Senza piccone: { $seats }.
web-mine-no-shield = Senza scudo: { $seats }.
web-mine-all-turned = Tutti neutralizzati.
web-mine-leads =
    { $number ->
        [one] { $seats } è in testa con { $points }
       *[other] { $seats } sono alla pari con { $points }
    }
web-mine-tie-leads =
    { $number ->
        [one] { $seats } vince lo spareggio con { $points }
       *[other] { $seats } sono ancora alla pari con { $points }
    }
web-mine-won =
    { $number ->
        [one] { $winners } vince con { $points }
       *[other] { $winners } vincono con { $points }
    }
web-mine-you-won = Hai vinto con { $points }
web-mine-you-came =
    { $points ->
        [0] { $place }º posto, a pari punti.
        [one] { $place }º posto, per un punto.
       *[other] { $place }º posto, per { $points } punti.
    }
web-mine-hinge = Ha deciso il **round { $round }, { $line }**: tu { $own }, { $seat } { $theirs }.
web-mine-see-moment = Rivedi il momento
web-mine-sun-up = Il sole è sorto sopra la miniera
web-mine-ahead =
    { $points ->
        [one] { $points } punto davanti a { $seat }.
       *[other] { $points } punti davanti a { $seat }.
    }
web-mine-best-round = Il round migliore: il round { $round } con { $points }.
web-mine-look = Guarda i bottini
web-mine-result = Il risultato
