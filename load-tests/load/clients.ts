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
/** Below the five seconds after which the server closes a connection that nobody uses. */
const ASKS_EVERY_MS = 2000;
const MEMBERS = 20;
/** The part of the time in which memory may still grow. */
const WARM_UP = 0.3;
const SLOPE_MIB_A_MINUTE = 1;
const MOST_MIB = 300;

/** A thousand clients that keep their connections, for ten minutes. */
export async function run({ database = 'sqlite', minutes = 10 }: Options, report: Report): Promise<void> {
  const site = await siteFolder();
  await withEnvironment(database, async ({ storage }) => {
    const server = await startProcess(storage, { env: { ...UNLIMITED, SITE_DIR: site, SEED_POSTS: 'true' } });
    const port = Number(new URL(server.url).port);
    const requests = await requestsOf(server.url);
    const wrong: string[] = [];
    const broken: string[] = [];
    let [answers, refused] = [0, 0];
    let running = true;
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      await pause((client * ASKS_EVERY_MS) / CLIENTS);
      const connection = new KeepAliveConnection(port);
      for (let n = client; running; n++) {
        try {
          const { status } = await connection.ask(requests[n % requests.length] ?? '');
          if (status === 200) answers++;
          else if (status === 503) refused++;
          else wrong.push(String(status));
        } catch (error) {
          broken.push(String(error));
          return;
        }
        await pause(ASKS_EVERY_MS);
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
    report.record('answers', answers);
    report.record('turned away with 503', refused);
    report.record('broken connections', broken.length);
    report.record('memory: slope after the warm-up', `${slope.toFixed(2)} MiB a minute`);
    report.record('memory: most', `${Math.round(most)} MiB`);
    report.assert(`every connection held ${broken.slice(0, 3).join(', ')}`.trim(), broken.length === 0);
    report.assert(`no answer but 200 and 503 ${wrong.slice(0, 3).join(', ')}`.trim(), wrong.length === 0);
    report.assert('9 of 10 were answered well at least', answers >= 9 * refused && answers > 0);
    report.assert('memory grew by less than 1 MiB a minute', slope < SLOPE_MIB_A_MINUTE);
    report.assert('memory stayed below 300 MiB', most < MOST_MIB);
  });
}

async function requestsOf(url: string): Promise<readonly string[]> {
  const paths = ['/', '/blog', '/api/blog-posts', '/healthz'];
  const ofMembers = (await addReaders(url, MEMBERS, 1)).flatMap(({ cookie }) =>
    ['/api/retirement-plans', '/api/auth/me'].map((path) => rawRequest({ path, cookie })),
  );
  return [...paths.map((path) => rawRequest({ path })), ...ofMembers];
}
