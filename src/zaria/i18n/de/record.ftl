# Was an einer Aufzeichnung falsch sein kann.

refusal-record-json = das ist keine vollständige Aufzeichnung: unlesbar bei Zeile:Spalte { $place }
refusal-record-foreign = das ist keine Aufzeichnung von Zaria
refusal-record-format = diese Aufzeichnung hat das Format { $given }; dieses Zaria liest bis { $known }
refusal-record-missing = der Aufzeichnung fehlt „{ $field }“
refusal-record-field = die Aufzeichnung hat ein Feld „{ $field }“, das nicht hineingehört
refusal-record-value = „{ $field }“ in der Aufzeichnung ist nicht, was es sein soll
refusal-record-step = Schritt { $number } der Aufzeichnung ist kein Schritt
refusal-record-undo = Schritt { $number } geht zu Schritt { $target } zurück, den es nicht gibt
refusal-record-game = die Aufzeichnung ist von einem Spiel „{ $given }“; dieses Zaria spielt: { $possible }
refusal-record-rules-newer = die Aufzeichnung folgt den Regeln { $given } von { $game }; dieses Zaria kennt sie bis { $known }
refusal-record-rules-older = die Aufzeichnung folgt den Regeln { $given } von { $game }; dieses Zaria kennt sie ab { $known }
refusal-record-component = die Aufzeichnung braucht „{ $given }“, und das kennt dieses Zaria nicht
refusal-record-header = das Spiel der Aufzeichnung kann nicht beginnen: { $reason }
refusal-record-draw = Schritt { $number } zieht { $given }; zu ziehen war { $expected }
refusal-record-bounds = Schritt { $number } zieht { $given } mit anderen Grenzen, als es sie in diesem Spiel hat
refusal-record-seat = Schritt { $number } ist von Platz { $given }; am Zug war Platz { $expected }
refusal-record-early = Schritt { $number } ist ein Zug, aber Würfel oder Karten waren an der Reihe
refusal-record-late = Schritt { $number } kommt nach dem Ende des Spiels
refusal-record-illegal = Schritt { $number } ist nicht möglich: { $reason }
refusal-record-result = das Ergebnis der Aufzeichnung ist nicht das, wozu ihre Schritte führen

# Was an den Bytes einer gespeicherten Stellung falsch sein kann.

refusal-state-foreign = das ist keine gespeicherte Stellung von Zaria
refusal-state-damaged = diese gespeicherte Stellung ist beschädigt oder unvollständig
refusal-state-format = diese Stellung wurde im Format { $given } gespeichert; dieses Zaria liest Format { $known }
refusal-state-game = die gespeicherte Stellung ist von einem Spiel „{ $given }“; dieses Zaria spielt: { $possible }
refusal-state-rules-newer = die gespeicherte Stellung folgt den Regeln { $given } von { $game }; dieses Zaria kennt sie bis { $known }
refusal-state-rules-older = die gespeicherte Stellung folgt den Regeln { $given } von { $game }; dieses Zaria kennt sie ab { $known }
