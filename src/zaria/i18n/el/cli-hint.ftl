# Συμβουλές: τι θα έκανε ένας δυνατός αντίπαλος και γιατί.

hint-only = { $best }: δεν γίνεται τίποτε άλλο.
hint-equal = { $best } και { $second }: περίπου το ίδιο.
hint-lot = Εδώ χάνει όποιος διαβάζεται εύκολα: άφησέ το στην τύχη.
hint-money = { $best }: { $amount } παραπάνω από ό,τι με { $second }.
hint-money-safe = { $best }: { $amount } παραπάνω από ό,τι με { $second }· κανείς δεν μπορεί πια να ισοφαρίσει εκεί.
hint-safe = { $best }: κανείς δεν μπορεί πια να ισοφαρίσει εκεί.
hint-points = { $best }: { $number } βαθμοί παραπάνω από ό,τι με { $second }.
hint-chance = { $best }: στις 100 παρτίδες κερδίζονται { $number } παραπάνω από ό,τι με { $second }.

refusal-no-hint = τώρα δεν υπάρχει κανείς για να πάρει συμβουλή

command-hint = Πες τι θα έκανε ένας δυνατός αντίπαλος σε μια παρτίδα που κρατάς, και γιατί.
    .usage = zaria hint ΑΡΧΕΙΟ
argument-hint = ένα αρχείο που έγραψε το «zaria play --record»
    .value = ΑΡΧΕΙΟ
argument-hint-rollouts = πόσες παρτίδες να δοκιμαστούν (αν δεν οριστεί, όσες παίρνουν μια στιγμή)
    .value = N
hint-column-chance = νίκες στις 100
hint-column-points = βαθμοί
hint-column-lot = στις 100
hint-column-behind = διαφορά
refusal-no-hint-file = ποιο αρχείο; το «zaria hint ΑΡΧΕΙΟ» θέλει ένα που έγραψε το «zaria play --record»
