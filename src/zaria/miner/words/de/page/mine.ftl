web-mine-ask-hero = { $seat }, wähle deinen Helden
    .short = Wähle deinen Helden
    .hint = Seine Seiten gehören dir in jeder Runde und werden nie erneut gewürfelt.
web-mine-ask-dig = { $seat }, nimm einen Würfel von oben
    .short = Nimm einen Würfel von oben
    .hint = Was leuchtet, kannst du nehmen.
web-mine-ask-dig-or-share = { $seat }, nimm einen Würfel von oben
    .short = Nimm einen Würfel von oben
    .hint = oder teile ein Bier: dann bis zu zwei, auch von der Seite.
web-mine-ask-give = Ein Bier für { $other }?
    .short = Bier für { $other }?
    .hint = Erst wird es geworfen: { $other } bekommt, was es dann zeigt.
web-mine-ask-share = Wer bekommt dein Bier?
    .short = Wer bekommt dein Bier?
    .hint = Erst wird es geworfen: Was es dann zeigt, ist verschenkt.
web-mine-ask-first = { $seat }, nimm den ersten Würfel
    .short = Nimm den ersten Würfel
    .hint = Von oben oder von der Seite, wie du magst.
web-mine-ask-second = { $seat }, noch ein Würfel?
    .short = Noch ein Würfel?
    .hint = Von oben oder von der Seite, oder keiner.
web-mine-ask-magic = { $seat }, welchen Zauber wirkst du?
    .short = Welcher Zauber?
    .hint = Ein Zauber lässt dich so viele Würfel erneut würfeln, wie er Sterne hat.
web-mine-ask-reroll =
    { $left ->
        [0] { $number ->
            [one] { $seat }, ein Würfel ist gewählt
           *[other] { $seat }, { $number } Würfel sind gewählt
        }
        [one] { $seat }, welchen Würfel würfelst du erneut?
       *[other] { $seat }, welche { $left } Würfel würfelst du erneut?
    }
    .short =
        { $left ->
            [0] { $number ->
                [one] Ein Würfel ist gewählt
               *[other] { $number } Würfel sind gewählt
            }
            [one] Welchen Würfel erneut würfeln?
           *[other] Welche { $left } erneut würfeln?
        }
    .hint = Tippe an, was du erneut würfelst. Gefahren und Heldenseiten bleiben.
web-mine-ask-cache =
    { $room ->
        [one] { $seat }, deine Schatzkiste sichert einen Würfel
       *[other] { $seat }, deine Schatzkisten sichern { $room } Würfel
    }
    .short =
        { $room ->
            [one] Deine Schatzkiste sichert einen Würfel
           *[other] Deine Schatzkisten sichern { $room } Würfel
        }
    .hint =
        { $number ->
            [one] Was gesichert ist, behält seine Seite. Ein anderer wird erneut gewürfelt.
           *[other] Was gesichert ist, behält seine Seite. Die anderen { $number } werden erneut gewürfelt.
        }
web-mine-ask-set = Bier ist ein Joker: Worauf drehst du es?
    .short = Bier ist ein Joker
    .hint = Diese Seite zeigt der Würfel bis zum Ende.
web-mine-ask-chest = { $face } in eine Schatzkiste?
    .short = { $face } in eine Schatzkiste?
    .hint = In der Schatzkiste zählen Edelsteine doppelt. Das gilt für immer.
web-mine-ask-recycle =
    { $left ->
        [one] Welcher Würfel kommt zurück in den Beutel?
       *[other] Welcher Würfel kommt zuerst zurück? Es sind { $left }
    }
    .short =
        { $left ->
            [one] Welcher Würfel kommt zurück?
           *[other] Welcher kommt zuerst zurück?
        }
    .hint = Nur Würfel, die oben liegen.
