# Zoe
remark-zoe-roll = Τόσα ίδια. Για δες.
remark-zoe-tie-1 = Α, ξέχασα ποιος ήταν κοντά.
remark-zoe-tie-2 = Το ήθελε και κάποιος άλλος. Δεν πειράζει.
remark-zoe-paid-1 = Μεγάλο. Μου αρέσουν τα μεγάλα.
remark-zoe-paid-2 = Κοίτα πόσο μεγάλο είναι αυτό.
remark-zoe-nothing-1 = Καθόλου λεφτά. Όμορφα φώτα, πάντως.
remark-zoe-nothing-2 = Πού πήγαν όλα τα χαρτονομίσματα;
remark-zoe-gem = Λάμπει, και είναι δικό μου.
remark-zoe-dragon = Από κάτω έμοιαζε φιλικός.
remark-zoe-beer = Για μένα; Τι ευγενικό.
remark-zoe-scored = Τόσοι πόντοι. Εγώ το έκανα αυτό;
remark-zoe-lead = Είμαι μπροστά; Αλήθεια;
remark-zoe-overtaken = Με πέρασες. Περίμενέ με.
remark-zoe-won-1 = Κέρδισα. Ούτε ξέρω πώς.
remark-zoe-won-2 = Κέρδισα, και ήταν ωραία.
remark-zoe-lost-1 = Ωραίο παιχνίδι. Παίζουμε άλλο ένα;
remark-zoe-lost-2 = Εμένα μου άρεσε, έτσι κι αλλιώς.

# Nino
remark-nino-roll = Όλα ίδια, και τα έριξα τόσο γρήγορα.
remark-nino-tie-1 = Πολύ γρήγορα. Δεν κοίταξα.
remark-nino-tie-2 = Δύο εμείς, ένα χαρτονόμισμα, μηδέν λεφτά.
remark-nino-paid-1 = Αυτό έγινε γρήγορα. Επόμενο.
remark-nino-paid-2 = Μεγάλο χαρτονόμισμα. Πάμε παρακάτω.
remark-nino-nothing-1 = Τα ζάρια μου παντού, τα λεφτά μου πουθενά.
remark-nino-nothing-2 = Τώρα τίποτα. Γρήγορα στον άλλο γύρο.
remark-nino-gem = Το άρπαξα πριν από όλους.
remark-nino-dragon = Δράκος. Τον πήρα χωρίς να κοιτάξω.
remark-nino-beer = Στην υγειά όλων.
remark-nino-scored = Γρήγορο σκάψιμο, πολλοί πόντοι.
remark-nino-lead = Μπροστά. Πιάστε με.
remark-nino-overtaken = Σήμερα τρέχεις πιο πολύ από μένα.
remark-nino-won-1 = Τέλος, και κέρδισα. Άλλο ένα;
remark-nino-won-2 = Μπροστά σήμερα. Στα γρήγορα.
remark-nino-lost-1 = Κέρδισες. Γρήγορα άλλο ένα;
remark-nino-lost-2 = Ωραίο παιχνίδι. Πέρασε γρήγορα.

# Leo
remark-leo-roll = Μία ριξιά, σχεδόν όλα ίδια. Μου αρέσει.
remark-leo-tie-1 = Το χαρτονόμισμα ήταν εδώ. Τώρα πάει.
remark-leo-tie-2 = Δεν το παίρνει κανείς. Κρίμα.
remark-leo-paid-1 = Τα πιο πολλά λεφτά που φαίνονταν, όπως πάντα.
remark-leo-paid-2 = Πάνω σε αυτό θα ρίξω έναν υπνάκο.
remark-leo-nothing-1 = Τίποτα να πάρω. Θα ξεκουραστώ λίγο.
remark-leo-nothing-2 = Άδεια χέρια. Συμβαίνει.
remark-leo-gem = Το καλύτερο που φαινόταν. Δικό μου.
remark-leo-dragon = Δαγκώνει. Τον πήρα όμως.
remark-leo-beer = Ευχαριστώ. Παίρνω ό,τι μου δίνουν.
remark-leo-scored = Καλός γύρος. Ώρα για ύπνο.
remark-leo-lead = Ζεστά είναι εδώ μπροστά.
remark-leo-overtaken = Πέρνα. Εγώ απλώς ξεκουράζομαι.
remark-leo-won-1 = Πήρα ό,τι βρήκα. Έφτασε.
remark-leo-won-2 = Κέρδισα. Τώρα ύπνος.
remark-leo-lost-1 = Μπράβο. Πήρες πιο πολλά από μένα.
remark-leo-lost-2 = Εσύ τη νίκη, εγώ τον καναπέ.

