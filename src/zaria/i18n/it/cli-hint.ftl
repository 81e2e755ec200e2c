# Consigli: che cosa farebbe un avversario forte, e perché.

hint-only = { $best }: non c'è altro da fare.
hint-equal = { $best } e { $second } si equivalgono.
hint-lot = Qui perde chi si lascia leggere: affidati al caso.
hint-money = { $best }: { $amount } in più rispetto a { $second }.
hint-money-safe = { $best }: { $amount } in più rispetto a { $second }; nessuno può più pareggiare lì.
hint-safe = { $best }: nessuno può più pareggiare lì.
hint-points = { $best }: { $number } punti in più rispetto a { $second }.
hint-chance = { $best }: su 100 partite se ne vincono { $number } in più che con { $second }.

refusal-no-hint = ora non c'è nessuno a cui dare un consiglio

command-hint = Di' che cosa farebbe un avversario forte in una partita salvata, e perché.
    .usage = zaria hint FILE
argument-hint = un file scritto da «zaria play --record»
    .value = FILE
argument-hint-rollouts = quante partite provare (se non è indicato, quante richiedono un momento)
    .value = N
hint-column-chance = vittorie su 100
hint-column-points = punti
hint-column-lot = su 100
hint-column-behind = distacco
refusal-no-hint-file = quale file? «zaria hint FILE» ne vuole uno scritto da «zaria play --record»
