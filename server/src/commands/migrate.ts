// npm run migrate: migrates the configured database. The server does the same when it starts.
import { openDatabase } from '../orm.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

const { config } = readConfigOrExit();
try {
  const database = await openDatabase(config.database);
  await database.migrate();
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  fail(`The database could not be migrated: ${error instanceof Error ? error.message : error}`);
}