web-mine-cheers = Prost! { $owner } bekam **{ $face }**. Von oben oder von der Seite, wie du magst.
web-mine-given = Seit deinem Zug bekamst du { $given }.
web-mine-given-one = **{ $face }** von { $seat }
web-mine-ask-lay = Welcher Würfel liegt hier?
    .hint = Wirf Würfel aus dem Beutel, lege { $number } beliebig auf den Berg und tippe sie Reihe für Reihe ein, von unten.
web-mine-ask-rolled = Was zeigt der leuchtende Würfel?
web-mine-ask-drawn = Wer wurde ausgelost?
web-mine-dice-left = noch { $number }
web-mine-laid = { $laid } von { $all }
web-mine-roll-rest = Den Rest hier würfeln
    .short = Rest würfeln
web-mine-first-of-two = der erste von bis zu zweien
web-mine-second-of-two = der zweite von zweien
web-mine-kept = { $kept } von { $number } gesichert

web-mine-take = { $face } nehmen
web-mine-recycle = { $face } zurücklegen
web-mine-choose-hero = { $hero } wählen
web-mine-choose-one = Wähle etwas aus
web-mine-magic-unused =
    { $left ->
        [one] Schluss, ein Zauber ungenutzt?
       *[other] Schluss, { $left } Zauber ungenutzt?
    }
web-mine-give-to = Dein Bier für { $seat }
web-mine-set = Als { $face } nehmen
web-mine-share =
    { $number ->
        [one] Bier teilen
       *[other] Ein Bier teilen
    }
web-mine-share-more =
    { $number ->
        [one] dann ein Würfel
       *[other] dann bis zu { $number } Würfel
    }
web-mine-reroll =
    { $number ->
        [one] Einen Würfel erneut würfeln
       *[other] { $number } Würfel erneut würfeln
    }
web-mine-cast-one = Zauber wirken
web-mine-cast = Diesen Zauber wirken
web-mine-chosen = { $chosen } von { $number } gewählt
web-mine-keep = { $kept } sichern, { $number } erneut würfeln
web-mine-keep-none = Keinen sichern
web-mine-refill = Auffüllen
web-mine-stop-with = Mit { $points } aufhören
web-mine-keep-beer = Das Bier behalten
web-mine-straights = Sequenzen · je 5
web-mine-stop = Aufhören
web-mine-stop-more =
    { $lit ->
        [0] { $points } Punkte, keine Laterne
        [one] { $points } Punkte, eine Laterne
       *[other] { $points } Punkte, { $lit } Laternen
    }
web-mine-refill-more =
    { $places ->
        [one] ein Platz · noch { $left }-mal
       *[other] { $places } Plätze · noch { $left }-mal
    }
web-mine-dig-on = Weitergraben
web-mine-not-yet = Noch nicht
web-mine-wait = Deine Würfel warten, bis du dran bist.

web-mine-buried = verschüttet
web-mine-barred = jetzt nicht
web-mine-later = später { $points }
web-mine-worth = Wie es steht, für dich { $points } wert.
web-mine-keep-it = { $face } sichern?
web-mine-rerolled = { $face } erneut gewürfelt
web-mine-rerolls-these = { $number } Würfel erneut gewürfelt
web-mine-mean = im Schnitt
web-mine-give-stands = { $total } Punkte · diese Runde { $now }
web-mine-give-least = Bringt hier am wenigsten.
web-mine-give-most = Bringt hier am meisten.
web-mine-mean-together = zusammen im Schnitt
web-mine-if-rerolled = erneut gewürfelt, im Schnitt
web-mine-side = an der Seite

web-mine-others = Die anderen
web-mine-look-at = { $seat }: die Würfel, groß
web-mine-acts = am Zug
web-mine-next = danach
web-mine-looks-on = schaut zu
web-mine-this-round = diese Runde
web-mine-so-far = bisher
web-mine-if-ended = Wäre jetzt Schluss
web-mine-richest = { $seat } hat die meisten Edelsteine, { $gems }: Sie zählen doppelt.
web-mine-tie-rule = Gleichstand am Ende? Dann würfeln die Beteiligten alles erneut.
web-mine-scoring = Wertung
web-mine-solo = Allein

