# Zoe
remark-zoe-roll = So viele gleiche. Schaut euch das an.
remark-zoe-tie-1 = Oh. Ich hab vergessen, wer da noch liegt.
remark-zoe-tie-2 = Das wollte noch jemand. Na ja.
remark-zoe-paid-1 = Ein großer. Ich liebe die großen.
remark-zoe-paid-2 = Schaut, wie groß dieser Schein ist.
remark-zoe-nothing-1 = Kein Geld. Aber die Lichter sind schön.
remark-zoe-nothing-2 = Wo sind all die Scheine hin?
remark-zoe-gem = Es glitzert, und es gehört mir.
remark-zoe-dragon = Von unten sah er freundlich aus.
remark-zoe-beer = Für mich? Wie lieb.
remark-zoe-scored = So viele Punkte. War ich das?
remark-zoe-lead = Ich bin vorn? Wirklich?
remark-zoe-overtaken = Da ziehst du vorbei. Warte auf mich.
remark-zoe-won-1 = Gewonnen. Ich weiß kaum, wie.
remark-zoe-won-2 = Gewonnen, und Spaß hat es gemacht.
remark-zoe-lost-1 = Gut gespielt. Spielen wir noch einmal?
remark-zoe-lost-2 = Spaß hatte ich trotzdem.

# Nino
remark-nino-roll = Alle gleich, und so schnell gewürfelt.
remark-nino-tie-1 = Zu schnell. Ich hab nicht hingesehen.
remark-nino-tie-2 = Zwei von uns, ein Schein, kein Geld.
remark-nino-paid-1 = Das ging schnell. Weiter.
remark-nino-paid-2 = Ein großer Schein. Und weiter.
remark-nino-nothing-1 = Meine Würfel sind überall, mein Geld nirgends.
remark-nino-nothing-2 = Diesmal nichts. Schnell zur nächsten Runde.
remark-nino-gem = Geschnappt, bevor es jemand sieht.
remark-nino-dragon = Ein Drache. Ich hab nicht hingesehen.
remark-nino-beer = Prost zusammen.
remark-nino-scored = Schnell gegraben, viele Punkte.
remark-nino-lead = Vorn. Fangt mich doch.
remark-nino-overtaken = Heute bist du schneller als ich.
remark-nino-won-1 = Fertig und gewonnen. Noch einmal?
remark-nino-won-2 = Heute vorn. Das ging schnell.
remark-nino-lost-1 = Du hast gewonnen. Schnell noch eins?
remark-nino-lost-2 = Gutes Spiel. Das ging schnell.

# Leo
remark-leo-roll = Ein Wurf, fast alle gleich. Gefällt mir.
remark-leo-tie-1 = Eben lag der Schein noch da. Jetzt ist er weg.
remark-leo-tie-2 = Niemand bekommt ihn. Schade drum.
remark-leo-paid-1 = Das meiste Geld in Sicht, wie immer.
remark-leo-paid-2 = Auf dem Schein mache ich ein Nickerchen.
remark-leo-nothing-1 = Nichts zu holen. Ich ruhe mich etwas aus.
remark-leo-nothing-2 = Leere Pfoten. Kommt vor.
remark-leo-gem = Das beste Stück in Sicht. Meins.
remark-leo-dragon = Er beißt. Genommen hab ich ihn trotzdem.
remark-leo-beer = Danke. Ich nehme, was ich kriege.
remark-leo-scored = Eine gute Runde. Zeit für ein Nickerchen.
remark-leo-lead = Schön warm hier vorn.
remark-leo-overtaken = Geh nur vor. Ich ruhe mich nur aus.
remark-leo-won-1 = Ich nahm, was da lag. Es hat gereicht.
remark-leo-won-2 = Gewonnen. Jetzt schlafe ich.
remark-leo-lost-1 = Gut gemacht. Du hast mehr geholt als ich.
remark-leo-lost-2 = Du hast den Sieg, ich das Sofa.

# Nora
remark-nora-roll = Schaut, die wollen alle zusammen gehen.
remark-nora-tie-1 = Und ich dachte, hier ist es ruhig.
remark-nora-tie-2 = Zwei wollten ihn, nun hat ihn niemand.
remark-nora-paid-1 = Ein ruhiger Platz zahlt gut.
remark-nora-paid-2 = Ich musste nur warten.
remark-nora-nothing-1 = Eine ruhige Runde. Etwas zu ruhig.
remark-nora-nothing-2 = Kein Geld, aber ein schöner Abend.
remark-nora-gem = Der kommt in meine Sammlung.
remark-nora-dragon = Armes Tier. Es kommt mit mir.
remark-nora-beer = Schön, dass du teilst.
remark-nora-scored = Reihe für Reihe, es läppert sich.
remark-nora-lead = Vorn, ganz leise.
remark-nora-overtaken = Du schwimmst gut. Ich bin dicht dahinter.
remark-nora-won-1 = Stück für Stück, und es hat gereicht.
remark-nora-won-2 = Ganz leise gewonnen. Danke für das Spiel.
remark-nora-lost-1 = Das war schön. Gut gespielt.
remark-nora-lost-2 = Den Sieg hast du dir verdient.

