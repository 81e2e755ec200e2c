guide-miner-goal =
    .title = Worum es geht
guide-miner-goal-1 = In der Mitte steht ein Berg aus Würfeln. Reihum nehmt ihr Würfel davon, so wie sie liegen; sie sind dein Vorrat, und was sie zeigen, bringt Punkte.
guide-miner-goal-2 = Das geschieht dreimal. Deine Würfel behältst du, aber zwischen den Runden werden sie erneut gewürfelt; so beginnt jede Runde mit mehr Würfeln und neuen Seiten.
guide-miner-goal-3 = Wer nach drei Runden die meisten Punkte hat, gewinnt.

guide-miner-faces =
    .title = Die Würfel
guide-miner-faces-1 = Es gibt 60 Würfel in fünf Arten: 27 Schachtwürfel, 10 Gefahrenwürfel, 7 Unterstützungswürfel, 8 Schatzwürfel und 8 Magiewürfel. Eine Seite ist immer Bier.
guide-miner-faces-2 = Schächte wollen in Sequenz liegen, Edelsteine viele sein, Gefahren schaden ohne die passende Unterstützung, Schatzkisten bewahren Würfel vor dem erneuten Wurf, und mit Magie würfelst du sie erneut, wann du es willst.
guide-miner-faces-3 = Nicht alle Seiten konnten an echten Würfeln geprüft werden. Sind eure anders, lässt sich ein Tisch mit euren Seiten eröffnen.

guide-miner-mountain =
    .title = Der Berg
guide-miner-mountain-1 = Auf ihm liegen 20 Würfel in Reihen zu 2, 3, 4, 5 und 6. Jeder Würfel ruht auf den zwei unter ihm.
guide-miner-mountain-2 = Ein Würfel liegt oben, wenn nichts auf ihm liegt, und an der Seite, wenn genau ein Würfel auf ihm liegt. Mit zwei Würfeln darauf ist er verschüttet und lässt sich nicht nehmen.
    .title = Oben, an der Seite, verschüttet
guide-miner-mountain-3 = Wird ein Würfel von der Seite genommen, rutscht die Reihe, die an ihm lehnt, einen Schritt nach unten. Sonst bewegt sich nichts.

guide-miner-setup =
    .title = Vor dem Spiel
guide-miner-setup-1 = Alle werfen einen Schachtwürfel, und der beste Wurf beginnt: Bier schlägt 5, 5 schlägt 4 und so weiter. Wer sich den besten Wurf teilt, würfelt noch einmal.
guide-miner-setup-2 = Dann wählen alle einen Helden, und der Berg wird mit Würfeln aus dem Beutel gefüllt.

guide-miner-heroes =
    .title = Helden
guide-miner-heroes-1 = Es gibt sechs Helden, jeden einmal. Gewählt wird einzeln, gegen den Uhrzeigersinn, angefangen rechts vom Startspieler, der zuletzt wählt.
guide-miner-heroes-2 = Die Seiten auf deinem Helden zählen in jeder Runde wie Würfel deines Vorrats. Sie werden nie erneut gewürfelt, geteilt, gesichert oder ausgewählt.

guide-miner-digging =
    .title = Graben
guide-miner-digging-1 = Vom Startspieler an geht es im Uhrzeigersinn, bis der Berg leer ist.
guide-miner-digging-2 = In deinem Zug nimmst du einen Würfel von oben. Er kommt mit der Seite, die er zeigt, in deinen Vorrat.

guide-miner-beer =
    .title = Bier teilen
guide-miner-beer-1 = Zeigt zu Beginn deines Zuges ein Würfel deines Vorrats Bier, darfst du es teilen, einmal je Zug. Wähle jemand anderen, wirf den Würfel und gib ihn ab, was immer er dann zeigt.
guide-miner-beer-2 = Dafür nimmst du einen Würfel und, wenn du magst, einen zweiten, jeden von oben oder von der Seite. Nur nach dem Teilen darf ein Würfel von der Seite genommen werden.
    .title = Was du dafür bekommst
guide-miner-beer-3 = Ein Bier, das du in diesem Zug nimmst, kannst du frühestens in deinem nächsten teilen.

guide-miner-magic =
    .title = Magie
guide-miner-magic-1 = Ist der Berg leer, ist jeder einmal mit Magie dran; es beginnt, wer auf den folgt, der den letzten Würfel nahm.
guide-miner-magic-2 = Verwende deine Magiewürfel einen nach dem anderen, so viele du magst. Ein Würfel mit zwei Symbolen lässt dich zwei deiner Würfel erneut würfeln: Erst wählst du sie, dann werden sie zusammen geworfen.
guide-miner-magic-3 = Gefahren, Seiten der Helden und verwendete Magiewürfel lassen sich mit Magie nie erneut würfeln. Du musst so viele Würfel erneut würfeln, wie es Symbole sind, soweit du sie hast.
guide-miner-magic-4 = Ein noch nicht verwendeter Magiewürfel darf erneut gewürfelt und mit seiner neuen Seite verwendet werden; einer, der Bier zeigt, lässt sich nicht verwenden. Verwendete Würfel bleiben im Vorrat und sind in der nächsten Runde wieder frisch.

