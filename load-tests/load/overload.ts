import { startProcess } from '../../server/test/server-process.ts';
import { databasePid, UNLIMITED, withEnvironment } from '../environment.ts';
import { type LoadResult, memberRequests, sendLoad, statusCounts } from '../http-load.ts';
import type { Options } from '../options.ts';
import { separateCores } from '../process-usage.ts';
import { startProxy } from '../proxy.ts';
import { duration, type Report, spread } from '../report.ts';
import { type HttpResponse, send, statuses } from '../send.ts';
import { openLoop } from './open-loop.ts';

/** Few, because each connection gets a copy of their requests before the first is sent. */
const MEMBERS = 4;
/** Connections at which the capacity is measured. */
const CAPACITY_CONNECTIONS = 32;
/** Load as a multiple of the capacity. */
const FACTOR = 3;
const CONNECTIONS = 1000;
const CHECKS_PER_SECOND = 4;

/**
 * Sends three times the server's capacity, to the server or to the shipped proxy. The server and its database have half
 * of the cores, and the client the other half.
 */
export async function run(
  { database = 'sqlite', seconds = 30, proxy }: Options,
  report: Report,
): Promise<void> {
  await withEnvironment(database, async ({ storage }) => {
    const { url, child } = await startProcess(storage, {
      env: { ...UNLIMITED, TRUST_PROXY: proxy ? '1' : '0' },
    });
    const requests = await memberRequests(url, MEMBERS);
    const front = proxy ? await startProxy([Number(new URL(url).port)]) : undefined;
    const port = front?.port ?? Number(new URL(url).port);
    const measure = async (measuredSeconds: number) => {
      const load = { port, requests, connections: CAPACITY_CONNECTIONS, seconds: measuredSeconds };
      return (await sendLoad(load)).successRate;
    };
    const databases = database === 'mariadb' ? [await databasePid(storage)] : [];
    const useAllCores = separateCores([child.pid ?? 0, ...databases]);
    try {
      await measure(5);
      const peak = await measure(8);
      const load = { port, requests, connections: CONNECTIONS, rate: Math.round(peak * FACTOR), seconds };
      const checking = openLoop(seconds, CHECKS_PER_SECOND, () =>
        send(`http://127.0.0.1:${port}`, { path: '/healthz' }),
      );
      const result = await sendLoad(load);
      const health = await checking;
      const after = await measure(3);
      report.record('database', `${database}${proxy ? ', behind the proxy' : ''}`);
      report.record('capacity, responses per second', Math.round(peak));
      recordOverload(result, peak, health, report);
      report.record('afterwards, responses per second', Math.round(after));
      report.assert('half the capacity is back at once', after >= peak / 2);
      report.assert('the server was not restarted', child.exitCode === null);
    } finally {
      useAllCores();
      await front?.stop();
    }
  });
}

function recordOverload(
  result: LoadResult,
  peak: number,
  health: readonly HttpResponse[],
  report: Report,
): void {
  const share = result.successRate / peak;
  report.record('responses', `${statusCounts(result)} over ${CONNECTIONS} connections`);
  report.record('succeeded', `${Math.round(100 * share)} % of the capacity`);
  report.record(
    'response time: median, 99 %',
    `${duration(result.median)}, ${duration(result.percentile99)}`,
  );
  report.record('/healthz: responses', statuses(health));
  report.record('/healthz: response time', spread(health.map(({ ms }) => ms)));
  report.assert('at least 80 % of the capacity succeeded', share >= 0.8);
  report.assert(
    'every /healthz was 200',
    health.every(({ status }) => status === 200),
  );
}
