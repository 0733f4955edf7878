import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type GaleraCluster, startGalera } from '../../server/test/galera-cluster.ts';
import { until } from '../../server/test/server-process.ts';
import { newDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { startServer } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { newMember, PLANS, savePlan } from '../members.ts';
import { startDatabaseProxy, startProxy } from '../proxy.ts';
import { formatDuration, formatSpread, type Report } from '../report.ts';
import { formatStatuses, type HttpResponse, isUnavailable, send } from '../send.ts';
import { checkWrites, duringWriteLoad } from '../write-load.ts';

/** Longer than the timeout after which the cluster evicts a silent node (15 s). */
const FREEZE_MS = 20_000;
const SERVES_WITHIN_MS = 5000;
const TABLES = 'accounts sessions plans contact_messages outbox images image_files audit'.split(' ');

/** One fault, and the time in ms until each server could write again: with a list of nodes, and behind the proxy. */
interface Row {
  readonly event: string;
  readonly times: readonly number[];
}

/**
 * Kills and freezes nodes, and takes away the majority, under load through both servers. One server lists the nodes in
 * DATABASE_URL, the other reaches them through the shipped HAProxy.
 */
export async function run({ kills = 3 }: Options, report: Report): Promise<void> {
  const cluster = await startGalera();
  const stops: (() => Promise<unknown>)[] = [() => cluster.remove()];
  try {
    const site = await startSite(cluster, stops);
    const rows: Row[] = [];
    const rejectedResponses: HttpResponse[] = [];
    const acknowledged = await duringWriteLoad({ url: site.frontUrl, storage: site.storage }, async () => {
      for (let kill = 0; kill < kills; kill++) rows.push(...(await breakNode(site, kill % 3, 'kill -9')));
      rows.push(...(await breakNode(site, 0, 'SIGSTOP')));
      rows.push(...(await loseMajority(site, rejectedResponses)));
    });
    for (const { event, times } of rows) report.record(event, times.map(formatDuration).join(', '));
    await checkWrites(site.storage, acknowledged, report);
    await checkNodes(site, report);
    checkRejections(rejectedResponses, report);
    const afterReady = rows
      .filter(({ event }) => event.includes('wsrep_ready'))
      .flatMap(({ times }) => times);
    report.assert(
      `each server serves within 5 s of wsrep_ready=ON (longest ${formatDuration(Math.max(...afterReady))})`,
      Math.max(...afterReady) <= SERVES_WITHIN_MS,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** A server, and a member whose plan is edited to check that the server works. */
interface ServerProbe {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
  readonly plan: string;
}

/** Two servers on a cluster of three nodes, with a proxy in front of the servers and another in front of the nodes. */
interface Site {
  readonly cluster: GaleraCluster;
  readonly storage: TestDatabase;
  readonly servers: readonly ServerProbe[];
  readonly frontUrl: string;
}

/** Injects a fault into a node and repairs it, and returns the times until the servers write again after each. */
async function breakNode(site: Site, index: number, fault: 'kill -9' | 'SIGSTOP'): Promise<readonly Row[]> {
  const { cluster } = site;
  const node = cluster.nodes[index];
  if (!node) throw new RangeError('the cluster has three nodes');
  await pause(2000);
  if (fault === 'kill -9') await node.kill();
  else node.freeze();
  const failover = await untilAllWrite(site);
  if (fault === 'kill -9') {
    await node.start();
    await node.ready();
  } else {
    await pause(FREEZE_MS);
    node.thaw();
    await cluster.waitUntilSettled();
  }
  const rejoined = await untilAllWrite(site);
  await cluster.waitUntilSettled();
  return [
    { event: `${fault} of node ${index + 1}: writes again`, times: failover },
    { event: `node ${index + 1} is back: writes after wsrep_ready=ON`, times: rejoined },
  ];
}

/** Kills two of three nodes at once. The third rejects all queries until it is bootstrapped. */
async function loseMajority(site: Site, rejected: HttpResponse[]): Promise<readonly Row[]> {
  const [node1, node2, node3] = site.cluster.nodes;
  // The remaining node must have every write that the others acknowledged.
  await site.cluster.waitUntilSettled();
  await Promise.all([node2.kill(), node3.kill()]);
  await until(
    async () => (await node1.query("SHOW STATUS LIKE 'wsrep_ready'"))[0]?.Value === 'OFF',
    undefined,
    60_000,
  );
  const requests = site.servers.flatMap((server) =>
    Array.from({ length: 10 }, () => {
      const { url, cookie } = server;
      return [edit(server), ...[PLANS, '/api/auth/me'].map((path) => send(url, { path, cookie }))];
    }).flat(),
  );
  rejected.push(...(await Promise.all(requests)).filter((response) => response !== undefined));
  await node1.bootstrap();
  await node1.ready();
  const alone = await untilAllWrite(site);
  for (const node of [node2, node3]) {
    await node.start();
    await node.ready();
  }
  return [
    {
      event: 'two of three nodes killed, the third one bootstrapped: writes after wsrep_ready=ON',
      times: alone,
    },
    { event: 'all three nodes rejoined: writes after wsrep_ready=ON', times: await untilAllWrite(site) },
  ];
}

async function checkNodes({ storage, cluster }: Site, report: Report): Promise<void> {
  const name = storage.url.slice(storage.url.lastIndexOf('/') + 1);
  const tables = TABLES.map((table) => `${name}.${table}`).join();
  await pause(1000);
  const checksums = await Promise.all(
    cluster.nodes.map(async (node) => JSON.stringify(await node.query(`CHECKSUM TABLE ${tables}`))),
  );
  report.assert('all nodes have the same rows', new Set(checksums).size === 1);
}

function checkRejections(rejected: readonly HttpResponse[], report: Report): void {
  report.record('without a majority', formatStatuses(rejected));
  report.record('response time without a majority', formatSpread(rejected.map(({ ms }) => ms)));
  report.assert(
    'without a majority, every response is 503 with Retry-After',
    rejected.length > 0 && rejected.every(isUnavailable),
  );
}

/** Starts everything. Adds functions to `stops`, which must be called in reverse order. */
async function startSite(cluster: GaleraCluster, stops: (() => Promise<unknown>)[]): Promise<Site> {
  const [node1, node2, node3] = cluster.nodes;
  const storage = await newDatabase(node1.url);
  const name = storage.url.slice(storage.url.lastIndexOf('/') + 1);
  const nodes = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join();
  await node1.query("CREATE USER haproxy@'127.0.0.1'");
  const port = await freePort();
  const proxy = await startDatabaseProxy(port, [node2.port, node3.port, node1.port]);
  stops.push(proxy.stop);
  const frontPort = await freePort();
  const env = { PUBLIC_URL: `http://localhost:${frontPort}`, TRUST_PROXY: '1' };
  const servers: ServerProbe[] = [];
  for (const [label, url] of [
    ['server with a list of nodes', `mysql://root@${nodes}/${name}`],
    ['server behind the database proxy', `mysql://root@127.0.0.1:${port}/${name}`],
  ] as const) {
    const server = await startServer({ ...storage, url }, { env });
    stops.push(async () => server.child.kill('SIGKILL'));
    const { cookie } = await newMember(server.url);
    servers.push({ name: label, url: server.url, cookie, plan: await savePlan(server.url, cookie) });
  }
  const front = await startProxy(
    servers.map(({ url }) => Number(new URL(url).port)) as [number, number],
    frontPort,
  );
  stops.push(front.stop);
  return { cluster, storage, servers, frontUrl: front.url };
}

/** Edits the plan of a server's member. Returns undefined if there is no response. */
const edit = ({ name, url, cookie, plan }: ServerProbe): Promise<HttpResponse | undefined> =>
  send(url, { path: plan, method: 'PUT', body: planBody({ name }), cookie }).catch(() => undefined);

/** Measures the milliseconds until each server can write. */
function untilAllWrite({ servers }: Site): Promise<readonly number[]> {
  return Promise.all(
    servers.map(async (server) => {
      const start = performance.now();
      await until(async () => (await edit(server))?.status === 200, undefined, 120_000);
      return performance.now() - start;
    }),
  );
}
