why-tunnel-starts = Beginnt eine Sequenz.
why-tunnel-leads = Kommt vor die wartende { $waiting }: Das ergibt { $whole }.
why-tunnel-joins = Verbindet deine { $joined } mit der wartenden { $waiting }.
why-tunnel-extends = Macht aus { $joined } die Sequenz { $whole }.
why-tunnel-waits =
    { $number ->
        [one] Wartet auf noch einen Schacht { $missing }: bringt noch nichts.
       *[other] Wartet auf { $number } weitere Schächte ({ $missing }): bringt noch nichts.
    }
why-tunnel-change = { $from } → { $to } Punkte.

why-gem =
    { $gems ->
        [one] Ein Edelstein mehr: { $mine } gegen { $most }.
       *[other] { $gems } Edelsteine mehr: { $mine } gegen { $most }.
    }
why-gem-crown = Dann hast du die meisten Edelsteine: Alle zählen doppelt.
why-gem-keeps = Du hast weiterhin die meisten Edelsteine: Alle zählen doppelt.
why-gem-tie = Gleichstand bei den meisten Edelsteinen ({ $seats }): Sie zählen bei niemandem doppelt.
why-gem-takes = { $seat } hat nicht mehr die meisten Edelsteine ({ $change }).

why-hazard-turned =
    { $tool ->
        [pickaxe] { $number ->
                [one] Deine Spitzhacke macht ihn zu Punkten: { $symbols } × 1.
               *[other] Deine { $number } Spitzhacken machen ihn zu Punkten: { $symbols } × { $number }.
            }
       *[shield] { $number ->
                [one] Dein Schild macht ihn zu Punkten: { $symbols } × 1.
               *[other] Deine { $number } Schilde machen ihn zu Punkten: { $symbols } × { $number }.
            }
    }
why-hazard-bare =
    { $tool ->
        [pickaxe] Keine Spitzhacke: zählt { $change }.
       *[shield] Kein Schild: zählt { $change }.
    }
why-hazard-tool-would =
    { $tool ->
        [pickaxe] Mit einer Spitzhacke wären es { $change }.
       *[shield] Mit einem Schild wären es { $change }.
    }
why-hazard-all =
    { $hazard ->
        [cave-in] { $number ->
                [one] Auch dein anderer Höhleneinsturz würde zu Punkten.
               *[other] Auch deine anderen { $number } Höhleneinstürze würden zu Punkten.
            }
       *[dragon] { $number ->
                [one] Auch dein anderer Drache würde zu Punkten.
               *[other] Auch deine anderen { $number } Drachen würden zu Punkten.
            }
    }

why-tool-turns =
    { $hazard ->
        [cave-in] Macht alle deine Höhleneinstürze zu Punkten: { $signed_from } → { $signed_to }.
       *[dragon] Macht alle deine Drachen zu Punkten: { $signed_from } → { $signed_to }.
    }
why-tool-more =
    { $tool ->
        [pickaxe] Deine { $number }. Spitzhacke: Jeder Höhleneinsturz zählt dann × { $number }.
       *[shield] Dein { $number }. Schild: Jeder Drache zählt dann × { $number }.
    }
why-tool-change = { $signed_from } → { $signed_to } Punkte.
why-tool-none-yet =
    { $hazard ->
        [cave-in] Noch kein Höhleneinsturz in deinem Vorrat.
       *[dragon] Noch kein Drache in deinem Vorrat.
    }
why-tool-on-top = Damit brächte { $face } obenauf { $change } statt { $instead }.

why-chest =
    { $number ->
        [one] Sichert einen Würfel für die nächste Runde.
       *[other] Sichert { $number } Würfel für die nächste Runde.
    }
why-chest-last = In der letzten Runde ohne Nutzen.
why-magic =
    { $number ->
        [one] Würfelt nach dem Graben einen Würfel erneut.
       *[other] Würfelt nach dem Graben { $number } Würfel erneut.
    }
