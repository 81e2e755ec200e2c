web-daily = Montagna del giorno
web-daily-about = la stessa per tutti · un solo tentativo
web-daily-next = La prossima tra
web-daily-left = { $hours } ore { $minutes }
web-daily-paper = La montagna di oggi, la stessa per tutti.
web-daily-mine = Tu: { $points }, posto { $place } su { $number }.
web-daily-so-far =
    { $number ->
        [one] Ha scavato una persona: { $best }.
       *[other] Hanno scavato in { $number }, il meglio è { $best }.
    }
web-daily-dig = Scava
web-daily-go-on = Continua a scavare
web-daily-once = Hai un solo tentativo
web-daily-begun = Il tuo tentativo è iniziato
web-daily-rules = Niente si annulla e nessuno aiuta. Va finito prima che il giorno sia passato.
web-daily-missed = Quel giorno non hai scavato
web-daily-given-up = Il tuo tentativo non è stato finito, quindi non conta.
web-daily-place = Il tuo tentativo: posto { $place } su { $number }
web-daily-more =
    { $points ->
        [one] Un altro punto accende la lampada { $lamp }.
       *[other] Altri { $points } punti accendono la lampada { $lamp }.
    }
web-daily-streak = { $days } giorni di fila.
web-daily-see = Rivedi il tuo scavo
web-daily-expert = Lo scavo di Ada: { $points }
web-daily-dare = Sfida un amico
    .help = Chi apre questo link oggi scava la stessa montagna, una volta sola, come te. Poi siete nella stessa lista.
web-daily-ada = Ada ha scavato { $points }
web-daily-practice = Scavala per esercizio
    .help = Per esercizio puoi annullare quanto vuoi. Non conta.
web-daily-today = Oggi
web-daily-first = solo i primi tentativi
web-daily-you = Tu
web-daily-watch = Guarda lo scavo: { $name }
web-daily-nobody = Nessuno ha ancora finito.
web-daily-bar = da { $from } a { $to } punti: { $number }
web-daily-shut = L’elenco si apre quando hai scavato.
web-daily-unverified = non verificato
web-daily-not-yet = Quando il giorno è passato, ogni risultato viene controllato dado per dado. Fino ad allora nessuno vede come scavano gli altri.
web-daily-home = Quello che hai portato a casa
web-daily-sealed = I dadi sono sigillati
    .help = Erano fissati prima che qualcuno scavasse. Quando il giorno è passato, qui si vede il contenuto della busta, e tutti possono controllare ogni dado.
web-daily-before = Prima
web-daily-all = Tutti i giorni
web-daily-not-dug = non scavata
web-daily-of = { $place } su { $number }
web-daily-best = il meglio: { $name } { $points }
web-daily-none-before = Qui ci saranno i giorni passati.
web-way-free = Partita libera
    .help = annulla quanto vuoi
web-way-daily = un tentativo, uguale per tutti
web-daily-weeks = Cinque settimane
web-daily-calendar = Le ultime cinque settimane
web-daily-cell = { $day }: { $points } punti
web-daily-cell-not = { $day }: non scavata
web-daily-darker = Più scuro: più lampade accese. Tocca un giorno per scavarlo per esercizio.
