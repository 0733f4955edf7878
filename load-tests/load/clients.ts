import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { KeepAliveConnection, rawRequest } from '../raw-request.ts';
import type { Report } from '../report.ts';
import { slopeOf, watchMemory } from './memory.ts';
import { addReaders } from './readers.ts';
import { siteFolder } from './site.ts';

const CLIENTS = 1000;
/** Below the five seconds after which the server closes an idle connection. */
const REQUEST_EVERY_MS = 2000;
const MEMBERS = 20;
/** Share of the duration in which memory may still grow. */
const WARM_UP = 0.3;
const MAX_SLOPE_MIB_PER_MINUTE = 1;
const MAX_MIB = 300;

/** Runs 1,000 clients with keep-alive connections, and checks connections and memory. */
export async function run({ database = 'sqlite', minutes = 10 }: Options, report: Report): Promise<void> {
  const site = await siteFolder();
  await withEnvironment(database, async ({ storage }) => {
    const server = await startProcess(storage, { env: { ...UNLIMITED, SITE_DIR: site, SEED_POSTS: 'true' } });
    const port = Number(new URL(server.url).port);
    const requests = await createRequests(server.url);
    const wrong: string[] = [];
    const connectionErrors: string[] = [];
    let [responses, rejected] = [0, 0];
    let running = true;
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      await pause((client * REQUEST_EVERY_MS) / CLIENTS);
      const connection = new KeepAliveConnection(port);
      for (let n = client; running; n++) {
        try {
          const { status } = await connection.send(requests[n % requests.length] ?? '');
          if (status === 200) responses++;
          else if (status === 503) rejected++;
          else wrong.push(String(status));
        } catch (error) {
          connectionErrors.push(String(error));
          return;
        }
        await pause(REQUEST_EVERY_MS);
      }
      connection.end();
    });
    const samples = await watchMemory(server.child.pid, minutes);
    running = false;
    await Promise.all(clients);
    const warm = samples.filter(({ minute }) => minute >= minutes * WARM_UP);
    const slope = slopeOf(warm);
    const most = Math.max(...samples.map(({ mib }) => mib));
    report.record('clients, minutes', `${CLIENTS}, ${minutes}`);
    report.record('responses', responses);
    report.record('rejected with 503', rejected);
    report.record('broken connections', connectionErrors.length);
    report.record('memory: slope after the warm-up', `${slope.toFixed(2)} MiB per minute`);
    report.record('memory: maximum', `${Math.round(most)} MiB`);
    report.assert(
      `no connection broke ${connectionErrors.slice(0, 3).join(', ')}`.trim(),
      connectionErrors.length === 0,
    );
    report.assert(`every response was 200 or 503 ${wrong.slice(0, 3).join(', ')}`.trim(), wrong.length === 0);
    report.assert('at least 9 of 10 requests succeeded', responses >= 9 * rejected && responses > 0);
    report.assert('memory grew by less than 1 MiB per minute', slope < MAX_SLOPE_MIB_PER_MINUTE);
    report.assert('memory stayed below 300 MiB', most < MAX_MIB);
  });
}

async function createRequests(url: string): Promise<readonly string[]> {
  const paths = ['/', '/blog', '/api/blog-posts', '/healthz'];
  const memberRequests = (await addReaders(url, MEMBERS, 1)).flatMap(({ cookie }) =>
    ['/api/retirement-plans', '/api/auth/me'].map((path) => rawRequest({ path, cookie })),
  );
  return [...paths.map((path) => rawRequest({ path })), ...memberRequests];
}
