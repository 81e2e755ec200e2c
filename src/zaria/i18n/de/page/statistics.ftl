web-statistics-heading = Deine Partien
web-statistics-which = Welche Partien
web-statistics-all = Alle
web-statistics-kept = Liegt auf diesem Server, nur für dich.
web-statistics-take = Mitnehmen oder löschen
web-statistics-counting = Ältere Partien werden noch gezählt…
web-statistics-empty = Spiel deine erste Partie
    .help = Nach der ersten Partie: deine Ergebnisse gegen jeden Gegner, dein Glück, deine Entscheidungen und deine Würfel. Ganz ohne Konto.
web-statistics-none = So eine Partie hast du noch nicht zu Ende gespielt.

web-statistics-fair = Sind meine Würfel fair?
web-statistics-fair-yes =
    { $dice ->
        [one] Ja, soweit ein Würfel das sagen kann.
       *[other] Ja, soweit { $dice } Würfel das sagen können.
    }
web-statistics-fair-out =
    { $numbers ->
        [one] Eine Zahl liegt außerhalb des Bands.
       *[other] { $numbers } Zahlen liegen außerhalb des Bands.
    }
web-statistics-fair-looks = Bei ehrlichen Würfeln kommt das bei einem von { $looks } Blicken vor.
web-statistics-fair-band = Im Band liegt jede Zahl in 19 von 20 Fällen, wenn die Würfel ehrlich sind. Darum liegt etwa bei jedem vierten Blick eine der sechs außerhalb.
web-statistics-fair-sealed = Die Würfel jeder Partie waren vor ihrem Beginn versiegelt.
web-statistics-fair-open = Einen Umschlag öffnen
web-statistics-fair-number = { $number }: { $times }-mal, das Band reicht von { $low } bis { $high }
web-statistics-fair-none = Hier werden deine Würfel liegen, sobald du welche mit den Zahlen 1 bis 6 geworfen hast.

web-statistics-trend = Werde ich besser?
web-statistics-trend-what = Was gezeigt wird
web-statistics-trend-decisions = Deine Entscheidungen: { $points } pro Partie, neben denen von jemandem, der vernünftig und schnell spielt.
web-statistics-trend-luck = Dein Glück: { $points } pro Partie. Auf die Dauer ist es für alle 0.
web-statistics-trend-how =
    { $games ->
        [one] Eine analysierte Partie.
       *[other] { $games } analysierte Partien. Die Linie ist das Mittel der letzten zehn, das Band zeigt, wie sicher das ist.
    }
web-statistics-trend-unit-chance = In Punkten von 100 zum Sieg.
web-statistics-trend-unit-points = In Punkten.
web-statistics-trend-few = Für eine Linie braucht es zwei analysierte Partien. Eine Partie zählt hier, sobald du ihre Analyse geöffnet hast.
web-statistics-trend-today = letzte Partie
web-statistics-analyse = Die letzte Partie analysieren

web-statistics-games =
    { $games ->
        [one] Partie
       *[other] Partien
    }
web-statistics-won = gewonnen
web-statistics-best = am besten: { $game }
web-statistics-luck-each = Glück pro Partie

web-statistics-against = Gegen
    .help = Partien, in denen du vor ihnen lagst
web-statistics-share = { $ahead } von { $games }
web-statistics-never = noch nicht
web-statistics-people = Menschen
web-statistics-hero = Mit diesen Helden
web-statistics-tile = Mit diesen Plättchen
web-statistics-with-help = gewonnene Partien, von denen, in denen du sie benutzt hast
web-statistics-last = Deine letzten Partien
web-statistics-place = Platz { $place } von { $players }
web-statistics-analysis = Analyse
web-statistics-daily-best = Am besten: { $points }, { $day }.

web-since = Seit dem letzten Mal
web-since-won-by = Letzte Partie: gewonnen mit { $score } Vorsprung
web-since-won = Letzte Partie: gewonnen
web-since-shared = Letzte Partie: geteilter Sieg
web-since-lost-by = Letzte Partie: verloren mit { $score } Rückstand
web-since-lost = Letzte Partie: verloren
web-since-alone = Letzte Partie, allein: { $score }
web-since-look = Sieh, wo das Glück endete und das Können begann.
web-since-next = Als Nächstes zu schlagen: { $name }
web-since-so-far = Du lagst in { $ahead } von { $games } vorn.
web-since-never-met = Ihr seid euch noch nicht begegnet.
web-since-dice =
    { $dice ->
        [one] Ein Würfel. Alles liegt im Rahmen des Zufalls.
       *[other] { $dice } Würfel. Alles liegt im Rahmen des Zufalls.
    }