why-magic-rerolls =
    { $number ->
        [one] Würfelt einen Würfel erneut.
       *[other] Würfelt { $number } Würfel erneut.
    }
why-magic-hero =
    { $number ->
        [one] Das ist die letzte Magie deines Helden in dieser Runde.
       *[other] Dein Held hat Magie für { $number } Würfel.
    }
why-magic-best = Am meisten bringt jetzt: { $face }, im Schnitt { $mean }.
why-beer = Teile es in deinem nächsten Zug: Dann nimmst du bis zu zwei Würfel, auch von der Seite.
why-beer-last = Vor deinem nächsten Zug wird der Berg leer sein.
why-beer-kind = Beim Teilen wird es geworfen ({ $die_kind }).
why-later =
    { $number ->
        [one] In der letzten Runde bringt er noch etwa { $change }.
       *[other] In den { $number } Runden danach bringt er noch etwa { $change }.
    }
why-later-match = Was ihm fehlt, liegt noch im Berg.

why-denies = { $seat } bekäme damit { $change }.
why-opens = Gibt frei: { $faces } (als Nächstes: { $seat }).
why-opens-me = Gibt für deinen zweiten Würfel frei: { $faces }.
why-opens-nothing = Gibt nichts Neues frei.
why-last-die = Der letzte Würfel auf dem Berg.
why-slides =
    { $number ->
        [one] Ein Würfel rutscht nach: { $face }.
       *[other] { $number } Würfel rutschen nach; an seine Stelle kommt { $face }.
    }
why-buried = Verschüttet: Darauf liegen { $faces }.
why-side = Darauf liegt { $faces }: Teile ein Bier, um ihn von der Seite zu nehmen.

why-share-takes =
    { $number ->
        [one] Dann nimmst du den letzten Würfel.
       *[other] Dann nimmst du einen oder zwei Würfel, auch von der Seite.
    }
why-share-gives =
    { $number ->
        [one] In der letzten Runde fehlt er dir: etwa { $change }.
       *[other] In den { $number } Runden danach fehlt er dir: etwa { $change }.
    }
why-share-mean = { $seat } bekommt im Schnitt { $mean }.
why-odds-mean = Erneut gewürfelt: im Schnitt { $mean }.
why-odds-best = Am besten wäre { $face }: { $change }.
why-odds-tied = Jetzt Gleichstand bei den meisten Edelsteinen ({ $seats }).
why-odds-together = { $number } Würfel zusammen: im Schnitt { $mean }.
why-cache-sure = Gesichert zeigt er zu Beginn von Runde { $round } sicher { $face }.

why-covered = Darauf liegt { $faces }: Nur was obenauf liegt, lässt sich nehmen.
why-solo-short =
    { $number ->
        [one] Ergibt { $whole }: Zu 5 Punkten fehlt noch ein Würfel.
       *[other] Ergibt { $whole }: Zu 5 Punkten fehlen noch { $number } Würfel.
    }
why-solo-starts = Beginnt eine Sequenz von 1 bis 5: Zu 5 Punkten fehlen noch 4 Würfel.
why-solo-completes = Vervollständigt eine Sequenz von 1 bis 5: { $change }.
why-solo-needs-tunnel = Braucht zuerst noch einen Schacht { $needed }.
why-solo-needs-tool =
    { $tool ->
        [pickaxe] Braucht eine freie Spitzhacke.
       *[shield] Braucht einen freien Schild.
    }
why-solo-turned =
    { $tool ->
        [pickaxe] { $number ->
                [0] Verbraucht deine letzte freie Spitzhacke: { $change }.
                [one] Verbraucht eine Spitzhacke: { $change }. Eine weitere ist frei.
               *[other] Verbraucht eine Spitzhacke: { $change }. Weitere { $number } sind frei.
            }
       *[shield] { $number ->
                [0] Verbraucht deinen letzten freien Schild: { $change }.
                [one] Verbraucht einen Schild: { $change }. Ein weiterer ist frei.
               *[other] Verbraucht einen Schild: { $change }. Weitere { $number } sind frei.
            }
    }
