web-react = Reazioni veloci
web-react-hello = Ciao
web-react-bravo = Ben giocato
web-react-lucky = Che fortuna
web-react-ouch = Ahi
web-react-funny = Divertente
web-react-moment = Un momento
web-chat-unread = Nuovi messaggi:

web-idle = Nessuna mossa da un po’: { $seat }.
web-idle-line = Nessuna mossa da un po’: { $seat }. **Il tavolo aspetta**; intanto può giocare un sostituto.
web-idle-me = Il tavolo aspetta te. Gli altri possono far giocare un sostituto al tuo posto.