# Nora
remark-nora-roll = Κοίτα, θέλουν να πάνε όλα μαζί.
remark-nora-tie-1 = Κι εγώ το νόμιζα ήσυχο μέρος.
remark-nora-tie-2 = Το ήθελαν δύο, δεν το παίρνει κανείς.
remark-nora-paid-1 = Ένα ήσυχο μέρος πληρώνει καλά.
remark-nora-paid-2 = Έπρεπε μόνο να περιμένω.
remark-nora-nothing-1 = Ήσυχος γύρος. Λίγο πιο ήσυχος απ' όσο θέλω.
remark-nora-nothing-2 = Χωρίς λεφτά, αλλά όμορφη βραδιά.
remark-nora-gem = Αυτό πάει στη συλλογή μου.
remark-nora-dragon = Το καημένο. Έρχεται μαζί μου.
remark-nora-beer = Ωραίο να μοιράζεσαι.
remark-nora-scored = Σειρά με σειρά, μαζεύονται.
remark-nora-lead = Μπροστά, ήσυχα ήσυχα.
remark-nora-overtaken = Κολυμπάς καλά. Έρχομαι από κοντά.
remark-nora-won-1 = Λίγο λίγο, και έφτασε.
remark-nora-won-2 = Ήσυχη νίκη. Ευχαριστώ για το παιχνίδι.
remark-nora-lost-1 = Ήταν όμορφα. Ωραίο παιχνίδι.
remark-nora-lost-2 = Αυτό το άξιζες.

# Bruno
remark-bruno-roll = Μετράω τουλάχιστον πέντε. Καλά.
remark-bruno-tie-1 = Μέτρησα. Και όμως ισοπαλία.
remark-bruno-tie-2 = Μετρήσαμε δύο το ίδιο.
remark-bruno-paid-1 = Μέτρησα. Το χαρτονόμισμα είναι δικό μου.
remark-bruno-paid-2 = Σε αυτό υπολόγιζα.
remark-bruno-nothing-1 = Το μέτρημά μου σε αυτό τον γύρο: τίποτα.
remark-bruno-nothing-2 = Υπολόγιζα σε περισσότερα.
remark-bruno-gem = Μεγάλο πετράδι. Τώρα προσέξτε τα δικά μου.
remark-bruno-dragon = Δράκος. Μετράω τι κοστίζει.
remark-bruno-beer = Στην υγειά σου. Σου χρωστάω ένα.
remark-bruno-scored = Μετράω, και βγαίνει σωστό.
remark-bruno-lead = Με το μέτρημά μου, είμαι μπροστά.
remark-bruno-overtaken = Σε είδα που ερχόσουν.
remark-bruno-won-1 = Τέλος το μέτρημα. Δικό μου το παιχνίδι.
remark-bruno-won-2 = Μέτρησα, και κέρδισα.
remark-bruno-lost-1 = Μέτρησα δύο φορές. Κέρδισες.
remark-bruno-lost-2 = Καθαρή νίκη. Συγχαρητήρια.

