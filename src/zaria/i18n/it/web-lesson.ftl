# Lezioni: quello che sta intorno.

lesson-region = Lezione
lesson-step = Passo { $number } di { $of }
lesson-astray = Va bene anche così. Guarda che cosa succede. Per la lezione torniamo indietro.
lesson-take-back = Torna indietro
lesson-go-on = Avanti
lesson-play-zoe = Gioca con Zoe
lesson-play-alone = Scava in solitario
lesson-play-on = Continua da qui
lesson-repeat = Ripeti la lezione
lesson-back = Indietro
lesson-leave = Lascia la lezione
