import { once } from 'node:events';
import { createServer } from 'node:net';
import { readConfig } from '../server/src/config/config.ts';
import type { Database } from '../server/src/database/database.ts';
import { openDatabase } from '../server/src/orm.ts';
import { type MariadbServer, startMariadb } from '../server/test/mariadb-server.ts';
import { ROOMY } from '../server/test/test-app.ts';
import { newDatabase, type TestDatabase } from '../server/test/test-database.ts';

/** Limits that no drill reaches, and a log of what went wrong alone. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...Object.keys(ROOMY), 'UPLOADS_PER_ACCOUNT'].map((name) => [name, '1000000'])),
  LOG_LEVEL: 'warn',
};

/** Where a drill takes place: an empty database with a folder, and its server where it has one. */
export interface Place {
  readonly storage: TestDatabase;
  readonly mariadb: MariadbServer | undefined;
}

/** Gives a drill a place, and removes it afterwards. */
export async function withEnvironment<T>(
  kind: 'sqlite' | 'mariadb',
  work: (place: Place) => Promise<T>,
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

/** Opens the database itself, past the server. */
export async function withDatabase<T>(
  { address, dataDir }: TestDatabase,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const read = readConfig({ DATABASE_URL: address, DATA_DIR: dataDir });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const database = await openDatabase(read.config.database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A port that no connection of a client takes while its server is away: below those that systems give these. */
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
