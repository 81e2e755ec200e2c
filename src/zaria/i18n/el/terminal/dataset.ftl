command-dataset = Βάλε bot να παίξουν πολλές παρτίδες και γράψε κάθε απόφαση σε αρχεία Parquet, με μια κάρτα που τα περιγράφει.
    .usage = zaria dataset ΠΑΙΧΝΙΔΙ BOT BOT … --folder ΦΑΚΕΛΟΣ [--games N]
argument-dataset-folder = ο φάκελος για τα αρχεία· αν δεν υπάρχει, δημιουργείται (θέλει το πρόσθετο «analysis»)
    .value = ΦΑΚΕΛΟΣ

dataset-written = { $games ->
        [one] Μία παρτίδα
       *[other] { $games } παρτίδες
    } με { $decisions ->
        [one] μία απόφαση
       *[other] { $decisions } αποφάσεις
    } στο { $folder }

refusal-dataset-folder = πού; Δώσε έναν φάκελο με «--folder ΦΑΚΕΛΟΣ»
