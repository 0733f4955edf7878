// The product and a bare Koa as processes of their own.
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
  /** The milliseconds of processor time that it has used so far. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

export interface Servers {
  /** Starts the product on an empty database. */
  product(engine: Engine): Promise<Server>;
  /** Starts a Koa that answers `/bare` with that. */
  bareKoa(answer: unknown): Promise<Server>;
}

export type Engine = 'SQLite' | 'MariaDB';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Hands out servers, and ends those that were started. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const running = new Set<Server>();
  let mariadb: Awaited<ReturnType<typeof startMariadb>> | undefined;
  const keep = (server: Server) => {
    running.add(server);
    return server;
  };
  try {
    await work({
      bareKoa: async (answer) => keep(await startBareKoa(answer)),
      product: async (engine) => {
        const dataDir = await mkdtemp(path.join(folder, 'data-'));
        if (engine === 'SQLite') return keep(await startProduct(dataDir, ''));
        mariadb ??= await startMariadb();
        return keep(await startProduct(dataDir, await emptyDatabase(mariadb.url)));
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

/** As in production, with its access log; only the limits are out of the way. */
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
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return serverOf(child, port);
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready');
}

async function startBareKoa(answer: unknown): Promise<Server> {
  const child = start(here('bare-koa.ts'), [JSON.stringify(answer)], 'pipe', {});
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
  return spawn(process.execPath, ['--import', here('report-processor-time.ts'), file, ...args], options);
}

function serverOf(child: ChildProcess, port: number): Server {
  return {
    port,
    processorTime: async () => {
      const reported = once(child, 'message');
      child.send('how much?');
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
