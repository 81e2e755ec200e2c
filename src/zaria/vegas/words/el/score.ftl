score-ask-vegas = Γράψε κάθε καζίνο σε μια γραμμή, από το 1 και πάνω, και μια κενή γραμμή μετά το τελευταίο: τις δύο κάρτες του, άνω και κάτω τελεία, και ποιανού ζάρια έχει (big: το μεγάλο, neutral: ουδέτερα, grey: γκρι). Για παράδειγμα: 60 30: Ann 3, Bob 2 big, neutral 1, grey 2
    .entry = "60 30: Ann 3, Bob 2 big, neutral 1" για κάθε καζίνο
score-vegas-starter = Τον επόμενο γύρο ξεκινά: { $seat }.
refusal-score-no-casino = δεν υπάρχει καζίνο να πληρώσει· γράψε ένα όπως «60 30: Ann 3, Bob 2 big, neutral 1»
refusal-vegas-pad-casinos = τα καζίνο είναι { $most }, όχι { $given }
refusal-vegas-pad-casino = το «{ $given }» δεν είναι καζίνο· γράψε τις δύο κάρτες του, άνω και κάτω τελεία, και ποιανού ζάρια έχει: 60 30: Ann 3, Bob 2 big, neutral 1
refusal-vegas-pad-cards = ένα καζίνο έχει δύο κάρτες χρημάτων· το «{ $text }» έχει { $given } πριν από την άνω και κάτω τελεία
refusal-vegas-pad-dice = το «{ $given }» δεν είναι ζάρια κάποιου· γράψε ένα όνομα και πόσα: Ann 3, Ann 2 big, Ann big black
refusal-vegas-pad-twice = «{ $given }»: ποιανού ζάρια έχει ένα καζίνο γράφεται μία φορά
refusal-vegas-pad-players = { $given }: ένας παραπάνω· οι παίκτες είναι { $most } το πολύ
refusal-vegas-pad-too-many =
    { $die ->
        [small] { $name }: δεν μπορεί να έχει { $given } μικρά ζάρια σε αυτά τα καζίνο· το πολύ { $most }
        [big] { $name }: δεν μπορεί να έχει { $given } μεγάλα ζάρια σε αυτά τα καζίνο· το πολύ { $most }
       *[black] { $name }: δεν μπορεί να έχει { $given } μαύρα ζάρια σε αυτά τα καζίνο· το πολύ { $most }
    }
