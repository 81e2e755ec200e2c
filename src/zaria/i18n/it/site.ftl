refusal-closed-by-operator = il gestore di questo sito ha chiuso il tavolo
refusal-banned = il gestore di questo sito ha bloccato questo ospite
