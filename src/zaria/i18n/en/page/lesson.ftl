# Lessons: what stands around them.

lesson-region = Lesson
lesson-step = Step { $number } of { $of }
lesson-astray = That works too. See what happens. For the lesson we take it back.
lesson-take-back = Take back
lesson-go-on = Go on
lesson-play-zoe = Play Zoe
lesson-play-alone = Dig alone
lesson-play-on = Play on from here
lesson-repeat = Repeat the lesson
lesson-back = Back
lesson-leave = Leave the lesson
