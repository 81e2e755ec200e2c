# The home page and the sheet from which one sits down to play.
# $low, $high and $players count players, $minutes minutes.

web-play = Gioca
web-play-again = Gioca ancora
web-change = Cambia
web-solo = Da solo
web-learn = Impara
web-door-players = da { $low } a { $high } giocatori
web-door-players-or-one = da { $low } a { $high } giocatori, o da soli
web-door-one = da soli
web-door-minutes = { $minutes } minuti
web-learn-time = 5 minuti
web-due = ancora { $time }
web-network-away = Non c’è rete
    .help = Questi sono i tuoi tavoli come erano l’ultima volta. Regole e segnapunti funzionano anche senza rete.
web-nobody = Ora nessuno aspetta a un tavolo
    .help = Apri un tavolo e manda il link, o siediti con gli avversari della casa.
web-nobody-set = Apri un tavolo
web-nobody-play = Gioca subito
web-phones = Telefoni attorno a un tavolo
    .help = Inquadra un codice e siediti. Senza account.
web-box = La scatola a casa
    .help = Segnapunti, o compagnia per i tuoi dadi veri.
web-box-dice = Con dadi veri
web-duel-paper = Duello a dadi uguali
    .help = Tu e un amico, gli stessi identici lanci.

# The sheet.
web-play-title = Con chi giochi?
web-solo-title = Da soli nella montagna
web-you = Tu
web-seat-tap = tocca un volto
web-play-facts = { $players } giocatori · circa { $minutes } minuti
web-begin = Siediti e lancia
web-hints = Suggerimenti
    .help = Tutti al tavolo possono chiedere che cosa farebbe un giocatore forte.
web-hints-ada = Ada: che cosa farebbe un giocatore forte, quando lo chiedi.
web-way-duel = Duello
    .help = manda i tuoi dadi a un amico
web-duel-first = Prima scavi tu, senza suggerimenti. Poi, con un link, un amico scava con gli stessi identici dadi.
