# Der Server: wie man ihn startet, was er ablehnt, und was am Tisch außer dem Spiel geschieht.

command-serve = Tische für die Browser und Programme dieses Rechners öffnen, oder mit --lan fürs ganze Haus.
    .usage = zaria serve [--lan] [--port N] [--data ORDNER]
argument-serve-port = der Port (ohne Angabe 8420); genommen wird der nächste freie
    .value = N
argument-serve-lan = auch andere Geräte im lokalen Netz einlassen
argument-serve-data = der Ordner für Spiele und Schlüssel
    .value = ORDNER

server-title = Zaria
page-missing = Dieser Server hat keine Seite für den Browser: Beim Bauen fehlte Node.
    .how = Installiere Node 20.19, 22.12 oder neuer und dann Zaria noch einmal. Bis dahin spielst du mit „zaria play“ im Terminal.
serve-at = Zaria ist hier: { $address }
serve-lan-at = Im lokalen Netz: { $address }
serve-data = Spiele liegen in { $folder }

refusal-serve-port = --port verlangt eine Zahl von 1 bis { $high }, nicht { $given }
refusal-serve-no-port = kein Port von { $low } bis { $high } ist frei
refusal-serve-folder = von { $folder } aus geht es nicht: { $errno }
refusal-serve-twice = ein anderer Server nutzt schon { $folder }; gib diesem mit --data einen eigenen Ordner
refusal-test-secret-lan = { $variable } legt alle Würfel fest und ist für Tests auf diesem Rechner: mit --lan geht das nicht
refusal-test-secret-form = { $variable } muss { $digits } hexadezimale Ziffern haben
refusal-key-damaged = der Schlüssel in { $file } ist beschädigt; lösch die Datei, dann sind alle neue Gäste

refusal-not-json = das ist kein JSON-Objekt
refusal-bad-field = „{ $field }“ fehlt oder ist nicht, was es sein soll
refusal-bad-clock = eine Zuguhr gibt { $low } bis { $high } Sekunden, oder 0 für keine; nicht { $given }
refusal-unknown-command = es gibt keinen Befehl „{ $given }“; es gibt: { $possible }
refusal-bad-name = ein Name hat 1 bis { $longest } sichtbare Zeichen
refusal-no-guest = du bist noch niemand: wähle erst einen Namen
refusal-foreign-host = unter diesem Namen gibt es den Server nicht
refusal-foreign-origin = diese Anfrage kommt von einer anderen Seite
refusal-csrf = der Anfrage fehlt das Kennzeichen, dass sie von unserer Seite kommt
refusal-not-your-seat = das ist nicht dein Platz
refusal-not-your-move = am Zug ist { $seat }
refusal-not-seated = du sitzt nicht an diesem Tisch
refusal-not-host = das kann nur, wer den Tisch eröffnet hat
refusal-no-page = hier ist nichts
refusal-no-method = das geht hier nicht
refusal-no-table = diesen Tisch gibt es nicht
refusal-no-seat =
    { $number ->
        [one] diesen Platz gibt es nicht: der Tisch hat einen
       *[other] diesen Platz gibt es nicht: der Tisch hat { $number }
    }
refusal-no-recovery = dieser Link wurde schon benutzt oder durch einen neueren ersetzt
refusal-no-person = { $seat } ist kein Mensch
refusal-too-large = das ist zu groß
refusal-too-fast = zu viele Anfragen; warte ein wenig
refusal-too-many-tables = du hast { $most } unfertige Tische; beende erst einen oder gib ihn auf
refusal-unexpected = auf dem Server ging etwas schief; nichts wurde geändert
refusal-not-stored = der Server kann nicht speichern; nichts wurde geändert
refusal-closing = der Server startet neu; versuch es noch einmal
refusal-stale-version = der Tisch ist schon bei Version { $present }; deine Antwort galt Version { $given }
refusal-table-started = die Plätze stehen fest: das Spiel ist gestartet
refusal-table-not-begun = das Spiel hat noch nicht begonnen
refusal-table-not-playing = an diesem Tisch wird gerade nicht gespielt
refusal-table-not-ended = das Spiel ist noch nicht zu Ende
refusal-table-ended = das Spiel ist zu Ende
refusal-table-newer = diesen Tisch hat eine neuere Version von Zaria geschrieben; nichts wurde geändert
refusal-seat-taken = dieser Platz ist besetzt
refusal-seats-open = es gibt freie Plätze: warte auf jemanden, oder gib sie Bots
refusal-seat-not-yours-now = ein Bot spielt für dich: nimm erst deinen Platz wieder ein
refusal-seat-yours = für dich spielt kein Bot
refusal-not-away = { $seat } ist da oder noch nicht lange genug weg
refusal-nothing-to-undo = es gibt nichts, was du zurücknehmen könntest
refusal-undo-dice = Würfel und Karten werden nie zurückgenommen
refusal-undo-reveal = etwas Geheimes wurde gezeigt: das lässt sich nicht zurücknehmen
refusal-undo-late = deine Zeit war um: dieser Zug lässt sich nicht zurücknehmen
refusal-undo-other = der letzte Zug war von { $seat }
refusal-no-press = würfeln darf jetzt { $seat }
refusal-real-dice = an diesem Tisch wird mit echten Würfeln gespielt
refusal-sealed-dice = die Würfel dieses Tisches sind versiegelt: niemand tippt sie ein
refusal-hash-late = für diesen Platz ist es zu spät, zu den Würfeln beizutragen
refusal-bytes-early = noch nicht: erst die Prüfsummen aller Plätze
refusal-bytes-wrong = diese Bytes haben nicht die versprochene Prüfsumme
refusal-chat-off = an diesem Tisch gibt es keinen Chat
refusal-chat-long = eine Nachricht hat 1 bis { $longest } sichtbare Zeichen
refusal-chat-fast = nicht so schnell: warte ein wenig mit der nächsten Nachricht

event-table-sat = { $name } setzt sich.
event-table-stood = { $name } steht auf.
event-table-seat-bot = Der Bot { $bot } setzt sich.
event-table-seat-open = Ein Platz ist frei.
event-table-started = Die Plätze stehen fest. Die Würfel werden versiegelt.
event-table-begun = Das Spiel beginnt.
event-table-handed-over = Der Bot { $bot } spielt für { $seat }.
event-table-came-back = { $seat } ist zurück.
event-table-late = Die Zeit von { $seat } ist um: ein Bot macht diesen einen Zug.
event-table-undone = { $seat } nimmt den letzten Zug zurück.
event-table-gives-up = { $name } will das Spiel aufgeben.
event-table-goes-on = { $name } will weiterspielen.
event-table-abandoned = Das Spiel ist aufgegeben.
event-table-rematch = { $name } öffnet einen neuen Tisch mit denselben Plätzen.
