web-vegas-thousands = { $amount }k $
web-vegas-chips =
    { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiche
    }

web-do-question-vegas-choose =
    { $verb ->
        [pass] { $chips ->
                [0] Passa gratis
               *[other] Paga 1 fiche e passa
            }
       *[place] Numero { $number }: tutti questi dadi nel casinò { $number }
    }
web-do-question-vegas-hide = Nascondi { $marker }
web-do-question-vegas-guess = Di’ { $marker }
web-do-question-vegas-prime =
    { $dice ->
        [0] Nessun dado nero
        [one] Piazza il { $one } nero
       *[other] Piazza tutti e due i dadi neri: { $one } e { $two }
    }
web-do-question-vegas-bet =
    { $verb ->
        [stop] Fermati qui
       *[bet] { $bet ->
                [higher] Scommetti: più alta
               *[lower] Scommetti: più bassa
            }
    }
web-do-question-vegas-power =
    { $verb ->
        [roll] Tira come sempre
       *[put] { $die ->
                [big] Metti il dado grande nel casinò { $casino }
               *[small] Metti un dado piccolo nel casinò { $casino }
            }
    }
web-do-question-vegas-close =
    { $verb ->
        [keep] Lascia com’è
       *[close] Chiudi il casinò { $casino }
    }
web-do-question-vegas-bar =
    { $die ->
        [big] Metti il dado grande al bar
       *[small] Metti un dado piccolo al bar
    }
web-do-question-vegas-group =
    { $group ->
        [one] Metti un dado grigio nel casinò { $casino }
       *[other] Metti { $group } dadi grigi nel casinò { $casino }
    }
web-do-question-vegas-grey =
    { $verb ->
        [keep] Non togliere nulla
       *[take] Togli un dado grigio dal casinò { $casino }
    }
web-do-question-vegas-picture =
    { $picture ->
        [chip] Prendi 1 fiche
        [money] Prendi 30.000 $
       *[adjustment] Cambia un dado
    }
web-do-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Riprendi il dado grande dal casinò { $casino }
               *[small] Riprendi un dado piccolo dal casinò { $casino }
            }
       *[put] { $die ->
                [big] Metti il dado grande nel casinò { $casino }
               *[small] Metti un dado piccolo nel casinò { $casino }
            }
    }
web-do-question-vegas-split = Dividi così: { $one } e { $two }
web-do-question-vegas-stack = Scegli la pila { $stack }
web-do-question-vegas-move =
    { $verb ->
        [keep] Non spostare nulla
       *[move] { $big ->
                [0] { $small ->
                        [one] Sposta un dado
                       *[other] Sposta { $small } dadi
                    }
               *[other] { $small ->
                        [0] Sposta il dado grande
                        [one] Sposta un dado e quello grande
                       *[other] Sposta { $small } dadi e quello grande
                    }
            }
    }
web-do-question-vegas-nice =
    { $verb ->
        [keep] Nessuno
       *[put] { $number ->
                [0] { $die ->
                        [big] Metti lì il dado grande di questo casinò
                       *[small] Metti lì un dado piccolo di questo casinò
                    }
               *[other] { $die ->
                        [big] Metti lì il { $number } grande
                       *[small] Metti lì un { $number }
                    }
            }
    }
web-do-question-vegas-result = Scegli il { $black }
web-do-question-vegas-activate = Attiva la tessera del casinò { $casino }
web-do-question-vegas-gold =
    { $die ->
        [big] Metti il dado grande sulla casella d’oro
       *[small] Metti un dado piccolo sulla casella d’oro
    }

web-mode-question-vegas-power =
    { $die ->
        [big] Con il dado grande
       *[small] Con un dado piccolo
    }
web-mode-question-vegas-group =
    { $group ->
        [1] Un dado grigio
        [2] Due dadi grigi
       *[3] Tre dadi grigi
    }
web-mode-question-vegas-adjust =
    { $verb ->
        [take] { $die ->
                [big] Riprendi il dado grande
               *[small] Riprendi un dado piccolo
            }
       *[put] { $die ->
                [big] Metti il dado grande
               *[small] Metti un dado piccolo
            }
    }
