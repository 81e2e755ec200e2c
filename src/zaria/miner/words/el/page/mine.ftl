web-mine-ask-hero = { $seat }: διάλεξε ήρωα
    .short = Διάλεξε ήρωα
    .hint = Οι πλευρές του είναι δικές σου σε κάθε γύρο και δεν ξαναρίχνονται ποτέ.
web-mine-ask-dig = { $seat }: πάρε ένα ζάρι από την κορυφή
    .short = Πάρε ένα ζάρι από την κορυφή
    .hint = Ό,τι λάμπει μπορείς να το πάρεις.
web-mine-ask-dig-or-share = { $seat }: πάρε ένα ζάρι από την κορυφή
    .short = Πάρε ένα ζάρι από την κορυφή
    .hint = ή κέρασε μια Μπύρα: μετά ως δύο, και από την πλευρά.
web-mine-ask-give = Κερνάς Μπύρα: { $other };
    .short = Μπύρα: { $other };
    .hint = Πρώτα ρίχνεται: { $other } παίρνει ό,τι δείξει.
web-mine-ask-share = Ποιος παίρνει την Μπύρα σου;
    .short = Ποιος παίρνει την Μπύρα σου;
    .hint = Πρώτα ρίχνεται: χαρίζεις ό,τι δείξει.
web-mine-ask-first = { $seat }: πάρε το πρώτο ζάρι
    .short = Πάρε το πρώτο ζάρι
    .hint = Από την κορυφή ή από την πλευρά, όπως θέλεις.
web-mine-ask-second = { $seat }: και δεύτερο ζάρι;
    .short = Και δεύτερο ζάρι;
    .hint = Από την κορυφή ή από την πλευρά, ή κανένα.
web-mine-ask-magic = { $seat }: ποιο ξόρκι κάνεις;
    .short = Ποιο ξόρκι;
    .hint = Ένα ξόρκι ξαναρίχνει τόσα ζάρια σου όσα αστέρια έχει.
web-mine-ask-reroll =
    { $left ->
        [0] { $number ->
            [one] { $seat }: διάλεξες ένα ζάρι
           *[other] { $seat }: διάλεξες { $number } ζάρια
        }
        [one] { $seat }: διάλεξε ένα ζάρι να ξαναριχτεί
       *[other] { $seat }: διάλεξε { $left } ζάρια να ξαναριχτούν
    }
    .short =
        { $left ->
            [0] { $number ->
                [one] Διάλεξες ένα ζάρι
               *[other] Διάλεξες { $number } ζάρια
            }
            [one] Διάλεξε ένα ζάρι
           *[other] Διάλεξε { $left } ζάρια
        }
    .hint = Άγγιξε όσα θα ξαναριχτούν. Κίνδυνοι και πλευρές ήρωα μένουν.
web-mine-ask-cache =
    { $room ->
        [one] { $seat }: το σεντούκι σου κρατά ένα ζάρι
       *[other] { $seat }: τα σεντούκια σου κρατούν { $room } ζάρια
    }
    .short =
        { $room ->
            [one] Το σεντούκι κρατά ένα ζάρι
           *[other] Τα σεντούκια κρατούν { $room } ζάρια
        }
    .hint =
        { $number ->
            [one] Ό,τι αποθηκεύεις κρατά την πλευρά του. Ένα άλλο ζάρι ξαναρίχνεται.
           *[other] Ό,τι αποθηκεύεις κρατά την πλευρά του. Τα άλλα { $number } ζάρια ξαναρίχνονται.
        }
web-mine-ask-set = Η Μπύρα είναι μπαλαντέρ: διάλεξε πλευρά
    .short = Η Μπύρα είναι μπαλαντέρ
    .hint = Το ζάρι θα δείχνει αυτή την πλευρά ως το τέλος.
web-mine-ask-chest = { $face } στο σεντούκι;
    .short = { $face } στο σεντούκι;
    .hint = Στο σεντούκι τα πετράδια μετρούν διπλά. Δεν αλλάζει μετά.
web-mine-ask-recycle =
    { $left ->
        [one] Ποιο ζάρι γυρίζει στο σακούλι;
       *[other] Ποιο ζάρι γυρίζει πρώτο; Είναι { $left }
    }
    .short =
        { $left ->
            [one] Ποιο ζάρι γυρίζει πίσω;
           *[other] Ποιο γυρίζει πρώτο;
        }
    .hint = Μόνο ζάρια στην κορυφή.
