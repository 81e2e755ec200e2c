rules-DM-COMP = Was es gibt
rule-DM-COMP-01 = Es gibt 60 Würfel: 27 Schachtwürfel, 10 Gefahrenwürfel, 7 Unterstützungswürfel, 8 Schatzwürfel und 8 Magiewürfel. Jeder hat sechs Seiten, eine davon ist Bier.
rule-DM-COMP-02 = Nicht alle Seiten konnten an echten Würfeln geprüft werden. Sind eure anders, lässt sich ein Tisch mit euren Seiten eröffnen.
rule-DM-COMP-03 = Jeden der sechs Helden gibt es einmal. Die Seiten auf deinem Helden zählen in jeder Runde wie Würfel deines Vorrats, Schatzkisten auch, aber sie werden nie erneut gewürfelt, geteilt, gesichert oder ausgewählt.
rule-DM-COMP-04 = Auf dem Berg liegen 20 Würfel in Reihen zu 2, 3, 4, 5 und 6. Ein Würfel liegt oben, wenn nichts auf ihm liegt, und an der Seite, wenn genau ein Würfel auf ihm liegt. Mit zwei Würfeln darauf lässt er sich nicht nehmen.
rule-DM-COMP-05 = Wird ein Würfel von der Seite genommen, rutscht die Reihe, die an ihm lehnt, einen Schritt nach unten. Sonst bewegt sich nichts.

rules-DM-SETUP = Vor dem Spiel
rule-DM-SETUP-01 = Jeder wirft einen Schachtwürfel. Der beste Wurf beginnt: Bier schlägt 5, 5 schlägt 4 und so weiter. Wer sich den besten Wurf teilt, würfelt noch einmal.
rule-DM-SETUP-02 = Die Helden werden einzeln gegen den Uhrzeigersinn gewählt, angefangen rechts vom Startspieler, der zuletzt wählt.
rule-DM-SETUP-03 = 20 Würfel werden aus dem Beutel gezogen, geworfen und auf zufällige Plätze des Berges gelegt.

rules-DM-DIG = Graben
rule-DM-DIG-01 = Vom Startspieler an geht es im Uhrzeigersinn, bis der Berg leer ist. In deinem Zug nimmst du einen Würfel von oben. Er kommt so, wie er liegt, in deinen Vorrat.
rule-DM-DIG-02 = Zeigt zu Beginn deines Zuges ein Würfel deines Vorrats Bier, darfst du es teilen: Wähle jemand anderen, wirf den Würfel und gib ihn mit seiner neuen Seite ab. Einmal je Zug.
rule-DM-DIG-03 = Nach dem Teilen nimmst du einen Würfel und, wenn du magst, einen zweiten, jeden von oben oder von der Seite. Ohne zu teilen wird nichts von der Seite genommen.
rule-DM-DIG-04 = Ein Bier von früher darfst du in jedem deiner Züge teilen. Eines, das du in diesem Zug nimmst, nicht mehr in diesem Zug.

rules-DM-MAGIC = Magie
rule-DM-MAGIC-01 = Wer im Uhrzeigersinn auf den folgt, der den letzten Würfel nahm, beginnt, und jeder ist einmal dran.
rule-DM-MAGIC-02 = Verwende deine Magiewürfel, wenn du magst, einen nach dem anderen, und sieh jedes Ergebnis vor dem nächsten. Ein Würfel mit zwei Symbolen lässt dich zwei verschiedene deiner Würfel erneut würfeln: erst wählen, dann zusammen werfen.
rule-DM-MAGIC-03 = Mit Magie lassen sich nie erneut würfeln: Gefahrenwürfel, Seiten des Helden, der gerade verwendete Würfel und in dieser Phase schon verwendete Magiewürfel.
rule-DM-MAGIC-04 = Verwendest du einen Würfel, musst du so viele Würfel erneut würfeln, wie er Symbole hat, oder alle möglichen, wenn es weniger sind. Gibt es keinen, kannst du ihn nicht verwenden.
rule-DM-MAGIC-05 = Ein noch nicht verwendeter Magiewürfel darf erneut gewürfelt und mit seiner neuen Seite verwendet werden. Ein Magiewürfel, der Bier zeigt, lässt sich nicht verwenden.
rule-DM-MAGIC-06 = Jede Magieseite deines Helden verwendest du in jeder Runde einmal. Verwendete Würfel bleiben im Vorrat und sind in der nächsten Runde wieder frisch.

