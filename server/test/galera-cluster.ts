import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import {
  createNode,
  type GaleraNode,
  isRoot,
  nodeOptions,
  POLL_MS,
  type Ports,
  READY_WITHIN_MS,
} from './galera-node.ts';
import { installMariadb } from './mariadb-server.ts';

/** Paths of Galera's library, on Debian and on other systems. */
const PROVIDERS = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
];

export interface GaleraCluster {
  readonly nodes: readonly [GaleraNode, GaleraNode, GaleraNode];
  /** Without a database; names every node, as DATABASE_URL may. */
  readonly url: string;
  /** Resolves once all three nodes are in one group and have applied the same writes. */
  waitUntilSettled(): Promise<void>;
  /** Ends all nodes for good. */
  remove(): Promise<void>;
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
    // One after the other: a node can send its state to only one other node at a time.
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
  return { nodes, url, waitUntilSettled: () => waitUntilSettled(nodes), remove };
}

/** Waits until all nodes report the same group: one that was frozen reports its earlier group for a while. */
async function waitUntilSettled(nodes: readonly GaleraNode[]): Promise<void> {
  for (const since = performance.now(); performance.now() - since < READY_WITHIN_MS; await pause(POLL_MS)) {
    const groups = await Promise.all(nodes.map((node) => groupOf(node).catch(() => undefined)));
    const [first] = groups;
    if (first?.startsWith(`Synced ${nodes.length} `) && groups.every((group) => group === first)) return;
  }
  throw new Error(`The nodes did not settle.\n${nodes.map((node) => node.log()).join('\n\n')}`);
}

/** Returns the state of a node, the size of its group and the group's number. */
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
