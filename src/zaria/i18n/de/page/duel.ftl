web-duel = Duell mit gleichen Würfeln
web-duel-won = Du gewinnst das Duell mit { $points } zu { $others }
web-duel-lost = Du verlierst das Duell mit { $points } zu { $others }
web-duel-drawn = Das Duell ist unentschieden, { $points } zu { $others }
web-duel-same = Derselbe Berg, derselbe Nachschub.
web-duel-standing = Eure Duelle ({ $name }): { $won } von { $met } gewonnen.
web-duel-undone =
    { $number ->
        [one] Im ersten Spiel wurde ein Zug zurückgenommen ({ $name }).
       *[other] Im ersten Spiel wurde { $number } Mal zurückgenommen ({ $name }).
    }
web-duel-hinted = Im ersten Spiel waren Tipps erlaubt ({ $name }).
web-duel-link = Der Link für einen anderen Menschen
    .help = Wer ihn öffnet, spielt dein Spiel mit denselben Würfeln und sieht deines erst danach. Von jetzt an kann es sonst niemand ansehen.
web-duel-dared = { $name }: Schaffst du mit denselben Würfeln mehr?
web-duel-rules = Du spielst blind und nur einmal. Nichts wird zurückgenommen, und niemand hilft. Danach siehst du beide Spiele nebeneinander.
web-duel-given-up = Du hast dein Spiel nicht beendet, darum bleiben die der anderen verschlossen.
web-duel-begin = Mit denselben Würfeln graben
web-duel-go-on = Weitergraben
web-duel-you = Du
web-duel-left = was zurückblieb
web-duel-watch = Ansehen ({ $name })
web-duel-curve =
    { $step ->
        [0] Vom ersten Schritt an verschieden
        [one] Einen Schritt lang gleich
       *[other] { $step } Schritte lang gleich
    }
web-duel-graph = Punkte nach jedem Schritt: am Ende { $points } für dich und { $others } für { $name }
web-duel-stopped = hatte schon aufgehört
web-duel-no-luck = Gleiche Würfel, also kein Glück dabei:
web-duel-decisions =
    { $points ->
        [0] es gibt keinen Unterschied.
        [one] der eine Punkt dazwischen ist eine Entscheidung.
       *[other] alle { $points } Punkte dazwischen sind Entscheidungen.
    }
web-duel-same-table = Dieselben Würfel, dieselben Karten, dieselben Gegner.
web-duel-play = Mit denselben Würfeln spielen
web-duel-play-on = Weiterspielen
web-duel-answered = Von da an haben dieselben Gegner mit denselben Würfeln auf andere Züge geantwortet.
web-duel-new = Neues Duell
web-duel-watch-both = Beide ansehen
web-duel-send = An { $name } senden
web-duel-until = Die gleichen Würfel, bis zum { $die }. Würfel
web-duel-same-all = Das gleiche Spiel, Würfel für Würfel
web-duel-part = hier trennt ihr euch
web-duel-difference = Das macht den Unterschied:
web-duel-ada = Ada, mit denselben Würfeln: { $points }
web-duel-ada-parts = Spielt ab dem { $die }. Würfel anders als du.
web-duel-ada-same = Spielt genau wie du.
web-duel-ada-digs = Ada gräbt mit denselben Würfeln …
web-duel-both = beide Spiele, Schritt für Schritt
