import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { UNLIMITED, withDatabase, withEnvironment } from '../environment.ts';
import { emailOf, populate } from '../faults/populate.ts';
import type { Options } from '../options.ts';
import { KeepAliveConnection, rawRequest } from '../raw-request.ts';
import { duration, percentile, type Report } from '../report.ts';
import { send, statuses } from '../send.ts';
import { residentMiB } from './memory.ts';

const LOGINS = 200;
const READ_EVERY_MS = 20;
const READ_WITHIN_MS = 500;
const MAX_GROWTH_MIB = 250;

/** Logs 200 members in at once, each with a password hash, and measures other requests meanwhile. */
export function run({ database = 'sqlite' }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async ({ storage }) => {
    await withDatabase(storage, async (database) => {
      await database.migrate();
      await populate(database, { members: LOGINS, plansOfEach: 0 });
    });
    const { url, child } = await startProcess(storage, { env: { ...UNLIMITED, SEED_POSTS: 'true' } });
    // A keep-alive connection, as from a proxy.
    const reader = new KeepAliveConnection(Number(new URL(url).port));
    const posts = rawRequest({ path: '/api/blog-posts' });
    await reader.send(posts);
    const before = residentMiB(child.pid);
    let maximum = before;
    let running = true;
    let rejected = 0;
    const readTimes: number[] = [];
    const reading = (async () => {
      while (running) {
        const { status, ms } = await reader.send(posts);
        if (status === 200) readTimes.push(ms);
        else rejected++;
        maximum = Math.max(maximum, residentMiB(child.pid));
        await pause(READ_EVERY_MS);
      }
    })();
    const logIn = (email: string) =>
      send(url, { path: '/api/auth/login', method: 'POST', body: { email, password: PASSWORD } });
    const responses = await Promise.all(Array.from({ length: LOGINS }, (_, n) => logIn(emailOf(n + 1))));
    running = false;
    await reading;
    reader.end();
    report.record('database', database);
    report.record('logins at once', `${LOGINS}: ${statuses(responses)}`);
    report.record('other requests: accepted, rejected', `${readTimes.length}, ${rejected}`);
    const [p50, p99] = [percentile(readTimes, 50), percentile(readTimes, 99)];
    report.record('other requests: median, 99 %', `${duration(p50)}, ${duration(p99)}`);
    report.record('memory: before, maximum', `${Math.round(before)} MiB, ${Math.round(maximum)} MiB`);
    report.assert(
      'each login succeeded, or got 503 with Retry-After',
      responses.every(
        ({ status, headers }) => status === 200 || (status === 503 && headers['retry-after'] !== undefined),
      ),
    );
    report.assert(`99 % of the other requests took at most ${READ_WITHIN_MS} ms`, p99 <= READ_WITHIN_MS);
    report.assert(`memory grew by less than ${MAX_GROWTH_MIB} MiB`, maximum - before < MAX_GROWTH_MIB);
  });
}
