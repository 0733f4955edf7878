import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { program } from './mariadb-server.ts';

/** As root, nodes run as `mysql`: an rsync daemon that root starts writes as `nobody`, and the snapshot fails. */
export const isRoot = process.getuid?.() === 0;
export const READY_WITHIN_MS = 120_000;
export const POLL_MS = 50;

/** One database node of a cluster, with its files in a separate folder. */
export interface GaleraNode {
  readonly port: number;
  /** Without a database. */
  readonly url: string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it in place (SIGSTOP): its connections stay open, and it responds to nothing. */
  freeze(): void;
  thaw(): void;
  /** Starts it again on the same files; it joins the others. Resolves once the process runs. */
  start(): Promise<void>;
  /** Resolves once the node reports `wsrep_ready=ON`. */
  ready(): Promise<void>;
  /** Makes this node, which has lost the majority, the first of a cluster again. */
  bootstrap(): Promise<void>;
  /** Runs a statement on this node. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The errors and the last lines of its log. */
  log(): string;
}

/** The ports of a node: for clients, replication, incremental state transfers and whole snapshots. */
export interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly incremental: number;
  readonly snapshot: number;
}

interface NodeOptions {
  readonly dir: string;
  readonly name: string;
  readonly ports: Ports;
  /** Addresses of all nodes, separated by commas. */
  readonly members: string;
  /** Path of Galera's library. */
  readonly provider: string;
}

/** Returns the options of `mariadbd` for a node. */
export function nodeOptions({ dir, name, ports, members, provider }: NodeOptions): readonly string[] {
  const providerOptions = [
    `gmcast.listen_addr=tcp://127.0.0.1:${ports.group}`,
    `ist.recv_addr=127.0.0.1:${ports.incremental}`,
    'gcache.size=32M',
  ];
  return [
    '--no-defaults',
    ...(isRoot ? ['--user=mysql'] : []),
    `--datadir=${join(dir, 'data')}`,
    `--tmpdir=${join(dir, 'tmp')}`,
    `--socket=${join(dir, 's.sock')}`,
    `--pid-file=${join(dir, 'node.pid')}`,
    `--port=${ports.sql}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-buffer-pool-size=64M',
    // Galera needs this: rows in the binary log's format, and auto-increment without a lock of the table.
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    `--wsrep-provider-options=${providerOptions.join(';')}`,
    '--wsrep-cluster-name=whenabouts',
    `--wsrep-cluster-address=gcomm://${members}`,
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=127.0.0.1:${ports.group}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${ports.snapshot}`,
  ];
}

interface StartableNode extends GaleraNode {
  start(moreOptions?: readonly string[]): Promise<void>;
}

/** Creates a node that is not running yet. */
export function createNode(dir: string, port: number, options: readonly string[]): StartableNode {
  const logFile = join(dir, 'error.log');
  const url = `mysql://root@127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const query = async (sql: string) => {
    const connection = await createConnection({ uri: url, connectTimeout: 1000 });
    // A frozen node responds neither to the query nor to the end of the connection.
    connection.on('error', () => {});
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: 10_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  };
  const log = () => {
    const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [];
    return lines
      .filter((line, n) => line.includes('[ERROR]') || n >= lines.length - 10)
      .slice(-40)
      .join('\n');
  };
  const isOver = () => !running || running.exitCode !== null || running.signalCode !== null;
  return {
    port,
    url,
    query,
    log,
    kill: async () => {
      if (!running || isOver()) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    freeze: () => running?.kill('SIGSTOP'),
    thaw: () => running?.kill('SIGCONT'),
    start: async (moreOptions = []) => {
      const output = openSync(logFile, 'a');
      const position = running ? await recoveredPosition(options) : [];
      running = spawn(program('mariadbd'), [...options, ...position, ...moreOptions], {
        stdio: ['ignore', output, output],
      });
      await once(running, 'spawn');
    },
    ready: async () => {
      for (
        const since = performance.now();
        performance.now() - since < READY_WITHIN_MS;
        await pause(POLL_MS)
      ) {
        const [status] = await query("SHOW STATUS LIKE 'wsrep_ready'").catch(() => []);
        if (status?.Value === 'ON') return;
        if (isOver()) throw new Error(`A database node ended.\n${log()}`);
      }
      throw new Error(`A database node did not become ready.\n${log()}`);
    },
    bootstrap: async () => {
      await query("SET GLOBAL wsrep_provider_options = 'pc.bootstrap=YES'");
    },
  };
}

/**
 * Reads the position of a node's files, as the start scripts of MariaDB do. With it, a node that was killed requests
 * from the others only the writes that it missed; without it, all data.
 */
async function recoveredPosition(options: readonly string[]): Promise<readonly string[]> {
  const { stderr } = await promisify(execFile)(program('mariadbd'), [...options, '--wsrep-recover']);
  const [, position] = /Recovered position:\s*(\S+)/.exec(stderr) ?? [];
  return position ? [`--wsrep-start-position=${position}`] : [];
}
