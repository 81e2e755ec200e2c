# Die Seite: Wiederholungen, Prüfen der Würfel, Wertungsblock und Tische mit echten Würfeln.
# $seat ist ein Name, $step und $steps sind Zahlen.

web-replay = Wiederholung
web-replay-of = { $game }: Wiederholung
web-replay-place = Schritt { $step } von { $steps }
web-replay-begins = Vor dem ersten Schritt
web-replay-controls = Wiederholung
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-on = Ein Schritt weiter
web-replay-last = Zum Ende
web-replay-step = Schritt
web-replay-speed = Tempo
web-replay-eyes = Gesehen von
web-replay-onlooker = Zuschauern
web-replay-link = Der Link zu dieser Wiederholung
web-replay-bring = Eine Aufzeichnung von diesem Gerät öffnen
    .help = Wähle die Datei, oder zieh sie hierher. Sie wird abgespielt und nicht behalten.
web-replay-to = Wiederholung ansehen
web-replay-keys = Tasten: ← und → gehen einen Schritt, Home und End springen, die Leertaste spielt ab und hält an.
web-replay-loading = Das Spiel wird geholt …
web-replay-log = Verlauf

# Der versiegelte Umschlag wird geöffnet. $reason ist, was falsch ist.
web-check = Würfel prüfen
    .help = Vor dem Spiel wurde ein Geheimnis in einem Umschlag versiegelt, und jedes Gerät fügte etwas hinzu. Aus beidem folgen alle Würfel. Öffne den Umschlag, und diese Seite rechnet jeden Wurf nach.
web-check-open = Umschlag öffnen
web-check-later = Die Würfel liegen in einem versiegelten Umschlag. Er lässt sich öffnen, wenn das Spiel vorbei ist.
web-check-seal = Der Zettel im Umschlag ist der, der vor dem Spiel versiegelt wurde.
web-check-contribution = Was { $seat } hinzugefügt hat, ist das Versprochene.
web-check-own = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah, und sein Beitrag ist darin.
web-check-own-seal = Es ist der Umschlag, den dieses Gerät vor dem ersten Wurf sah.
web-check-rules = { $steps ->
        [one] Der Server hat den einen Schritt nachgespielt: Er folgt den Regeln.
       *[other] Der Server hat alle { $steps } Schritte nachgespielt: Sie folgen den Regeln.
    }
web-check-wrong = Das stimmt nicht: { $reason }.
web-check-failed = Trau dieser Aufzeichnung nicht.
web-check-right = Alles passt: Die Würfel dieses Spiels wurden nicht geändert.
web-check-proves = Was das zeigt und was nicht
    .help = Es zeigt, dass niemand die Würfel geändert hat: nicht der Gastgeber, kein Spieler, auch nicht hinterher. Es zeigt nicht, dass niemand sie kennen konnte: Wer den Server betreibt, hätte in den Umschlag sehen können. Alles außer den Regeln wurde auf diesem Gerät nachgerechnet, ohne den Server zu fragen.

# Die Wertungsblöcke. $number ist die Nummer einer Person oder zählt Führende, $face was ein Würfel zeigt, $seats Namen.
web-pad-miner = Wertungsblock: Dice Miner
    .help = Für einen echten Tisch. Tippe an, was die Würfel jedes Vorrats zeigen; alles bleibt auf diesem Gerät und braucht keinen Server.
web-pad-miner-solo = Wertungsblock: Dice Miner allein
    .help = Für einen echten Tisch. Tippe die Würfel deines Vorrats an; alles bleibt auf diesem Gerät und braucht keinen Server.
web-pad-vegas = Wertungsblock: Las Vegas
    .help = Für einen echten Tisch. Gib an, welche Karten und Würfel in den Casinos liegen; alles bleibt auf diesem Gerät und braucht keinen Server.