web-mine-magic-dice =
    { $magic ->
        [0] Keine Magiewürfel
        [one] Ein Magiewürfel
       *[other] { $magic } Magiewürfel
    }
web-mine-level =
    { $magic ->
        [0] am schwersten
        [1] schwer
        [2] etwas schwerer
       *[other] wie in der Anleitung
    }
web-mine-level-best = Bestwert { $points }
web-mine-lanterns = Deine Laternen
web-mine-points =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-mine-points-title = Punkte
web-mine-to-go = fehlen
web-mine-next-lantern = nächste Laterne
web-mine-lit =
    { $lit ->
        [one] eine Laterne brennt
       *[other] { $lit } Laternen brennen
    }
web-mine-lantern-1 = Ein paar Steine
web-mine-lantern-2 = Du lauschst dem Fels
web-mine-lantern-3 = Jeder Trupp nähme dich mit
web-mine-lantern-4 = Ein Schacht trägt deinen Namen
web-mine-lantern-5 = Der Berg zieht den Hut
web-mine-goal = Grabe nach { $points } Punkten: die erste Laterne
    .hint = Sequenzen von 1 bis 5, Edelsteine in Schatzkisten, Gefahren mit Unterstützung.
web-mine-nothing =
    { $can ->
        [both] Jetzt kannst du keinen Würfel nehmen: Wirke einen Zauber, fülle auf oder hör auf.
        [magic] Jetzt kannst du keinen Würfel nehmen: Wirke einen Zauber oder hör auf.
        [refill] Jetzt kannst du keinen Würfel nehmen: Fülle auf oder hör auf.
       *[stop] Du kannst keinen Würfel mehr nehmen.
    }
web-mine-burns =
    { $lit ->
        [1] { $points } Punkte: Die erste Laterne brennt
        [2] { $points } Punkte: Die zweite Laterne brennt
        [3] { $points } Punkte: Die dritte Laterne brennt
        [4] { $points } Punkte: Die vierte Laterne brennt
       *[other] { $points } Punkte: Alle Laternen brennen
    }
web-mine-more =
    { $refills ->
        [0] Noch { $more } bis zur nächsten. Kein Auffüllen mehr.
        [one] Noch { $more } bis zur nächsten. Einmal auffüllen.
       *[other] Noch { $more } bis zur nächsten. Noch { $refills }-mal auffüllen.
    }
web-mine-all-burn = Jeder weitere Punkt ist Ruhm.
web-mine-best =
    { $magic ->
        [0] Dein Bestwert ohne Magiewürfel: { $points }
        [one] Dein Bestwert mit einem Magiewürfel: { $points }
       *[other] Dein Bestwert mit { $magic } Magiewürfeln: { $points }
    }
web-mine-no-best =
    { $magic ->
        [0] Noch kein Bestwert ohne Magiewürfel
        [one] Noch kein Bestwert mit einem Magiewürfel
       *[other] Noch kein Bestwert mit { $magic } Magiewürfeln
    }
web-mine-refill-title = Den Berg auffüllen?
web-mine-refill-places =
    { $places ->
        [one] **Ein leerer Platz** wird aus dem Beutel mit { $dice } gefüllt.
       *[other] **{ $places } leere Plätze** werden aus dem Beutel mit { $dice } gefüllt.
    }
web-mine-refill-stays = Deine Würfel und der Berg bleiben, wie sie sind.
web-mine-refill-left =
    { $left ->
        [one] Danach geht es noch einmal.
       *[other] Danach geht es noch { $left }-mal.
    }
web-mine-refill-last = Danach geht es **nicht mehr**.
web-mine-wild-title = Das Bier nehmen als { $face }?
web-mine-wild-only = **Nur diese Seite** bleibt ihm jetzt: { $points }.
web-mine-wild-stays = Es zeigt sie bis zum Ende des Spiels.
web-mine-wild-uses = Dafür wird verbraucht: { $tool }.
web-mine-stop-title =
    { $number ->
        [one] Mit { $points } Punkt aufhören?
       *[other] Mit { $points } Punkten aufhören?
    }
