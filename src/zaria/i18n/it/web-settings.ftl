# Le impostazioni, in un solo foglio, e la pagina in cui si scrive il codice di un altro dispositivo.
# $games è un numero.

web-settings-kept = Restano su questo dispositivo
web-my-dice = I miei dadi, dove sono liberi
web-my-dice-0 = Rossi
web-my-dice-1 = Blu
web-my-dice-2 = Verdi
web-my-dice-3 = Viola
web-my-dice-4 = Oro
web-name-saved = Avrai questo nome dal prossimo posto.
web-language = Lingua
web-theme = Aspetto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Come il dispositivo
web-sound = Suoni
    .help = dadi, soldi, birra
web-volume = Volume
web-call = Chiamami quando tocca a me
    .help = un suono, e il titolo della scheda
web-push = Avvisami quando non ci sono
    .help = una notifica su questo dispositivo quando una partita che dura giorni mi aspetta
web-push-on = Avvisami
web-push-offer = Questa partita dura giorni. Vuoi che questo dispositivo ti avvisi quando tocca a te?
web-push-not-now = Non ora
web-push-refused = Questo dispositivo non ha permesso le notifiche.
web-pace = Velocità
    .help = lanci e turni degli avversari
web-pace-calm = Calma
web-pace-quick = Rapida
web-pace-instant = Immediata
web-motion = Movimento
    .help = quanto si muove sul tavolo
web-motion-all = Tutto
web-motion-little = Poco
web-remarks = Battute degli avversari
    .help = ogni tanto una frase breve
web-twice = Due tocchi per piazzare
    .help = prima scegliere, poi confermare
web-roll-at-once = Tira subito i miei dadi
    .help = contro gli avversari, senza che io prema
web-device = Passa a un altro dispositivo
    .help = Il tuo nome e i tuoi tavoli vengono con te.
web-device-show = Mostra il codice
web-device-have = Ho un codice
web-device-link = Il link per l’altro dispositivo
web-device-code = Il codice per l’altro dispositivo
web-device-once = Inquadralo, apri il link o scrivi il codice lì. Vale una volta, per 10 minuti, e chi lo usa gioca al posto tuo.
web-data = Porta con te i tuoi dati
    .help =
        { $games ->
            [one] 1 partita finita, un file
           *[other] { $games } partite finite, un file
        }
web-data-save = Salva
web-delete = Cancella i miei dati
    .help = Nome, posti e tutto ciò che questo dispositivo ricorda. I tavoli vanno avanti senza di te.
web-delete-do = Cancella
web-delete-sure = Il tuo nome, i tuoi posti, i tuoi messaggi e tutto ciò che questo dispositivo ricorda spariranno per sempre. Nessuno può recuperarli.
web-delete-keep = Tieni tutto
web-delete-yes = Cancella tutto
web-recover-type = Scrivi il codice che l’altro dispositivo mostra.
web-recover-code = Codice
web-recover-go = Continua qui
