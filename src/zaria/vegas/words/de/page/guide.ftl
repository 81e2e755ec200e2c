guide-vegas-goal =
    .title = Worum es geht
guide-vegas-goal-1 = Sechs Casinos, zwei Geldkarten an jedem, und Würfel, um sie zu gewinnen. Am Ende einer Runde gehen die Karten eines Casinos an die zwei, die dort die meisten Würfel haben.
guide-vegas-goal-2 = Wer aber in einem Casino gleich viele Würfel hat wie jemand anderes, geht dort leer aus, und der andere auch. Im Blick zu behalten, was die anderen noch können, ist das halbe Spiel.
guide-vegas-goal-3 = Du hast sieben kleine Würfel und einen großen in deiner Farbe. Der große zählt für zwei, wo immer Würfel in einem Casino gezählt oder verglichen werden.
    .title = Der große Würfel zählt doppelt
guide-vegas-goal-4 = Nach drei Runden gewinnt, wer am reichsten ist.

guide-vegas-setup =
    .title = Vor jeder Runde
guide-vegas-setup-1 = An jedes Casino kommen zwei Geldkarten, je 30.000 $ bis 100.000 $ wert. Das wertvollste Paar liegt bei Casino 6, das mit dem geringsten Wert bei Casino 1.
guide-vegas-setup-2 = Alle nehmen ihre acht Würfel zurück und bekommen zwei Chips. Übrige Chips von vorher behält man.
guide-vegas-setup-3 = Wer auf dem ersten Platz sitzt, beginnt, oder der Zufall entscheidet, je nachdem, wie der Tisch eröffnet wurde. Danach geht es im Uhrzeigersinn.

guide-vegas-turn =
    .title = Dein Zug
guide-vegas-turn-1 = Wirf alle Würfel, die du noch hast.
guide-vegas-turn-2 = Wähle eine der geworfenen Zahlen und lege alle deine Würfel mit dieser Zahl in das Casino mit derselben Nummer, auch den großen. Du darfst keinen davon zurückhalten.
    .title = Alle einer Zahl
guide-vegas-turn-3 = Angenommen, du hast 3 3 3 1 5 5 geworfen und wählst die Dreien. Dann kommen alle in Casino 3, und in deinem nächsten Zug wirfst du die anderen drei Würfel.
guide-vegas-turn-4 = Gefällt dir nichts davon, zahle einen Chip und passe: Du legst nichts, behältst alle Würfel und wirfst in diesem Zug nicht noch einmal.
    .title = Mit einem Chip passen
guide-vegas-turn-5 = Dann spielt im Uhrzeigersinn weiter, wer noch Würfel hat. Die Runde endet, wenn niemand mehr welche hat; vorher ist manchmal jemand mehrmals hintereinander dran.

guide-vegas-payouts =
    .title = Auszahlung und Gleichstand
guide-vegas-payouts-1 = Zuerst die Gleichstände: In jedem Casino nehmen alle, deren Würfel gleich viel zählen, diese heraus, alle solchen Gruppen gleichzeitig.
    .title = Gleichstände gehen zuerst
guide-vegas-payouts-2 = Dann zahlen die Casinos, von 1 bis 6. Wer dort noch die meisten Würfel hat, nimmt die höhere Karte, wer folgt, die andere; alle übrigen gehen leer aus.
    .title = Die meisten Würfel, die beste Karte
guide-vegas-payouts-3 = Angenommen, die Würfel von vier Personen zählen 5, 3, 3 und 1. Beide Dreien gehen heraus, ob drei kleine Würfel oder ein kleiner und der große. Die 5 bekommt die höhere Karte, und die 1 immerhin die andere.
    .title = Ein Beispiel
guide-vegas-payouts-4 = Karten, die niemand nimmt, kommen unter den Stapel. Dein Geld liegt verdeckt: Die anderen sehen nur, wie viele Karten du hast. Chips liegen offen.
guide-vegas-payouts-5 = Wer Casino 6 gewonnen hat, beginnt die nächste Runde; hat es keiner der Spieler gewonnen, der Sieger von Casino 5 und so weiter abwärts.

guide-vegas-end =
    .title = Das Ende
guide-vegas-end-1 = Nach der letzten Runde zählen alle ihr Geld und 10.000 $ für jeden übrigen Chip. Wer am meisten hat, gewinnt.
guide-vegas-end-2 = Bei Gleichstand gewinnt, wer mehr Geldkarten und Chips hat. Ist auch das gleich, gewinnt ihr gemeinsam.

guide-vegas-two-players =
    .title = Zu zweit
