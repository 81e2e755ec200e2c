web-react = Schnelle Reaktionen
web-react-hello = Hallo
web-react-bravo = Gut gespielt
web-react-lucky = So ein Glück
web-react-ouch = Autsch
web-react-funny = Lustig
web-react-moment = Einen Moment
web-chat-unread = Neue Nachrichten:

web-idle = { $seat } hat eine Weile nicht gezogen.
web-idle-line = { $seat } hat eine Weile nicht gezogen. **Der Tisch wartet**; so lange kann eine Vertretung spielen.
web-idle-me = Der Tisch wartet auf dich. Die anderen können eine Vertretung für dich spielen lassen.
