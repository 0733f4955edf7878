import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { rateLimits } from '../server/contract/index.ts';
import { readConfig } from '../server/src/config/config.ts';
import type { Database } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/orm.ts';
import { type MariadbServer, startMariadb } from '../server/test/mariadb-server.ts';
import { newDatabase, type TestDatabase } from '../server/test/test-database.ts';

/** Rate limits that no load test reaches, and a log of warnings and errors only. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(rateLimits).map((name) => [name, '1000000'])),
  LOG_LEVEL: 'warn',
};

/** An empty database with a data folder, and its database server if it has one. */
export interface TestEnvironment {
  readonly storage: TestDatabase;
  readonly mariadb: MariadbServer | undefined;
}

/** Creates an environment, runs `work` in it, and removes it. */
export async function withEnvironment<T>(
  kind: 'sqlite' | 'mariadb',
  work: (environment: TestEnvironment) => Promise<T>,
  serverOptions: readonly string[] = [],
): Promise<T> {
  const mariadb = kind === 'mariadb' ? await startMariadb(serverOptions) : undefined;
  try {
    const storage = await newDatabase(mariadb?.url);
    try {
      return await work({ storage, mariadb });
    } finally {
      await storage.remove();
    }
  } finally {
    await mariadb?.remove();
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

/** Returns the process id of the MariaDB server with this database. */
export function databasePid(storage: TestDatabase): Promise<number> {
  return withDatabase(storage, async ({ read }) => {
    const [row] = await read('SELECT @@datadir AS folder, @@pid_file AS file', []);
    const file = String(row?.file);
    return Number(readFileSync(file.startsWith('/') ? file : join(String(row?.folder), file), 'utf8'));
  });
}

/**
 * Returns a free port below the range of ephemeral ports, so that no client's connection takes it while its server is
 * down.
 */
export async function reservedPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (free) return port;
  }
}
