web-cast-vegas-zoe = Ama le banconote grandi. Dimentica chi è vicino.
web-cast-vegas-nino = Gioca in fretta. Dadi dappertutto.
web-cast-vegas-leo = Prende più soldi che può, subito.
web-cast-vegas-nora = Preferisce i casinò che nessuno vuole.
web-cast-vegas-bruno = Conta chi può ancora pareggiare.
web-cast-vegas-iris = Aspetta, poi rovina il tuo casinò migliore.
web-cast-vegas-ada = Piazza pochi dadi, molti li tiene per dopo.
web-cast-vegas-max = Ne piazza molti insieme. Non regala nulla.

web-presets-vegas = Tessere
    .help = Prima volta con le tessere? Ognuna dice che cosa fa se tocchi il suo nome.
web-preset-classic = Classico
    .help = senza tessere
web-preset-royale = Royale
    .help = 3 tessere, nuove a ogni round
web-preset-wild = Selvaggio
    .help = 6 tessere, nuove a ogni round
