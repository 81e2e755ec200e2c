# How the opponents play Dice Miner, in one line below their names.

web-cast-miner-zoe = Παίρνει ό,τι λάμπει.
web-cast-miner-nino = Θέλει εργαλεία και στοές.
web-cast-miner-leo = Παίρνει τους περισσότερους πόντους μπροστά.
web-cast-miner-nora = Χτίζει μεγάλες αλληλουχίες, 1 έως 5.
web-cast-miner-bruno = Πρώτα εργαλεία: τίποτα δεν τον αγγίζει.
web-cast-miner-iris = Παίρνει τα πετράδια που θα ήθελες.
web-cast-miner-ada = Μαζεύει μαγεία και σκάβει για τα από κάτω.
web-cast-miner-max = Δεν σπαταλά τίποτα. Σειρά τη σειρά.

# Before the game.
web-before-miner = Διαλέγετε ήρωα στο τραπέζι, ο ένας μετά τον άλλον. Όποιος αρχίζει διαλέγει τελευταίος.
web-play-title-miner = Με ποιους σκάβεις;
web-begin-miner = Κάθισε και σκάψε
web-begin-miner-solo = Ξεκίνα να σκάβεις
web-presets-miner-solo = Πόσο δύσκολο;
web-preset-gentle = Ήπιο
    .help = 3 ζάρια Μαγείας
web-preset-steady = Σταθερό
    .help = 2 ζάρια Μαγείας
web-preset-hard = Δύσκολο
    .help = 1 ζάρι Μαγείας
web-preset-bare = Γυμνά χέρια
    .help = χωρίς μαγεία
web-preset-best = το καλύτερό σου { $points }