# Bruno
remark-bruno-roll = Ich zähle mindestens fünf. Gut.
remark-bruno-tie-1 = Gezählt hab ich. Gleichstand ist es trotzdem.
remark-bruno-tie-2 = Zwei von uns haben gleich gezählt.
remark-bruno-paid-1 = Gezählt hab ich. Der Schein ist meiner.
remark-bruno-paid-2 = Mit dem Schein hab ich gerechnet.
remark-bruno-nothing-1 = Ich zähle diese Runde: nichts.
remark-bruno-nothing-2 = Ich hatte mit mehr gerechnet.
remark-bruno-gem = Ein großer Edelstein. Jetzt achtet auf meine.
remark-bruno-dragon = Ein Drache. Ich zähle, was er kostet.
remark-bruno-beer = Prost. Ich bin dir eins schuldig.
remark-bruno-scored = Ich zähle nach, und es geht auf.
remark-bruno-lead = Nach meiner Zählung bin ich vorn.
remark-bruno-overtaken = Ich hab dich kommen sehen.
remark-bruno-won-1 = Fertig gezählt. Mein Spiel.
remark-bruno-won-2 = Gezählt und gewonnen.
remark-bruno-lost-1 = Ich hab zweimal gezählt. Du hast gewonnen.
remark-bruno-lost-2 = Ein sauberer Sieg. Glückwunsch.

# Iris
remark-iris-roll = Darauf hat sich das Warten gelohnt.
remark-iris-tie-1 = Wenn nicht ich, dann niemand.
remark-iris-tie-2 = Niemand hat ihn. Damit kann ich leben.
remark-iris-paid-1 = Auf den hab ich lange gewartet.
remark-iris-paid-2 = Das Warten hat sich gelohnt.
remark-iris-nothing-1 = Nichts. Ich kann warten.
remark-iris-nothing-2 = Diese Runde war nicht meine. Notiert.
remark-iris-gem = Den hatte ich schon länger im Auge.
remark-iris-dragon = Den wollte ich eigentlich dir lassen.
remark-iris-beer = Für mich? Was willst du dafür?
remark-iris-scored = Ihr saht einander zu, ich sammelte.
remark-iris-lead = Von hier ist die Aussicht gut.
remark-iris-overtaken = Genieß es. Ich bin gleich hinter dir.
remark-iris-won-1 = Ich hab nur auf den Moment gewartet.
remark-iris-won-2 = Danke, dass alle woanders hingesehen haben.
remark-iris-lost-1 = Du hast mich nicht gelassen. Gut gespielt.
remark-iris-lost-2 = Ich merke mir, wie du das gemacht hast.

# Ada
remark-ada-roll = So einen Wurf hab ich schon einmal gesehen.
remark-ada-tie-1 = Meistens geht das gut. Diesmal nicht.
remark-ada-tie-2 = Möglich war der Gleichstand. Nun ist er da.
remark-ada-paid-1 = In den meisten meiner Spiele bekomme ich den.
remark-ada-paid-2 = Wie geplant, schon vor einer Weile.
remark-ada-nothing-1 = Eine unwahrscheinliche Runde. Sie musste kommen.
remark-ada-nothing-2 = Nichts. Das war eines der schlechten Spiele.
remark-ada-gem = Den sah ich vor zwei Würfeln.
remark-ada-dragon = Ein Drache. Ich hab nachgedacht und ihn genommen.
remark-ada-beer = Das hatte ich nicht geplant. Danke.
remark-ada-scored = Der Plan hält bisher.
remark-ada-lead = Vorn. Es kommt noch viel.
remark-ada-overtaken = Interessant. Das kam in wenigen Spielen vor.
remark-ada-won-1 = Von tausend Spielen mag ich dieses.
remark-ada-won-2 = Es hätte anders kommen können. Danke.
remark-ada-lost-1 = Gut gedacht. Ich hab etwas gelernt.
remark-ada-lost-2 = Du hast etwas gesehen, das ich nicht sah.

# Max
remark-max-roll = Selten, aber es kommt vor.
remark-max-tie-1 = Die Chance war klein. Sie hat gereicht.
remark-max-tie-2 = Gleichstand. Ich sage nichts dazu.
remark-max-paid-1 = Ich wusste, was er wert ist.
remark-max-paid-2 = So ist es.
remark-max-nothing-1 = Nichts gegeben, nichts bekommen.
remark-max-nothing-2 = Auch gute Chancen gehen einmal schief.
remark-max-gem = So ein Stück verschwende ich nicht.
remark-max-dragon = Das kleinere Übel.
remark-max-beer = Sehr großzügig. Ich nehme an.
remark-max-scored = Nichts verschwendet.
remark-max-lead = Vorn. Wie, verrate ich nicht.
remark-max-overtaken = Ich kenne die Chancen. Noch ist nichts vorbei.
remark-max-won-1 = Ein faires Spiel mit fairen Chancen.
remark-max-won-2 = Nichts verschenkt, wie man sah.
remark-max-lost-1 = Mein Glückwunsch. Das war solide.
remark-max-lost-2 = Ein gutes Spiel. Mein Kompliment.
