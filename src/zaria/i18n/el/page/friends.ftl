web-friends-title = Τραπέζι με φίλους
web-friends-how = Πώς παίζετε;
web-friends-quick = Γρήγορα
    .help = αμέσως, με αυτούς
web-friends-royale = Royale
    .help = τρία πλακίδια κάθε γύρο
web-friends-link = Με σύνδεσμο
    .help = καθένας στο κινητό του
web-friends-device = Μία συσκευή
    .help = πάει από χέρι σε χέρι
web-friends-real = Πραγματικά ζάρια
    .help = ρίχνετε εσείς, μετράμε εμείς
web-friends-chairs = Καρέκλες
web-friends-tap = Άγγιξε μια καρέκλα
    .help = φίλος, αντίπαλος ή κανείς
web-friends-number =
    { $number ->
        [one] ένας φίλος
        [2] δύο φίλοι
        [3] τρεις φίλοι
       *[other] τέσσερις φίλοι
    }
web-friends-lately = Έπαιξαν μαζί σου
web-chair-asked = θα λάβει πρόσκληση
web-friends-set = Άνοιξε το τραπέζι
web-more-options = Περισσότερα

web-chair-label = Καρέκλα { $number }: { $who }
web-chair-who = Ποιος κάθεται εδώ;
web-chair-friend = Φίλος
web-chair-here = Εδώ
web-chair-nobody = Κανείς
web-chair-opponent = Αντίπαλοι
web-chair-needed = Όχι λιγότερες από { $number } καρέκλες: τόσες θέλει το παιχνίδι.
web-chair-you = εσύ
web-chair-open = ελεύθερη
web-chair-here-note = σε αυτή τη συσκευή
web-chair-nobody-note = κανείς
web-chair-move = Μετακίνηση
web-chair-move-to = Άγγιξε τη νέα καρέκλα
web-chair-make-host = Οικοδεσπότης
web-chair-take-away = Αφαίρεση καρέκλας
web-player-number = Παίκτης { $number }

web-lobby-you-host = Έχεις τον ρόλο του οικοδεσπότη.
web-lobby-name = Ονόμασε το τραπέζι
    .label = Όνομα του τραπεζιού
    .save = Αποθήκευση
web-lobby-host = οικοδεσπότης
web-lobby-here = εδώ
web-lobby-asked = έχει πρόσκληση
web-lobby-somebody = Κάποιος
web-lobby-choosing = διαλέγει καρέκλα
web-lobby-here-number =
    { $number ->
        [one] Ένας είναι εδώ
       *[other] { $number } είναι εδώ
    }
web-lobby-arriving =
    { $number ->
        [one] ένας έρχεται
       *[other] { $number } έρχονται
    }
web-lobby-waits = Περιμένουμε: { $names }.
web-lobby-start-without = Έναρξη χωρίς: { $names }
web-lobby-invites = { $host }: πρόσκληση για { $game }
web-lobby-invites-again = { $host }: παίζουμε ξανά;
web-lobby-decline = Όχι, ευχαριστώ
web-lobby-name-first = Το όνομά σου, για να ξέρουν ποιος καλεί
web-lobby-free =
    { $number ->
        [one] Μία καρέκλα είναι ελεύθερη
       *[other] { $number } καρέκλες είναι ελεύθερες
    }
web-lobby-without = Μπορείς να ξεκινήσεις χωρίς αναμονή. Στις ελεύθερες καρέκλες κάθονται: { $names }.
web-lobby-kept = Μία καρέκλα σε περιμένει.
web-lobby-leave = Αποχώρηση
web-lobby-change = Αλλαγή του παιχνιδιού
web-lobby-save = Αλλαγή
web-invite-point = Στόχευσε με ένα κινητό

web-on = ναι
web-off = όχι
