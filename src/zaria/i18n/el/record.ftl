# Τι μπορεί να έχει μια καταγραφή.

refusal-record-json = αυτή δεν είναι πλήρης καταγραφή: δεν διαβάζεται στη γραμμή:στήλη { $place }
refusal-record-foreign = αυτή δεν είναι καταγραφή του Zaria
refusal-record-format = αυτή η καταγραφή έχει μορφή { $given }· αυτή η έκδοση του Zaria διαβάζει ως τη { $known }
refusal-record-missing = από την καταγραφή λείπει το «{ $field }»
refusal-record-field = η καταγραφή έχει ένα πεδίο «{ $field }» που δεν ανήκει εκεί
refusal-record-value = το «{ $field }» της καταγραφής δεν είναι αυτό που πρέπει
refusal-record-step = το βήμα { $number } της καταγραφής δεν είναι βήμα
refusal-record-undo = το βήμα { $number } γυρίζει στο βήμα { $target }, που δεν υπάρχει
refusal-record-game = η καταγραφή είναι παιχνιδιού «{ $given }»· αυτή η έκδοση του Zaria παίζει: { $possible }
refusal-record-rules-newer = η καταγραφή ακολουθεί τους κανόνες { $given } του { $game }· αυτή η έκδοση του Zaria τους ξέρει ως τους { $known }
refusal-record-rules-older = η καταγραφή ακολουθεί τους κανόνες { $given } του { $game }· αυτή η έκδοση του Zaria τους ξέρει από τους { $known } και μετά
refusal-record-component = η καταγραφή χρειάζεται το «{ $given }», που αυτή η έκδοση του Zaria δεν το ξέρει
refusal-record-header = το παιχνίδι της καταγραφής δεν μπορεί να αρχίσει: { $reason }
refusal-record-draw = το βήμα { $number } τραβά { $given }· έπρεπε να τραβηχτεί { $expected }
refusal-record-bounds = το βήμα { $number } τραβά { $given } με άλλα όρια από αυτά που έχει στο παιχνίδι
refusal-record-seat = το βήμα { $number } είναι της θέσης { $given }· έπαιζε η θέση { $expected }
refusal-record-early = το βήμα { $number } είναι κίνηση, αλλά έπρεπε να έρθουν ζάρια ή κάρτες
refusal-record-late = το βήμα { $number } έρχεται μετά το τέλος του παιχνιδιού
refusal-record-illegal = το βήμα { $number } δεν επιτρέπεται: { $reason }
refusal-record-result = το αποτέλεσμα της καταγραφής δεν είναι εκείνο στο οποίο οδηγούν τα βήματά της

# Τι μπορεί να έχουν τα δεδομένα μιας αποθηκευμένης θέσης.

refusal-state-foreign = αυτή δεν είναι αποθηκευμένη θέση του Zaria
refusal-state-damaged = αυτή η αποθηκευμένη θέση είναι κατεστραμμένη ή ελλιπής
refusal-state-format = αυτή η θέση αποθηκεύτηκε με μορφή { $given }· αυτή η έκδοση του Zaria διαβάζει τη μορφή { $known }
refusal-state-game = η αποθηκευμένη θέση είναι παιχνιδιού «{ $given }»· αυτή η έκδοση του Zaria παίζει: { $possible }
refusal-state-rules-newer = η αποθηκευμένη θέση ακολουθεί τους κανόνες { $given } του { $game }· αυτή η έκδοση του Zaria τους ξέρει ως τους { $known }
refusal-state-rules-older = η αποθηκευμένη θέση ακολουθεί τους κανόνες { $given } του { $game }· αυτή η έκδοση του Zaria τους ξέρει από τους { $known } και μετά
