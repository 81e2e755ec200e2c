web-cast-vegas-zoe = Θέλει μεγάλα ποσά. Ξεχνά τους άλλους.
web-cast-vegas-nino = Παίζει γρήγορα. Ζάρια παντού.
web-cast-vegas-leo = Παίρνει τα περισσότερα χρήματα μπροστά.
web-cast-vegas-nora = Προτιμά καζίνο που κανείς δεν θέλει.
web-cast-vegas-bruno = Μετρά ποιος μπορεί ακόμα να ισοφαρίσει.
web-cast-vegas-iris = Περιμένει και χαλάει το καλό σου καζίνο.
web-cast-vegas-ada = Βάζει λίγα ζάρια, κρατά πολλά για μετά.
web-cast-vegas-max = Βάζει πολλά μαζί. Δεν χαρίζει τίποτα.

web-presets-vegas = Πλακίδια
    .help = Πρώτη φορά με πλακίδια; Το καθένα λέει τι κάνει όταν πατάς το όνομά του.
web-preset-classic = Κλασικό
    .help = χωρίς πλακίδια
web-preset-royale = Royale
    .help = 3 πλακίδια, νέα σε κάθε γύρο
web-preset-wild = Άγριο
    .help = 6 πλακίδια, νέα σε κάθε γύρο
