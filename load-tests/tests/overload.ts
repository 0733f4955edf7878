import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { separateCores } from '../../server/test/process-usage.ts';
import { startServer, withEnvironment } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { newMember, PLANS, savePlan } from '../members.ts';
import { startProxy } from '../proxy.ts';
import { formatCounts, formatDuration, formatSpread, type Report } from '../report.ts';
import {
  formatStatuses,
  type HttpResponse,
  type LoadResult,
  type RequestOptions,
  send,
  sendLoad,
} from '../send.ts';

/** The number of members. It is low, because each connection gets a copy of their requests before the first is sent. */
const MEMBERS = 4;
const CAPACITY_CONNECTIONS = 32;
const FACTOR = 3;
const CONNECTIONS = 1000;
const CHECKS_PER_SECOND = 4;

/**
 * Sends three times the server's capacity, to the server or to the shipped proxy. The server and its database have half
 * of the cores, and the client the other half.
 */
export async function run({ database, seconds = 30, proxy }: Options, report: Report): Promise<void> {
  await withEnvironment(database, async (storage, mariadb) => {
    const { url, child } = await startServer(storage, { env: { TRUST_PROXY: proxy ? '1' : '0' } });
    const requests = await memberRequests(url);
    const serverPort = Number(new URL(url).port);
    const front = proxy ? await startProxy([serverPort]) : undefined;
    const port = front?.port ?? serverPort;
    const measure = async (measuredSeconds: number) => {
      const load = { port, requests, connections: CAPACITY_CONNECTIONS, seconds: measuredSeconds };
      return (await sendLoad(load)).successesPerSecond;
    };
    const useAllCores = separateCores([child.pid ?? 0, ...(mariadb ? [mariadb.pid()] : [])]);
    try {
      await measure(5);
      const capacity = await measure(8);
      const load = { port, requests, connections: CONNECTIONS, rate: Math.round(capacity * FACTOR), seconds };
      const [result, health] = await Promise.all([
        sendLoad(load),
        checkHealth(`http://127.0.0.1:${port}`, seconds),
      ]);
      const after = await measure(3);
      report.record('database', `${database}${proxy ? ', behind the proxy' : ''}`);
      report.record('capacity, responses per second', Math.round(capacity));
      recordOverload(result, capacity, health, report);
      report.record('afterwards, responses per second', Math.round(after));
      report.assert('half the capacity is back at once', after >= capacity / 2);
      report.assert('the server was not restarted', child.exitCode === null);
    } finally {
      useAllCores();
      await front?.stop();
    }
  });
}

/** Requests `/healthz` at a fixed rate, whether or not earlier requests have a response. */
function checkHealth(url: string, seconds: number): Promise<HttpResponse[]> {
  const checks = Array.from({ length: seconds * CHECKS_PER_SECOND }, async (_, n) => {
    await pause((n * 1000) / CHECKS_PER_SECOND);
    return send(url, { path: '/healthz' });
  });
  return Promise.all(checks);
}

/** Registers members with a plan, and returns requests of each: lists of plans, and one change of the plan in ten. */
async function memberRequests(url: string): Promise<readonly RequestOptions[]> {
  const requests: RequestOptions[] = [];
  for (let n = 0; n < MEMBERS; n++) {
    const { cookie } = await newMember(url);
    const list: RequestOptions = { path: PLANS, cookie };
    const path = await savePlan(url, cookie);
    requests.push(...Array(9).fill(list), { path, method: 'PUT', cookie, body: planBody() });
  }
  return requests;
}

function recordOverload(
  result: LoadResult,
  capacity: number,
  health: readonly HttpResponse[],
  report: Report,
): void {
  const share = result.successesPerSecond / capacity;
  report.record('responses', `${formatCounts(result.counts)} over ${CONNECTIONS} connections`);
  report.record('succeeded', `${Math.round(100 * share)} % of the capacity`);
  report.record(
    'response time: median, 99 %',
    `${formatDuration(result.median)}, ${formatDuration(result.percentile99)}`,
  );
  report.record('/healthz: responses', formatStatuses(health));
  report.record('/healthz: response time', formatSpread(health.map(({ ms }) => ms)));
  report.assert('at least 80 % of the capacity succeeded', share >= 0.8);
  report.assert(
    'every /healthz was 200',
    health.every(({ status }) => status === 200),
  );
}
