web-daily = Berg des Tages
web-daily-about = für alle gleich · ein Versuch
web-daily-next = Der nächste in
web-daily-left = { $hours } Std. { $minutes }
web-daily-paper = Der heutige Berg, für alle gleich.
web-daily-mine = Du: { $points }, Platz { $place } von { $number }.
web-daily-so-far =
    { $number ->
        [one] Bisher gegraben: 1, bestes Ergebnis { $best }.
       *[other] Bisher gegraben: { $number }, bestes Ergebnis { $best }.
    }
web-daily-dig = Graben
web-daily-go-on = Weitergraben
web-daily-once = Du hast einen Versuch
web-daily-begun = Dein Versuch hat begonnen
web-daily-rules = Nichts wird zurückgenommen, und niemand hilft. Er muss fertig sein, bevor der Tag vorbei ist.
web-daily-missed = An diesem Tag hast du nicht gegraben
web-daily-given-up = Dein Versuch wurde nicht beendet und zählt daher nicht.
web-daily-place = Dein Versuch: Platz { $place } von { $number }
web-daily-more =
    { $points ->
        [one] Ein Punkt mehr, und Lampe { $lamp } brennt.
       *[other] { $points } Punkte mehr, und Lampe { $lamp } brennt.
    }
web-daily-streak = { $days } Tage in Folge.
web-daily-see = Deine Grabung ansehen
web-daily-expert = Was Ada grub: { $points }
web-daily-dare = Fordere jemanden heraus
    .help = Wer diesen Link heute öffnet, gräbt denselben Berg, einmal, wie du. Dann steht ihr in derselben Liste.
web-daily-ada = Ada grub { $points }
web-daily-practice = Zur Übung graben
    .help = Beim Üben darfst du zurücknehmen, so viel du willst. Es zählt nicht.
web-daily-today = Heute
web-daily-first = nur erste Versuche
web-daily-you = Du
web-daily-watch = Grabung ansehen: { $name }
web-daily-nobody = Noch ist niemand fertig.
web-daily-bar = { $from } bis { $to } Punkte: { $number }
web-daily-shut = Die Liste öffnet sich, wenn du gegraben hast.
web-daily-unverified = nicht geprüft
web-daily-not-yet = Wenn der Tag vorbei ist, wird jedes Ergebnis Würfel für Würfel geprüft. Bis dahin sieht niemand, wie andere graben.
web-daily-home = Was du heimgebracht hast
web-daily-sealed = Die Würfel sind versiegelt
    .help = Sie standen fest, bevor irgendwer grub. Wenn der Tag vorbei ist, steht hier, was im Umschlag war, und alle können jeden Würfel prüfen.
web-daily-before = Zuvor
web-daily-all = Alle Tage
web-daily-not-dug = nicht gegraben
web-daily-of = { $place } von { $number }
web-daily-best = am besten: { $name } { $points }
web-daily-none-before = Hier werden die Tage davor liegen.
web-way-free = Freies Spiel
    .help = zurücknehmen nach Belieben
web-way-daily = ein Versuch, für alle gleich
web-daily-weeks = Fünf Wochen
web-daily-calendar = Die letzten fünf Wochen
web-daily-cell = { $day }: { $points } Punkte
web-daily-cell-not = { $day }: nicht gegraben
web-daily-darker = Dunkler: mehr Lampen brennen. Tippe einen Tag an, um ihn zur Übung zu graben.
