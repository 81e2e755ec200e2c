game-vegas = Las Vegas
    .help = Lege Würfel in sechs Casinos: Wer irgendwo die meisten hat, wird bezahlt. Bei Gleichstand gibt es nichts.
web-pad-vegas = Wertungsblock: Las Vegas
    .help = Für einen echten Tisch. Gib an, welche Karten und Würfel in den Casinos liegen; alles bleibt auf diesem Gerät und braucht keinen Server.
