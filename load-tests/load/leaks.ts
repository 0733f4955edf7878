import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { type ServerProcess, startProcess } from '../../server/test/server-process.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { newMember, send } from '../send.ts';
import { HEAP_REPORTER, heapOf, openFiles, residentMiB } from './memory.ts';
import { type Kind, requestMix } from './request-mix.ts';
import { siteFolder } from './site.ts';

const ROUNDS = 3;
/** Requests before the first round, which fill the caches. */
const WARM_UP = 20_000;
const CONCURRENCY = 32;
const MAX_GROWTH = 0.05;

/** Sends a million requests of every kind, and checks that heap size and open files do not grow. */
export async function run(
  { database = 'sqlite', requests = 1_000_000 }: Options,
  report: Report,
): Promise<void> {
  const site = await siteFolder();
  await withEnvironment(database, async ({ storage }) => {
    const env = { ...UNLIMITED, LOG_LEVEL: 'error', SITE_DIR: site, SEED_POSTS: 'true' };
    const server = await startProcess(storage, { env, imports: [HEAP_REPORTER] });
    const kinds = await createKinds(server);
    const counts = new Map<number, number>();
    await sendMany(kinds, WARM_UP, counts);
    const first = await measure(server);
    const rounds = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const from = performance.now();
      await sendMany(kinds, Math.round(requests / ROUNDS), counts);
      const rate = requests / ROUNDS / ((performance.now() - from) / 1000);
      const { heap, files, resident } = await measure(server);
      rounds.push({ heap, files });
      const text = `${(heap / 2 ** 20).toFixed(1)} MiB, ${files}, ${Math.round(resident)} MiB; ${Math.round(rate)} per second`;
      report.record(`round ${round}: heap, open files, memory`, text);
    }
    const heaps = rounds.map(({ heap }) => heap);
    const growth = Math.max(...heaps) / (heaps[0] ?? Number.NaN) - 1;
    report.record(
      'after the warm-up: heap, open files',
      `${(first.heap / 2 ** 20).toFixed(1)} MiB, ${first.files}`,
    );
    report.record('requests', requests);
    report.record(
      'responses',
      [...counts]
        .sort(([a], [b]) => a - b)
        .map(([s, n]) => `${n} × ${s || 'aborted'}`)
        .join(', '),
    );
    const percent = (100 * growth).toFixed(1);
    report.assert(`no round's heap is 5 % above the first one's (${percent} %)`, growth <= MAX_GROWTH);
    report.assert(
      'the number of open files is unchanged',
      rounds.every(({ files }) => files === first.files),
    );
    report.assert('no response was 500', !counts.has(500));
  });
}

async function createKinds({ url }: ServerProcess): Promise<readonly Kind[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const { cookie = '' } = (await newMember(url, agent)) ?? {};
  const headers = { cookie };
  const data = await base64(plain(400, 200).jpeg());
  const upload = { path: '/api/images', method: 'POST', headers, body: { data } };
  const image: string = JSON.parse((await send(url, upload)).text).id;
  const save = { path: '/api/retirement-plans', method: 'POST', headers, body: planBody() };
  const plan: number = JSON.parse((await send(url, save)).text).id;
  const posts = JSON.parse((await send(url, { path: '/api/blog-posts' })).text) as { slug: string }[];
  return requestMix({ url, agent, cookie, image, plan, slug: posts[0]?.slug ?? '' });
}

async function sendMany(
  kinds: readonly Kind[],
  requests: number,
  counts: Map<number, number>,
): Promise<void> {
  let made = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (made < requests) {
        const n = made++;
        const status = (await kinds[n % kinds.length]?.(n).catch(() => 0)) ?? 0;
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }),
  );
}

/** Measures after all idle connections have closed. */
async function measure(server: ServerProcess) {
  await pause(8000);
  const heap = await heapOf(server);
  return { heap, files: openFiles(server.child.pid), resident: residentMiB(server.child.pid) };
}
