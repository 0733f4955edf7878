import type { MariadbServer } from '../../server/test/mariadb-server.ts';
import { startProcess, until, untilReady } from '../../server/test/server-process.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import { openLoop } from '../load/open-loop.ts';
import type { Options } from '../options.ts';
import { startProxy } from '../proxy.ts';
import { duration, percentile, type Report } from '../report.ts';
import { type HttpResponse, newMember, send, statuses } from '../send.ts';
import { siteFolder } from '../site-folder.ts';

const PAGES_PER_SECOND = 50;
const HUNG_MS = 5000;
const POSTS = '/api/blog-posts';
/** A slug that is not cached: the server has to query the database to know that it does not exist. */
const UNCACHED = '/blog/never-read';

interface Visit {
  readonly path: string;
  readonly cookie?: string;
}

/**
 * Requests 50 pages per second, for visitors and a member, while mariadbd is stopped with SIGSTOP: from the server, or
 * through the shipped proxy.
 */
export async function run({ seconds = 20, proxy }: Options, report: Report): Promise<void> {
  const SITE_DIR = await siteFolder();
  await withEnvironment('mariadb', async ({ storage, mariadb }) => {
    if (!mariadb) throw new Error('the test needs MariaDB');
    const env = { ...UNLIMITED, SITE_DIR, SEED_POSTS: 'true', TRUST_PROXY: proxy ? '1' : '0' };
    const server = await startProcess(storage, { env });
    const front = proxy ? await startProxy([Number(new URL(server.url).port)]) : undefined;
    try {
      const url = front?.url ?? server.url;
      await requestWhileFrozen({ url, seconds, mariadb, cached: await cachedVisits(url, proxy) }, report);
      const from = performance.now();
      await untilReady(server);
      report.record('ready again after', duration(performance.now() - from));
      await until(async () => (await send(url, { path: UNCACHED })).status === 404);
    } finally {
      await front?.stop();
    }
  });
}

/** Returns visits of pages and files that the server has cached, by an anonymous visitor and by a member. */
async function cachedVisits(url: string, proxy: boolean): Promise<readonly Visit[]> {
  const member = await newMember(url);
  if (!member) throw new Error('registration failed');
  const posts: { slug: string }[] = JSON.parse((await send(url, { path: POSTS })).text);
  const [, script = ''] = /(\/assets\/[^"]+\.js)"/.exec((await send(url, { path: '/' })).text) ?? [];
  const pages = ['/', '/blog', '/guides', '/my-plans', `/blog/${posts[0]?.slug}`];
  const files = ['/feed.xml', '/rss.xml', '/sitemap.xml', '/robots.txt', script];
  return [
    ...[...pages, ...files].flatMap((path) => [{ path }, { path, cookie: member.cookie }]),
    // The proxy has no ready server for API requests. A cookie would make the server query the session.
    ...(proxy ? [] : [{ path: POSTS }]),
  ];
}

interface Frozen {
  readonly url: string;
  readonly seconds: number;
  readonly mariadb: MariadbServer;
  readonly cached: readonly Visit[];
}

async function requestWhileFrozen({ url, seconds, mariadb, cached }: Frozen, report: Report): Promise<void> {
  const visit = ({ path, cookie }: Visit) =>
    send(url, { path, headers: cookie === undefined ? {} : { cookie } });
  const before: string[] = [];
  for (const request of cached) before.push((await visit(request)).text);
  mariadb.signal('SIGSTOP');
  const [served, uncached, health, readiness] = await Promise.all([
    openLoop(seconds, PAGES_PER_SECOND, (n) => visit(cycle(cached, n))),
    openLoop(seconds, 1, () => visit({ path: UNCACHED })),
    openLoop(seconds, 1, () => visit({ path: '/healthz' })),
    openLoop(seconds, 1, () => visit({ path: '/readyz' })),
  ]);
  mariadb.signal('SIGCONT');
  record('cached pages (aim: 100 ms)', served, report);
  record('an uncached post (aim: 2 s)', uncached, report);
  record('/healthz', health, report);
  record('/readyz', readiness, report);
  const isSame = ({ status, text }: HttpResponse, n: number) => status === 200 && text === cycle(before, n);
  const isUnavailable = ({ status, headers }: HttpResponse) =>
    status === 503 && headers['retry-after'] !== undefined;
  report.assert('each cached page was 200 and the same as before', served.every(isSame));
  report.assert('each uncached post was 503 with Retry-After', uncached.every(isUnavailable));
  report.assert(
    '/healthz was 200',
    health.every(({ status }) => status === 200),
  );
  // The first request was sent with the signal, so the database may have responded.
  report.assert('/readyz was 503', readiness.slice(1).every(isUnavailable));
  const longest = timeOf([...served, ...uncached, ...health, ...readiness], 100);
  report.assert(`no response took ${duration(HUNG_MS)}`, longest < HUNG_MS);
}

function record(name: string, responses: readonly HttpResponse[], report: Report): void {
  report.record(name, statuses(responses));
  const times = [50, 95, 100].map((percent) => duration(timeOf(responses, percent)));
  report.record(`${name}: median, 95 %, longest`, times.join(', '));
}

const timeOf = (responses: readonly HttpResponse[], percent: number) =>
  percentile(
    responses.map(({ ms }) => ms),
    percent,
  );

/** Returns the item of the nth request, if the requests repeat the list. */
const cycle = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