guide-vegas-two-players-1 = Eine dritte Farbe spielt mit. Zu Beginn jeder Runde werden ihre acht Würfel geworfen und in ihre Casinos gelegt, wo sie bis zum Ende der Runde bleiben.
guide-vegas-two-players-2 = Sie zählen wie die Würfel eines neutralen Spielers: Sie machen Gleichstände, und sie gewinnen Karten, die dann unter den Stapel kommen. Plättchen aktivieren sie nie.

guide-vegas-royale =
    .title = Royale: die Plättchen
guide-vegas-royale-1 = Royale legt Plättchen an einige Casinos, gewöhnlich an 1, 2 und 3. Für jede Runde werden sie neu gezogen, und ebenso die Seite, die gilt; beide Seiten eines Plättchens sind nie zugleich im Spiel.
guide-vegas-royale-2 = Hast du eigene Würfel in ein Casino mit einem Plättchen gelegt, in deinem Zug oder durch Power Play, aktivierst du es, einmal. Neutrale, graue und schwarze Würfel aktivieren nichts.
guide-vegas-royale-3 = Manche Plättchen wirken sofort, andere vor oder bei der Auszahlung. Jedes hat weiter unten einen eigenen Abschnitt.
guide-vegas-royale-4 = Links von dir sitzt, wer im Uhrzeigersinn folgt, mit oder ohne Würfel. Lässt ein Plättchen nur eine Wahl, wird sie von selbst getroffen, und was nicht geht, entfällt.
guide-vegas-royale-5 = Marker und Leisten fangen in jeder Runde von vorn an.

guide-vegas-rewards =
    .title = Chips und Belohnungen
guide-vegas-rewards-1 = Mit einem Chip kannst du einmal passen; am Ende ist er 10.000 $ wert. Chips und Geld der Bank gehen nie aus.
guide-vegas-rewards-2 = Plättchen zahlen Belohnungen von eins oder zwei in Chips, ab drei in Geld: Drei sind 30.000 $.
guide-vegas-rewards-3 = Mit Plättchen werden zu Beginn die Geldkarten aller weiteren Runden verdeckt beiseitegelegt. Alle übrigen sind die Bank und liegen offen.

guide-vegas-round-end =
    .title = Wie eine Runde mit Plättchen endet
guide-vegas-round-end-1 = Die Reihenfolge ist immer gleich. Erst Prime Time; dann steht fest, wer für Bad Luck zahlen muss; dann gehen die Gleichstände heraus, und die Casinos zahlen.
guide-vegas-round-end-2 = Danach zahlen die anderen Plättchen, nach den Nummern ihrer Casinos; dann kommt Black Box, und ganz zuletzt wird Bad Luck bezahlt.
guide-vegas-round-end-3 = Gewinnt ein neutraler Spieler ein Casino, gibt es für dessen Plättchen keinen Sieger: Es tut nichts und gibt nichts.

guide-vegas-options =
    .title = Was sich einstellen lässt
guide-vegas-options-1 = Wie viele Plättchen jede Runde hat: von keinem, das ist das Spiel ohne Royale, bis sechs. Oder welche; dann liegen in jeder Runde dieselben da.
guide-vegas-options-2 = Ob Plättchen wiederkommen dürfen. Wenn nicht, kommen erst unbenutzte, dann benutzte mit ihrer anderen Seite, dann beliebige.
guide-vegas-options-3 = Wie viele Runden gespielt werden, eine bis sieben; wer beginnt; und ob das Geld offen liegt, sodass alle sehen, was die anderen haben.

guide-vegas-tile-lucky-punch =
    .title = Lucky Punch – Glückstreffer
guide-vegas-tile-lucky-punch-1 = Aktivierst du es, versteckst du einen, zwei oder drei Marker in der Faust. Wer links von dir sitzt, rät, wie viele; sonst weiß es niemand.
guide-vegas-tile-lucky-punch-2 = Ein richtiger Tipp bringt dir nichts. Ein falscher bringt dir 2 Chips, wenn du einen Marker versteckt hast, 30.000 $ für zwei und 40.000 $ für drei.

guide-vegas-tile-jackpot =
    .title = Jackpot
guide-vegas-tile-jackpot-1 = Aktivierst du es, wirfst du die zwei schwarzen Würfel. Eine Summe von 7 oder ein Pasch gewinnt den Jackpot, der dann auf 30.000 $ zurückfällt.
guide-vegas-tile-jackpot-2 = Bei allem anderen wächst er um 10.000 $, bis höchstens 80.000 $, und wartet auf den Nächsten.

guide-vegas-tile-prime-time =
    .title = Prime Time – Beste Sendezeit
guide-vegas-tile-prime-time-1 = Vor der Auszahlung wirft, wer dieses Casino nach dem Stand der Würfel gewinnen würde, die zwei schwarzen Würfel und darf keinen, einen oder beide in die Casinos ihrer Zahlen legen.
guide-vegas-tile-prime-time-2 = Von da an zählen sie als eigene Würfel, je einer, auch für Bad Luck. Sie können ein Casino gewinnen, aber auch einen Gleichstand herstellen. In ein geschlossenes Casino kann keiner.

