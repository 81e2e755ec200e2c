# Lektionen: was um sie herum steht.

lesson-region = Lektion
lesson-step = Schritt { $number } von { $of }
lesson-astray = Das geht auch. Sieh, was passiert. Für die Lektion nehmen wir es zurück.
lesson-take-back = Zurücknehmen
lesson-go-on = Weiter
lesson-play-zoe = Gegen Zoe spielen
lesson-play-alone = Allein graben
lesson-play-on = Von hier weiterspielen
lesson-repeat = Lektion wiederholen
lesson-back = Zurück
lesson-leave = Lektion verlassen
