# Τι σημαίνουν οι λέξεις των επιλογών, ερώτηση προς ερώτηση, για τη βοήθεια στο τερματικό. Οι λέξεις είναι εκείνες των
# καταγραφών και είναι ίδιες σε όλες τις γλώσσες.

words-vegas-choose = place 4: όλα σου τα τεσσάρια πάνε στο καζίνο 4 · pass: πληρώνεις μία μάρκα και κρατάς τα ζάρια
words-vegas-hide = hide 2: κρύβεις δύο δείκτες
words-vegas-guess = guess 2: λες ότι οι δείκτες είναι δύο
words-vegas-prime = place 3: ένα μαύρο ζάρι πάει στο καζίνο 3 · place 3 5: ένα στο 3 και ένα στο 5 · pass: κανένα
words-vegas-bet = higher (μεγαλύτερο), lower (μικρότερο): στοίχημα για το επόμενο άθροισμα · stop: παίρνεις την επιβράβευση
words-vegas-power = power 4: γυρίζεις ένα μικρό ζάρι στο 4 και το βάζεις στο καζίνο 4 · power 4 big: το μεγάλο · roll: ρίχνεις κανονικά
words-vegas-close = close 3: κλείνεις το καζίνο 3 · keep: αφήνεις τον δείκτη εκεί που είναι
words-vegas-bar = bar small, bar big: βάζεις στο μπαρ το μικρό ή το μεγάλο ζάρι
words-vegas-group = group 2 to 5: μια ομάδα με δύο γκρι ζάρια πάει στο καζίνο 5
words-vegas-grey = take 3: ένα γκρι ζάρι του καζίνο 3 · keep: κανένα
words-vegas-picture = take chip, take money, take adjustment: μάρκα, χρήματα ή προσαρμογή
words-vegas-adjust = adjust small to 3, adjust big to 3: βάζεις ένα ζάρι στο καζίνο 3 · adjust small from 3, adjust big from 3: το παίρνεις πίσω
words-vegas-split = split 6 2 / 2 0 0 0: αυτοί οι δείκτες στη μία στοίβα, εκείνοι στην άλλη
words-vegas-stack = stack 1, stack 2: η πρώτη ή η δεύτερη στοίβα
words-vegas-move = move 2: δύο μικρά ζάρια · move 2 big: και το μεγάλο · keep: κανένα
words-vegas-nice = move small 3, move big 3: ένα ζάρι της ζαριάς σου στην εικόνα 3 · move small here, move big here: ένα από αυτό το καζίνο · keep: κανένα
words-vegas-result = choose 4: το αποτέλεσμα 4
words-vegas-activate = choose 2: το πλακίδιο στο καζίνο 2
words-vegas-gold = move small, move big: το μικρό ή το μεγάλο ζάρι
