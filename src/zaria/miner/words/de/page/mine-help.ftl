web-mine-help-bag = Die Würfel, die noch im Beutel sind. Jede Runde füllt den Berg mit 20 davon.
web-mine-help-group-tunnels = Sequenzen, die mit 1 beginnen, zählen die Summe ihrer Zahlen.
web-mine-help-group-treasure = Jeder Edelstein ist ein Punkt; wer allein die meisten hat, zählt sie doppelt.
web-mine-help-group-cave-ins = Jeder Höhleneinsturz zählt einmal für jede deiner Spitzhacken; ohne zählt er gegen dich.
web-mine-help-group-dragons = Jeder Drache zählt einmal für jeden deiner Schilde; ohne zählt er gegen dich.
web-mine-help-group-chests = Eine Schatzkiste sichert Würfel mit ihrer Seite für die nächste Runde.
web-mine-help-group-magic = Nach dem Graben würfelst du für jeden Stern einen deiner Würfel erneut.
web-mine-help-group-beer = Teile es zu Beginn deines Zuges: Dann nimmst du bis zu zwei Würfel, auch von der Seite.

web-mine-help-solo-bag = Die Würfel, die noch im Beutel sind. Du darfst den Berg zweimal daraus auffüllen.
web-mine-help-solo-group-tunnels = Eine 1 beginnt eine Sequenz, eine höhere Zahl muss eine fortsetzen. Jede ganze Sequenz von 1 bis 5 bringt fünf Punkte.
web-mine-help-solo-group-treasure = Jeder Edelstein ist ein Punkt, in einer Schatzkiste zwei.
web-mine-help-solo-group-cave-ins = Ein Höhleneinsturz braucht eine freie Spitzhacke. Dann ist jedes Symbol darauf ein Punkt.
web-mine-help-solo-group-dragons = Ein Drache braucht einen freien Schild. Dann ist jedes Symbol darauf ein Punkt.
web-mine-help-solo-group-chests = Edelsteine in einer Schatzkiste zählen doppelt. Sie fasst so viele Schatzwürfel, wie sie Kisten zeigt.
web-mine-help-solo-group-magic = Verwende sie jederzeit: Für jeden Stern kommt ein Würfel von oben in den Beutel zurück. Der Magiewürfel ist dann aus dem Spiel.
web-mine-help-solo-group-beer = Bier ist ein Joker: Beim Nehmen drehst du es auf eine andere Seite, die du nehmen dürftest.
