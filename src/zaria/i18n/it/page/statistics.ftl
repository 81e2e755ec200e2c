web-statistics-heading = Le tue partite
web-statistics-which = Quali partite
web-statistics-all = Tutte
web-statistics-kept = Restano su questo server, solo per te.
web-statistics-take = Portale con te o cancellale
web-statistics-counting = Le partite più vecchie vengono ancora contate…
web-statistics-empty = Gioca la tua prima partita
    .help = Dopo la prima partita: i tuoi risultati contro ogni avversario, la tua fortuna, le tue decisioni e i tuoi dadi. Senza account.
web-statistics-none = Non hai ancora finito una partita di questo tipo.

web-statistics-fair = I miei dadi sono onesti?
web-statistics-fair-yes =
    { $dice ->
        [one] Sì, per quanto può dire un dado.
       *[other] Sì, per quanto possono dire { $dice } dadi.
    }
web-statistics-fair-out =
    { $numbers ->
        [one] Un numero è fuori dalla fascia.
       *[other] { $numbers } numeri sono fuori dalla fascia.
    }
web-statistics-fair-looks = Con dadi onesti succede in uno sguardo su { $looks }.
web-statistics-fair-band = Nella fascia ogni numero cade in 19 casi su 20, se i dadi sono onesti. Perciò uno dei sei è fuori circa ogni quattro sguardi.
web-statistics-fair-sealed = I dadi di ogni partita erano sigillati prima che iniziasse.
web-statistics-fair-open = Apri una busta
web-statistics-fair-number = { $number }: { $times } volte, la fascia va da { $low } a { $high }
web-statistics-fair-none = Qui ci saranno i tuoi dadi, quando ne avrai lanciati con i numeri da 1 a 6.

web-statistics-trend = Sto migliorando?
web-statistics-trend-what = Che cosa si vede
web-statistics-trend-decisions = Le tue decisioni: { $points } a partita, rispetto a quelle di chi gioca con giudizio e in fretta.
web-statistics-trend-luck = La tua fortuna: { $points } a partita. Alla lunga è 0 per tutti.
web-statistics-trend-how =
    { $games ->
        [one] Una partita analizzata.
       *[other] { $games } partite analizzate. La linea è la media delle ultime dieci, la fascia dice quanto è sicura.
    }
web-statistics-trend-unit-chance = In punti su 100 per la vittoria.
web-statistics-trend-unit-points = In punti.
web-statistics-trend-few = Per una linea servono due partite analizzate. Una partita conta qui quando ne hai aperto l’analisi.
web-statistics-trend-today = ultima partita
web-statistics-analyse = Analizza l’ultima partita

web-statistics-games =
    { $games ->
        [one] partita
       *[other] partite
    }
web-statistics-won = vinte
web-statistics-best = il meglio: { $game }
web-statistics-luck-each = fortuna a partita

web-statistics-against = Contro
    .help = partite in cui sei arrivato davanti
web-statistics-share = { $ahead } su { $games }
web-statistics-never = non ancora
web-statistics-people = Persone
web-statistics-hero = Con questi eroi
web-statistics-tile = Con queste tessere
web-statistics-with-help = partite vinte, tra quelle in cui le hai usate
web-statistics-last = Le tue ultime partite
web-statistics-place = posto { $place } su { $players }
web-statistics-analysis = Analisi
web-statistics-daily-best = Il meglio: { $points }, { $day }.

web-since = Dall’ultima volta
web-since-won-by = Ultima partita: vinta con { $score } di vantaggio
web-since-won = Ultima partita: vinta
web-since-shared = Ultima partita: vittoria condivisa
web-since-lost-by = Ultima partita: persa per { $score }
web-since-lost = Ultima partita: persa
web-since-alone = Ultima partita, da soli: { $score }
web-since-look = Guarda dove finì la fortuna e cominciò l’abilità.
web-since-next = Da battere ora: { $name }
web-since-so-far = Davanti in { $ahead } su { $games }.
web-since-never-met = Non vi siete ancora incontrati.
web-since-dice =
    { $dice ->
        [one] Un dado. Tutto rientra nel caso.
       *[other] { $dice } dadi. Tutto rientra nel caso.
    }
