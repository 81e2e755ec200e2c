# Many games as files, for programs that learn from them.

command-dataset = Let bots play many games, and write every decision to Parquet files with a card that describes them.
    .usage = zaria dataset GAME BOT BOT … --folder FOLDER [--games N]
argument-dataset-folder = the folder for the files, which is made if it is not there (needs the extra “analysis”)
    .value = FOLDER

dataset-written = { $games ->
        [one] One game
       *[other] { $games } games
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } in { $folder }

refusal-dataset-folder = where to? Name a folder with “--folder FOLDER”
