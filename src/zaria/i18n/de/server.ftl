command-serve = Tische für die Browser und Programme dieses Rechners öffnen, oder mit --lan fürs ganze Haus.
    .usage = zaria serve [--lan] [--port N] [--data ORDNER] [--public ADRESSE]
argument-serve-port = der Port (Standard: 8420; ZARIA_PORT); ist er belegt, der nächste freie
    .value = N
argument-serve-lan = auch andere Geräte im lokalen Netz einlassen (ZARIA_LAN)
argument-serve-data = der Ordner für Spiele und Schlüssel (ZARIA_DATA)
    .value = ORDNER
argument-serve-public = die Adresse dieser Seite im Internet, etwa https://dice.example.org; ein Proxy auf diesem Rechner reicht Anfragen weiter (ZARIA_PUBLIC)
    .value = ADRESSE
argument-serve-hops = wie viele Proxys hintereinander stehen (Standard: 1; ZARIA_HOPS)
    .value = N

server-title = Zaria
page-missing = Dieser Server hat keine Seite für den Browser: Beim Bauen fehlte Node.
    .how = Installiere Node 20.19, 22.12 oder neuer und dann Zaria noch einmal. Bis dahin spielst du mit „zaria play“ im Terminal.
serve-at = Zaria ist hier: { $address }
serve-lan-at = Im lokalen Netz: { $address }
serve-public-at = Im Internet, durch deinen Proxy: { $address }
serve-data = Spiele liegen in { $folder }

refusal-serve-port = --port verlangt eine Zahl von 1 bis { $high }, nicht { $given }
refusal-serve-no-port = kein Port von { $low } bis { $high } ist frei
refusal-serve-folder = von { $folder } aus geht es nicht: { $errno }
refusal-serve-twice = ein anderer Server nutzt schon { $folder }; gib diesem mit --data einen eigenen Ordner
refusal-test-secret-lan = { $variable } legt alle Würfel fest und ist für Tests auf diesem Rechner: mit --lan oder --public geht das nicht
refusal-test-secret-form = { $variable } muss { $digits } hexadezimale Ziffern haben
refusal-serve-public = „{ $given }“ ist keine Adresse einer Seite; eine ist zum Beispiel https://dice.example.org
refusal-key-damaged = der Schlüssel in { $file } ist beschädigt; lösche die Datei, dann sind alle neue Gäste
refusal-database-damaged = die Datenbank { $file } ist beschädigt oder abgeschnitten; nichts wurde geändert. Lege eine Sicherung an ihre Stelle, oder versuche „sqlite3 { $file } .recover“. Um mit einer leeren anzufangen, verschiebe sie
refusal-database-newer = die Datenbank { $file } wurde von einer neueren Version von Zaria geschrieben; nichts wurde geändert. Nimm diese Version, oder einen anderen Ordner mit --data

refusal-not-json = das ist kein JSON-Objekt
refusal-bad-field = „{ $field }“ fehlt oder ist nicht, was es sein soll
refusal-bad-clock = eine Zuguhr gibt { $low } bis { $high } Sekunden, oder 0 für keine; nicht { $given }
refusal-unknown-command = es gibt keinen Befehl „{ $given }“; es gibt: { $possible }
refusal-bad-name = ein Name hat 1 bis { $longest } sichtbare Zeichen
refusal-name-reserved = { $name } sieht aus wie ein Name, der für die Seite spricht: nimm einen anderen
refusal-bad-title = der Name eines Tisches hat höchstens { $longest } sichtbare Zeichen
refusal-no-guest = wähle zuerst einen Namen
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
refusal-no-recovery = dieser Code wurde schon benutzt, ist älter als zehn Minuten oder wurde durch einen neueren ersetzt
refusal-no-device = dieses Gerät ist keins von deinen, oder nicht mehr
refusal-no-person = Platz von { $seat }: hier sitzt kein Mensch
refusal-too-large = das ist zu groß
refusal-too-fast = zu viele Anfragen; warte ein wenig
refusal-too-many-tables = du hast { $most } Spiele, die nicht zu Ende sind; beende erst eines oder gib es auf
refusal-unexpected = auf dem Server ging etwas schief; nichts wurde geändert
refusal-not-stored = der Server kann nicht speichern; nichts wurde geändert
refusal-not-read = der Server kann seine Datenbank gerade nicht lesen; versuche es noch einmal
refusal-closing = der Server startet neu; versuche es noch einmal
refusal-stale-version = der Tisch ist inzwischen weiter: sieh hin und wähle noch einmal
refusal-table-started = die Plätze stehen fest: das Spiel ist gestartet
refusal-table-not-begun = das Spiel hat noch nicht begonnen
refusal-table-not-playing = an diesem Tisch wird gerade nicht gespielt
refusal-table-not-ended = das Spiel ist noch nicht zu Ende
refusal-table-ended = das Spiel ist zu Ende
refusal-table-newer = diesen Tisch hat eine neuere Version von Zaria geschrieben; nichts wurde geändert
refusal-seat-taken = dieser Platz ist besetzt
refusal-not-welcome = der Gastgeber dieses Tisches will dich dort nicht haben
refusal-too-many-open-seats = du hältst { $most } Plätze an Tischen, die noch nicht begonnen haben; verlasse erst einen
refusal-no-such-guest = diesen Gast gibt es nicht
refusal-no-network = „{ $given }“ ist weder eine Adresse noch ein Netz wie 192.0.2.7 oder 192.0.2.0/24
refusal-no-line = es gibt keine Zeile „{ $given }“: gemeint ist TISCH:NUMMER
refusal-no-report = es gibt keine offene Meldung „{ $given }“
refusal-not-here = diese Person ist nicht an diesem Tisch
refusal-too-many-blocks = deine Sperrliste ist voll: sie hat { $most } Gäste
refusal-seats-open = es gibt freie Plätze: warte auf jemanden, oder gib sie Gegnern
refusal-seats-lost = die Plätze von Menschen bleiben: wegnehmen lassen sich nur freie und die von Gegnern
refusal-seat-not-yours-now = eine Vertretung spielt für dich: nimm erst deinen Platz wieder ein
refusal-seat-yours = für dich spielt keine Vertretung
refusal-not-away = { $seat } ist da oder noch nicht lange genug weg
refusal-nothing-to-undo = du hast keinen Zug zum Zurücknehmen
refusal-undo-dice = Würfel und Karten lassen sich nicht zurücknehmen
refusal-undo-reveal = etwas Geheimes wurde gezeigt: das lässt sich nicht zurücknehmen
refusal-undo-late = deine Zeit war um: dieser Zug lässt sich nicht zurücknehmen
refusal-undo-often = in diesem Spiel wurden mit Würfen und Zügen der Gegner schon { $most } Schritte zurückgenommen: mehr geht nicht
refusal-undo-other = der letzte Zug war von { $seat }
refusal-no-press = würfeln darf jetzt { $seat }
refusal-real-dice = an diesem Tisch wird mit echten Würfeln gespielt
refusal-sealed-dice = die Würfel dieses Tisches sind versiegelt: niemand tippt sie ein
refusal-hash-late = für diesen Platz ist es zu spät, zu den Würfeln beizutragen
refusal-hash-used = diese Prüfsumme wurde schon einmal verwendet: jeder Umschlag braucht neue Bytes
refusal-promise-broken = dieser Platz hat zweimal nicht gezeigt, was er festgelegt hatte: die Würfel kommen ohne ihn aus
refusal-bytes-early = noch nicht: erst die Prüfsummen aller Plätze
refusal-bytes-wrong = diese Bytes passen nicht zu der Prüfsumme, die vorher festgelegt wurde
refusal-chat-off = an diesem Tisch gibt es keinen Chat
refusal-chat-long = eine Nachricht hat 1 bis { $longest } sichtbare Zeichen
refusal-chat-fast = nicht so schnell: warte ein wenig mit der nächsten Nachricht

