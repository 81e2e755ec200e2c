# For real dice: the score pad of the page, and tables where people roll.

web-pad-miner = Score pad: Dice Miner
    .help = For a real table. Tap in what the dice of each trove show; everything stays on this device, and needs no server.
web-pad-miner-solo = Score pad: Dice Miner, solo
    .help = For a real table. Tap in the dice of your trove; everything stays on this device, and needs no server.
web-pad-whose = Whose trove
web-pad-hero = Hero
web-pad-no-hero = No hero
web-pad-no-dice = Tap the dice of this trove below.
web-pad-palette = Dice to tap in
web-pad-add = Add { $face }
web-pad-remove = Take { $face } away
web-pad-other-faces = Other faces
web-pad-nothing = Magic, chests and Beer score nothing: leave them out.
web-pad-own-trove = Your trove
web-pad-in-chest = { $face } in a chest
web-pad-nothing-solo = Magic scores nothing: leave it out. A Beer is tapped in as the face that you set it to.
web-real-miner-first = Those who may start roll a tunnel die each: what do they show, in the order of the seats?
web-real-miner-starter = Several may start: whom have you drawn?
web-real-miner-mountain = Fill the mountain: the new dice from the lowest row up, each row from its left end.
web-real-miner-beer = Roll the Beer that { $seat } shares: what does it show?
web-real-miner-magic = { $seat } rerolls the chosen dice: what do they show, in the order of their numbers?
web-real-miner-reroll = { $seat } rerolls the trove: what do the dice show, in the order of their numbers?
web-real-miner-start = Roll your magic dice: what do they show?