guide-vegas-tile-fifty-fifty =
    .title = Fifty Fifty – Halbe-halbe
guide-vegas-tile-fifty-fifty-1 = Aktivierst du es, wirfst du die zwei schwarzen Würfel. Dann darfst du aufhören, oder wetten, dass die nächste Summe höher oder tiefer ist, und noch einmal werfen.
guide-vegas-tile-fifty-fifty-2 = Jede richtige Wette erhöht deine Belohnung: 1 Chip, 30.000 $, 40.000 $, 60.000 $. Die letzte bekommst du sofort; vorher darfst du weitermachen, solange du dich traust.
guide-vegas-tile-fifty-fifty-3 = Eine falsche Wette oder noch einmal dieselbe Summe, und du bekommst nichts.

guide-vegas-tile-high-five =
    .title = High Five – Gib mir fünf
guide-vegas-tile-high-five-1 = Wer hier beim Aktivieren als Erstes mit seinen Würfeln auf fünf oder mehr kommt, nimmt den Marker. Drei kleine Würfel und der große reichen.
guide-vegas-tile-high-five-2 = Bei der Auszahlung bringt der Marker 100.000 $, was auch aus den Würfeln geworden ist.

guide-vegas-tile-bad-luck =
    .title = Bad Luck – Pech
guide-vegas-tile-bad-luck-1 = Hat es jemand aktiviert, schulden am Ende der Runde alle mit den wenigsten Würfeln in diesem Casino 50.000 $. Gar keine sind die wenigsten; haben alle gleich viele, schulden alle.
guide-vegas-tile-bad-luck-2 = Gezählt wird, bevor die Gleichstände herausgehen, und neutrale Würfel werden nicht verglichen.
guide-vegas-tile-bad-luck-3 = Wer weniger hat, zahlt alles: erst das Geld, mit Wechselgeld in Geld, dann die Chips.

guide-vegas-tile-pay-day =
    .title = Pay Day – Zahltag
guide-vegas-tile-pay-day-1 = Aktivierst du es, zählst du die Casinos, in denen du mindestens einen Würfel hast, dieses eingeschlossen. Würfel auf Plättchen zählen nicht.
guide-vegas-tile-pay-day-2 = Ein oder zwei Casinos bringen ebenso viele Chips, drei bis sechs bringen 30.000 $ bis 60.000 $.

guide-vegas-tile-power-play =
    .title = Power Play – Überzahlspiel
guide-vegas-tile-power-play-1 = Aktivierst du es und zählen deine Würfel hier mehr als die jedes anderen, auch neutraler Spieler, gehört der Marker dir, selbst wenn ihn jemand anderes hatte.
guide-vegas-tile-power-play-2 = Solange du ihn hast, darfst du in jedem Zug, statt zu würfeln, einen deiner Würfel auf eine beliebige Zahl drehen und in dieses Casino legen, wenn es nicht geschlossen ist. Das aktiviert das Plättchen dort.
guide-vegas-tile-power-play-3 = Sobald du hier nicht mehr allein die meisten Würfel hast, geht der Marker auf das Plättchen zurück. Man bekommt ihn nur durch Aktivieren.

guide-vegas-tile-no-entry =
    .title = No Entry – Kein Zutritt
guide-vegas-tile-no-entry-1 = Aktivierst du es, setzt du den Marker auf ein anderes Casino und schließt es. Dort kommt kein Würfel hinein oder heraus, bis der Marker weiterzieht oder die Runde endet. Ausgezahlt wird es wie sonst.
guide-vegas-tile-no-entry-2 = Setzt oder versetzt du den Marker, rückst du auf der Leiste einen Schritt weiter und bekommst, was sie zeigt: 2 Chips, nichts, 30.000 $, nichts, 1 Chip, nichts und wieder von vorn.
guide-vegas-tile-no-entry-3 = Beim ersten Mal in einer Runde muss er gesetzt werden. Später darfst du ihn stehen lassen, dann ohne Belohnung.
guide-vegas-tile-no-entry-4 = Hast du nichts als die geschlossene Zahl geworfen, passt du kostenlos.

guide-vegas-tile-knockout =
    .title = Knockout – K. o.
guide-vegas-tile-knockout-1 = Aktivierst du es, stellen alle anderen, von links an, einen ihrer übrigen Würfel an die Bar. Verschont bleibt, wer keinen mehr hat oder schon zwei dort.
guide-vegas-tile-knockout-2 = Dann nimmst du alle deine eigenen Würfel von der Bar zurück.
guide-vegas-tile-knockout-3 = Würfel an der Bar zählen nirgends und kommen zurück, wenn die Runde endet. Der große ist dort nur ein Würfel.

