import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from './free-port.ts';
import { installMariadb, program } from './mariadb-server.ts';

/** Paths of Galera's library, on Debian and on other systems. */
const PROVIDERS = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
];
/** As root, nodes run as `mysql`: an rsync daemon that root starts writes as `nobody`, and the snapshot fails. */
const isRoot = process.getuid?.() === 0;
const READY_WITHIN_MS = 120_000;
const POLL_MS = 50;

/** One database node of a cluster, with its files in a folder of its own. */
export interface GaleraNode {
  readonly port: number;
  /** Without a database. */
  readonly url: string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it in place (SIGSTOP): its connections stay open and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Starts it again on the same files; it joins the others. Resolves once the process runs. */
  start(): Promise<void>;
  /** Resolves once the node reports `wsrep_ready=ON`. */
  ready(): Promise<void>;
  /** Makes this node, which has lost the majority, the beginning of a cluster again. */
  bootstrap(): Promise<void>;
  /** Runs a statement on this node. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The errors and the last lines of its log. */
  log(): string;
}

export interface GaleraCluster {
  readonly nodes: readonly [GaleraNode, GaleraNode, GaleraNode];
  /** Without a database; names every node, as DATABASE_URL may. */
  readonly url: string;
  /** Resolves once all three nodes are in one group and have applied the same writes. */
  settled(): Promise<void>;
  /** Ends all nodes for good. */
  remove(): Promise<void>;
}

interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly incremental: number;
  readonly snapshot: number;
}

/** Returns the path of Galera's library, or undefined where `galera-4` is not installed. */
export const galeraProvider = (): string | undefined => PROVIDERS.find((file) => existsSync(file));

/** Starts a Galera cluster of three nodes on this machine. Snapshots of a node's state are sent by rsync. */
export async function startGalera(moreOptions: readonly string[] = []): Promise<GaleraCluster> {
  const provider = galeraProvider();
  if (!provider)
    throw new Error('Galera is missing. On Debian: apt-get install galera-4 mariadb-server rsync');
  const folder = mkdtempSync(join(tmpdir(), 'galera-'));
  const ports = [await newPorts(), await newPorts(), await newPorts()] as const;
  const members = ports.map(({ group }) => `127.0.0.1:${group}`).join();
  const empty = join(folder, 'empty');
  installMariadb(empty);
  for (const n of [1, 2, 3]) {
    cpSync(empty, join(folder, `node${n}`, 'data'), { recursive: true });
    mkdirSync(join(folder, `node${n}`, 'tmp'));
  }
  const nodeAt = (n: 0 | 1 | 2) => {
    const dir = join(folder, `node${n + 1}`);
    const options = [...nodeOptions({ dir, ports: ports[n], members, provider, name: `node${n + 1}` })];
    return createNode(dir, ports[n].sql, [...options, ...moreOptions]);
  };
  if (isRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['-R', 'mysql:', folder]);
  }
  const nodes = [nodeAt(0), nodeAt(1), nodeAt(2)] as const;
  const remove = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await nodes[0].start(['--wsrep-new-cluster']);
    await nodes[0].ready();
    // One after the other: while a node sends its state, it can send it to no second one.
    for (const node of nodes.slice(1)) {
      await node.start();
      await node.ready();
    }
  } catch (error) {
    const logs = nodes.map((node) => node.log()).join('\n\n');
    await remove();
    throw new Error(`The cluster did not start.\n${logs}`, { cause: error });
  }
  const url = `mysql://root@${ports.map(({ sql }) => `127.0.0.1:${sql}`).join()}`;
  return { nodes, url, settled: () => settled(nodes), remove };
}

/** A node that was frozen believes for a while that it is in the group that it was in before. */
async function settled(nodes: readonly GaleraNode[]): Promise<void> {
  for (const since = performance.now(); performance.now() - since < READY_WITHIN_MS; await pause(POLL_MS)) {
    const groups = await Promise.all(nodes.map((node) => groupOf(node).catch(() => undefined)));
    const [first] = groups;
    if (first?.startsWith(`Synced ${nodes.length} `) && groups.every((group) => group === first)) return;
  }
  throw new Error(`The nodes did not settle.\n${nodes.map((node) => node.log()).join('\n\n')}`);
}

/** The state of a node, the size of its group and the group's number. */
async function groupOf(node: GaleraNode): Promise<string> {
  const rows = await node.query("SHOW STATUS LIKE 'wsrep_%'");
  const value = (name: string) => rows.find((row) => row.Variable_name === name)?.Value;
  return [
    value('wsrep_local_state_comment'),
    value('wsrep_cluster_size'),
    value('wsrep_cluster_conf_id'),
  ].join(' ');
}

async function newPorts(): Promise<Ports> {
  return {
    sql: await freePort(),
    group: await freePort(),
    incremental: await freePort(),
    snapshot: await freePort(),
  };
}

interface NodeOptions {
  readonly dir: string;
  readonly name: string;
  readonly ports: Ports;
  readonly members: string;
  readonly provider: string;
}

function nodeOptions({ dir, name, ports, members, provider }: NodeOptions): readonly string[] {
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
    // Galera needs this: rows in the binary log's format, and ids that no table lock hands out.
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

function createNode(dir: string, port: number, options: readonly string[]): StartableNode {
  const logFile = join(dir, 'error.log');
  const url = `mysql://root@127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const query = async (sql: string) => {
    const connection = await createConnection({ uri: url, connectTimeout: 1000 });
    // A frozen node answers neither the query nor the end of the connection.
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
  const isOver = () => running?.exitCode !== null || running.signalCode !== null;
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
        const found = await query("SHOW STATUS LIKE 'wsrep_ready'").catch(() => []);
        if (found[0]?.Value === 'ON') return;
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
 * Reads how far a node's files have come, as the start scripts of MariaDB do. With that, a node that was killed
 * asks the others for what it missed; without it, for everything.
 */
async function recoveredPosition(options: readonly string[]): Promise<readonly string[]> {
  const { stderr } = await promisify(execFile)(program('mariadbd'), [...options, '--wsrep-recover']);
  const [, position] = /Recovered position:\s*(\S+)/.exec(stderr) ?? [];
  return position ? [`--wsrep-start-position=${position}`] : [];
}
