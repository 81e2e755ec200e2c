rules-LV-TILE-A1 = Lucky Punch – Glückstreffer (A1)
rule-LV-TILE-A1-01 = Verstecke heimlich einen, zwei oder drei Marker. Wer links von dir sitzt, rät, wie viele. Ist der Tipp falsch, bekommst du für einen, zwei oder drei Marker zwei Chips, 30.000 $ oder 40.000 $; ist er richtig, nichts.
rule-LV-TILE-A1-02 = Bis zum Tipp kennt sonst niemand die Zahl, danach alle.

rules-LV-TILE-A2 = Jackpot (A2)
rule-LV-TILE-A2-01 = Der Jackpot beginnt bei 30.000 $. Wirf die zwei schwarzen Würfel. Eine Summe von 7 oder ein Pasch gewinnt ihn, und er fällt auf 30.000 $ zurück. Sonst wächst er um 10.000 $, bis höchstens 80.000 $.

rules-LV-TILE-B1 = Prime Time – Beste Sendezeit (B1)
rule-LV-TILE-B1-01 = Vor der Auszahlung wirft, wer dieses Casino nach dem Stand der Würfel gewinnen würde, die zwei schwarzen Würfel und darf keinen, einen oder beide in die Casinos ihrer Zahlen legen, auch bei einem Pasch.
rule-LV-TILE-B1-02 = Von da an zählen sie als eigene Würfel, je einer, auch für Bad Luck, und können einen Gleichstand herstellen. In ein geschlossenes Casino kann kein schwarzer Würfel.

rules-LV-TILE-B2 = Fifty Fifty – Halbe-halbe (B2)
rule-LV-TILE-B2-01 = Wirf die zwei schwarzen Würfel. Dann darfst du beliebig oft wählen: aufhören und die Belohnung nehmen, oder wetten, dass die nächste Summe höher oder tiefer ist, und noch einmal werfen. Am Anfang ist die Belohnung null.
rule-LV-TILE-B2-02 = Jede richtige Wette erhöht die Belohnung: ein Chip, 30.000 $, 40.000 $ und 60.000 $, die sofort gezahlt werden. Eine falsche Wette oder dieselbe Summe beendet alles ohne Gewinn. Aussichtslose Wetten sind erlaubt.

rules-LV-TILE-C1 = High Five – Gib mir fünf (C1)
rule-LV-TILE-C1-01 = Wer hier beim Aktivieren als Erstes mit seinen Würfeln auf fünf oder mehr kommt, nimmt den Marker und behält ihn, was auch mit den Würfeln geschieht. Bei der Auszahlung ist er 100.000 $ wert.

rules-LV-TILE-C2 = Bad Luck – Pech (C2)
rule-LV-TILE-C2-01 = Wurde das Plättchen in dieser Runde aktiviert, schulden an ihrem Ende alle mit den wenigsten Würfeln hier 50.000 $; gezählt wird, bevor Gleichstände herausgehen. Keine Würfel zu haben zählt auch; haben alle gleich viele, schulden alle. Neutrale Spieler werden nicht verglichen.
rule-LV-TILE-C2-02 = Wer weniger hat, zahlt alles, auch die Chips. Erst kommt das Geld, die niedrigsten Karten, die reichen, mit Wechselgeld in Geld; dann die Chips.

rules-LV-TILE-D1 = Pay Day – Zahltag (D1)
rule-LV-TILE-D1-01 = Zähle die Casinos mit mindestens einem Würfel von dir, dieses auf jeden Fall; Würfel auf Plättchen zählen nicht. Ein oder zwei Casinos bringen ebenso viele Chips, drei bis sechs bringen 30.000 $ bis 60.000 $.

rules-LV-TILE-D2 = Power Play – Überzahlspiel (D2)
rule-LV-TILE-D2-01 = Zählen deine Würfel hier mehr als die jedes anderen, auch neutraler Spieler, nimm den Marker vom Plättchen oder von dem, der ihn hat.
rule-LV-TILE-D2-02 = Hast du ihn zu Beginn deines Zuges, darfst du, statt zu würfeln, einen deiner Würfel auf die Zahl eines beliebigen offenen Casinos drehen und dorthin legen. Das aktiviert das Plättchen dort. Du behältst den Marker und darfst das in jedem Zug tun.
rule-LV-TILE-D2-03 = Sobald sein Besitzer hier nicht mehr allein die meisten Würfel hat, geht der Marker aufs Plättchen zurück. Man bekommt ihn nur durch Aktivieren.
rule-LV-TILE-D2-04 = Geprüft wird, sooft Würfel in das Casino gekommen oder herausgegangen sind, bevor das Plättchen wirkt. Gleichstände, die bei der Auszahlung herausgehen, spielen keine Rolle.

rules-LV-TILE-E1 = No Entry – Kein Zutritt (E1)
rule-LV-TILE-E1-01 = Setze den Marker auf ein anderes Casino als dieses. Es ist geschlossen: Kein Würfel kommt hinein oder heraus, weder durch einen Zug noch durch ein Plättchen, bis der Marker weiterzieht oder die Runde endet. Ausgezahlt wird es wie sonst.
rule-LV-TILE-E1-02 = Beim ersten Mal in einer Runde muss der Marker gesetzt werden. Später darf man ihn auf ein anderes Casino versetzen oder stehen lassen.
rule-LV-TILE-E1-03 = Wird er gesetzt oder versetzt, rückt der Zähler einen Schritt weiter und bringt, was die Leiste zeigt: zwei Chips, nichts, 30.000 $, nichts, ein Chip, nichts und wieder von vorn. Bleibt er stehen, gibt es nichts.
rule-LV-TILE-E1-04 = Hast du nur die Zahl des geschlossenen Casinos geworfen, passt du kostenlos und behältst deine Würfel.
rule-LV-TILE-E1-05 = My Choice darf das Plättchen eines geschlossenen Casinos aktivieren, aber dort kommt kein Würfel hinein oder heraus.