web-mine-stop-none = Noch brennt keine Laterne.
web-mine-stop-lit =
    { $lit ->
        [one] Eine Laterne: **{ $label }**.
       *[other] { $lit } Laternen: **{ $label }**.
    }
web-mine-stop-best =
    { $magic ->
        [0] Dein Bestwert ohne Magiewürfel bleibt **{ $best }**.
        [one] Dein Bestwert mit einem Magiewürfel bleibt **{ $best }**.
       *[other] Dein Bestwert mit { $magic } Magiewürfeln bleibt **{ $best }**.
    }
web-mine-stop-new-best =
    { $magic ->
        [0] Das ist dein neuer Bestwert ohne Magiewürfel.
        [one] Das ist dein neuer Bestwert mit einem Magiewürfel.
       *[other] Das ist dein neuer Bestwert mit { $magic } Magiewürfeln.
    }
web-mine-stop-could =
    { $takes ->
        [0] { $refills ->
            [one] Du könntest noch einmal aus dem Beutel mit { $dice } auffüllen.
           *[other] Du könntest noch { $refills }-mal aus dem Beutel mit { $dice } auffüllen.
        }
        [one] { $refills ->
            [0] Du könntest noch **einen Würfel** nehmen.
            [one] Du könntest noch **einen Würfel** nehmen und einmal aus dem Beutel mit { $dice } auffüllen.
           *[other] Du könntest noch **einen Würfel** nehmen und { $refills }-mal aus dem Beutel mit { $dice } auffüllen.
        }
       *[other] { $refills ->
            [0] Du könntest noch einen von **{ $takes } Würfeln** nehmen.
            [one] Du könntest noch einen von **{ $takes } Würfeln** nehmen und einmal aus dem Beutel mit { $dice } auffüllen.
           *[other] Du könntest noch einen von **{ $takes } Würfeln** nehmen und { $refills }-mal aus dem Beutel mit { $dice } auffüllen.
        }
    }
web-mine-stop-spells =
    { $spells ->
        [one] **Ein Zauber** ist noch nicht gewirkt.
       *[other] **{ $spells } Zauber** sind noch nicht gewirkt.
    }

web-mine-log-took = nimmt: { $which }
web-mine-log-shared = teilt ein Bier, { $owner } bekommt: { $face }
web-mine-log-spent = verwendet: { $face }
web-mine-log-spent-hero = verwendet Magie des Helden ({ $hero })
web-mine-log-rerolled = würfelt erneut
web-mine-log-cached = sichert: { $face }
web-mine-log-hero = wählt als Held: { $hero }
web-mine-log-round = { $starter } fängt an
web-mine-log-start = Du beginnst mit

web-lamps-lit =
    { $lit ->
        [0] keine von fünf Lampen brennt
        [one] eine von fünf Lampen brennt
       *[other] { $lit } von fünf Lampen brennen
    }
web-mountain-covered = Ein Berg aus verdeckten Würfeln
web-trove-empty = Nichts, was zählt.

web-deed-took =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    }
web-deed-spent =
    { $who ->
        [you] Du verwendest Magie
       *[other] { $name } verwendet Magie
    }
web-deed-refilled =
    { $who ->
        [you] Du füllst den Berg auf
       *[other] { $name } füllt den Berg auf
    }
web-deed-recycled =
    { $who ->
        [you] Du legst in den Beutel zurück
       *[other] { $name } legt in den Beutel zurück
    }
web-deed-set =
    { $who ->
        [you] Du drehst das Bier auf
       *[other] { $name } dreht das Bier auf
    }
web-deed-stopped =
    { $who ->
        [you] Du hörst hier auf
       *[other] { $name } hört hier auf
    }
web-deed-gone = { $face }, zurück im Beutel
