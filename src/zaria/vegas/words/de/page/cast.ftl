web-cast-vegas-zoe = Liebt große Scheine. Vergisst, wer nahe ist.
web-cast-vegas-nino = Spielt schnell. Überall Würfel.
web-cast-vegas-leo = Nimmt das meiste Geld in Sicht.
web-cast-vegas-nora = Mag stille Casinos, die niemand will.
web-cast-vegas-bruno = Zählt, wer noch gleichziehen kann.
web-cast-vegas-iris = Wartet und verdirbt dein bestes Casino.
web-cast-vegas-ada = Legt wenige Würfel, spart viele für später.
web-cast-vegas-max = Legt viele auf einmal. Verschenkt nichts.

web-presets-vegas = Plättchen
    .help = Zum ersten Mal mit Plättchen? Jedes sagt, was es tut, wenn du auf seinen Namen tippst.
web-preset-classic = Klassisch
    .help = ohne Plättchen
web-preset-royale = Royale
    .help = 3 Plättchen, neu in jeder Runde
web-preset-wild = Wild
    .help = 6 Plättchen, neu in jeder Runde