web-mine-cheers = Στην υγειά μας! { $owner }: **{ $face }**. Από την κορυφή ή από την πλευρά, όπως θέλεις.
web-mine-given = Από τη σειρά σου πήρες { $given }.
web-mine-given-one = **{ $face }** ({ $seat })
web-mine-ask-lay = Ποιο ζάρι είναι εδώ;
    .hint = Ρίξε ζάρια από το σακούλι, βάλε { $number } στο βουνό όπως θέλεις και άγγιξέ τα σειρά σειρά, από κάτω.
web-mine-ask-rolled = Τι δείχνει το ζάρι που φέγγει;
web-mine-ask-drawn = Ποιος κληρώθηκε;
web-mine-dice-left = μένουν { $number }
web-mine-laid = { $laid } από { $all }
web-mine-roll-rest = Ρίξε εδώ τα υπόλοιπα
    .short = Ρίξε τα υπόλοιπα
web-mine-first-of-two = πρώτο από δύο το πολύ
web-mine-second-of-two = δεύτερο από δύο
web-mine-kept = { $kept } από { $number } αποθηκευμένα

web-mine-take = Πάρε: { $face }
web-mine-recycle = Πίσω: { $face }
web-mine-choose-hero = Διάλεξε: { $hero }
web-mine-choose-one = Διάλεξε
web-mine-magic-unused =
    { $left ->
        [one] Τέλος; Μένει ένα ξόρκι
       *[other] Τέλος; Μένουν { $left } ξόρκια
    }
web-mine-give-to = Η Μπύρα σου: { $seat }
web-mine-set = Πάρε το ως { $face }
web-mine-share =
    { $number ->
        [one] Κέρασε την Μπύρα σου
       *[other] Κέρασε μια Μπύρα
    }
web-mine-share-more =
    { $number ->
        [one] μετά ένα ζάρι
       *[other] μετά ως { $number } ζάρια
    }
web-mine-reroll =
    { $number ->
        [one] Ξαναρίξε ένα ζάρι
       *[other] Ξαναρίξε { $number } ζάρια
    }
web-mine-cast-one = Κάνε ξόρκι
web-mine-cast = Κάνε αυτό το ξόρκι
web-mine-chosen = { $chosen } από { $number }
web-mine-keep = Αποθήκευσε { $kept }, ξαναρίξε { $number }
web-mine-keep-none = Μην αποθηκεύσεις κανένα
web-mine-refill = Γέμισμα
web-mine-stop-with = Τέλος με { $points }
web-mine-keep-beer = Κράτα την Μπύρα
web-mine-straights = Αλληλουχίες · 5 η καθεμία
web-mine-stop = Τέλος
web-mine-stop-more =
    { $lit ->
        [0] { $points } πόντοι, κανένα φανάρι
        [one] { $points } πόντοι, ένα φανάρι
       *[other] { $points } πόντοι, { $lit } φανάρια
    }
web-mine-refill-more =
    { $places ->
        [one] μία θέση · άλλα { $left }
       *[other] { $places } θέσεις · άλλα { $left }
    }
web-mine-dig-on = Σκάψε κι άλλο
web-mine-not-yet = Όχι ακόμα
web-mine-wait = Τα ζάρια σου περιμένουν τη σειρά σου.

web-mine-buried = θαμμένο
web-mine-barred = όχι τώρα
web-mine-later = αργότερα { $points }
web-mine-worth = Όπως είναι, αξίζει { $points } για σένα.
web-mine-keep-it = Αποθήκευση: { $face };
web-mine-rerolled = Ξαναρίχνεται: { $face }
web-mine-rerolls-these = Ξαναρίχνονται { $number } ζάρια
web-mine-mean = κατά μέσο όρο
web-mine-give-stands = { $total } πόντοι · αυτός ο γύρος { $now }
web-mine-give-least = Εδώ φέρνει τα λιγότερα.
web-mine-give-most = Εδώ φέρνει τα περισσότερα.
web-mine-mean-together = μαζί κατά μέσο όρο
web-mine-if-rerolled = αν ξαναριχτεί, κατά μέσο όρο
web-mine-side = στην πλευρά

web-mine-others = Οι άλλοι
web-mine-look-at = { $seat }: τα ζάρια, μεγάλα
web-mine-acts = παίζει
web-mine-next = μετά
web-mine-looks-on = παρακολουθεί
web-mine-this-round = αυτός ο γύρος
web-mine-so-far = ως τώρα
web-mine-if-ended = Αν τελείωνε τώρα
web-mine-richest = { $seat }: τα περισσότερα πετράδια, { $gems }. Μετρούν διπλά.
web-mine-tie-rule = Ισοπαλία στο τέλος; Όσοι ισοβαθμούν ξαναρίχνουν τα πάντα.
web-mine-scoring = Βαθμολόγηση
web-mine-solo = Ατομικό

