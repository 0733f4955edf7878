// Runs the product and a bare Koa in separate processes.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../test/free-port.ts';
import { startMariadb } from '../test/mariadb-server.ts';

export interface Server {
  readonly port: number;
  /** Returns the CPU time used so far, in milliseconds. */
  cpuTime(): Promise<number>;
  stop(): Promise<void>;
}

export interface Servers {
  /** Starts the product on an empty database. */
  product(engine: Engine): Promise<Server>;
  /** Starts a Koa that responds to `/bare` with this value. */
  bareKoa(response: unknown): Promise<Server>;
}

export type Engine = 'SQLite' | 'MariaDB';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Runs `work` with functions that start servers, and stops these servers afterwards. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const running = new Set<Server>();
  let mariadb: Awaited<ReturnType<typeof startMariadb>> | undefined;
  const track = (server: Server) => {
    running.add(server);
    return server;
  };
  try {
    await work({
      bareKoa: async (response) => track(await startBareKoa(response)),
      product: async (engine) => {
        const dataDir = await mkdtemp(path.join(folder, 'data-'));
        if (engine === 'SQLite') return track(await startProduct(dataDir, ''));
        mariadb ??= await startMariadb();
        return track(await startProduct(dataDir, await emptyDatabase(mariadb.url)));
      },
    });
  } finally {
    await Promise.all([...running].map((server) => server.stop()));
    await mariadb?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function emptyDatabase(server: string): Promise<string> {
  const connection = await createConnection(server);
  await connection.query('CREATE OR REPLACE DATABASE bench');
  await connection.end();
  return `${server}/bench`;
}

/** Starts the server as in production, with its request log, but without rate limits. */
async function startProduct(dataDir: string, databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const child = start(here('../src/main.ts'), [], 'ignore', {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'only-a-bench-ever-has-this-secret-1Vt0Zp7Kd2',
    REGISTRATIONS_PER_ADDRESS: '1000000',
    WRITES_PER_MEMBER: '1000000',
  });
  for (const since = Date.now(); Date.now() - since < 60_000; ) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return serverOf(child, port);
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready');
}

async function startBareKoa(response: unknown): Promise<Server> {
  const child = start(here('bare-koa.ts'), [JSON.stringify(response)], 'pipe', {});
  if (!child.stdout) throw new Error('no output');
  const [printed] = await once(child.stdout, 'data');
  return serverOf(child, Number(String(printed)));
}

function start(
  file: string,
  args: readonly string[],
  output: 'ignore' | 'pipe',
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const options: SpawnOptions = {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  };
  return spawn(process.execPath, ['--import', here('report-cpu-time.ts'), file, ...args], options);
}

function serverOf(child: ChildProcess, port: number): Server {
  return {
    port,
    cpuTime: async () => {
      const reported = once(child, 'message');
      child.send('cpu-time');
      return Number((await reported)[0]);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