web-vegas-black-die = Il { $number } nero
web-vegas-move-die =
    { $die ->
        [big] Il dado grande
       *[small] Dado piccolo { $number }
    }
web-vegas-part-marker = Segnalino { $amount }, ora nella pila { $stack }

web-vegas-would-get = Vale { $reward }.
web-vegas-would-get-nothing = Non vale niente.
web-vegas-if-wrong = { $reward } se non indovina.
web-vegas-chance = Giusta in { $ways } tiri su { $of }.
web-vegas-displaces = Il dado che c’è ({ $seat }) viene spostato.

web-vegas-table = Il tavolo
web-vegas-players = Giocatori
web-vegas-round-short = Round { $round }
web-vegas-bank =
    { $cards ->
        [one] Banca scoperta: 1 carta
       *[other] Banca scoperta: { $cards } carte
    }
web-vegas-casino = Casinò { $casino }
web-vegas-closed = Chiuso
web-vegas-weight = { $seat }: { $weight }
web-vegas-rolled =
    { $dice ->
        [one] Numero { $number }: 1 dado
       *[other] Numero { $number }: { $dice } dadi
    }
web-vegas-you = tu
web-vegas-money = Denaro:
web-vegas-on-turn = tocca a questo giocatore
web-vegas-starter = ha cominciato il round
web-vegas-away = assente
web-vegas-bot-plays = per ora gioca un sostituto
web-vegas-offline = fuori linea
web-vegas-player-has =
    Dadi rimasti: { $small ->
        [0] nessuno piccolo
        [one] { $small } piccolo
       *[other] { $small } piccoli
    }{ $big ->
        [0] {""}
       *[other] , quello grande
    }. Fiche: { $chips }. Carte denaro: { $cards }.

web-vegas-payouts = Si paga il round { $round }
web-vegas-go-on = Avanti
web-vegas-last-round = Pagamenti del round { $round }
web-vegas-tied = In parità, quindi fuori: { $seats }
web-vegas-won =
    { $number ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    }
web-vegas-tie-break = Stesso denaro: vince chi ha più carte e fiche insieme.
web-vegas-pieces = Carte e fiche

web-vegas-state-jackpot = Ora { $amount }.
web-vegas-state-holder = Ce l’ha { $seat }.
web-vegas-state-owing = Ora dovrebbe pagare: { $seats }.
web-vegas-state-next = La prossima chiusura paga { $reward }.
web-vegas-state-next-nothing = La prossima chiusura non paga niente.
web-vegas-state-dice =
    { $big ->
        [0] { $seat }: dadi piccoli { $small }.
       *[other] { $seat }: dadi piccoli { $small }, e quello grande.
    }
web-vegas-state-groups = Gruppi di dadi grigi rimasti: { $groups }.
web-vegas-state-pictures = Figure libere: fiche { $chip }, denaro { $money }, modifica { $adjustment }.
web-vegas-state-picture = Figura { $number }: { $seat }.
web-vegas-state-gold = Sulla casella d’oro: { $seat }.

web-tiles-by-chance = { $number } a caso, nuove in ogni round.
web-tiles-choose = Scegline fino a { $most }. Ogni tessera ha due lati: sul tavolo ne sta uno.
web-tiles-shuffle = Mescola
web-tiles-nothing = Nessuna
web-tiles-look = Indica o tocca una tessera per leggere che cosa fa.
web-tiles-how-many = Tessere in ogni round
web-tiles-chosen = Scelte { $number } su { $most } al massimo. Restano lì in ogni round.
web-tiles-casino = Casinò { $number }
web-tiles-other-side = Il retro di una tessera già scelta: { $tile }.
web-tiles-enough = Più di { $most } non ci stanno.
web-tiles-number =
    { $number ->
        [0] nessuna
        [one] una a caso in ogni round
       *[other] { $number } a caso in ogni round
    }

web-coach-vegas-1 = **Scegli un numero:** tutti i tuoi dadi con quel numero vanno a quel casinò.
web-coach-vegas-2 = **Più dadi prendono la carta più alta.** Chi ne ha quanti un altro non prende nulla.
web-coach-vegas-3 = **Indica qualsiasi cosa, o tienila premuta:** dice che cos’è.
