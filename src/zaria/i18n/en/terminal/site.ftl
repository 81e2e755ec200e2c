# Running a site: several processes, backups, administration.

setting-workers = server processes behind the port; more than one needs PostgreSQL (--database)
refusal-workers-need-postgres = several workers need PostgreSQL: give its address with --database, as postgresql://user:password@host/name
refusal-workers-not-here = several workers cannot be used on Windows: start without --workers

command-migrate = Move a whole site from its SQLite file to PostgreSQL, or back with --back.
    .usage = zaria migrate --database ADDRESS [--data FOLDER] [--back]
argument-migrate-back = from PostgreSQL to a file in the folder
command-backup = Write everything of a site into one file, also while it runs.
    .usage = zaria backup FILE [--data FOLDER] [--database ADDRESS]
command-restore = Fill a new site with what is in a backup.
    .usage = zaria restore FILE [--data FOLDER] [--database ADDRESS]
argument-backup = the file of the backup
    .value = FILE
command-admin = Look after a site, also while it runs: list tables and guests, close a table, ban a guest, export or delete a person’s data.
    .usage = zaria admin tables | guests | close TABLE | ban GUEST | unban GUEST | export GUEST | delete GUEST
argument-admin-action = what to do: { $possible }
    .value = ACTION
argument-admin-about = the id of a table or of a guest
    .value = ID
site-copied = Tables: { $tables }, guests: { $guests }, now in { $place }
site-keep-backup = The file holds the key of the site and everybody’s data: keep it like a password.
admin-closed = Closed: { $about }
admin-banned = Banned: { $about }
admin-unbanned = Not banned any more: { $about }
admin-deleted = Deleted: { $about }. The games stay for the others, without the name.
admin-nothing = There is nothing to list.
admin-is-banned = banned
setting-keep-days = days until a table that nobody touched is removed with its record and chat; 0 keeps everything
refusal-admin-action = zaria admin cannot do “{ $given }”; possible are: { $possible }
refusal-admin-about = zaria admin { $action } needs an id: zaria admin { $lists } lists them
refusal-backup-missing = there is no backup { $file }
refusal-backup-which = say which file: zaria { $command } FILE
refusal-site-missing = there is no site at { $place }
refusal-site-there = { $place } has a site already; nothing is overwritten
refusal-migrate-address = say where PostgreSQL is: --database postgresql://user:password@host/name
