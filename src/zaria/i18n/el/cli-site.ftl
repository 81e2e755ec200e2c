# Η λειτουργία ενός ιστότοπου: πολλές διεργασίες, αντίγραφα ασφαλείας, διαχείριση.

setting-workers = διεργασίες του διακομιστή πίσω από τη θύρα· περισσότερες από μία χρειάζονται PostgreSQL (--database)
refusal-workers-need-postgres = περισσότερες διεργασίες (--workers) χρειάζονται PostgreSQL: δώστε τη διεύθυνσή της με --database, όπως postgresql://user:password@host/name
refusal-workers-not-here = στα Windows δεν γίνονται πολλές διεργασίες: ξεκινήστε χωρίς --workers

command-migrate = Μεταφέρει ολόκληρο τον ιστότοπο από το αρχείο SQLite στην PostgreSQL, ή πίσω με --back.
    .usage = zaria migrate --database ΔΙΕΥΘΥΝΣΗ [--data ΦΑΚΕΛΟΣ] [--back]
argument-migrate-back = από την PostgreSQL σε αρχείο του φακέλου
command-backup = Γράφει τα πάντα σε ένα αρχείο, ακόμα και ενώ λειτουργεί ο διακομιστής.
    .usage = zaria backup ΑΡΧΕΙΟ [--data ΦΑΚΕΛΟΣ] [--database ΔΙΕΥΘΥΝΣΗ]
command-restore = Γεμίζει έναν νέο ιστότοπο με το περιεχόμενο ενός αντιγράφου ασφαλείας.
    .usage = zaria restore ΑΡΧΕΙΟ [--data ΦΑΚΕΛΟΣ] [--database ΔΙΕΥΘΥΝΣΗ]
argument-backup = το αρχείο του αντιγράφου ασφαλείας
    .value = ΑΡΧΕΙΟ
command-admin = Διαχείριση του ιστότοπου, ακόμα και ενώ λειτουργεί: κατάλογος τραπεζιών και επισκεπτών, κλείσιμο τραπεζιού, αποκλεισμός επισκέπτη, εξαγωγή ή διαγραφή των δεδομένων κάποιου.
    .usage = zaria admin tables | guests | close ΤΡΑΠΕΖΙ | ban ΕΠΙΣΚΕΠΤΗΣ | unban ΕΠΙΣΚΕΠΤΗΣ | export ΕΠΙΣΚΕΠΤΗΣ | delete ΕΠΙΣΚΕΠΤΗΣ
argument-admin-action = τι να γίνει: { $possible }
    .value = ΕΝΕΡΓΕΙΑ
argument-admin-about = ο κωδικός ενός τραπεζιού ή ενός επισκέπτη
    .value = ΚΩΔΙΚΟΣ
site-copied = Τραπέζια: { $tables }, επισκέπτες: { $guests }, τώρα στο { $place }
site-keep-backup = Το αρχείο περιέχει το κλειδί του ιστότοπου και τα δεδομένα όλων: φυλάξτε το όπως έναν κωδικό πρόσβασης.
admin-closed = Έκλεισε: { $about }
admin-banned = Αποκλείστηκε: { $about }
admin-unbanned = Δεν είναι πια σε αποκλεισμό: { $about }
admin-deleted = Διαγράφηκε: { $about }. Οι παρτίδες μένουν στους άλλους, χωρίς το όνομα.
admin-nothing = Δεν υπάρχει τίποτα για τον κατάλογο.
admin-is-banned = σε αποκλεισμό
setting-keep-days = ημέρες μέχρι να σβηστεί, με το αρχείο παρτίδας και τη συνομιλία του, ένα τραπέζι που δεν άγγιξε κανείς· με 0 μένουν όλα
refusal-admin-action = το zaria admin δεν μπορεί να κάνει «{ $given }»· επιτρέπονται: { $possible }
refusal-admin-about = το zaria admin { $action } χρειάζεται έναν κωδικό: το zaria admin { $lists } τους δείχνει
refusal-backup-missing = δεν υπάρχει αντίγραφο ασφαλείας { $file }
refusal-backup-which = ποιο αρχείο; zaria { $command } ΑΡΧΕΙΟ
refusal-site-missing = δεν υπάρχει ιστότοπος στο { $place }
refusal-site-there = στο { $place } υπάρχει ήδη ιστότοπος· τίποτα δεν αντικαθίσταται
refusal-migrate-address = πείτε πού είναι η PostgreSQL: --database postgresql://user:password@host/name
