web-pad-neutral = Neutrale Würfel (zu zweit)
web-pad-royale = Royale: schwarze und graue Würfel
web-pad-casino = Casino
web-pad-cards = Geldkarten
web-pad-no-cards = Tippe seine zwei Karten an.
web-pad-small = Kleine Würfel von { $seat }
web-pad-big = Großer Würfel von { $seat }
web-pad-black = Schwarze Würfel von { $seat }
web-pad-big-short = großer Würfel
web-pad-big-counts = zählt 2
web-pad-black-short = schwarz
web-pad-payouts = Auszahlung von Runde { $round }
web-pad-not-yet = Noch wird nichts gezahlt.
web-pad-chips-of = Chips von { $seat }
web-pad-starter = { $seat } beginnt die nächste Runde.
web-pad-starter-open = Wer Casino 6 gewinnt, beginnt Runde { $round }: noch offen.
web-pad-takes = { $seat } bekommt { $amount }.
web-pad-tie = Gleichstand, es gehen: { $seats }.
web-pad-nobody = { $amount } bekommt niemand.
web-pad-so-far = Bisher
    .help = jeder Chip zählt { $amount }
web-real-vegas-roll = { $seat } würfelt: Was zeigen die Würfel?
web-real-vegas-neutral = Werft die neutralen Würfel: Was zeigen sie?
web-real-vegas-black = { $seat } wirft die zwei schwarzen Würfel: Was zeigen sie?
web-real-vegas-cards = Zieht 12 Geldkarten, zwei für jedes Casino.
web-real-vegas-tiles = Welche Plättchen liegen bei den Casinos 1, 2, 3 …?
web-real-vegas-first = Wer fängt an?

web-vegas-tell-add = Einen Würfel mit { $number } hinzufügen. Es sind { $dice }
web-vegas-tell-remove = Einen Würfel mit { $number } wegnehmen
web-vegas-tell-hand-big = Der große Würfel ist in meiner Hand
web-vegas-tell-big =
    { $dice ->
        [one] Noch einer.
       *[other] Noch { $dice }.
    } **Der große Würfel ist in deiner Hand:** tippe seine Zahl an.
web-vegas-tell-small =
    { $dice ->
        [one] Noch einer.
       *[other] Noch { $dice }.
    } Jedes Tippen legt einen **kleinen Würfel** dazu.
web-vegas-tell-whole = Alle Würfel sind da. Stimmt es so?
web-vegas-tell-clear = Leeren
web-vegas-tell-done = Das ist der Wurf
web-vegas-tell-cards = Geldkarten
web-vegas-tell-first = Casino { $casino }: die erste Karte?
web-vegas-tell-second = Casino { $casino }: die zweite Karte?
web-vegas-tell-cards-in = Alle Karten sind da.
web-vegas-tell-cards-so-far = { $given } von { $number } Karten sind da. Der Tisch sortiert sie: **das beste Paar bei Casino 6.**
web-vegas-tell-back = Eine zurück
web-vegas-tell-cards-done = Alle Karten liegen