rules-LV-TILE-E2 = Knockout – K. o. (E2)
rule-LV-TILE-E2-01 = Reihum von links stellen alle anderen einen Würfel ihrer Wahl an die Bar, außer wer keinen hat oder schon zwei dort. Dann nimmst du alle deine eigenen Würfel von der Bar zurück.
rule-LV-TILE-E2-02 = Würfel an der Bar zählen nirgends. Sie kommen zurück, wenn die Runde endet.

rules-LV-TILE-F1 = Block It – Blockade (F1)
rule-LV-TILE-F1-01 = Graue Würfel stehen in Gruppen zu eins, eins, zwei, zwei und drei. Nimm eine ganze Gruppe, die noch da ist, und lege sie in ein offenes Casino; dort gehört sie einem neutralen Spieler.
rule-LV-TILE-F1-02 = Zu zweit gehören die grauen Würfel und die am Anfang geworfenen neutralen Würfel zwei verschiedenen neutralen Spielern.

rules-LV-TILE-F2 = Handicap (F2)
rule-LV-TILE-F2-01 = Zu Beginn der Runde liegt in den Casinos 1 bis 3 je ein grauer Würfel, in 4 bis 6 je zwei. Sie gehören einem neutralen Spieler.
rule-LV-TILE-F2-02 = Du darfst einen grauen Würfel aus einem offenen Casino nehmen und auf ein freies Bild legen, für dessen Belohnung: ein Chip (zwei Bilder), 30.000 $ (drei) oder eine Anpassung (vier).
rule-LV-TILE-F2-03 = Anpassung: Drehe einen deiner übrigen Würfel auf die Zahl eines beliebigen offenen Casinos und lege ihn dorthin, ohne etwas zu aktivieren, oder nimm einen deiner Würfel aus einem offenen Casino. Würfel auf Plättchen bleiben, wo sie sind.

rules-LV-TILE-G1 = Black Box – Schwarze Kiste (G1)
rule-LV-TILE-G1-01 = Bei der Auszahlung teilt, wer links vom Sieger dieses Casinos sitzt, sechs Marker (6, 2, 2, 0, 0, 0) verdeckt in Stapel zu 3 und 3, 4 und 2 oder 5 und 1 auf. Der Sieger sieht nur, wie viele es sind, wählt einen Stapel und bekommt, was er zeigt: zwei Chips, oder zehntausend Dollar je Punkt.
rule-LV-TILE-G1-02 = Bis zur Wahl weiß nur, wer aufgeteilt hat, was in den Stapeln ist, danach alle.

rules-LV-TILE-G2 = Double Down – Verdoppeln (G2)
rule-LV-TILE-G2-01 = Du darfst beliebig viele deiner Würfel aus diesem Casino endgültig auf das Plättchen versetzen. Im Casino zählen sie dann nicht mehr. Ist das Casino geschlossen, geht das nicht.
rule-LV-TILE-G2-02 = Bei der Auszahlung zahlt das Plättchen wie ein Casino: Gleichstände bekommen nichts, dann gehen 60.000 $ an den Ersten und 30.000 $ an den Zweiten.

rules-LV-TILE-H1 = Nice Dice – Schöne Würfel (H1)
rule-LV-TILE-H1-01 = Du darfst einen Würfel auf das Bild seiner Zahl legen: einen eben geworfenen, den du nicht gelegt hast, oder einen deiner Würfel aus diesem Casino.
rule-LV-TILE-H1-02 = Ein Würfel, der schon auf dem Bild liegt, kommt in das Casino seiner Zahl, ohne es zu aktivieren. Ist dieses geschlossen, kann das Bild nicht belegt werden.
rule-LV-TILE-H1-03 = Bei der Auszahlung bringt jeder Würfel dort seinem Besitzer etwas: auf den Bildern 1 und 2 einen oder zwei Chips, auf den Bildern 3 bis 6 30.000 $ bis 60.000 $.

rules-LV-TILE-H2 = My Choice – Meine Wahl (H2)
rule-LV-TILE-H2-01 = Wirf die zwei schwarzen Würfel und wähle eines der beiden Ergebnisse.
rule-LV-TILE-H2-02 = 1 ist ein Chip, 2 sind zwei Chips, 3 sind 30.000 $.
rule-LV-TILE-H2-03 = 4 aktiviert ein beliebiges anderes Plättchen im Spiel, als hättest du einen Würfel in sein Casino gelegt; es kommt aber keiner dazu.
rule-LV-TILE-H2-04 = 5 ist eine Anpassung wie bei Handicap. Sie aktiviert nie ein Plättchen.
rule-LV-TILE-H2-05 = 6 legt einen deiner übrigen Würfel auf den Goldplatz, bei der Auszahlung 60.000 $ wert. Lag dort ein Würfel, geht er an seinen Besitzer zurück.
