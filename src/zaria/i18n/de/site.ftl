refusal-closed-by-operator = der Betreiber dieser Seite hat den Tisch geschlossen
refusal-banned = der Betreiber dieser Seite hat diesen Gast gesperrt