guide-miner-scoring =
    .title = Wertung
guide-miner-scoring-1 = Schächte zählen in Sequenzen, die mit 1 beginnen, so viel wie die Summe ihrer Zahlen: 1, 2, 3 sind sechs Punkte; 1, 2, 4 sind drei, denn vor der 4 fehlt die 3. Ein Würfel gehört nur zu einer Sequenz.
    .title = Schächte in Sequenzen
guide-miner-scoring-2 = Jeder Edelstein ist ein Punkt. Wer allein die meisten hat, zählt sie doppelt; haben mehrere gleich viele, verdoppelt niemand.
    .title = Edelsteine
guide-miner-scoring-3 = Jeder Höhleneinsturz kostet einen Punkt. Mit einer Spitzhacke bringt er aber einen, mit zwei Spitzhacken zwei und so weiter, und das jeder, den du hast. Drachen und Schilde ebenso.
    .title = Gefahren und Unterstützung
guide-miner-scoring-4 = Bier, Magie und Schatzkisten bringen nichts. Eine Runde kann auch unter null enden.

guide-miner-replenish =
    .title = Zwischen den Runden
guide-miner-replenish-1 = Du darfst so viele deiner Würfel sichern, wie du Schatzkisten hast, beliebige: Sie behalten ihre Seite. Alle entscheiden reihum, bevor jemand würfelt.
guide-miner-replenish-2 = Alle anderen Würfel werden erneut gewürfelt, die Schatzkisten auch. Dann wird der Berg wieder gefüllt, mit 20 Würfeln aus dem Beutel.
guide-miner-replenish-3 = Wer insgesamt die wenigsten Punkte hat, beginnt die nächste Runde; sind es mehrere, entscheidet der Zufall.

guide-miner-end =
    .title = Das Ende
guide-miner-end-1 = Nach der dritten Wertung gewinnt die höchste Summe.
guide-miner-end-2 = Haben mehrere sie, würfeln sie alles erneut, spielen noch eine Magiephase und werten noch einmal unter sich, bis einer vorn liegt. Das entscheidet nur den Gleichstand.

guide-miner-solo =
    .title = Einzelspieler: ein Bergmann, drei Berge
guide-miner-solo-1 = Du beginnst mit drei Magiewürfeln, oder mit weniger, wenn du es schwerer willst. Es gibt keine Helden und kein Teilen, von der Seite wird nichts genommen, und dein Vorrat wird nicht erneut gewürfelt.
guide-miner-solo-2 = So oft du willst und in beliebiger Reihenfolge: einen Würfel nehmen, einen Magiewürfel verwenden, den Berg auffüllen oder aufhören.

guide-miner-solo-taking =
    .title = Einzelspieler: was du nehmen darfst
guide-miner-solo-taking-1 = Nur Würfel, die oben liegen. Magie, Schätze und Unterstützung darfst du immer nehmen, einen Schacht 1 auch. Ein höherer Schacht muss eine deiner Sequenzen fortsetzen.
guide-miner-solo-taking-2 = Eine Gefahr braucht einen noch freien Unterstützungswürfel von dir: eine Spitzhacke für Höhleneinstürze, einen Schild für Drachen. Jeder neutralisiert einen Gefahrenwürfel.
guide-miner-solo-taking-3 = Bier ist ein Joker: Drehe es beim Nehmen auf eine beliebige andere Seite des Würfels, die du nehmen dürftest.
guide-miner-solo-taking-4 = Nimmst du einen Schatz und ist in einer Schatzkiste Platz, entscheidest du endgültig, ob er hineinkommt. Eine Seite mit zwei Schatzkisten fasst zwei Schatzwürfel.

guide-miner-solo-magic =
    .title = Einzelspieler: Magie und Auffüllen
guide-miner-solo-magic-1 = Ein Magiewürfel, den du verwendest, ist aus dem Spiel. Für jedes seiner Symbole kommt ein Würfel von oben in den Beutel zurück, einer nach dem anderen.
guide-miner-solo-magic-2 = Du darfst den Berg zweimal auffüllen. Was noch darauf liegt, bleibt, wie es ist.

guide-miner-solo-end =
    .title = Einzelspieler: das Ende
guide-miner-solo-end-1 = Du darfst jederzeit aufhören; das Spiel endet von selbst, wenn sonst nichts mehr geht.
guide-miner-solo-end-2 = Jedes Symbol auf einer genommenen Gefahr ist ein Punkt, jeder Edelstein einer, jeder Edelstein in einer Schatzkiste zwei, und jede vollständige Sequenz von 1 bis 5 bringt fünf Punkte.
    .title = Was zählt
guide-miner-solo-end-3 = Deine Punkte ergeben eine von sechs Stufen. Die beste beginnt über 70.
