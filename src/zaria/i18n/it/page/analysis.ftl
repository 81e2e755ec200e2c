web-analysis-won = { $name } vince
web-analysis-won-by = { $name } vince con { $score } di vantaggio
web-analysis-shared = Vittoria condivisa: { $winners }
web-analysis-points =
    { $points ->
        [one] Un punto
       *[other] { $points } punti
    }
web-analysis-tap = Tocca un punto per vedere il tavolo com’era.
web-analysis-begins = La partita viene esaminata…
web-analysis-refined = Un primo sguardo. Diventa più sicuro: { $percent } su 100.
web-analysis-done = Tutte le mosse sono analizzate.
web-analysis-sure = Linea sottile e ±: quanto è sicuro.
web-analysis-curve = Da { $start } a { $end }
web-analysis-sum = Probabilità di vittoria da { $start } a { $end }: fortuna { $luck }, le tue decisioni { $decisions } (rispetto a un gioco veloce), quelle degli altri { $gifts }.
web-analysis-sum-alone = Punti attesi da { $start } a { $end }: fortuna { $luck }, le tue decisioni { $decisions } (rispetto a un gioco veloce).
web-analysis-in-points = in punti: { $by }
web-analysis-in-money = in denaro: { $by }
web-analysis-luck = Il colpo di fortuna o sfortuna più grande
web-analysis-mistakes = Le decisioni costate di più
web-analysis-whose = Decisioni di chi
web-analysis-turn = Round { $round }, turno { $turn }
web-analysis-played = Giocato
web-analysis-better = { $name } sceglierebbe
web-analysis-see = Guarda sul tavolo
web-analysis-try = Prova al tavolo
    .help = Un tavolo tutto tuo, com’era prima di questa decisione. I dadi saranno altri, e niente conta.
web-analysis-mark = Decisione { $number }: { $by }
web-analysis-looking = Le decisioni vengono ancora esaminate.
web-analysis-link = Il link a questa pagina
