import { readConfig } from '../server/src/config/config.ts';
import type { Database } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/orm.ts';
import { type MariadbServer, startMariadb } from '../server/test/mariadb-server.ts';
import {
  type ProcessOptions,
  type ServerProcess,
  startProcess,
  untilReady,
} from '../server/test/server-process.ts';
import { newDatabase, type TestDatabase } from '../server/test/test-database.ts';

/** Starts a server with rate limits that no load reaches. Waits a minute for it, because the machine may be busy. */
export async function startServer(
  storage: TestDatabase,
  { env, ...options }: ProcessOptions = {},
): Promise<ServerProcess> {
  const quiet = { LOG_LEVEL: 'warn', ...env };
  const server = await startProcess(storage, { ...options, env: quiet, skipReadiness: true });
  await untilReady(server, 60_000);
  return server;
}

/** Runs `work` with an empty database and a data folder, and with its database server if it has one. */
export async function withEnvironment(
  kind: 'sqlite' | 'mariadb',
  work: (storage: TestDatabase, mariadb?: MariadbServer) => Promise<void>,
): Promise<void> {
  if (kind === 'mariadb') return withMariadb(work);
  const storage = await newDatabase();
  await work(storage).finally(() => storage.remove());
}

/** Runs `work` with an empty database on a MariaDB server that is started with these options. */
export async function withMariadb(
  work: (storage: TestDatabase, mariadb: MariadbServer) => Promise<void>,
  serverOptions: readonly string[] = [],
): Promise<void> {
  const mariadb = await startMariadb(serverOptions);
  try {
    const storage = await newDatabase(mariadb.url);
    await work(storage, mariadb).finally(() => storage.remove());
  } finally {
    await mariadb.remove();
  }
}

/** Opens the database without a server. */
export async function withDatabase<T>(
  { url, dataDir }: TestDatabase,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const configuration = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
  if ('errors' in configuration) throw new Error(configuration.errors.join('\n'));
  const database = await openDatabase(configuration.config.database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
