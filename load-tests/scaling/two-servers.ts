import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/src/database/database.ts';
import { freePort } from '../../server/test/free-port.ts';
import { SECRET } from '../../server/test/test-app.ts';
import { withDatabase, withEnvironment } from '../environment.ts';
import { type FrontProxy, startProxy } from './proxy.ts';
import { type Server, startServer } from './servers.ts';

/** A database, two servers on it, and a proxy in front of the servers. */
export interface TwoServers {
  readonly database: Database;
  /** The process of the database. */
  readonly databasePid: number;
  readonly servers: readonly [Server, Server];
  readonly proxy: FrontProxy;
}

/** Starts a database, two servers and a proxy, runs `work`, and stops them. */
export async function withTwoServers(work: (environment: TwoServers) => Promise<void>): Promise<void> {
  await withEnvironment('mariadb', async ({ storage }) => {
    const undo: (() => Promise<unknown>)[] = [];
    const port = await freePort();
    const env = {
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.url,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: '1',
      SESSION_SECRET: SECRET,
    };
    const start = async () => {
      const server = await startServer({ port: await freePort(), env });
      undo.push(() => server.stop());
      return server;
    };
    try {
      const servers = [await start(), await start()] as const;
      const ports = servers.map((server) => server.port);
      const proxy = await startProxy({ folder: storage.dataDir, port, servers: ports });
      undo.push(() => proxy.stop());
      await withDatabase(storage, async (database) =>
        work({ database, databasePid: await pidOf(database), servers, proxy }),
      );
    } finally {
      for (const step of undo.reverse()) await step();
    }
  });
}

async function pidOf({ read }: Database): Promise<number> {
  const [row] = await read('SELECT @@datadir AS folder, @@pid_file AS file', []);
  const file = String(row?.file);
  return Number(readFileSync(file.startsWith('/') ? file : join(String(row?.folder), file), 'utf8'));
}
