rules-LV-COMP = Was es gibt
rule-LV-COMP-01 = Las Vegas ist für 2 bis 5 Personen. Jede hat sieben kleine Würfel und einen großen in ihrer Farbe.
rule-LV-COMP-02 = Der große Würfel zählt für zwei, wo immer Würfel in einem Casino oder auf Double Down gezählt oder verglichen werden. An der Bar, auf Nice Dice, auf dem Goldplatz und bei Anpassungen ist er ein Würfel.
rule-LV-COMP-03 = Es gibt sechs Casinos mit den Nummern 1 bis 6.
rule-LV-COMP-04 = Es gibt 90 Geldkarten: 11 zu 30.000 $, 11 zu 40.000 $, 13 zu 50.000 $, 15 zu 60.000 $, 13 zu 70.000 $, 11 zu 80.000 $, 9 zu 90.000 $ und 7 zu 100.000 $.
rule-LV-COMP-05 = Ein Chip ist am Ende 10.000 $ wert. Chips und Geld der Bank gehen nie aus.
rule-LV-COMP-06 = Royale bringt zwei schwarze Würfel, neun graue Würfel ohne Augen, acht Plättchen mit je zwei Seiten und Marker dazu.

rules-LV-SETUP = Vor einer Runde
rule-LV-SETUP-01 = Sechs Paare Geldkarten werden gezogen. Das wertvollste Paar kommt zu Casino 6, das nächste zu 5 und so weiter. Bei gleichem Wert kommt das Paar mit der höheren Karte zum höheren Casino.
rule-LV-SETUP-02 = Alle haben wieder ihre acht Würfel und bekommen zwei Chips dazu. Übrige Chips behält man.
rule-LV-SETUP-03 = Zu zweit werden die acht Würfel einer dritten Farbe geworfen und in ihre Casinos gelegt. Sie gehören einem neutralen Spieler, aktivieren nichts und bleiben bis zum Ende der Runde liegen.
rule-LV-SETUP-04 = Platz 1 beginnt die erste Runde, oder der Zufall entscheidet. Gespielt wird im Uhrzeigersinn.

rules-LV-TURN = Ein Zug
rule-LV-TURN-01 = Wirf alle Würfel, die du noch hast.
rule-LV-TURN-02 = Wähle eine Zahl aus deinem Wurf, deren Casino nicht geschlossen ist, und lege alle deine Würfel mit dieser Zahl dorthin, auch den großen. Du darfst keinen davon zurückhalten.
rule-LV-TURN-03 = Oder zahle nach dem Wurf einen Chip und passe: Du legst nichts, behältst deine Würfel und wirfst nicht noch einmal.
rule-LV-TURN-04 = Im Uhrzeigersinn spielt weiter, wer noch Würfel hat. Hat niemand mehr welche, endet die Runde. Wer einen Würfel zurückbekommt, spielt wieder mit; manchmal ist jemand mehrmals hintereinander dran.

rules-LV-PAY = Auszahlung
rule-LV-PAY-01 = In jedem Casino nehmen zuerst alle, deren Würfel gleich viel zählen, diese heraus, neutrale ebenso: alle Gleichstände gleichzeitig.
rule-LV-PAY-02 = Die Casinos zahlen von 1 bis 6. Wer dort die meisten Würfel hat, nimmt die höhere Karte, wer folgt, die andere; alle übrigen gehen leer aus.
rule-LV-PAY-03 = Karten, die niemand nimmt oder die ein neutraler Spieler gewinnt, kommen unter den Stapel und werden nicht mehr gezogen.
rule-LV-PAY-04 = Geld liegt verdeckt: Du kennst deine Summe, die anderen sehen nur, wie viele Karten du hast. Chips liegen offen.
rule-LV-PAY-05 = Dann gehen alle Würfel zurück. Wer Casino 6 gewonnen hat, beginnt die nächste Runde; hat es keiner der Spieler gewonnen, wer Casino 5 gewonnen hat und so weiter. Hat niemand irgendein Casino gewonnen, beginnt dieselbe Person noch einmal.

rules-LV-END = Das Ende
rule-LV-END-01 = Nach der letzten Runde zählen das Geld und 10.000 $ für jeden Chip zusammen. Wer am meisten hat, gewinnt.
rule-LV-END-02 = Bei Gleichstand gewinnt, wer mehr Geldkarten und Chips hat. Wer dann noch gleichauf liegt, gewinnt gemeinsam.

rules-LV-ROY = Royale
rule-LV-ROY-01 = Zu Beginn jeder Runde kommen drei zufällige Plättchen mit zufälliger Seite zu den Casinos 1, 2 und 3. Beide Seiten eines Plättchens sind nie zugleich im Spiel.
rule-LV-ROY-02 = Es können null bis sechs Plättchen sein, ab Casino 1 aufwärts, oder Plättchen eurer Wahl, in jeder Runde dieselben.
rule-LV-ROY-03 = Dürfen sich Plättchen nicht wiederholen, kommen erst unbenutzte, dann benutzte mit ihrer anderen Seite, dann beliebige.
rule-LV-ROY-04 = In Runde 1 werden für jede weitere Runde zwölf Karten verdeckt beiseitegelegt. Der Rest ist die Bank und liegt offen.
rule-LV-ROY-05 = Deine eigenen Würfel aktivieren das Plättchen eines Casinos, einmal, nachdem du sie in deinem Zug oder durch Power Play dorthin gelegt hast. Sonst tut das nur My Choice.
rule-LV-ROY-06 = Gewinnt ein neutraler Spieler ein Casino, bekommt er vom Plättchen nichts und tut nichts damit, und niemand rückt für ihn nach.
rule-LV-ROY-07 = Links von dir sitzt, wer im Uhrzeigersinn folgt, mit oder ohne Würfel. Zu zweit ist es die andere Person.
rule-LV-ROY-08 = Belohnungen von eins oder zwei werden in Chips gezahlt, ab drei in Geld.
rule-LV-ROY-09 = Eine Runde endet so: Prime Time; es wird festgestellt, wer für Bad Luck zahlen muss; die Casinos zahlen; die anderen Plättchen zahlen nach Casinonummer; Black Box; Bad Luck wird bezahlt.
rule-LV-ROY-10 = Marker und Leisten fangen in jeder Runde von vorn an.
rule-LV-ROY-11 = Lässt ein Plättchen nur eine Wahl, wird sie von selbst getroffen; was nicht geht, entfällt. Welche Zahl du legst, entscheidest du immer selbst.
