hint-only = { $best }: è l’unica scelta.
hint-clear = { $best }: nient’altro conviene.
hint-learnt = { $best }: è la scelta con cui si vincono più partite.
hint-equal = «{ $best }» e «{ $second }» si equivalgono.
hint-lot = Qui perde chi si lascia leggere: affidati al caso.
hint-money = { $best }: { $amount } in più rispetto a «{ $second }».
hint-money-safe = { $best }: { $amount } in più rispetto a «{ $second }»; nessuno può più pareggiare lì.
hint-safe = { $best }: nessuno può più pareggiare lì.
hint-points = { $best }: { $decimal } punti in più rispetto a «{ $second }».
hint-chance = { $best }: su 100 partite se ne vincono { $decimal } in più che con «{ $second }».

refusal-no-hint = ora nessuno deve decidere nulla
refusal-hints-off = a questo tavolo non si danno consigli
refusal-hint-busy = il consiglio precedente è ancora in preparazione
refusal-hint-fast = troppi consigli; aspetta un po’
refusal-hint-failed = il consiglio non è arrivato; chiedilo di nuovo
