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

const AT_ONCE = 200;
const READ_EVERY_MS = 20;
const READ_WITHIN_MS = 500;
const MOST_GROWTH_MIB = 250;

/** 200 members log in at once: each hashes a password, and those who read posts meanwhile must hardly notice. */
export function run({ database = 'sqlite' }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async ({ storage }) => {
    await withDatabase(storage, async (database) => {
      await database.migrate();
      await populate(database, { members: AT_ONCE, plansOfEach: 0 });
    });
    const { url, child } = await startProcess(storage, { env: { ...UNLIMITED, SEED_POSTS: 'true' } });
    // As behind a proxy, which keeps its connections.
    const reader = new KeepAliveConnection(Number(new URL(url).port));
    const posts = rawRequest({ path: '/api/blog-posts' });
    await reader.ask(posts);
    const before = residentMiB(child.pid);
    let most = before;
    let running = true;
    let refused = 0;
    const readings: number[] = [];
    const reading = (async () => {
      while (running) {
        const { status, ms } = await reader.ask(posts);
        if (status === 200) readings.push(ms);
        else refused++;
        most = Math.max(most, residentMiB(child.pid));
        await pause(READ_EVERY_MS);
      }
    })();
    const logIn = (email: string) =>
      send(url, { path: '/api/auth/login', method: 'POST', body: { email, password: PASSWORD } });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => logIn(emailOf(n + 1))));
    running = false;
    await reading;
    reader.end();
    report.record('database', database);
    report.record('logins at once', `${AT_ONCE}: ${statuses(answers)}`);
    report.record('posts meanwhile: given, turned away', `${readings.length}, ${refused}`);
    const [middle, late] = [percentile(readings, 50), percentile(readings, 99)];
    report.record('posts meanwhile: median, 99 %', `${duration(middle)}, ${duration(late)}`);
    report.record('memory: before, most', `${Math.round(before)} MiB, ${Math.round(most)} MiB`);
    report.assert(
      'each was let in, or told when to come again',
      answers.every(
        ({ status, headers }) => status === 200 || (status === 503 && headers['retry-after'] !== undefined),
      ),
    );
    report.assert(`99 % of the posts came within ${READ_WITHIN_MS} ms`, late <= READ_WITHIN_MS);
    report.assert(`memory grew by less than ${MOST_GROWTH_MIB} MiB`, most - before < MOST_GROWTH_MIB);
  });
}
