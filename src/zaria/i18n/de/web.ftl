# Die Seite: was alle Seiten und Tische gemeinsam haben.
# $seat ist ein Name, $seats und $winners sind Namen, $step eine Zahl.

web-home = Startseite
web-statistics = Statistik
web-pages = Seiten
web-guest-name = Gast
web-your-turn = Du bist dran
web-connecting = Verbindung zum Tisch …
web-no-table = Diesen Tisch gibt es nicht
    .help = Vielleicht ist der Link unvollständig, oder er gehört zu einem anderen Server.
web-server-away = Der Server antwortet nicht
    .help = Nichts geht verloren: Jeder Zug bleibt erhalten. Diese Seite versucht es von selbst wieder.
web-unreachable = Der Server antwortet nicht. Läuft er noch?
web-recover = Dein Platz auf diesem Gerät
web-bot-expectation = Erwartung
web-bot-greedy = Gierig
web-bot-random = Zufall
web-bot-naive = Naiv
web-bot-easy = Leicht
web-bot-normal = Mittel
web-bot-hard = Schwer
web-bot-expert = Meister
web-close = Schließen
web-rules = Regeln
web-help = Tasten und Hilfe
web-log = Verlauf
web-chat = Chat
web-table = Tisch
web-side = Verlauf und Chat
web-bar = Was jetzt zu entscheiden ist

# Die Leiste: was zu entscheiden ist oder gerade geschieht.
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-past = Wie es nach Schritt { $step } war
web-to-now = Zum aktuellen Stand
web-skip = Überspringen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-practice-leave = Zurück zu meinem Tisch
web-roll = Würfeln
web-undo = Zurücknehmen
web-see-rule = Regel ansehen
web-you-won = Du hast gewonnen!
web-over = Ende
web-won = Sieg: { $winners }.
web-closed = Dieser Tisch folgt älteren Regeln. Man kann ihn ansehen, aber nicht spielen.
web-scene = Die Runde wird abgerechnet …
web-type-dice = Würfelt und gebt ein, was die Würfel zeigen.
web-your-roll = Dein Wurf.
web-choose = Was wählst du?
web-waits-roll = { $seat } würfelt gleich.
web-drawing = Würfel und Karten werden gezogen …
web-sending = Einen Moment …
web-bot-thinks = { $seat } überlegt …
web-waits-for = { $seat } entscheidet.
web-deal = Übernehmen

# Ein Gerät, mehrere Menschen.
web-curtain = Nur für { $seat }
    .help = Was jetzt kommt, ist geheim. Gib das Gerät an { $seat }; alle anderen sehen weg.
web-curtain-lift = Ich bin { $seat }
web-show-own = Mein Geld zeigen
web-hide-own = Mein Geld verbergen
web-onlooker = Du schaust zu.

# Verlauf und Chat.
web-log-empty = Noch ist nichts geschehen.
web-log-whose = Wessen Züge
web-log-all = Alle
web-log-mine = Meine
web-look-back = Den Tisch zeigen, wie er damals war
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-muted = Der Chat ist stumm.
web-chat-say = Sag etwas
web-send = Senden
web-mute = Chat stummschalten

# Das Menü des Tisches.
web-link = Der Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-record = Aufzeichnung herunterladen
web-give-up = Spiel aufgeben
web-go-on = Weiterspielen
web-giving-up = Aufgeben wollen: { $seats }. Das Spiel endet, wenn es alle wollen.
web-away = { $seat } ist weg.
web-hand-over = Vertretung spielen lassen
web-played-for = Eine Vertretung spielt für { $seat }.
web-back = Platz wieder einnehmen
web-ended = Nach dem Spiel
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-analysis-to = Glück und Entscheidungen
web-daily-to = Die Liste des Tages
web-duel-dare = Zum Duell fordern
web-duel-to = Zum Duell

# Die versiegelten Würfel.
web-seal-shut = Die Würfel liegen in einem versiegelten Umschlag
    .help = Sie standen vor dem ersten Wurf fest, zusammen mit einem Beitrag von jedem Gerät. Nach dem Spiel wird der Umschlag geöffnet, und alle können jeden Wurf prüfen.
web-seal-open = Der Umschlag ist offen
    .help = Jetzt lässt sich jeder Wurf prüfen: auf dieser Seite, oder mit „zaria verify“ und der Aufzeichnung.
web-seal-whole = Siegel zeigen
web-seal-hash = Siegel:
web-seal-secret = Was darin war:

# Die Tasten.
web-key-space = Leertaste
web-key-choose = wählen
web-key-confirm = bestätigen
web-key-cancel = abbrechen, oder zum aktuellen Stand
web-key-skip = überspringen, was sich bewegt, oder würfeln
web-key-undo = den letzten Zug zurücknehmen
web-key-log = Verlauf
web-key-help = diese Hilfe
