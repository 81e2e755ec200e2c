# Μαθήματα: όσα βρίσκονται γύρω τους.

lesson-region = Μάθημα
lesson-step = Βήμα { $number } από { $of }
lesson-astray = Γίνεται και έτσι. Δες τι συμβαίνει. Για το μάθημα το παίρνουμε πίσω.
lesson-take-back = Αναίρεση
lesson-go-on = Συνέχεια
lesson-play-zoe = Παίξε με Zoe
lesson-play-alone = Σκάψε κατά μόνας
lesson-play-on = Συνέχισε από εδώ
lesson-repeat = Ξανά το μάθημα
lesson-back = Πίσω
lesson-leave = Έξοδος από το μάθημα