rules-DM-SCORE = Wertung
rule-DM-SCORE-01 = Schächte zählen in Sequenzen, die mit 1 beginnen, so viel wie die Summe ihrer Zahlen. Ein Würfel gehört nur zu einer Sequenz.
rule-DM-SCORE-02 = Ein Edelstein ist ein Punkt. Wer allein die meisten hat, zählt seine doppelt; bei Gleichstand verdoppelt niemand.
rule-DM-SCORE-03 = Ein Höhleneinsturz zählt einen Punkt für jede deiner Spitzhacken, ohne Spitzhacke minus eins. Drachen und Schilde ebenso.
rule-DM-SCORE-04 = Bier, Magie und Schatzkisten bringen nichts. Eine Runde kann unter null enden.

rules-DM-REST = Auffüllen
rule-DM-REST-01 = Du darfst so viele deiner Würfel sichern, wie du Schatzkisten hast, beliebige. Alle entscheiden reihum, im Uhrzeigersinn vom Startspieler der Runde an, bevor jemand würfelt.
rule-DM-REST-02 = Alle nicht gesicherten Würfel werden erneut gewürfelt, Schatzkisten auch. Gesichert ist ein Würfel nur für dieses eine Mal.
rule-DM-REST-03 = Wer insgesamt die wenigsten Punkte hat, beginnt die nächste Runde; bei Gleichstand entscheidet der Zufall.
rule-DM-REST-04 = Der Berg wird wieder mit 20 Würfeln aus dem Beutel gefüllt.

rules-DM-END = Das Ende
rule-DM-END-01 = Nach der dritten Wertung gewinnt die höchste Summe.
rule-DM-END-02 = Bei Gleichstand würfeln die Beteiligten ihren ganzen Vorrat erneut, spielen noch eine Magiephase und werten noch einmal unter sich. Diese Wertung entscheidet nur den Gleichstand.
rule-DM-END-03 = Wer dann noch gleichauf vorn liegt, macht weiter, bis einer gewinnt. Nach 100 Wiederholungen teilen sie sich den Sieg.

rules-SOLO = Einzelspieler-Variante
rule-SOLO-01 = Du beginnst mit drei geworfenen Magiewürfeln; mit weniger ist es schwerer. Es gibt keine Helden, kein Teilen, nichts von der Seite und keine Magiephase. Ein Magiewürfel, der von Anfang an Bier zeigt, lässt sich nicht verwenden.
rule-SOLO-02 = Nehmen, verwenden, auffüllen oder aufhören, frei und in beliebiger Reihenfolge.
rule-SOLO-03 = Nimm einen Würfel von oben, wenn seine Seite erlaubt ist. Ein Bier drehst du beim Nehmen auf eine beliebige andere Seite des Würfels; auch die muss erlaubt sein.
rule-SOLO-04 = Magie, Schätze und Unterstützung darfst du immer nehmen, einen Schacht 1 auch. Ein höherer Schacht muss eine Sequenz fortsetzen, die genau eins darunter endet.
rule-SOLO-05 = Eine Gefahr darfst du nur nehmen, wenn ein Unterstützungswürfel von dir sie neutralisieren kann, eine Spitzhacke einen Höhleneinsturz, ein Schild einen Drachen. Jeder Unterstützungswürfel neutralisiert einen Gefahrenwürfel.
rule-SOLO-06 = Nimmst du einen Schatz, entscheidest du endgültig, ob er in eine Schatzkiste kommt. Eine Seite mit zwei Schatzkisten fasst zwei Schatzwürfel.
rule-SOLO-07 = Ein Magiewürfel, den du verwendest, ist aus dem Spiel. Für jedes seiner Symbole legst du, eins nach dem anderen, einen Würfel von oben in den Beutel zurück.
rule-SOLO-08 = Du darfst den Berg zweimal auffüllen. Was darauf liegt, bleibt, und dein Vorrat wird nicht erneut gewürfelt.
rule-SOLO-09 = Du darfst jederzeit aufhören. Das Spiel endet von selbst, wenn sonst nichts mehr geht.
rule-SOLO-10 = Jedes Symbol auf einer neutralisierten Gefahr ist ein Punkt, jeder Edelstein einer, jeder Edelstein in einer Schatzkiste zwei und jede Sequenz von 1 bis 5 fünf.
rule-SOLO-11 = Es gibt sechs Stufen: bis 14, 30, 45, 60 und 70 Punkte, und darüber.