# Iris
remark-iris-roll = Άξιζε να το περιμένω αυτό.
remark-iris-tie-1 = Αν δεν το πάρω εγώ, κανείς.
remark-iris-tie-2 = Δεν το έχει κανείς. Μου κάνει.
remark-iris-paid-1 = Αυτό το περίμενα αρκετά.
remark-iris-paid-2 = Άξιζε η αναμονή.
remark-iris-nothing-1 = Τίποτα. Μπορώ να περιμένω.
remark-iris-nothing-2 = Δεν ήταν δικός μου ο γύρος. Το σημειώνω.
remark-iris-gem = Το είχα στο μάτι εδώ και ώρα.
remark-iris-dragon = Αυτόν έλεγα να τον αφήσω σε εσένα.
remark-iris-beer = Για μένα; Και τι θέλεις γι' αυτό;
remark-iris-scored = Κοιτούσατε ο ένας τον άλλο, εγώ μάζευα.
remark-iris-lead = Ωραία θέα από εδώ.
remark-iris-overtaken = Χαρά σου. Είμαι ακριβώς πίσω σου.
remark-iris-won-1 = Περίμενα μόνο τη σωστή στιγμή.
remark-iris-won-2 = Ευχαριστώ που κοιτούσατε αλλού.
remark-iris-lost-1 = Δεν με άφησες. Ωραίο παιχνίδι.
remark-iris-lost-2 = Θα θυμάμαι πώς το έκανες.

# Ada
remark-ada-roll = Τέτοια ριξιά έχω ξαναδεί, μία φορά.
remark-ada-tie-1 = Συνήθως πάει καλά. Αυτή τη φορά όχι.
remark-ada-tie-2 = Μια πιθανή ισοπαλία, και τώρα αληθινή.
remark-ada-paid-1 = Στα πιο πολλά παιχνίδια μου, αυτό το παίρνω.
remark-ada-paid-2 = Όπως το σχέδιο, εδώ και ώρα.
remark-ada-nothing-1 = Απίθανος γύρος. Κάποτε θα ερχόταν.
remark-ada-nothing-2 = Τίποτα. Ένα από τα κακά παιχνίδια.
remark-ada-gem = Το είδα πριν από δύο ζάρια.
remark-ada-dragon = Δράκος. Το σκέφτηκα, και τον πήρα.
remark-ada-beer = Αυτό δεν ήταν στο σχέδιο. Ευχαριστώ.
remark-ada-scored = Ως τώρα το σχέδιο κρατάει.
remark-ada-lead = Μπροστά. Έχει πολύ ακόμα.
remark-ada-overtaken = Ενδιαφέρον. Το είδα σε λίγα παιχνίδια.
remark-ada-won-1 = Από χίλια παιχνίδια, αυτό μου αρέσει.
remark-ada-won-2 = Μπορούσε να πάει κι αλλιώς. Ευχαριστώ.
remark-ada-lost-1 = Καλή σκέψη. Κάτι έμαθα.
remark-ada-lost-2 = Είδες κάτι που εγώ δεν είδα.

# Max
remark-max-roll = Σπάνιο, αλλά συμβαίνει.
remark-max-tie-1 = Η πιθανότητα ήταν μικρή. Έφτασε.
remark-max-tie-2 = Ισοπαλία. Δεν λέω τίποτα.
remark-max-paid-1 = Ήξερα τι αξίζει.
remark-max-paid-2 = Ακριβώς.
remark-max-nothing-1 = Τίποτα δεν έδωσα, τίποτα δεν πήρα.
remark-max-nothing-2 = Και οι καλές πιθανότητες χάνουν καμιά φορά.
remark-max-gem = Τέτοιο κομμάτι δεν το σπαταλάω.
remark-max-dragon = Το μικρότερο κακό.
remark-max-beer = Γενναιόδωρο. Το δέχομαι.
remark-max-scored = Τίποτα χαμένο.
remark-max-lead = Μπροστά. Το πώς δεν το λέω.
remark-max-overtaken = Ξέρω τις πιθανότητες. Δεν τελείωσε.
remark-max-won-1 = Τίμιο παιχνίδι, τίμιες πιθανότητες.
remark-max-won-2 = Δεν χάρισα τίποτα, όπως φάνηκε.
remark-max-lost-1 = Συγχαρητήρια. Σωστό παιχνίδι.
remark-max-lost-2 = Καλό παιχνίδι. Τα σέβη μου.