guide-vegas-tile-block-it =
    .title = Block It – Blockade
guide-vegas-tile-block-it-1 = Neun graue Würfel stehen darauf, in Gruppen zu 1, 1, 2, 2 und 3. Aktivierst du es, nimmst du eine ganze Gruppe und legst sie in ein offenes Casino.
guide-vegas-tile-block-it-2 = Dort gehören sie einem neutralen Spieler: Sie können einen Gleichstand machen und Karten gewinnen, die dann niemand bekommt. Sind alle Gruppen weg, geschieht nichts.
guide-vegas-tile-block-it-3 = Zu zweit gehören die grauen und die neutralen Würfel zwei verschiedenen neutralen Spielern.

guide-vegas-tile-handicap =
    .title = Handicap
guide-vegas-tile-handicap-1 = Zu Beginn der Runde liegt in den Casinos 1, 2 und 3 je ein grauer Würfel, in 4, 5 und 6 liegen je zwei. Sie gehören einem neutralen Spieler.
guide-vegas-tile-handicap-2 = Aktivierst du es, darfst du einen grauen Würfel aus einem offenen Casino nehmen und auf ein freies Bild legen. Es gibt zwei für einen Chip, drei für 30.000 $ und vier für eine Anpassung.
guide-vegas-tile-handicap-3 = Anpassung: Drehe einen deiner übrigen Würfel auf eine beliebige Zahl und lege ihn in dieses Casino, oder nimm einen deiner Würfel aus einem Casino heraus. Sie aktiviert nichts; geschlossene Casinos und Plättchen bleiben unberührt.

guide-vegas-tile-black-box =
    .title = Black Box – Schwarze Kiste
guide-vegas-tile-black-box-1 = Bei der Auszahlung teilt, wer links vom Sieger dieses Casinos sitzt, sechs Marker, 6, 2, 2, 0, 0 und 0, verdeckt in zwei Stapel auf: drei und drei, vier und zwei oder fünf und einer.
guide-vegas-tile-black-box-2 = Der Sieger sieht nur, wie viele in jedem liegen, wählt einen Stapel und bekommt dessen Summe: 2 sind zwei Chips, 4 bis 10 sind 40.000 $ bis 100.000 $.

guide-vegas-tile-double-down =
    .title = Double Down – Verdoppeln
guide-vegas-tile-double-down-1 = Aktivierst du es, darfst du beliebig viele deiner Würfel aus diesem Casino auf das Plättchen versetzen, wenn das Casino nicht geschlossen ist. Sie bleiben dort und zählen im Casino nicht mehr.
guide-vegas-tile-double-down-2 = Bei der Auszahlung zahlt das Plättchen wie ein Casino: Gleichstände gehen heraus, dann gehen 60.000 $ an den mit den meisten Würfeln und 30.000 $ an den Nächsten.

guide-vegas-tile-nice-dice =
    .title = Nice Dice – Schöne Würfel
guide-vegas-tile-nice-dice-1 = Aktivierst du es, darfst du einen Würfel auf das Bild seiner Zahl legen: einen eben geworfenen, den du nicht gelegt hast, oder einen von deinen in diesem Casino.
guide-vegas-tile-nice-dice-2 = Liegt dort schon ein Würfel, kommt er in das Casino seiner Zahl, ohne etwas zu aktivieren. Ist dieses geschlossen, kann das Bild nicht belegt werden.
guide-vegas-tile-nice-dice-3 = Bei der Auszahlung bringt jeder Würfel seinem Besitzer, was sein Bild zeigt: 1 oder 2 Chips, oder 30.000 $ bis 60.000 $.

guide-vegas-tile-my-choice =
    .title = My Choice – Meine Wahl
guide-vegas-tile-my-choice-1 = Aktivierst du es, wirfst du die zwei schwarzen Würfel und wählst eines der beiden Ergebnisse. 1 ist ein Chip, 2 sind zwei Chips, 3 sind 30.000 $.
guide-vegas-tile-my-choice-2 = 4 aktiviert ein beliebiges anderes Plättchen im Spiel, als hättest du einen Würfel in sein Casino gelegt. Dort kommt nichts dazu, und in ein geschlossenes Casino kommt kein Würfel hinein oder heraus.
guide-vegas-tile-my-choice-3 = 5 ist eine Anpassung wie bei Handicap; sie aktiviert nichts.
guide-vegas-tile-my-choice-4 = 6 legt einen deiner übrigen Würfel auf den Goldplatz, bei der Auszahlung 60.000 $ wert. Lag dort ein Würfel, geht er an seinen Besitzer zurück.
