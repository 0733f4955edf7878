// npm run backup and npm run restore.
import { resolve } from 'node:path';
import { backUpMysql, restoreMysql } from '../backups/mysql-backup.ts';
import { backUpSqlite, restoreSqlite } from '../backups/sqlite-backup.ts';
import { BACKUP_USAGE, parseBackupCommand } from './backup-arguments.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

// Relative to the folder in which npm was called.
const folder = process.env.INIT_CWD ?? '.';
const parsed = parseBackupCommand(process.argv.slice(2)) ?? fail(BACKUP_USAGE);
const { command, replace } = parsed;
const path = resolve(folder, parsed.file);
const { database } = readConfigOrExit().config;
try {
  if (command === 'backup') {
    if (database.kind === 'sqlite') await backUpSqlite(database.file, path);
    else await backUpMysql(database, path);
    process.stdout.write(
      `The backup is in ${path}. It contains personal data: store it where only you can read it.\n`,
    );
  } else {
    if (database.kind === 'sqlite') await restoreSqlite(database.file, path, { replace });
    else if (replace) fail('Only the embedded database can be replaced. Restore into an empty database.');
    else await restoreMysql(database, path);
    process.stdout.write('The backup is restored. The next start migrates it if needed.\n');
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
