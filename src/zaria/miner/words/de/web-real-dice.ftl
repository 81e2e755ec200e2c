# Für echte Würfel: der Wertungsblock der Seite, und Tische, an denen Menschen würfeln.

web-pad-miner = Wertungsblock: Dice Miner
    .help = Für einen echten Tisch. Tippe an, was die Würfel jedes Vorrats zeigen; alles bleibt auf diesem Gerät und braucht keinen Server.
web-pad-miner-solo = Wertungsblock: Dice Miner allein
    .help = Für einen echten Tisch. Tippe die Würfel deines Vorrats an; alles bleibt auf diesem Gerät und braucht keinen Server.
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
web-real-miner-first = Alle, die beginnen könnten, werfen einen Schachtwürfel: Was zeigen sie, in der Reihenfolge der Plätze?
web-real-miner-starter = Mehrere könnten beginnen: Wen habt ihr ausgelost?
web-real-miner-mountain = Füllt den Berg: die neuen Würfel von der untersten Reihe aufwärts, jede Reihe von links.
web-real-miner-beer = Werft das Bier, das { $seat } teilt: Was zeigt es?
web-real-miner-magic = { $seat } würfelt die gewählten Würfel erneut: Was zeigen sie, nach ihren Nummern?
web-real-miner-reroll = { $seat } würfelt den Vorrat erneut: Was zeigen die Würfel, nach ihren Nummern?
web-real-miner-start = Wirf deine Magiewürfel: Was zeigen sie?
