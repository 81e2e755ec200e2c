command-dataset = Fai giocare ai bot molte partite e scrivi ogni decisione in file Parquet, con una scheda che li descrive.
    .usage = zaria dataset GIOCO BOT BOT … --folder CARTELLA [--games N]
argument-dataset-folder = la cartella per i file; se non c’è, viene creata (serve l’extra «analysis»)
    .value = CARTELLA

dataset-written = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    } in { $folder }

refusal-dataset-folder = dove? Indica una cartella con «--folder CARTELLA»
