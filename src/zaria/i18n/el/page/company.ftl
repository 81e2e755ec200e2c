web-react = Γρήγορες αντιδράσεις
web-react-hello = Γεια
web-react-bravo = Μπράβο
web-react-lucky = Τι τύχη
web-react-ouch = Ωχ
web-react-funny = Αστείο
web-react-moment = Μια στιγμή
web-chat-unread = Νέα μηνύματα:

web-idle = Χωρίς κίνηση εδώ και ώρα: { $seat }.
web-idle-line = Χωρίς κίνηση εδώ και ώρα: { $seat }. **Το τραπέζι περιμένει**· στο μεταξύ μπορεί να παίξει αντικαταστάτης.
web-idle-me = Το τραπέζι περιμένει εσένα. Οι άλλοι μπορούν να βάλουν αντικαταστάτη στη θέση σου.
