game-vegas = Las Vegas
    .help = Metti i dadi in sei casinò: dove ne hai di più, incassi. In parità non si prende nulla.
web-pad-vegas = Segnapunti: Las Vegas
    .help = Per un tavolo vero. Indica quali carte e dadi ci sono nei casinò; tutto resta su questo dispositivo e non serve un server.
