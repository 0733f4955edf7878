import type { MariadbServer } from '../../server/test/mariadb-server.ts';
import { until, untilReady } from '../../server/test/server-process.ts';
import { siteFolder, startServer, withMariadb } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { newMember } from '../members.ts';
import { startProxy } from '../proxy.ts';
import { formatDuration, percentile, type Report } from '../report.ts';
import { formatStatuses, type HttpResponse, isUnavailable, send, sendAtRate } from '../send.ts';

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
  await withMariadb(async (storage, mariadb) => {
    const env = { SITE_DIR, SEED_POSTS: 'true', TRUST_PROXY: proxy ? '1' : '0' };
    const server = await startServer(storage, { env });
    const front = proxy ? await startProxy([Number(new URL(server.url).port)]) : undefined;
    try {
      const url = front?.url ?? server.url;
      await requestWhileFrozen({ url, seconds, mariadb, cached: await cachedVisits(url, proxy) }, report);
      const start = performance.now();
      await untilReady(server);
      report.record('ready again after', formatDuration(performance.now() - start));
      await until(async () => (await send(url, { path: UNCACHED })).status === 404);
    } finally {
      await front?.stop();
    }
  });
}

/** Returns visits of pages and files that the server has cached, by an anonymous visitor and by a member. */
async function cachedVisits(url: string, proxy: boolean): Promise<readonly Visit[]> {
  const { cookie } = await newMember(url);
  const posts: { slug: string }[] = JSON.parse((await send(url, { path: POSTS })).text);
  const [, script = ''] = /(\/assets\/[^"]+\.js)"/.exec((await send(url, { path: '/' })).text) ?? [];
  const pages = ['/', '/blog', '/guides', '/my-plans', `/blog/${posts[0]?.slug}`];
  const files = ['/feed.xml', '/rss.xml', '/sitemap.xml', '/robots.txt', script];
  return [
    ...[...pages, ...files].flatMap((path) => [{ path }, { path, cookie }]),
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
  const before: string[] = [];
  for (const visit of cached) before.push((await send(url, visit)).text);
  mariadb.signal('SIGSTOP');
  const [pages, uncached, health, readiness] = await Promise.all([
    sendAtRate(seconds, PAGES_PER_SECOND, (n) => send(url, cycle(cached, n))),
    sendAtRate(seconds, 1, () => send(url, { path: UNCACHED })),
    sendAtRate(seconds, 1, () => send(url, { path: '/healthz' })),
    sendAtRate(seconds, 1, () => send(url, { path: '/readyz' })),
  ]);
  mariadb.signal('SIGCONT');
  record('cached pages (aim: 100 ms)', pages, report);
  record('an uncached post (aim: 2 s)', uncached, report);
  record('/healthz', health, report);
  record('/readyz', readiness, report);
  const isSame = ({ status, text }: HttpResponse, n: number) => status === 200 && text === cycle(before, n);
  report.assert('each cached page was 200 and the same as before', pages.every(isSame));
  report.assert('each uncached post was 503 with Retry-After', uncached.every(isUnavailable));
  report.assert(
    '/healthz was 200',
    health.every(({ status }) => status === 200),
  );
  // The first request was sent with the signal, so the database may have responded.
  report.assert('/readyz was 503', readiness.slice(1).every(isUnavailable));
  const longest = Math.max(...[...pages, ...uncached, ...health, ...readiness].map(({ ms }) => ms));
  report.assert(`no response took ${formatDuration(HUNG_MS)}`, longest < HUNG_MS);
}

function record(name: string, responses: readonly HttpResponse[], report: Report): void {
  const durations = responses.map(({ ms }) => ms);
  const percentiles = [50, 95, 100].map((percent) => formatDuration(percentile(durations, percent)));
  report.record(name, formatStatuses(responses));
  report.record(`${name}: median, 95 %, longest`, percentiles.join(', '));
}

/** Returns the item of the nth request, if the requests repeat the list. */
const cycle = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
