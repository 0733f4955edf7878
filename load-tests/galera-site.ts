import { planBody } from '../server/test/factories.ts';
import { freePort } from '../server/test/free-port.ts';
import type { GaleraCluster } from '../server/test/galera-cluster.ts';
import { until } from '../server/test/server-process.ts';
import { newDatabase, type TestDatabase } from '../server/test/test-database.ts';
import { startServer } from './environment.ts';
import { newMember, savePlan } from './members.ts';
import { startDatabaseProxy, startProxy } from './proxy.ts';
import { type HttpResponse, send } from './send.ts';

/** Two servers on a cluster of three nodes, with a proxy in front of the servers and another in front of the nodes. */
export interface Site {
  readonly cluster: GaleraCluster;
  readonly storage: TestDatabase;
  readonly servers: readonly ServerProbe[];
  readonly frontUrl: string;
}

/** A server, and a member whose plan is edited to check that the server works. */
export interface ServerProbe {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
  readonly plan: string;
}

/** Starts everything. Adds functions to `stops`, which must be called in reverse order. */
export async function startSite(cluster: GaleraCluster, stops: (() => Promise<unknown>)[]): Promise<Site> {
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
    servers.map(({ url }) => Number(new URL(url).port)),
    frontPort,
  );
  stops.push(front.stop);
  return { cluster, storage, servers, frontUrl: front.url };
}

/** Edits the plan of a server's member. Returns undefined if there is no response. */
export const edit = ({ name, url, cookie, plan }: ServerProbe): Promise<HttpResponse | undefined> =>
  send(url, { path: plan, method: 'PUT', body: planBody({ name }), cookie }).catch(() => undefined);

/** Measures the milliseconds until each server can write. */
export function untilAllWrite({ servers }: Site): Promise<readonly number[]> {
  return Promise.all(
    servers.map(async (server) => {
      const start = performance.now();
      await until(async () => (await edit(server))?.status === 200, undefined, 120_000);
      return performance.now() - start;
    }),
  );
}
