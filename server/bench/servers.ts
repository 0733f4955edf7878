// Runs the product and a bare Koa in separate processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startMariadb } from '../test/mariadb-server.ts';
import { endProcesses, startProcess } from '../test/server-process.ts';
import { newDatabase } from '../test/test-database.ts';

export interface Server {
  readonly url: string;
  readonly pid: number;
}

export interface Servers {
  /** Starts the product on an empty database, as in production, but without rate limits. */
  product(databaseName: DatabaseName): Promise<Server>;
  bareKoa(response: unknown): Promise<Server>;
}

export type DatabaseName = 'SQLite' | 'MariaDB';

const BARE_KOA = fileURLToPath(new URL('bare-koa.ts', import.meta.url));
const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** Runs `work` with functions that start servers, and stops these servers afterwards. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const cleanups: (() => unknown)[] = [endProcesses];
  const product = async (databaseName: DatabaseName) => {
    const mariadb = databaseName === 'MariaDB' ? await startMariadb() : undefined;
    const storage = await newDatabase(mariadb?.url);
    const { url, child } = await startProcess(storage, { env: { SITE_DIR, SEED_POSTS: 'true' } });
    cleanups.push(storage.remove, async () => mariadb?.remove());
    return { url, pid: child.pid ?? 0 };
  };
  const bareKoa = async (response: unknown) => {
    const child = spawn(process.execPath, [BARE_KOA, JSON.stringify(response)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanups.push(() => child.kill());
    const [port] = await once(child.stdout, 'data');
    return { url: `http://127.0.0.1:${Number(String(port))}`, pid: child.pid ?? 0 };
  };
  try {
    await work({ product, bareKoa });
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
}
