import { buildStale } from '../scripts/build/build.ts';
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
export function withEnvironment(
  kind: 'sqlite' | 'mariadb',
  work: (storage: TestDatabase, mariadb?: MariadbServer) => Promise<void>,
): Promise<void> {
  return kind === 'sqlite' ? withStorage(work) : withMariadb(work);
}

/** Runs `work` with an empty database on a MariaDB server that is started with these options. */
export async function withMariadb<T>(
  work: (storage: TestDatabase, mariadb: MariadbServer) => Promise<T>,
  serverOptions: readonly string[] = [],
): Promise<T> {
  const mariadb = await startMariadb(serverOptions);
  try {
    return await withStorage((storage) => work(storage, mariadb), mariadb.url);
  } finally {
    await mariadb.remove();
  }
}

async function withStorage<T>(work: (storage: TestDatabase) => Promise<T>, serverUrl?: string): Promise<T> {
  const storage = await newDatabase(serverUrl);
  try {
    return await work(storage);
  } finally {
    await storage.remove();
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

/** Returns the folder of the built site: `SITE_DIR` if set, else this repository's, built if stale. */
export async function siteFolder(): Promise<string> {
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  if ((await buildStale()) !== 0) throw new Error('the site could not be built');
  return 'site/dist';
}
