import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, planBody } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import { type LoadRequest, sendLoad, statusCounts } from '../http-load.ts';
import type { Options } from '../options.ts';
import { residentMiB, type Sample, slopeOf } from '../process-usage.ts';
import type { Report } from '../report.ts';
import { newMember, send } from '../send.ts';
import { siteFolder } from '../site-folder.ts';

const CONNECTIONS = 50;
/** Requests per second: with more, the logins in the mix would use both cores of a small machine. */
const RATE = 100;
const SAMPLE_EVERY_MS = 2000;
/** Share of the time in which caches may still fill. */
const WARM_UP = 0.3;
const MAX_SLOPE_MIB_PER_MINUTE = 1;
const MAX_MIB = 500;

/** Sends a mix of pages, logins, saves and images to one server, and measures its memory. */
export async function run({ database = 'sqlite', minutes = 10 }: Options, report: Report): Promise<void> {
  const SITE_DIR = await siteFolder();
  await withEnvironment(database, async ({ storage }) => {
    const { url, child } = await startProcess(storage, {
      env: { ...UNLIMITED, SITE_DIR, SEED_POSTS: 'true' },
    });
    const pid = child.pid ?? 0;
    const requests = await mixedRequests(url);
    const samples: Sample[] = [];
    const from = performance.now();
    let isRunning = true;
    const sampling = (async () => {
      while (isRunning) {
        samples.push({ minute: (performance.now() - from) / 60_000, mib: residentMiB(pid) });
        await pause(SAMPLE_EVERY_MS);
      }
    })();
    const port = Number(new URL(url).port);
    const load = { port, requests, connections: CONNECTIONS, rate: RATE, seconds: minutes * 60 };
    const result = await sendLoad(load);
    isRunning = false;
    await sampling;
    const slope = slopeOf(samples.filter(({ minute }) => minute >= minutes * WARM_UP));
    const peak = Math.max(...samples.map(({ mib }) => mib));
    report.record('database, minutes', `${database}, ${minutes}`);
    report.record('responses', statusCounts(result));
    report.record('memory: slope after the warm-up', `${slope.toFixed(2)} MiB per minute`);
    report.record('memory: peak', `${Math.round(peak)} MiB`);
    const unexpected = Object.keys(result.counts).filter((status) => status !== '200' && status !== '201');
    report.assert(
      `every request succeeded ${unexpected.join(', ')}`.trim(),
      unexpected.length + result.failed === 0,
    );
    report.assert(
      `memory grew by less than ${MAX_SLOPE_MIB_PER_MINUTE} MiB per minute`,
      slope < MAX_SLOPE_MIB_PER_MINUTE,
    );
    report.assert(`memory stayed below ${MAX_MIB} MiB`, peak < MAX_MIB);
  });
}

/** Returns 42 requests: 20 for pages, 16 of a member's plans, 4 for images, an upload and a login. */
async function mixedRequests(url: string): Promise<readonly LoadRequest[]> {
  // Two members: logins end the oldest sessions of an account.
  const [member, other] = [await newMember(url), await newMember(url)];
  if (!member || !other) throw new Error('registration failed');
  const { cookie } = member;
  const post = (path: string, body: unknown) =>
    send(url, { path, method: 'POST', body, headers: { cookie } });
  const data = await base64(plain(400, 200).jpeg());
  const image = JSON.parse((await post('/api/images', { data })).text) as { id: string };
  const plan = JSON.parse((await post('/api/retirement-plans', planBody())).text) as { id: number };
  const [newest] = JSON.parse((await send(url, { path: '/api/blog-posts' })).text) as { slug: string }[];
  const pages = ['/', '/outlook', '/blog', '/guides', `/blog/${newest?.slug}`].map((path) => ({ path }));
  const plans: readonly LoadRequest[] = [
    { path: '/api/retirement-plans', cookie },
    { path: `/api/retirement-plans/${plan.id}`, method: 'PUT', cookie, body: planBody() },
  ];
  const shown = { path: `/api/images/${image.id}` };
  return [
    ...Array.from({ length: 4 }, () => [...pages, ...plans, shown, ...plans]).flat(),
    { path: '/api/images', method: 'POST', cookie, body: { data } },
    { path: '/api/auth/login', method: 'POST', body: { email: other.email, password: PASSWORD } },
  ];
}