why-solo-gem = Kein Platz in einer Schatzkiste: { $change }.
why-solo-gem-chest = In einer Schatzkiste ist Platz: { $change } darin, { $instead } daneben.
why-solo-tool =
    { $tool ->
        [pickaxe] Neutralisiert einen Würfel mit Höhleneinstürzen, den du danach nimmst.
       *[shield] Neutralisiert einen Würfel mit Drachen, den du danach nimmst.
    }
why-solo-chest =
    { $number ->
        [one] Verdoppelt die Edelsteine eines Schatzwürfels, den du danach nimmst.
       *[other] Verdoppelt die Edelsteine von { $number } Schatzwürfeln, die du danach nimmst.
    }
why-solo-magic =
    { $number ->
        [one] Kann einen Würfel von oben in den Beutel zurücklegen.
       *[other] Kann { $number } Würfel von oben in den Beutel zurücklegen.
    }
why-solo-wild = Ein Joker, du hast die Wahl: { $faces }.
why-solo-wild-one = Ein Joker, der jetzt nur eins werden kann: { $face }.
why-solo-no-wild = Ein Joker, aber jetzt ist keine Seite erlaubt: Es fehlt eine freie Unterstützung.
why-solo-then = Danach lässt sich { $face } nehmen: { $change }.
why-solo-opens = Danach obenauf: { $faces }.
why-solo-recycles = Kommt zurück in den Beutel und vielleicht mit einer anderen Seite wieder.
why-solo-spend =
    { $number ->
        [one] Verlässt das Spiel und legt einen Würfel von oben in den Beutel zurück.
       *[other] Verlässt das Spiel und legt { $number } Würfel von oben in den Beutel zurück.
    }
why-solo-refill =
    { $places ->
        [one] Ein neuer Würfel
       *[other] { $places } neue Würfel
    } aus einem Beutel mit { $dice }. { $number ->
        [0] Danach geht Auffüllen nicht mehr.
        [one] Danach geht Auffüllen noch einmal.
       *[other] Danach geht Auffüllen noch { $number }-mal.
    }
why-solo-stop =
    Beendet das Spiel mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }: { $number ->
        [0] keine Laterne.
        [one] eine Laterne.
       *[other] { $number } Laternen.
    }
why-solo-stop-dice =
    { $number ->
        [one] Du könntest jetzt noch einen Würfel nehmen.
       *[other] Du könntest jetzt noch { $number } Würfel nehmen.
    }
why-solo-stop-refills =
    { $number ->
        [one] Du könntest noch einmal aus einem Beutel mit { $dice } auffüllen.
       *[other] Du könntest noch { $number }-mal aus einem Beutel mit { $dice } auffüllen.
    }
why-solo-in-chest =
    { $number ->
        [0] Seine Edelsteine zählen doppelt: { $change }. Dann sind die Schatzkisten voll.
        [one] Seine Edelsteine zählen doppelt: { $change }. Dann ist noch Platz für einen.
       *[other] Seine Edelsteine zählen doppelt: { $change }. Dann ist noch Platz für { $number }.
    }
why-solo-beside =
    { $number ->
        [one] Seine Edelsteine zählen endgültig einfach. Es bleibt Platz für einen.
       *[other] Seine Edelsteine zählen endgültig einfach. Es bleibt Platz für { $number }.
    }
why-solo-goal =
    { $number ->
        [1] Grabe dich zu { $total } Punkten: die erste Laterne. Noch { $needed } bis dahin.
        [2] Grabe dich zu { $total } Punkten: die zweite Laterne. Noch { $needed } bis dahin.
        [3] Grabe dich zu { $total } Punkten: die dritte Laterne. Noch { $needed } bis dahin.
        [4] Grabe dich zu { $total } Punkten: die vierte Laterne. Noch { $needed } bis dahin.
       *[other] Grabe dich zu { $total } Punkten: die letzte Laterne. Noch { $needed } bis dahin.
    }
why-solo-all = Alle fünf Laternen brennen, mit { $total } Punkten.
