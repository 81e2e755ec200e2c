# Per i dadi veri: il segnapunti della pagina, e i tavoli dove tirano le persone.

web-pad-miner = Segnapunti: Dice Miner
    .help = Per un tavolo vero. Tocca ciò che mostrano i dadi di ogni bottino; tutto resta su questo dispositivo e non serve un server.
web-pad-miner-solo = Segnapunti: Dice Miner in solitario
    .help = Per un tavolo vero. Tocca i dadi del tuo bottino; tutto resta su questo dispositivo e non serve un server.
web-pad-whose = Bottino di
web-pad-hero = Eroe
web-pad-no-hero = Nessun eroe
web-pad-no-dice = Tocca qui sotto i dadi di questo bottino.
web-pad-palette = Dadi da toccare
web-pad-add = Aggiungi { $face }
web-pad-remove = Togli { $face }
web-pad-other-faces = Altre facce
web-pad-nothing = Magia, forzieri e Birra non fanno punti: lasciali fuori.
web-pad-own-trove = Il tuo bottino
web-pad-in-chest = { $face } in un forziere
web-pad-nothing-solo = La magia non fa punti: lasciala fuori. Una Birra si segna con la faccia su cui l'hai girata.
web-real-miner-first = Chi può iniziare tira un dado Tunnel: che cosa mostrano, nell'ordine dei posti?
web-real-miner-starter = In più di uno possono iniziare: chi è uscito a sorte?
web-real-miner-mountain = Riempite la montagna: i nuovi dadi dalla fila più bassa in su, ogni fila da sinistra.
web-real-miner-beer = Tirate la Birra che { $seat } condivide: che cosa mostra?
web-real-miner-magic = { $seat } rilancia i dadi scelti: che cosa mostrano, nell'ordine dei loro numeri?
web-real-miner-reroll = { $seat } rilancia il bottino: che cosa mostrano i dadi, nell'ordine dei loro numeri?
web-real-miner-start = Tira i tuoi dadi Magici: che cosa mostrano?
