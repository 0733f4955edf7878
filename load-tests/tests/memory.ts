import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../../scripts/build/build.ts';
import type { Database } from '../../server/src/database/database.ts';
import { confirmAddress, PASSWORD, planBody } from '../../server/test/factories.ts';
import { residentMiB } from '../../server/test/process-usage.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { startServer, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { newMember, PLANS, savePlan } from '../members.ts';
import { formatCounts, type Report } from '../report.ts';
import { type RequestOptions, send, sendLoad } from '../send.ts';

const CONNECTIONS = 50;
/** Requests per second: two million pages a day, and a login and an upload in each second. */
const RATE = 50;
/** Members share the uploads, so that no account reaches its limit of images. */
const MEMBERS = 16;
const SAMPLE_EVERY_MS = 2000;
/** Share of the time in which caches may still fill. */
const WARM_UP = 1 / 3;
/** Samples for the slope, an even number: it compares the second half of them with the first. */
const COLLECTIONS = 20;
const COLLECT_GARBAGE = fileURLToPath(new URL('../collect-garbage.ts', import.meta.url));
const MAX_SLOPE_MIB_PER_MINUTE = 1;
const MAX_MIB = 500;

/**
 * Sends a mix of pages, logins, saves and images to one server, and measures its memory.
 *
 * Reports the peak of the resident memory (RSS), and the slope of the memory in use after garbage collections (the heap of
 * V8 and the buffers outside it). A leak shows only in the slope: V8 and the allocator of the C library keep free memory
 * for minutes, so the resident memory rises and falls by 100 MiB without a leak.
 */
export async function run({ database, minutes = 10 }: Options, report: Report): Promise<void> {
  if ((await buildStale()) !== 0) throw new Error('the site could not be built');
  await withEnvironment(database, async (storage) => {
    const { url, child, output } = await startServer(storage, {
      env: { SITE_DIR: 'site/dist', SEED_POSTS: 'true' },
      imports: [COLLECT_GARBAGE],
    });
    const requests = await withDatabase(storage, (database) => mixedRequests(url, database));
    const measuredMinutes = minutes * (1 - WARM_UP);
    const collecting = (async () => {
      await pause(minutes * 60_000 * WARM_UP);
      for (let n = 0; n < COLLECTIONS; n++) {
        child.kill('SIGUSR2');
        await pause((measuredMinutes * 60_000) / COLLECTIONS);
      }
    })();
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMiB(child.pid ?? 0));
    }, SAMPLE_EVERY_MS);
    const port = Number(new URL(url).port);
    const load = { port, requests, connections: CONNECTIONS, rate: RATE, seconds: minutes * 60 };
    const result = await sendLoad(load);
    await collecting;
    clearInterval(sampling);
    const usedBytes = [...output().matchAll(/memory in use: (\d+) B/g)].map(
      ([, bytes]) => Number(bytes) / 2 ** 20,
    );
    const half = usedBytes.length / 2;
    const slope = (mean(usedBytes.slice(half)) - mean(usedBytes.slice(0, half))) / (measuredMinutes / 2);
    report.record('database, minutes', `${database}, ${minutes}`);
    report.record('responses', formatCounts(result.counts));
    report.record(
      'memory in use after collections',
      `${slope.toFixed(2)} MiB per minute, from ${Math.round(Math.min(...usedBytes))} to ${Math.round(Math.max(...usedBytes))} MiB`,
    );
    report.record('resident memory: peak', `${Math.round(peak)} MiB`);
    const unexpected = Object.keys(result.counts).filter((status) => status !== '200' && status !== '201');
    report.assert(
      `every request succeeded ${unexpected.join(', ')}`.trim(),
      unexpected.length + result.failed === 0,
    );
    report.assert(
      `memory in use grew by less than ${MAX_SLOPE_MIB_PER_MINUTE} MiB per minute`,
      slope < MAX_SLOPE_MIB_PER_MINUTE,
    );
    report.assert(`resident memory stayed below ${MAX_MIB} MiB`, peak < MAX_MIB);
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns 42 requests of each member: 20 for pages, 16 for plans, 4 for images, an upload and a login. */
async function mixedRequests(url: string, database: Database): Promise<readonly RequestOptions[]> {
  const data = await base64(plain(400, 200).jpeg());
  const [newest] = JSON.parse((await send(url, { path: '/api/blog-posts' })).text) as { slug: string }[];
  const pages = ['/', '/outlook', '/blog', '/guides', `/blog/${newest?.slug}`].map((path) => ({ path }));
  // Logins use another account, because each login ends the oldest session of its account.
  const { email: loginEmail } = await newMember(url);
  const login: RequestOptions = {
    path: '/api/auth/login',
    method: 'POST',
    body: { email: loginEmail, password: PASSWORD },
  };
  const requests: RequestOptions[] = [];
  for (let n = 0; n < MEMBERS; n++) {
    const { cookie, email } = await newMember(url);
    await confirmAddress({ database }, email);
    const upload: RequestOptions = { path: '/api/images', method: 'POST', cookie, body: { data } };
    const { id } = JSON.parse((await send(url, upload)).text) as { id: string };
    const plans: readonly RequestOptions[] = [
      { path: PLANS, cookie },
      { path: await savePlan(url, cookie), method: 'PUT', cookie, body: planBody() },
    ];
    const round = [...pages, ...plans, { path: `/api/images/${id}` }, ...plans];
    requests.push(...round, ...round, upload, ...round, ...round, login);
  }
  return requests;
}
