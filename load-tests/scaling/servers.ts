import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rateLimits } from '../../server/contract/index.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const READY_WITHIN_MS = 30_000;

/** A production server process that can be killed and restarted. */
export interface Server {
  readonly port: number;
  pid(): number;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Rate limits that no load test reaches. */
const UNLIMITED = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, '1000000']));

export async function startServer({ port, env }: ServerOptions): Promise<Server> {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const start = async () => {
    const started = spawn(process.execPath, ['--conditions=source', MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...UNLIMITED, ...env },
    });
    child = started;
    await ready(port, started);
  };
  await start();
  return {
    port,
    pid: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGTERM'),
  };
}

async function ready(port: number, { exitCode }: ChildProcess): Promise<void> {
  for (const since = Date.now(); Date.now() - since < READY_WITHIN_MS; await pause(50)) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    if (exitCode !== null) break;
  }
  throw new Error(`the server on port ${port} did not become ready`);
}
