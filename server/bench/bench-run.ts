// What the benches of the server share: the product and a bare Koa as processes, and rounds of both in turn.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answersPerSecond } from './keep-alive-client.ts';

const ROUNDS = 5;
const WARM_UP = 1;
export const load = { connections: 16, milliseconds: 2_000 };

export interface Address {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
}

export interface Bench {
  /** Starts the product on an empty database, and says its port. */
  startProduct(): Promise<number>;
  /** Starts a Koa that answers `/bare` with that, and says its port. */
  startBareKoa(answer: unknown): Promise<number>;
}

/** Runs a bench, and ends what it started. */
export async function runBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const running: ChildProcess[] = [];
  try {
    await work({
      startProduct: () => startProduct(folder, running),
      startBareKoa: (answer) => startBareKoa(answer, running),
    });
  } finally {
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(running.map((child) => child.exitCode ?? once(child, 'exit')));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures both in turn, so that a busy machine moves both, and prints medians and their ratio. */
export async function compare(title: string, label: string, ours: Address, theirs: Address): Promise<void> {
  const rounds: { our: number; their: number }[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const our = await answersPerSecond({ ...load, ...ours });
    const their = await answersPerSecond({ ...load, ...theirs });
    if (round >= 0) rounds.push({ our, their });
  }
  const line = (name: string, value: number, digits: number) =>
    console.log(
      `  ${name.padEnd(20)} ${value.toFixed(digits).padStart(9)}${digits === 0 ? ' per second' : ''}`,
    );
  console.log(`${title}, ${load.connections} connections, SQLite (median of ${ROUNDS})`);
  line(label, median(rounds.map(({ our }) => our)), 0);
  line('bare Koa, same size', median(rounds.map(({ their }) => their)), 0);
  line('ratio', median(rounds.map(({ our, their }) => our / their)), 2);
}

async function startProduct(folder: string, running: ChildProcess[]): Promise<number> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  for (const waited = Date.now(); Date.now() - waited < 60_000; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return port;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not become ready');
}

async function startBareKoa(answer: unknown, running: ChildProcess[]): Promise<number> {
  const child = spawn(process.execPath, ['server/bench/bare-koa.ts', JSON.stringify(answer)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [printed] = await once(child.stdout, 'data');
  return Number(String(printed));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