web-mine-magic-dice =
    { $magic ->
        [0] Χωρίς ζάρια Μαγείας
        [one] Ένα ζάρι Μαγείας
       *[other] { $magic } ζάρια Μαγείας
    }
web-mine-level =
    { $magic ->
        [0] το πιο δύσκολο
        [1] δύσκολο
        [2] λίγο πιο δύσκολο
       *[other] όπως στους κανόνες
    }
web-mine-level-best = ρεκόρ { $points }
web-mine-lanterns = Τα φανάρια σου
web-mine-points =
    { $number ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
web-mine-points-title = πόντοι
web-mine-to-go = λείπουν
web-mine-next-lantern = επόμενο φανάρι
web-mine-lit =
    { $lit ->
        [one] ένα φανάρι αναμμένο
       *[other] { $lit } φανάρια αναμμένα
    }
web-mine-lantern-1 = Λίγες πέτρες
web-mine-lantern-2 = Ακούς τον βράχο
web-mine-lantern-3 = Κάθε συνεργείο σε θέλει
web-mine-lantern-4 = Μια στοά με το όνομά σου
web-mine-lantern-5 = Το βουνό βγάζει το καπέλο
web-mine-goal = Σκάψε για { $points } πόντους: το πρώτο φανάρι
    .hint = Αλληλουχίες 1 ως 5, πετράδια σε σεντούκια, κίνδυνοι που εξουδετερώνεις.
web-mine-nothing =
    { $can ->
        [both] Τώρα δεν παίρνεις κανένα ζάρι: κάνε ξόρκι, γέμισε ή σταμάτα.
        [magic] Τώρα δεν παίρνεις κανένα ζάρι: κάνε ξόρκι ή σταμάτα.
        [refill] Τώρα δεν παίρνεις κανένα ζάρι: γέμισε ή σταμάτα.
       *[stop] Δεν παίρνεις πια κανένα ζάρι.
    }
web-mine-burns =
    { $lit ->
        [1] { $points } πόντοι: άναψε το πρώτο φανάρι
        [2] { $points } πόντοι: άναψε το δεύτερο φανάρι
        [3] { $points } πόντοι: άναψε το τρίτο φανάρι
        [4] { $points } πόντοι: άναψε το τέταρτο φανάρι
       *[other] { $points } πόντοι: άναψαν όλα τα φανάρια
    }
web-mine-more =
    { $refills ->
        [0] Άλλοι { $more } για το επόμενο. Κανένα γέμισμα.
        [one] Άλλοι { $more } για το επόμενο. Μένει ένα γέμισμα.
       *[other] Άλλοι { $more } για το επόμενο. Μένουν { $refills } γεμίσματα.
    }
web-mine-all-burn = Κάθε πόντος ακόμα είναι δόξα.
web-mine-best =
    { $magic ->
        [0] Το ρεκόρ σου χωρίς ζάρια Μαγείας: { $points }
        [one] Το ρεκόρ σου με ένα ζάρι Μαγείας: { $points }
       *[other] Το ρεκόρ σου με { $magic } ζάρια Μαγείας: { $points }
    }
web-mine-no-best =
    { $magic ->
        [0] Κανένα ρεκόρ ακόμα χωρίς ζάρια Μαγείας
        [one] Κανένα ρεκόρ ακόμα με ένα ζάρι Μαγείας
       *[other] Κανένα ρεκόρ ακόμα με { $magic } ζάρια Μαγείας
    }
web-mine-refill-title = Να γεμίσει το βουνό;
web-mine-refill-places =
    { $places ->
        [one] **Μία άδεια θέση** γεμίζει από το σακούλι, που έχει { $dice }.
       *[other] **{ $places } άδειες θέσεις** γεμίζουν από το σακούλι, που έχει { $dice }.
    }
web-mine-refill-stays = Τα ζάρια σου και το βουνό μένουν όπως είναι.
web-mine-refill-left =
    { $left ->
        [one] Μετά μένει άλλο ένα γέμισμα.
       *[other] Μετά μένουν άλλα { $left } γεμίσματα.
    }
web-mine-refill-last = Θα είναι το **τελευταίο** γέμισμα.
web-mine-wild-title = Να πάρεις την Μπύρα; Γίνεται: { $face }
web-mine-wild-only = Είναι η **μόνη πλευρά** που της μένει τώρα: { $points }.
web-mine-wild-stays = Τη δείχνει ως το τέλος του παιχνιδιού.
web-mine-wild-uses = Ξοδεύει ένα ελεύθερο εργαλείο: { $tool }.
web-mine-stop-title =
    { $number ->
        [one] Τέλος με { $points } πόντο;
       *[other] Τέλος με { $points } πόντους;
    }
web-mine-stop-none = Κανένα φανάρι δεν άναψε ακόμα.
web-mine-stop-lit =
    { $lit ->
        [one] Ένα φανάρι: **{ $label }**.
       *[other] { $lit } φανάρια: **{ $label }**.
    }
web-mine-stop-best =
    { $magic ->
        [0] Το ρεκόρ σου χωρίς ζάρια Μαγείας μένει **{ $best }**.
        [one] Το ρεκόρ σου με ένα ζάρι Μαγείας μένει **{ $best }**.
       *[other] Το ρεκόρ σου με { $magic } ζάρια Μαγείας μένει **{ $best }**.
    }
web-mine-stop-new-best =
    { $magic ->
        [0] Είναι το νέο σου ρεκόρ χωρίς ζάρια Μαγείας.
        [one] Είναι το νέο σου ρεκόρ με ένα ζάρι Μαγείας.
       *[other] Είναι το νέο σου ρεκόρ με { $magic } ζάρια Μαγείας.
    }
web-mine-stop-could =
    { $takes ->
        [0] { $refills ->
            [one] Μπορείς ακόμα να γεμίσεις μία φορά από σακούλι με { $dice }.
           *[other] Μπορείς ακόμα να γεμίσεις { $refills } φορές από σακούλι με { $dice }.
        }
        [one] { $refills ->
            [0] Μπορείς ακόμα να πάρεις **ένα ζάρι**.
            [one] Μπορείς ακόμα να πάρεις **ένα ζάρι** και να γεμίσεις μία φορά από σακούλι με { $dice }.
           *[other] Μπορείς ακόμα να πάρεις **ένα ζάρι** και να γεμίσεις { $refills } φορές από σακούλι με { $dice }.
        }
       *[other] { $refills ->
            [0] Μπορείς ακόμα να πάρεις ένα από **{ $takes } ζάρια**.
            [one] Μπορείς ακόμα να πάρεις ένα από **{ $takes } ζάρια** και να γεμίσεις μία φορά από σακούλι με { $dice }.
           *[other] Μπορείς ακόμα να πάρεις ένα από **{ $takes } ζάρια** και να γεμίσεις { $refills } φορές από σακούλι με { $dice }.
        }
    }
web-mine-stop-spells =
    { $spells ->
        [one] **Ένα ξόρκι** δεν έχει γίνει ακόμα.
       *[other] **{ $spells } ξόρκια** δεν έχουν γίνει ακόμα.
    }

web-mine-log-took = πήρε: { $which }
web-mine-log-shared = κέρασε Μπύρα, { $owner } παίρνει: { $face }
web-mine-log-spent = ξόδεψε: { $face }
web-mine-log-spent-hero = ξόδεψε μαγεία του ήρωα ({ $hero })
web-mine-log-rerolled = έριξε ξανά
web-mine-log-cached = αποθήκευσε: { $face }
web-mine-log-hero = διάλεξε ήρωα: { $hero }
web-mine-log-round = Ξεκινά: { $starter }
web-mine-log-start = Ξεκινάς με

web-lamps-lit =
    { $lit ->
        [0] κανένα φανάρι από τα πέντε δεν ανάβει
        [one] ανάβει ένα φανάρι από τα πέντε
       *[other] ανάβουν { $lit } φανάρια από τα πέντε
    }
web-mountain-covered = Ένα βουνό από σκεπασμένα ζάρια
web-trove-empty = Τίποτα που να μετρά.

web-deed-took =
    { $who ->
        [you] Παίρνεις
       *[other] { $name }: παίρνει
    }
web-deed-spent =
    { $who ->
        [you] Ξοδεύεις μαγεία
       *[other] { $name }: ξοδεύει μαγεία
    }
web-deed-refilled =
    { $who ->
        [you] Γεμίζεις το βουνό
       *[other] { $name }: γεμίζει το βουνό
    }
web-deed-recycled =
    { $who ->
        [you] Γυρίζεις στο σακούλι
       *[other] { $name }: γυρίζει στο σακούλι
    }
web-deed-set =
    { $who ->
        [you] Γυρίζεις την Μπύρα σε
       *[other] { $name }: γυρίζει την Μπύρα σε
    }
web-deed-stopped =
    { $who ->
        [you] Σταματάς εδώ
       *[other] { $name }: σταματά εδώ
    }
web-deed-gone = { $face }, πίσω στο σακούλι
