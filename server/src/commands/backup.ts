// npm run backup and npm run restore.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpMysql, restoreMysql } from '../backups/mysql-backup.ts';
import { backUpSqlite, restoreSqlite } from '../backups/sqlite-backup.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

const USAGE = `Usage:
  npm run backup -- <file>               writes the whole database to a new file; the server may be running
  npm run restore -- <file>              restores the backup; there must be no database yet
  npm run restore -- <file> --replace    replaces the embedded database; the server must be stopped`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [command, file, ...rest] = positionals;
    if (file && rest.length === 0) {
      // Relative to the folder in which npm was called.
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      if (command === 'backup' && !values.replace) return { command, path, replace: false } as const;
      if (command === 'restore') return { command, path, replace: values.replace } as const;
    }
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  return fail(USAGE);
}

const { command, path, replace } = readArguments();
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
