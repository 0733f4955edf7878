import { planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type ServerProcess, startProcess, untilReady } from '../../server/test/server-process.ts';
import { UNLIMITED, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { duration, type Report, spread } from '../report.ts';
import { type HttpResponse, type Member, newMember, send, statuses } from '../send.ts';
import { type NetworkState, newNetwork } from './network.ts';

const NETWORK_STATES: readonly NetworkState[] = ['slow', 'crawls', 'hangs', 'drops'];
const ROUNDS = 5;
const AT_ONCE = 40;
const WITHIN_MS = 5000;
const PLANS = '/api/retirement-plans';
/** The size of the pool, plus the test's own connection. */
const CONNECTIONS = 12;

/** Slows down, stalls and drops the network between server and database. */
export function run(_options: Options, report: Report): Promise<void> {
  return withEnvironment('mariadb', async ({ storage }) => {
    const address = new URL(storage.url);
    const network = await newNetwork(Number(address.port));
    address.port = String(network.port);
    const metricsPort = await freePort();
    const env = { ...UNLIMITED, METRICS_PORT: String(metricsPort) };
    const server = await startProcess({ ...storage, url: address.href }, { env });
    const member = await newMember(server.url);
    if (!member) throw new Error('registration failed');
    const saved: string[] = [];
    for (const state of NETWORK_STATES) {
      const responses: HttpResponse[] = [];
      const recoveries: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        network.set(state);
        responses.push(...(await burst(server, member, saved)));
        network.set('passes');
        const from = performance.now();
        await untilServing(server, member);
        recoveries.push(performance.now() - from);
      }
      recordResults(state, responses, recoveries, report);
    }
    await checkPool(metricsPort, storage.url, report);
    const names = await withDatabase(storage, async ({ read }) => await read('SELECT name FROM plans', []));
    const found = new Set(names.map(({ name }) => name));
    const lost = saved.filter((name) => !found.has(name));
    report.record('acknowledged saves', saved.length);
    report.assert(`none of ${saved.length} acknowledged saves was lost`, lost.length === 0);
    report.assert('the server was not restarted', server.child.exitCode === null);
    network.close();
  });
}

async function burst(server: ServerProcess, { cookie }: Member, saved: string[]): Promise<HttpResponse[]> {
  const headers = { cookie };
  const pages = await Promise.all(['/', '/healthz'].map((path) => send(server.url, { path })));
  if (pages.some(({ status }) => status !== 200)) throw new Error('a page that needs no database failed');
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      if (n % 4 > 0) return send(server.url, { path: PLANS, headers });
      const name = `plan ${saved.length} ${n} ${Math.random()}`;
      const response = await send(server.url, {
        path: PLANS,
        method: 'POST',
        body: planBody({ name }),
        headers,
      });
      if (response.status === 201) saved.push(name);
      return response;
    }),
  );
}

function recordResults(
  state: NetworkState,
  responses: readonly HttpResponse[],
  recoveries: readonly number[],
  report: Report,
): void {
  report.record(`${state}: responses`, statuses(responses));
  const slowest = Math.max(...responses.map(({ ms }) => ms));
  report.record(`${state}: slowest response`, duration(slowest));
  report.record(`${state}: from the network’s recovery to 30 good responses`, spread(recoveries));
  report.assert(`${state}: every response came within 5 seconds`, slowest <= WITHIN_MS);
  report.assert(
    `${state}: each response succeeded, or was 503 with Retry-After`,
    responses.every(
      ({ status, headers }) => status < 300 || (status === 503 && headers['retry-after'] !== undefined),
    ),
  );
}

/** Waits until 30 concurrent requests succeed. */
async function untilServing(server: ServerProcess, { cookie }: Member): Promise<void> {
  await untilReady(server);
  for (;;) {
    const headers = { cookie };
    const many = Array.from({ length: 30 }, () => send(server.url, { path: PLANS, headers }));
    if ((await Promise.all(many)).every(({ status }) => status === 200)) return;
  }
}

/** Asserts that neither the server nor the database has leaked connections. */
async function checkPool(metricsPort: number, address: string, report: Report): Promise<void> {
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' });
  const count = (state: string) =>
    Number(new RegExp(`^whenabouts_database_connections\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  report.assert(
    'afterwards no query is waiting and no connection is busy',
    count('waiting') + count('busy') === 0,
  );
  const open = await withDatabase({ url: address, dataDir: '', remove: async () => {} }, async ({ read }) => {
    const [row] = await read("SHOW GLOBAL STATUS LIKE 'Threads_connected'", []);
    return Number(row?.Value);
  });
  report.record('open connections in the database', open);
  report.assert('the database has no abandoned connections', open <= CONNECTIONS);
}
