import { readConfig } from '../config/config.ts';
import { openDatabase } from '../orm.ts';

// Migrates the configured database. The server does the same when it starts.
const read = readConfig(process.env);
if ('errors' in read) {
  process.stderr.write(`The configuration is invalid:\n${read.errors.map((line) => `  ${line}\n`).join('')}`);
  process.exit(1);
}
try {
  const database = await openDatabase(read.config.database);
  await database.migrate();
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(
    `The database could not be migrated: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
