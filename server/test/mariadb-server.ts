import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { freePort } from './free-port.ts';

/** The files of empty servers, by version. */
const EMPTY_SERVERS = fileURLToPath(new URL('../../.build/mariadb', import.meta.url));

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** A database server for tests, on a free port, with its files in a temporary folder. */
export interface MariadbServer {
  /** Without a database. */
  readonly url: string;
  /** Returns the id of its process. */
  pid(): number;
  signal(signal: NodeJS.Signals): void;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same files and port. */
  start(): Promise<void>;
  /** Ends it for good. */
  remove(): Promise<void>;
}

/** Starts a server. An option in `moreOptions` replaces the default of the same name. */
export async function startMariadb(moreOptions: readonly string[] = []): Promise<MariadbServer> {
  const dir = mkdtempSync(join(tmpdir(), 'mariadb-'));
  const port = await freePort();
  const data = join(dir, 'data');
  installMariadb(data);
  let running: ChildProcess | undefined;
  const url = `mysql://root@127.0.0.1:${port}`;
  const start = async () => {
    const options = [...serverOptions(data, dir, port), ...moreOptions];
    running = spawn(program('mariadbd'), options, { stdio: 'ignore' });
    await untilResponding(url, running);
  };
  const kill = async () => {
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    pid: () => running?.pid ?? 0,
    signal: (signal) => running?.kill(signal),
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Returns the path of one of MariaDB's programs. */
export function program(name: string): string {
  const found = FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `${name} is missing. Install MariaDB 10.11 or newer, on Debian: apt-get install mariadb-server`,
    );
  }
  return found;
}

/** Creates the files of an empty server in a folder. Copies those of the first server, which took seconds to create. */
export function installMariadb(data: string): void {
  const version = execFileSync(program('mariadbd'), ['--version'], { encoding: 'utf8' }).replaceAll(
    /\W+/g,
    '-',
  );
  const empty = join(EMPTY_SERVERS, version);
  if (!existsSync(empty)) createSystemTables(empty);
  cpSync(empty, data, { recursive: true });
}

function createSystemTables(empty: string): void {
  mkdirSync(EMPTY_SERVERS, { recursive: true });
  const dir = mkdtempSync(`${empty}-`);
  const options = [`--datadir=${dir}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  execFileSync(program('mariadb-install-db'), ['--no-defaults', ...asRoot(), ...options], {
    stdio: 'ignore',
  });
  // Another process may have been faster.
  if (existsSync(empty)) rmSync(dir, { recursive: true });
  else renameSync(dir, empty);
}

function serverOptions(data: string, dir: string, port: number): readonly string[] {
  return [
    '--no-defaults',
    ...asRoot(),
    `--datadir=${data}`,
    // At its start, a server deletes the temporary tables in this folder, even if another running server uses them.
    `--tmpdir=${dir}`,
    `--socket=${join(dir, 's.sock')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    // Flushes each commit to disk, like in production.
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-buffer-pool-size=64M',
    '--skip-name-resolve',
    // Each app of a test may open ten, and each worker of Vitest runs several.
    '--max-connections=1000',
  ];
}

/** Returns the option that lets root run `mariadbd`. */
const asRoot = (): readonly string[] => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function untilResponding(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`mariadbd ended with code ${server.exitCode}`);
    try {
      const connection = await createConnection(url);
      await connection.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('mariadbd does not respond');
}
