hint-only = { $best }: είναι η μόνη επιλογή.
hint-clear = { $best }: τίποτε άλλο δεν αξίζει.
hint-learnt = { $best }: με αυτή την επιλογή κερδίζονται οι περισσότερες παρτίδες.
hint-equal = «{ $best }» και «{ $second }»: περίπου το ίδιο.
hint-lot = Εδώ χάνει όποιος διαβάζεται εύκολα: άφησέ το στην τύχη.
hint-money = { $best }: { $amount } παραπάνω από ό,τι με «{ $second }».
hint-money-safe = { $best }: { $amount } παραπάνω από ό,τι με «{ $second }»· κανείς δεν μπορεί πια να ισοφαρίσει εκεί.
hint-safe = { $best }: κανείς δεν μπορεί πια να ισοφαρίσει εκεί.
hint-points = { $best }: { $decimal } πόντοι παραπάνω από ό,τι με «{ $second }».
hint-chance = { $best }: στις 100 παρτίδες κερδίζονται { $decimal } παραπάνω από ό,τι με «{ $second }».

refusal-no-hint = τώρα δεν αποφασίζει κανείς τίποτα
refusal-hints-off = σε αυτό το τραπέζι δεν δίνονται συμβουλές
refusal-hint-busy = η προηγούμενη συμβουλή ετοιμάζεται ακόμα
refusal-hint-fast = πάρα πολλές συμβουλές· περίμενε λίγο
refusal-hint-failed = η συμβουλή δεν βρέθηκε· ζήτησέ την ξανά
