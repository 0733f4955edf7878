import { planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type ServerProcess, startProcess, untilReady } from '../../server/test/server-process.ts';
import { UNLIMITED, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { duration, type Report, spread } from '../report.ts';
import { type Answer, type Member, newMember, send, statuses } from '../send.ts';
import { type NetworkState, newNetwork } from './network.ts';

const NETWORK_STATES: readonly NetworkState[] = ['slow', 'crawls', 'hangs', 'drops'];
const ROUNDS = 5;
const AT_ONCE = 40;
const WITHIN_MS = 5000;
const PLANS = '/api/retirement-plans';
/** What the pool may hold, and the drill's own look at it. */
const CONNECTIONS = 12;

/** The network between server and database becomes slow, hangs and breaks off; the server gives up in time. */
export function run(_options: Options, report: Report): Promise<void> {
  return withEnvironment('mariadb', async ({ storage }) => {
    const address = new URL(storage.address);
    const line = await newNetwork(Number(address.port));
    address.port = String(line.port);
    const metricsPort = await freePort();
    const env = { ...UNLIMITED, METRICS_PORT: String(metricsPort) };
    const server = await startProcess({ ...storage, address: address.href }, { env });
    const member = await newMember(server.url);
    if (!member) throw new Error('nobody could register');
    const saved: string[] = [];
    for (const mood of NETWORK_STATES) {
      const answers: Answer[] = [];
      const recoveries: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        line.become(mood);
        answers.push(...(await burst(server, member, saved)));
        line.become('passes');
        const from = performance.now();
        await untilServing(server, member);
        recoveries.push(performance.now() - from);
      }
      recordResults(mood, answers, recoveries, report);
    }
    await checkPool(metricsPort, storage.address, report);
    const names = await withDatabase(storage, async ({ read }) => await read('SELECT name FROM plans', []));
    const found = new Set(names.map(({ name }) => name));
    const lost = saved.filter((name) => !found.has(name));
    report.record('acknowledged saves', saved.length);
    report.assert(`nothing acknowledged was lost, of ${saved.length}`, lost.length === 0);
    report.assert('the server was not restarted', server.child.exitCode === null);
    line.close();
  });
}

async function burst(server: ServerProcess, { cookie }: Member, saved: string[]): Promise<Answer[]> {
  const headers = { cookie };
  const pages = await Promise.all(['/', '/healthz'].map((path) => send(server.url, { path })));
  if (pages.some(({ status }) => status !== 200)) throw new Error('a page needed the database');
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      if (n % 4 > 0) return send(server.url, { path: PLANS, headers });
      const name = `plan ${saved.length} ${n} ${Math.random()}`;
      const answer = await send(server.url, {
        path: PLANS,
        method: 'POST',
        body: planBody({ name }),
        headers,
      });
      if (answer.status === 201) saved.push(name);
      return answer;
    }),
  );
}

function recordResults(
  mood: NetworkState,
  answers: readonly Answer[],
  recoveries: readonly number[],
  report: Report,
): void {
  report.record(`${mood}: answers`, statuses(answers));
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  report.record(`${mood}: slowest answer`, duration(slowest));
  report.record(`${mood}: from the line’s return to 30 good answers`, spread(recoveries));
  report.assert(`${mood}: every answer came within 5 seconds`, slowest <= WITHIN_MS);
  report.assert(
    `${mood}: each was right, or 503 with when to come again`,
    answers.every(
      ({ status, headers }) => status < 300 || (status === 503 && headers['retry-after'] !== undefined),
    ),
  );
}

/** All of many at once are answered again. */
async function untilServing(server: ServerProcess, { cookie }: Member): Promise<void> {
  await untilReady(server);
  for (;;) {
    const headers = { cookie };
    const many = Array.from({ length: 30 }, () => send(server.url, { path: PLANS, headers }));
    if ((await Promise.all(many)).every(({ status }) => status === 200)) return;
  }
}

/** Neither the server nor the database holds connections that nobody uses. */
async function checkPool(metricsPort: number, address: string, report: Report): Promise<void> {
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, { path: '/metrics' });
  const count = (state: string) =>
    Number(new RegExp(`^whenabouts_database_connections\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  report.assert('afterwards no query waits, no connection is busy', count('waiting') + count('busy') === 0);
  const open = await withDatabase({ address, dataDir: '', remove: async () => {} }, async ({ read }) => {
    const [row] = await read("SHOW GLOBAL STATUS LIKE 'Threads_connected'", []);
    return Number(row?.Value);
  });
  report.record('connections that the database counts', open);
  report.assert('the database holds no connections that were given up', open <= CONNECTIONS);
}
