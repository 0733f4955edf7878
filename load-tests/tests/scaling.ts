import { setTimeout as pause } from 'node:timers/promises';
import { seedPosts } from '../../server/seeds/posts.ts';
import { PASSWORD, planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { cpuTime } from '../../server/test/process-usage.ts';
import { siteFolder, startServer, withDatabase, withMariadb } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { emailOf, newMember, PLANS, populate, savePlan } from '../members.ts';
import { startProxy } from '../proxy.ts';
import type { Report } from '../report.ts';
import { type LoadRequest, sendLoad } from '../send.ts';
import { checkWrites, duringWriteLoad } from '../write-load.ts';

const POPULATION = { members: 10_000, plansOfEach: 3 };
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
/** More requests would wait for a core, and be rejected on machines with few cores. */
const LOGINS_AT_ONCE = 4;
const POST_PAGE = `/blog/${seedPosts[0]?.slug}`;

/** Measures the rates and costs of one server process. Then kills two servers alternately behind the shipped proxy. */
export async function run({ kills = 6, seconds = 8 }: Options, report: Report): Promise<void> {
  const SITE_DIR = await siteFolder();
  await withMariadb(async (storage, mariadb) => {
    await withDatabase(storage, async (database) => {
      await database.migrate();
      await populate(database, POPULATION);
    });
    const proxyPort = await freePort();
    const PUBLIC_URL = `http://localhost:${proxyPort}`;
    const env = { SITE_DIR, SEED_POSTS: 'true', TRUST_PROXY: '1', PUBLIC_URL };
    const ports = [await freePort(), await freePort()] as const;
    const start = (port: number) => startServer(storage, { env, port });
    const servers = [await start(ports[0]), await start(ports[1])];
    const proxy = await startProxy(ports, proxyPort);
    try {
      const processes = {
        servers: servers.map(({ child }) => child.pid ?? 0),
        database: mariadb.pid(),
      };
      await measureRates({ port: ports[0], proxyPort, processes, seconds }, report);
      const acknowledged = await duringWriteLoad({ url: proxy.url, storage }, async () => {
        for (let kill = 0; kill < kills; kill++) {
          await pause(2000);
          const n = kill % 2 === 0 ? 0 : 1;
          servers[n]?.child.kill('SIGKILL');
          await servers[n]?.ended;
          servers[n] = await start(ports[n]);
        }
      });
      report.record('kills', kills);
      await checkWrites(storage, acknowledged, report);
    } finally {
      await proxy.stop();
    }
  });
}

interface Measured {
  readonly port: number;
  readonly proxyPort: number;
  readonly processes: { readonly servers: readonly number[]; readonly database: number };
  readonly seconds: number;
}

async function measureRates(
  { port, proxyPort, processes, seconds }: Measured,
  report: Report,
): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const { cookie } = await newMember(url);
  const plan = await savePlan(url, cookie);
  const logins = Array.from({ length: 1000 }, (_, n): LoadRequest => {
    return { path: '/api/auth/login', method: 'POST', body: { email: emailOf(n + 1), password: PASSWORD } };
  });
  const edit: LoadRequest = { path: plan, method: 'PUT', cookie, body: planBody() };
  const loads: readonly [name: string, requests: readonly LoadRequest[], port?: number][] = [
    ['list of plans', [{ path: PLANS, cookie }]],
    ['saving a plan', [edit]],
    ['login', logins],
    ['home page', [{ path: '/' }]],
    ['page of a post', [{ path: POST_PAGE }]],
    [
      'page of a post through the proxy, not cached',
      [{ path: POST_PAGE, cookie: 'past=the-cache' }],
      proxyPort,
    ],
    ['page of a post from the proxy’s cache', [{ path: POST_PAGE }], proxyPort],
  ];
  const cpuTimes = () => ({
    servers: processes.servers.reduce((sum, pid) => sum + cpuTime(pid), 0),
    database: cpuTime(processes.database),
  });
  for (const [name, requests, loadPort = port] of loads) {
    const load = { port: loadPort, requests, connections: name === 'login' ? LOGINS_AT_ONCE : CONNECTIONS };
    await sendLoad({ ...load, seconds: WARM_UP_SECONDS });
    const before = cpuTimes();
    const { counts, successRate } = await sendLoad({ ...load, seconds });
    const count = counts[200] ?? 0;
    const after = cpuTimes();
    const each = (process: 'servers' | 'database') => ((after[process] - before[process]) / count).toFixed(2);
    const costs = `${each('servers')} ms of the server, ${each('database')} ms of the database`;
    report.record(name, `${Math.round(successRate)} per second, ${costs}`);
  }
}
