# Die Einstellungen auf einem Blatt, und die Seite, auf der man den Code eines anderen Geräts eintippt.
# $games ist eine Zahl.

web-settings-kept = Bleiben auf diesem Gerät
web-my-dice = Meine Würfel, wo sie frei sind
web-my-dice-0 = Rot
web-my-dice-1 = Blau
web-my-dice-2 = Grün
web-my-dice-3 = Lila
web-my-dice-4 = Golden
web-name-saved = Diesen Namen hast du ab dem nächsten Platz.
web-language = Sprache
web-theme = Aussehen
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-system = Wie das Gerät
web-sound = Töne
    .help = Würfel, Geld, Bier
web-volume = Lautstärke
web-call = Ruf mich, wenn ich dran bin
    .help = ein Ton und der Titel des Tabs
web-push = Sag mir Bescheid, wenn ich weg bin
    .help = eine Mitteilung auf diesem Gerät, wenn ein Spiel über Tage auf mich wartet
web-push-on = Bescheid sagen
web-push-offer = Dieses Spiel geht über Tage. Soll dir dieses Gerät Bescheid sagen, wenn du dran bist?
web-push-not-now = Jetzt nicht
web-push-refused = Dieses Gerät hat keine Mitteilungen erlaubt.
web-pace = Tempo
    .help = Würfe und Züge der Gegner
web-pace-calm = Ruhig
web-pace-quick = Schnell
web-pace-instant = Sofort
web-motion = Bewegung
    .help = wie viel sich am Tisch bewegt
web-motion-all = Alles
web-motion-little = Wenig
web-remarks = Bemerkungen der Gegner
    .help = ab und zu ein kurzer Satz
web-twice = Zweimal tippen zum Legen
    .help = erst wählen, dann bestätigen
web-roll-at-once = Meine Würfel sofort werfen
    .help = gegen Gegner, ohne dass ich drücke
web-device = Auf ein anderes Gerät umziehen
    .help = Dein Name und deine Tische kommen mit.
web-device-show = Code zeigen
web-device-have = Ich habe einen Code
web-device-link = Der Link für das andere Gerät
web-device-code = Der Code für das andere Gerät
web-device-once = Scanne ihn, öffne den Link oder tippe den Code dort ein. Er gilt einmal, 10 Minuten lang, und wer ihn benutzt, spielt an deiner Stelle.
web-data = Meine Daten mitnehmen
    .help =
        { $games ->
            [one] 1 beendete Partie, eine Datei
           *[other] { $games } beendete Partien, eine Datei
        }
web-data-save = Speichern
web-delete = Meine Daten löschen
    .help = Name, Plätze und alles, was dieses Gerät sich merkt. Die Tische gehen ohne dich weiter.
web-delete-do = Löschen
web-delete-sure = Dein Name, deine Plätze, deine Nachrichten und alles, was dieses Gerät sich merkt, sind dann für immer weg. Niemand kann sie zurückholen.
web-delete-keep = Behalten
web-delete-yes = Alles löschen
web-recover-type = Tippe den Code ein, den das andere Gerät zeigt.
web-recover-code = Code
web-recover-go = Hier weiter
