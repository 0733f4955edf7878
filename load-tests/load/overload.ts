import { planBody } from '../../server/test/factories.ts';
import { freePort } from '../../server/test/free-port.ts';
import { type ServerProcess, startProcess } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { rawRequest } from '../raw-request.ts';
import { duration, percentile, type Report } from '../report.ts';
import { startProxy } from '../scaling/proxy.ts';
import { capacityOf, openLoop, watchHealth } from './open-loop.ts';
import { addReaders } from './readers.ts';

const MEMBERS = 16;
const PLANS_OF_EACH = 3;
/** One request in so many saves; the others read. */
const SAVE_EVERY = 10;
const TIMES = 3;
/** At the proxy so many that their waiting alone is longer than it lets them wait. */
const CALLERS = { atServer: 1000, atProxy: 3500 };

/**
 * Three times as many requests as the server can answer, sent whether or not it answers: to the server itself, or to
 * the proxy that is shipped.
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
  const requests = await requestsOf(url);
  await capacityOf(port, requests);
  const peak = await capacityOf(port, requests);
  const health = watchHealth(port);
  const rate = peak * TIMES;
  const callers = proxy ? CALLERS.atProxy : CALLERS.atServer;
  const load = await openLoop(port, requests, { rate, callers, ms: seconds * 1000 });
  const { accepted, refused, failed, due, unsent, lateness } = load;
  const healthy = await health.end();
  const from = performance.now();
  while ((await capacityOf(port, requests, 500)) < peak / 2 && performance.now() - from < 10_000);
  const recovered = performance.now() - from;
  const times = accepted.map(({ ms }) => ms);
  const goodput = accepted.length / seconds;
  report.record('database', `${database}${proxy ? ', behind the proxy' : ''}`);
  report.record('most it can, answers per second', Math.round(peak));
  report.record('due, per second', `${Math.round(due / seconds)}, for ${seconds} s`);
  report.record('sent, per second', `${Math.round((due - unsent) / seconds)}, over ${callers} connections`);
  report.record(
    'answered well, per second',
    `${Math.round(goodput)}, ${Math.round((100 * goodput) / peak)} % of the most`,
  );
  report.record('turned away with 503', refused.length);
  report.record('sent and not answered', failed);
  report.record(
    'accepted: median, 99 %',
    `${duration(percentile(times, 50))}, ${duration(percentile(times, 99))}`,
  );
  report.record(
    'turned away: median',
    duration(
      percentile(
        refused.map(({ ms }) => ms),
        50,
      ),
    ),
  );
  report.record(
    '/healthz: asked, slowest',
    `${healthy.length}, ${duration(Math.max(...healthy.map(({ ms }) => ms)))}`,
  );
  report.record('the drill itself was late by, 99 %', duration(percentile(lateness, 99)));
  report.assert('it had more to do than it can', due / seconds > peak * 2);
  report.assert('at least 80 % of the most it can was answered well', goodput >= 0.8 * peak);
  report.assert('99 % of the accepted were answered within a second', percentile(times, 99) <= 1000);
  report.assert(
    '/healthz answered all the time',
    healthy.length > 0 && healthy.every(({ status }) => status === 200),
  );
  report.assert('within 5 seconds afterwards all was as before', recovered <= 5000);
  report.assert('the server was not restarted', child.exitCode === null);
}

/** Members who list their plans, and now and then save one. */
async function requestsOf(url: string): Promise<readonly string[]> {
  const body = JSON.stringify(planBody());
  const requests = (await addReaders(url, MEMBERS, PLANS_OF_EACH)).flatMap(({ cookie, plan }) => {
    const list = rawRequest({ path: '/api/retirement-plans', cookie });
    const edit = rawRequest({ path: `/api/retirement-plans/${plan}`, method: 'PUT', cookie, body });
    return [...Array.from({ length: SAVE_EVERY - 1 }, () => list), edit];
  });
  // So that no member's requests come all at once.
  return requests.map((_, n) => requests[(n * 7) % requests.length] ?? '');
}
