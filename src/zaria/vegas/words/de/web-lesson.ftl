# Die Lektionen von Las Vegas.

lesson-name-vegas = Lektion: Las Vegas
lesson-name-royale = Lektion: die Plättchen

lesson-vegas-start = Sechs Casinos, jedes mit Geld. Die meisten Würfel in einem Casino gewinnen dessen größten Betrag. Du hast acht Würfel.
lesson-vegas-numbers = Drei Vieren! Alle Würfel einer Zahl kommen zusammen in das Casino dieser Zahl.
    .do = Lege die Vieren
lesson-vegas-roll = Auch Zoe und Leo haben Würfel gelegt. Wirf die fünf, die du noch hast.
lesson-vegas-lead = Zoe hat zwei Würfel in Casino 4, du hast drei. Du führst **3 zu 2**: 80.000 $ wären deine, Zoe bekäme 30.000 $.
lesson-vegas-big = Der große Würfel zählt für **zwei**. Mit ihm bist du in Casino 6 auf Platz zwei, und der bringt noch 90.000 $.
    .do = Lege die Sechs
lesson-vegas-equal = Vorsicht: Mit noch einer Sechs hättest du drei, so viele wie Leo. **Wer gleich viele hat, bekommt nichts.** Das Geld ginge an den nächsten Platz oder an niemanden.
lesson-vegas-ones = In Casino 1 ist niemand. Zwei Einsen führen dort.
    .do = Lege die Einsen
lesson-vegas-tied = Leo hat auch zwei Einsen gelegt. Ihr habt gleich viele, also bekommt hier zurzeit keiner von euch etwas.
lesson-vegas-pass = Keine der Zahlen hilft dir. Mit einem **Chip** kannst du passen: Du legst nichts und behältst deine Würfel.
    .do = Passe
lesson-vegas-break = Zoe hat aufgeholt: drei zu drei in Casino 4. Noch eine Vier bricht den Gleichstand.
    .do = Lege die Vier
lesson-vegas-last = Dein letzter Würfel. Mit ihm führst du auch in Casino 1. Sind alle Würfel gelegt, zahlt jedes Casino aus.
    .do = Lege die Eins
lesson-vegas-paid = Die meisten Würfel bekamen den größten Betrag, die zweitmeisten den nächsten. Du bekamst 50.000 $, 80.000 $ und 90.000 $.
lesson-vegas-end = Das ist ganz Las Vegas. Nach der letzten Runde gewinnt das meiste Geld.

lesson-royale-start = Las Vegas Royale: Vier Casinos haben ein Plättchen. Alles andere ist wie vorher.
lesson-royale-tiles = Ein Plättchen wirkt, wenn **du** Würfel in sein Casino legst. Sein Name sagt dir jederzeit mehr.
lesson-royale-plain = Casino 5 hat kein Plättchen. Deine drei Fünfen führen dort einfach.
    .do = Lege die Fünfen
lesson-royale-payday = **Pay Day** gibt dir 10.000 $ für jedes Casino mit einem Würfel von dir. Einer oder zwei werden in Chips gezahlt.
    .do = Lege die Eins
lesson-royale-chips = Würfel in zwei Casinos: zwei Chips. Am Ende der Partie ist jeder Chip 10.000 $ wert.
lesson-royale-jackpot = **Jackpot**: Zwei schwarze Würfel werden geworfen. Eine Summe von 7 oder ein Pasch gewinnt. Zoe ging leer aus, also ist er gewachsen.
    .do = Lege die Zweien
lesson-royale-five = **High Five**: Leo hatte zuerst fünf oder mehr in Casino 4. Das bringt am Ende der Runde 100.000 $.
lesson-royale-bet = **Fifty Fifty** ist eine Wette auf die schwarzen Würfel. Probiere sie mit deiner Drei.
    .do = Lege die Drei
lesson-royale-higher = Die Summe ist 3. Wird die nächste höher oder niedriger? Wenige Summen sind niedriger.
    .do = Wähle höher
lesson-royale-lower = Richtig: ein Chip. Jetzt ist die Summe 9, und die meisten Summen sind niedriger. Eine falsche Wette verliert alles.
    .do = Wähle niedriger
lesson-royale-stop = Wieder richtig: 30.000 $. Du darfst aufhören und sie nehmen.
    .do = Nimm das Geld
lesson-royale-last = Dein letzter Würfel. Dann zahlen die Casinos und nach ihnen die Plättchen.
    .do = Lege die Fünf
lesson-royale-paid = Erst zahlten die Casinos, dann zahlte High Five an Leo. Deine Plättchen haben während der Runde gezahlt.
lesson-royale-end = Es gibt sechzehn Plättchen. Jedes sagt, was es tut, wenn du auf seinen Namen tippst.
