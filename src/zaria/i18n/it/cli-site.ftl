# Gestire un sito: più processi, copie di sicurezza, amministrazione.

setting-workers = processi del server dietro la porta; più di uno richiede PostgreSQL (--database)
refusal-workers-need-postgres = più processi (--workers) richiedono PostgreSQL: dare il suo indirizzo con --database, come postgresql://user:password@host/name
refusal-workers-not-here = su Windows non si possono usare più processi: avviare senza --workers

command-migrate = Sposta tutto il sito dal suo file SQLite a PostgreSQL, o indietro con --back.
    .usage = zaria migrate --database INDIRIZZO [--data CARTELLA] [--back]
argument-migrate-back = da PostgreSQL a un file nella cartella
command-backup = Scrive tutto il sito in un file, anche mentre è in funzione.
    .usage = zaria backup FILE [--data CARTELLA] [--database INDIRIZZO]
command-restore = Riempie un sito nuovo con il contenuto di una copia di sicurezza.
    .usage = zaria restore FILE [--data CARTELLA] [--database INDIRIZZO]
argument-backup = il file della copia di sicurezza
    .value = COPIA
command-admin = Amministra un sito, anche mentre è in funzione: elenca tavoli e ospiti, chiude un tavolo, blocca un ospite, esporta o cancella i dati di una persona.
    .usage = zaria admin tables | guests | close TAVOLO | ban OSPITE | unban OSPITE | export OSPITE | delete OSPITE
argument-admin-action = che cosa fare: { $possible }
    .value = AZIONE
argument-admin-about = il codice di un tavolo o di un ospite
    .value = CODICE
site-copied = Tavoli: { $tables }, ospiti: { $guests }, ora in { $place }
site-keep-backup = Il file contiene la chiave del sito e i dati di tutti: va custodito come una password.
admin-closed = Chiuso: { $about }
admin-banned = Bloccato: { $about }
admin-unbanned = Non più bloccato: { $about }
admin-deleted = Cancellato: { $about }. Le partite restano agli altri, senza il nome.
admin-nothing = Non c’è niente da elencare.
admin-is-banned = bloccato
setting-keep-days = giorni prima che un tavolo fermo sia eliminato con registrazione e chat; 0 conserva tutto
refusal-admin-action = zaria admin non può fare “{ $given }”; possibili: { $possible }
refusal-admin-about = zaria admin { $action } richiede un codice: zaria admin { $lists } li elenca
refusal-backup-missing = non c’è la copia di sicurezza { $file }
refusal-backup-which = quale file? zaria { $command } FILE
refusal-site-missing = in { $place } non c’è alcun sito
refusal-site-there = in { $place } c’è già un sito; niente viene sovrascritto
refusal-migrate-address = indicare dov’è PostgreSQL: --database postgresql://user:password@host/name