web-pad-players = Personen
web-pad-player = Spieler { $number }
web-pad-name = Name von Spieler { $number }
web-pad-more-players = Eine Person mehr
web-pad-fewer-players = Eine Person weniger
web-pad-round = Runde
web-pad-whose = Wessen Vorrat
web-pad-hero = Held
web-pad-no-hero = Kein Held
web-pad-no-dice = Tippe unten die Würfel dieses Vorrats an.
web-pad-palette = Würfel zum Antippen
web-pad-add = Hinzufügen: { $face }
web-pad-remove = Wegnehmen: { $face }
web-pad-other-faces = Andere Seiten
web-pad-nothing = Magie, Schatzkisten und Bier bringen nichts: lass sie weg.
web-pad-own-trove = Dein Vorrat
web-pad-in-chest = { $face } in einer Schatzkiste
web-pad-nothing-solo = Magie bringt nichts: lass sie weg. Ein Bier tippst du als die Seite an, auf die du es gedreht hast.
web-pad-not-possible = Das geht nicht:
web-pad-scores = Punkte
web-pad-total = Summe
web-pad-leads = { $number ->
        [one] { $seats } führt.
       *[other] { $seats } führen gemeinsam.
    }
web-pad-over = Neues Spiel beginnen
web-pad-sure = Alles, was hier steht, wird gelöscht.
web-pad-wipe = Löschen
web-pad-neutral = Neutrale Würfel (zu zweit)
web-pad-royale = Royale: schwarze und graue Würfel
web-pad-casino = Casino
web-pad-cards = Geldkarten
web-pad-add-card = { $amount } hinzufügen
web-pad-remove-card = { $amount } wegnehmen
web-pad-no-cards = Tippe unten seine zwei Geldkarten an.
web-pad-small = Kleine Würfel von { $seat }
web-pad-big = Großer Würfel von { $seat }
web-pad-black = Schwarze Würfel von { $seat }
web-pad-small-short = klein
web-pad-big-short = groß
web-pad-black-short = schwarz
web-pad-payouts = Auszahlung von Runde { $round }
web-pad-not-yet = Noch wird nichts gezahlt.
web-pad-chips = Chips
web-pad-chips-of = Chips von { $seat }
web-pad-starter = { $seat } beginnt die nächste Runde.

# Tische mit echten Würfeln. $given von $number sind da; $what ist ein Würfel, eine Karte, ein Plättchen oder ein Name.
web-real-vegas-roll = { $seat } würfelt: Was zeigen die Würfel?
web-real-vegas-neutral = Werft die neutralen Würfel: Was zeigen sie?
web-real-vegas-black = { $seat } wirft die zwei schwarzen Würfel: Was zeigen sie?
web-real-vegas-cards = Zieht 12 Geldkarten, zwei für jedes Casino.
web-real-vegas-aside = Welche Geldkarten sind für alle weiteren Runden beiseitegelegt?
web-real-vegas-tiles = Welche Plättchen liegen bei den Casinos 1, 2, 3 …?
web-real-vegas-first = Wer fängt an?
web-real-miner-first = Alle, die beginnen könnten, werfen einen Schachtwürfel: Was zeigen sie, in der Reihenfolge der Plätze?
web-real-miner-starter = Mehrere könnten beginnen: Wen habt ihr ausgelost?
web-real-miner-mountain = Füllt den Berg: die neuen Würfel von der untersten Reihe aufwärts, jede Reihe von links.
web-real-miner-beer = Werft das Bier, das { $seat } teilt: Was zeigt es?
web-real-miner-magic = { $seat } würfelt die gewählten Würfel erneut: Was zeigen sie, nach ihren Nummern?
web-real-miner-reroll = { $seat } würfelt den Vorrat erneut: Was zeigen die Würfel, nach ihren Nummern?
web-real-miner-start = Wirf deine Magiewürfel: Was zeigen sie?
web-real-small = Kleine Würfel: { $given } von { $number }
web-real-big = Großer Würfel: { $given } von { $number }
web-real-black = Schwarze Würfel: { $given } von { $number }
web-real-faces = Würfel: { $given } von { $number }
web-real-cards = Karten: { $given } von { $number }
web-real-tiles = Plättchen: { $given } von { $number }
web-real-seat = Person: { $given } von { $number }
web-real-add = Hinzufügen: { $what }
web-real-remove = Wegnehmen: { $what }
web-real-type = Lieber tippen
