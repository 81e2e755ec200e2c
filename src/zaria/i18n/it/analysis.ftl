# Dove finì la fortuna e cominciò l’abilità: nel terminale e nella pagina.

analysis-start = Inizio
analysis-luck = Fortuna
analysis-decisions = Decisioni
analysis-gifts = Regali
analysis-end = Fine
analysis-verdict-luck = Soprattutto fortuna.
analysis-verdict-decisions = Soprattutto decisioni.
analysis-verdict-equally = Fortuna e decisioni più o meno in parti uguali.
analysis-note-chance = In punti su 100 per la vittoria. Decisioni: rispetto a quelle di chi gioca con giudizio e in fretta. Regali: ciò che hanno dato le decisioni degli altri.
analysis-note-points = In punti. Decisioni: rispetto a quelle di chi gioca con giudizio e in fretta.
analysis-round = Round { $round }
analysis-graph-chance = Probabilità di vittoria, su 100
analysis-graph-points = Punti attesi alla fine
analysis-note-mistakes = Il costo è quanto avrebbe portato in più la scelta migliore, se poi per tutti avesse continuato un giocatore sensato e veloce.
analysis-no-mistakes = Nessuna decisione è costata qualcosa di misurabile.

refusal-analysis-game = nessuno sa ancora analizzare { $game }
refusal-analysis-empty = non c’è nulla da analizzare: il file non contiene mosse
refusal-analysis-early = questa partita non è ancora finita
refusal-analysis-fast = troppe partite insieme; aspetta un po’
refusal-not-a-decision = lì nessuno doveva decidere nulla
