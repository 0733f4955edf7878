import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, untilReady } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import { siteFolder } from '../load/site.ts';
import type { Options } from '../options.ts';
import { duration, percentile, type Report } from '../report.ts';
import { type Answer, newMember, send, statuses } from '../send.ts';

const PAGES_PER_SECOND = 50;
const HUNG_MS = 5000;
const POSTS = '/api/blog-posts';
/** Only the database knows that it does not exist. */
const UNREAD = '/blog/never-read';

interface Visit {
  readonly path: string;
  readonly cookie?: string;
}

/** Requests 50 pages per second, for visitors and a member, while mariadbd is stopped with SIGSTOP. */
export async function run({ seconds = 20 }: Options, report: Report): Promise<void> {
  const SITE_DIR = await siteFolder();
  await withEnvironment('mariadb', async ({ storage, mariadb }) => {
    const env = { ...UNLIMITED, SITE_DIR, SEED_POSTS: 'true' };
    const server = await startProcess(storage, { env });
    const member = await newMember(server.url);
    if (!member || !mariadb) throw new Error('nobody could register');
    const posts: { slug: string }[] = JSON.parse((await send(server.url, { path: POSTS })).text);
    const paths = [
      '/',
      '/blog',
      '/guides',
      '/my-plans',
      `/blog/${posts[0]?.slug}`,
      '/feed.xml',
      '/rss.xml',
      '/sitemap.xml',
      POSTS,
    ];
    const visit = ({ path, cookie }: Visit) =>
      send(server.url, { path, headers: cookie === undefined ? {} : { cookie } });
    // API requests with a cookie look up the session, which no cache has.
    const cached: Visit[] = paths.flatMap((path) =>
      path.startsWith('/api/') ? [{ path }] : [{ path }, { path, cookie: member.cookie }],
    );
    const before: string[] = [];
    for (const request of cached) before.push((await visit(request)).text);

    mariadb.signal('SIGSTOP');
    const unread = openLoop(seconds, 1, () => visit({ path: UNREAD }));
    const health = openLoop(seconds, 1, () => visit({ path: '/healthz' }));
    const readiness = openLoop(seconds, 1, () => visit({ path: '/readyz' }));
    const served = await openLoop(seconds, PAGES_PER_SECOND, (n) => visit(at(cached, n)));
    record('cached pages (aim: 100 ms)', served, report);
    report.assert(
      'each was 200 and the same as before',
      served.every(({ status, text }, n) => status === 200 && text === at(before, n)),
    );
    record('a post never read (aim: 2 s)', await unread, report);
    report.assert(
      'each was 503 with Retry-After',
      (await unread).every(({ status, headers }) => status === 503 && headers['retry-after'] !== undefined),
    );
    record('/healthz', await health, report);
    record('/readyz', await readiness, report);
    report.assert(
      '/healthz was 200',
      (await health).every(({ status }) => status === 200),
    );
    report.assert(
      '/readyz was 503',
      (await readiness).slice(1).every(({ status }) => status === 503),
    );
    const all = [...served, ...(await unread), ...(await health), ...(await readiness)];
    report.assert(`no response took ${duration(HUNG_MS)}`, timeOf(all, 100) < HUNG_MS);

    mariadb.signal('SIGCONT');
    const from = performance.now();
    await untilReady(server);
    report.record('ready again after', duration(performance.now() - from));
    report.assert('that post is 404, as there is none', (await visit({ path: UNREAD })).status === 404);
  });
}

/** Sends requests when they are due, however late the responses are. */
async function openLoop(
  seconds: number,
  perSecond: number,
  request: (n: number) => Promise<Answer>,
): Promise<Answer[]> {
  const from = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let n = 0; n < seconds * perSecond; n++) {
    await pause(Math.max(0, from + (n * 1000) / perSecond - performance.now()));
    answers.push(request(n));
  }
  return Promise.all(answers);
}

function record(name: string, answers: readonly Answer[], report: Report): void {
  report.record(name, statuses(answers));
  const times = [50, 95, 100].map((percent) => duration(timeOf(answers, percent)));
  report.record(`${name}: median, 95 %, longest`, times.join(', '));
}

const timeOf = (answers: readonly Answer[], percent: number) =>
  percentile(
    answers.map(({ ms }) => ms),
    percent,
  );
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
