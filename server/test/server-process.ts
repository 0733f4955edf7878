import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.ts';
import { freePort } from './free-port.ts';
import { bundleOf } from './process-entries.ts';
import { writeBuiltFiles } from './stub-site.ts';
import { HIGH_LIMITS, POSTAL_ADDRESS, SECRET } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The server in a separate process, as in production. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Returns its standard output so far. */
  readonly output: () => string;
  readonly errors: () => string;
  /** Returns a new client, with the cookies of `like` if it is given. */
  client(like?: Client): Client;
  /** Resolves with the exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Does not wait until it is ready. */
  readonly skipReadiness?: boolean;
  /** Port to listen on; by default any free port. */
  readonly port?: number;
  /** The file that starts the server; by default that of this version, in a bundle. */
  readonly main?: string;
  /** Modules to load first. */
  readonly imports?: readonly string[];
}

const children = new Set<ChildProcess>();

/** Ends every process that a test left behind. */
export async function endProcesses(): Promise<void> {
  for (const child of children) {
    child.kill('SIGKILL');
    if (!hasEnded(child)) await once(child, 'exit');
  }
  children.clear();
}

/** Returns true if the process has ended. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starts the server on a database. `endProcesses` ends it after the test. */
export async function startProcess(
  storage: TestDatabase,
  options: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const siteDir = writeSite(storage.dataDir);
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      ...(options.imports ?? []).flatMap((file) => ['--import', file]),
      options.main ?? (await bundleOf('main')),
    ],
    { env: { ...environment(storage, port, siteDir), ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.add(child);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const started = {
    url,
    child,
    output: () => output,
    errors: () => errors,
    client: (like?: Client) => new Client(url, { like }),
    ended,
  };
  if (!options.skipReadiness) await untilReady(started);
  return started;
}

function environment(storage: TestDatabase, port: number, siteDir: string) {
  return {
    PATH: process.env.PATH,
    // The server starts in two thirds of the time with the cache.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: storage.dataDir,
    DATABASE_URL: storage.url,
    SESSION_SECRET: SECRET,
    SITE_DIR: siteDir,
    SEED_POSTS: 'false',
    POSTAL_ADDRESS,
    ...HIGH_LIMITS,
  };
}

/** Writes a built site with one page to a subfolder of the given one. Returns the subfolder. */
function writeSite(folder: string): string {
  const dir = join(folder, 'site');
  mkdirSync(join(dir, 'server'), { recursive: true });
  writeBuiltFiles(dir);
  writeFileSync(
    join(dir, 'server', 'entry-server.js'),
    `export const inlineScripts = [];
     export const colorModeScript = '';
     export const hasExampleClaims = true;
     export const variantOf = (url) => ({ url, values: async () => 'fixed' });
     export const render = async () => ({ status: 200, html: '<h1>Start</h1>', noindex: false, isCacheable: true });`,
  );
  writeFileSync(join(dir, 'server', 'package.json'), '{"type":"module"}');
  return dir;
}

/** Waits until the server is ready. */
export async function untilReady(server: ServerProcess, ms?: number): Promise<void> {
  await until(async () => (await server.client().get('/readyz')).status === 200, server, ms);
}

/**
 * Waits until `holds` returns true. Throws after `ms` milliseconds, or once the server has ended. The error has the
 * output of the server, and the last error of `holds` as its cause.
 */
export async function until(
  holds: () => Promise<boolean>,
  server?: ServerProcess,
  ms = 60_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  let lastError: unknown;
  while (Date.now() < deadline) {
    // Checked once more after the end, which may be the state that is awaited.
    const isLast = server && hasEnded(server.child);
    try {
      if (await holds()) return;
    } catch (error) {
      lastError = error;
    }
    if (isLast) break;
    await pause(50);
  }
  const output = server ? `\n${server.errors()}\n${server.output().slice(-2000)}` : '';
  throw new Error(`The expected state did not occur.${output}`, { cause: lastError });
}

/** Returns true once the server no longer listens. */
export const refusesConnections = (server: ServerProcess) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