event-remark = { $seat }: { $remark }
event-table-sat = { $name } setzt sich.
event-table-stood = { $name } steht auf.
event-table-declined = { $name } kann nicht kommen.
event-table-removed = { $name } wurde vom Gastgeber entfernt.
event-table-seat-bot = { $bot } setzt sich.
event-table-seat-open = Ein Platz ist frei.
event-table-arranged = Der Gastgeber hat die Plätze geändert.
event-table-changed = Der Gastgeber hat die Optionen des Spiels geändert.
event-table-host = { $name } ist jetzt Gastgeber.
event-table-named = Der Tisch heißt jetzt { $title }.
event-table-unnamed = Der Tisch hat keinen Namen mehr.
event-table-started = Die Plätze stehen fest. Die Würfel werden versiegelt.
event-table-sealed-anew = Für die Würfel festgelegt, aber nicht rechtzeitig gezeigt: { $seats }. Die Würfel werden mit einem neuen Geheimnis neu versiegelt, und die Aufzeichnung hält es fest.
event-table-begun = Das Spiel beginnt.
event-table-odds = Alle an diesem Tisch können die Chancen sehen.
event-table-handed-over = { $bot } spielt für { $seat }.
event-table-came-back = { $seat } ist zurück.
event-table-late = Die Zeit von { $seat } ist um: eine Vertretung macht diesen einen Zug.
event-table-undone = { $seat } nimmt den letzten Zug zurück.
event-table-same-dice = Die Würfel fallen wieder genauso.
event-table-gives-up = { $name } will das Spiel aufgeben.
event-table-goes-on = { $name } will weiterspielen.
event-table-abandoned = Das Spiel ist aufgegeben.
event-table-rematch = { $name } öffnet einen neuen Tisch und hält den anderen ihre Plätze frei.

refusal-no-lesson = es gibt keine Lektion „{ $given }“; es gibt: { $possible }
refusal-not-a-lesson = dieser Tisch ist keine Lektion

refusal-undo-never = andere haben dieselben Würfel: hier kann nichts zurückgenommen werden
refusal-no-helper = andere haben dieselben Würfel: hier spielt niemand für dich
refusal-no-day = es gibt keinen Berg von diesem Tag
refusal-daily-shut = andere haben diesen Berg noch vor sich: zu sehen ist er, wenn der Tag vorbei ist
refusal-no-duel = es gibt kein solches Duell
refusal-duel-own = das ist dein eigenes Spiel: schick den Link jemand anderem
refusal-no-duel-of-this = ein Duell braucht ein beendetes Spiel mit versiegelten Würfeln und ohne andere Menschen, oder einen Berg, dessen Tag vorbei ist
refusal-duel-shut = um dieses Spiel geht ein Duell: es sehen nur alle, die ihres beendet haben

refusal-closed-by-operator = der Betreiber dieser Seite hat den Tisch geschlossen
refusal-banned = der Betreiber dieser Seite hat diesen Gast gesperrt

invitation-title = Ein Platz für dich bei { $game }
invitation-text =
    { $free ->
        [0] Der Tisch ist voll. Öffne den Link, um zuzusehen.
        [one] Ein Stuhl ist frei. Öffne den Link, um dich zu setzen.
       *[other] { $free } Stühle sind frei. Öffne den Link, um dich zu setzen.
    }
