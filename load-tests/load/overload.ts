import { planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type ServerProcess, startProcess } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { rawRequest } from '../raw-request.ts';
import { duration, percentile, type Report } from '../report.ts';
import { startProxy } from '../scaling/proxy.ts';
import { measureCapacity, openLoop, watchHealth } from './open-loop.ts';
import { addReaders } from './readers.ts';

const MEMBERS = 16;
const PLANS_OF_EACH = 3;
/** One request in ten saves; the others read. */
const SAVE_EVERY = 10;
/** Load as a multiple of the capacity. */
const FACTOR = 3;
/** More at the proxy than it queues within its timeout. */
const CONNECTIONS = { toServer: 1000, toProxy: 3500 };

/**
 * Sends three times the server's capacity at a fixed rate, to the server or to the shipped proxy.
 */
export async function run(options: Options, report: Report): Promise<void> {
  const { database = 'sqlite', proxy } = options;
  await withEnvironment(database, async ({ storage }) => {
    const server = await startProcess(storage, { env: { ...UNLIMITED, TRUST_PROXY: proxy ? '1' : '0' } });
    const port = Number(new URL(server.url).port);
    if (!proxy) return overload(server, port, options, report);
    const front = await startProxy({ folder: storage.dataDir, port: await freePort(), servers: [port] });
    try {
      await overload(server, front.port, options, report);
    } finally {
      await front.stop();
    }
  });
}

async function overload(
  { url, child }: ServerProcess,
  port: number,
  { database = 'sqlite', seconds = 60, proxy }: Options,
  report: Report,
): Promise<void> {
  const requests = await createRequests(url);
  await measureCapacity(port, requests);
  const peak = await measureCapacity(port, requests);
  const health = watchHealth(port);
  const rate = peak * FACTOR;
  const connections = proxy ? CONNECTIONS.toProxy : CONNECTIONS.toServer;
  const load = await openLoop(port, requests, { rate, connections, ms: seconds * 1000 });
  const { accepted, rejected, failed, due, unsent, lateness } = load;
  const healthy = await health.end();
  const from = performance.now();
  while ((await measureCapacity(port, requests, 500)) < peak / 2 && performance.now() - from < 10_000);
  const recovered = performance.now() - from;
  const times = accepted.map(({ ms }) => ms);
  const goodput = accepted.length / seconds;
  report.record('database', `${database}${proxy ? ', behind the proxy' : ''}`);
  report.record('capacity, responses per second', Math.round(peak));
  report.record('due, per second', `${Math.round(due / seconds)}, for ${seconds} s`);
  report.record(
    'sent, per second',
    `${Math.round((due - unsent) / seconds)}, over ${connections} connections`,
  );
  report.record(
    'succeeded, per second',
    `${Math.round(goodput)}, ${Math.round((100 * goodput) / peak)} % of the capacity`,
  );
  report.record('rejected with 503', rejected.length);
  report.record('sent without a response', failed);
  report.record(
    'accepted: median, 99 %',
    `${duration(percentile(times, 50))}, ${duration(percentile(times, 99))}`,
  );
  report.record(
    'rejected: median',
    duration(
      percentile(
        rejected.map(({ ms }) => ms),
        50,
      ),
    ),
  );
  report.record(
    '/healthz: requests, slowest',
    `${healthy.length}, ${duration(Math.max(...healthy.map(({ ms }) => ms)))}`,
  );
  report.record('lateness of the client, 99 %', duration(percentile(lateness, 99)));
  report.assert('the load was above the capacity', due / seconds > peak * 2);
  report.assert('at least 80 % of the capacity succeeded', goodput >= 0.8 * peak);
  report.assert('99 % of the accepted requests took at most a second', percentile(times, 99) <= 1000);
  report.assert(
    'every /healthz was 200',
    healthy.length > 0 && healthy.every(({ status }) => status === 200),
  );
  report.assert('half the capacity was back within 5 seconds', recovered <= 5000);
  report.assert('the server was not restarted', child.exitCode === null);
}

/** Serializes requests of members who list their plans, and save one plan in ten requests. */
async function createRequests(url: string): Promise<readonly string[]> {
  const body = JSON.stringify(planBody());
  const requests = (await addReaders(url, MEMBERS, PLANS_OF_EACH)).flatMap(({ cookie, plan }) => {
    const list = rawRequest({ path: '/api/retirement-plans', cookie });
    const edit = rawRequest({ path: `/api/retirement-plans/${plan}`, method: 'PUT', cookie, body });
    return [...Array.from({ length: SAVE_EVERY - 1 }, () => list), edit];
  });
  // Mixed, so that one member's requests are not consecutive.
  return requests.map((_, n) => requests[(n * 7) % requests.length] ?? '');
}
