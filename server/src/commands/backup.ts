import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpMysql, restoreMysql } from '../backups/mysql-backup.ts';
import { backUpSqlite, restoreSqlite } from '../backups/sqlite-backup.ts';
import { readConfig } from '../config/config.ts';

const USAGE = `How to use it:
  npm run backup -- <file>               writes the whole database into a new file; the server may go on
  npm run restore -- <file>              makes such a file the database, where there is none yet
  npm run restore -- <file> --replace    gives up the embedded database for it; the server must be stopped`;

function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [command, file, ...rest] = positionals;
    if (file && rest.length === 0) {
      // As whoever called npm sees it, who may stand in another folder.
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      if (command === 'backup' && !values.replace) return { command, path, replace: false } as const;
      if (command === 'restore') return { command, path, replace: values.replace } as const;
    }
  } catch {
    // An option that there is not.
  }
  return fail(USAGE);
}

const { command, path, replace } = readArguments();
const read = readConfig(process.env);
if ('problems' in read) fail('The configuration is not usable:', ...read.problems.map((line) => `  ${line}`));
const { database } = read.config;
try {
  if (command === 'backup') {
    if (database.kind === 'sqlite') await backUpSqlite(database.file, path);
    else await backUpMysql(database, path);
    process.stdout.write(
      `The database is in ${path}. It holds personal data: keep it where only you can read.\n`,
    );
  } else {
    if (database.kind === 'sqlite') await restoreSqlite(database.file, path, replace);
    else if (replace) fail('Only the embedded database can be replaced. Restore into an empty one.');
    else await restoreMysql(database, path);
    process.stdout.write('The backup is the database now. The next start brings its tables up to date.\n');
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
