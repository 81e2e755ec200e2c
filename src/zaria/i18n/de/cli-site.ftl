# Ein öffentliches Angebot betreiben: mehrere Prozesse, Sicherungen, Verwaltung.

setting-workers = Serverprozesse hinter dem Port; mehr als einer braucht PostgreSQL (--database)
refusal-workers-need-postgres = mehrere Serverprozesse (--workers) brauchen PostgreSQL: Adresse mit --database angeben, etwa postgresql://user:password@host/name
refusal-workers-not-here = mehrere Serverprozesse gehen unter Windows nicht: ohne --workers starten

command-migrate = Die ganze Seite aus ihrer SQLite-Datei nach PostgreSQL bringen, mit --back zurück.
    .usage = zaria migrate --database ADRESSE [--data ORDNER] [--back]
argument-migrate-back = von PostgreSQL in eine Datei im Ordner
command-backup = Alles in eine Datei schreiben, auch während der Server läuft.
    .usage = zaria backup DATEI [--data ORDNER] [--database ADRESSE]
command-restore = Eine neue Seite mit dem Inhalt einer Sicherung füllen.
    .usage = zaria restore DATEI [--data ORDNER] [--database ADRESSE]
argument-backup = die Datei der Sicherung
    .value = DATEI
command-admin = Die Seite verwalten, auch während der Server läuft: Tische und Gäste auflisten, einen Tisch schließen, einen Gast sperren, die Daten einer Person ausgeben oder löschen.
    .usage = zaria admin tables | guests | close TISCH | ban GAST | unban GAST | export GAST | delete GAST
argument-admin-action = was zu tun ist: { $possible }
    .value = AKTION
argument-admin-about = die Kennung eines Tisches oder eines Gastes
    .value = KENNUNG
site-copied = Tische: { $tables }, Gäste: { $guests }, jetzt in { $place }
site-keep-backup = Die Datei enthält den Schlüssel der Seite und die Daten aller: wie ein Passwort aufbewahren.
admin-closed = Geschlossen: { $about }
admin-banned = Gesperrt: { $about }
admin-unbanned = Nicht mehr gesperrt: { $about }
admin-deleted = Gelöscht: { $about }. Die Partien bleiben den anderen, ohne den Namen.
admin-nothing = Es gibt nichts aufzulisten.
admin-is-banned = gesperrt
setting-keep-days = Tage, bis ein Tisch, an dem nichts mehr geschah, mit Aufzeichnung und Chat gelöscht wird; 0 behält alles
refusal-admin-action = zaria admin kann „{ $given }“ nicht; möglich sind: { $possible }
refusal-admin-about = zaria admin { $action } braucht eine Kennung: zaria admin { $lists } listet sie auf
refusal-backup-missing = es gibt keine Sicherung { $file }
refusal-backup-which = welche Datei? zaria { $command } DATEI
refusal-site-missing = in { $place } gibt es keine Seite
refusal-site-there = in { $place } gibt es schon eine Seite; nichts wird überschrieben
refusal-migrate-address = angeben, wo PostgreSQL ist: --database postgresql://user:password@host/name
