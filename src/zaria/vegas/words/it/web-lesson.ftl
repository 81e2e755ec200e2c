# Le lezioni di Las Vegas.

lesson-name-vegas = Lezione: Las Vegas
lesson-name-royale = Lezione: le tessere

lesson-vegas-start = Sei casinò, ognuno con del denaro. Chi ha più dadi in un casinò vince la somma più alta. Hai otto dadi.
lesson-vegas-numbers = Tre 4! Tutti i dadi di un numero vanno insieme nel casinò di quel numero.
    .do = Piazza i 4
lesson-vegas-roll = Anche Zoe e Leo hanno piazzato dadi. Tira i cinque che ti restano.
lesson-vegas-lead = Zoe: due dadi nel casinò 4, tu: tre. Sei in testa **3 a 2**: 80.000 $ a te e 30.000 $ al secondo posto.
lesson-vegas-big = Il dado grande vale **due**. Con questo arrivi al secondo posto nel casinò 6, che paga comunque 90.000 $.
    .do = Piazza il 6
lesson-vegas-equal = Attenzione: con un altro 6 ne avresti tre, quanti Leo. **Chi è in parità non prende nulla.** La somma va al posto successivo, o a nessuno.
lesson-vegas-ones = Nel casinò 1 non c’è nessuno. Due 1 bastano per essere in testa.
    .do = Piazza gli 1
lesson-vegas-tied = Leo: due 1 anche lì. Ora siete in parità, quindi per adesso nessuno dei due prende nulla.
lesson-vegas-pass = Nessuno dei due numeri ti serve. Con una **fiche** puoi passare: non piazzi nulla e tieni i dadi.
    .do = Passa
lesson-vegas-break = Zoe ha raggiunto i tuoi dadi: tre a tre nel casinò 4. Un altro 4 rompe la parità.
    .do = Piazza il 4
lesson-vegas-last = Il tuo ultimo dado. Con questo sei in testa anche nel casinò 1. Quando tutti i dadi sono piazzati, ogni casinò paga.
    .do = Piazza l’1
lesson-vegas-paid = Più dadi, somma più alta; chi viene dopo prende la successiva. Hai preso 50.000 $, 80.000 $ e 90.000 $.
lesson-vegas-end = Las Vegas è tutto qui. Dopo l’ultimo round vince chi ha più denaro.

lesson-royale-start = Las Vegas Royale: quattro casinò hanno una tessera. Il resto è come prima.
lesson-royale-tiles = Una tessera agisce quando **tu** piazzi dadi nel suo casinò. Il suo nome ti dice di più in ogni momento.
lesson-royale-plain = Il casinò 5 non ha tessera. I tuoi tre 5 sono semplicemente in testa.
    .do = Piazza i 5
lesson-royale-payday = **Pay Day** ti dà 10.000 $ per ogni casinò con un tuo dado. Uno o due si pagano in fiche.
    .do = Piazza l’1
lesson-royale-chips = Dadi in due casinò: due fiche. A fine partita ogni fiche vale 10.000 $.
lesson-royale-jackpot = **Jackpot**: si tirano due dadi neri. Un totale di 7 o un doppio lo vince. Zoe lo ha mancato, perciò è cresciuto.
    .do = Piazza i 2
lesson-royale-five = **High Five**: Leo è il primo con cinque o più nel casinò 4. Questo paga 100.000 $ a fine round.
lesson-royale-bet = **Fifty Fifty** è una scommessa sui dadi neri. Provala con il tuo 3.
    .do = Piazza il 3
lesson-royale-higher = Il totale è 3. Il prossimo sarà più alto o più basso? Pochi totali sono più bassi.
    .do = Scegli più alto
lesson-royale-lower = Giusto: una fiche. Ora il totale è 9, e quasi tutti i totali sono più bassi. Una scommessa sbagliata perde tutto.
    .do = Scegli più basso
lesson-royale-stop = Ancora giusto: 30.000 $. Puoi fermarti e prenderli.
    .do = Prendi il denaro
lesson-royale-last = Il tuo ultimo dado. Poi pagano i casinò e, dopo, le tessere.
    .do = Piazza il 5
lesson-royale-paid = Prima hanno pagato i casinò, poi High Five ha pagato Leo. Le tue tessere hanno pagato durante il round.
lesson-royale-end = Le tessere sono sedici. Ognuna dice che cosa fa quando tocchi il suo nome.
