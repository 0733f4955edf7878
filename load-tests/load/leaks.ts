import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { planBody } from '../../server/test/factories.ts';
import { type ServerProcess, startProcess } from '../../server/test/server-process.ts';
import { base64, plain } from '../../server/test/test-images.ts';
import { UNLIMITED, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import { newMember, send } from '../send.ts';
import { HEAP_TELLER, heapOf, openFiles, residentMiB } from './memory.ts';
import { type Kind, mixOf } from './mix.ts';
import { siteFolder } from './site.ts';

const ROUNDS = 3;
/** Before the first round: what is kept on purpose has to be there. */
const WARM_UP = 20_000;
const CALLERS = 32;
const MOST_GROWTH = 0.05;

/** A million requests of every kind: what is in memory afterwards was there before, and so are the open files. */
export async function run(
  { database = 'sqlite', requests = 1_000_000 }: Options,
  report: Report,
): Promise<void> {
  const site = await siteFolder();
  await withEnvironment(database, async ({ storage }) => {
    const env = { ...UNLIMITED, LOG_LEVEL: 'error', SITE_DIR: site, SEED_POSTS: 'true' };
    const server = await startProcess(storage, { env, imports: [HEAP_TELLER] });
    const kinds = await kindsOf(server);
    const counts = new Map<number, number>();
    await callMany(kinds, WARM_UP, counts);
    const first = await look(server);
    const rounds = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const from = performance.now();
      await callMany(kinds, Math.round(requests / ROUNDS), counts);
      const rate = requests / ROUNDS / ((performance.now() - from) / 1000);
      const { heap, files, resident } = await look(server);
      rounds.push({ heap, files });
      const words = `${(heap / 2 ** 20).toFixed(1)} MiB, ${files}, ${Math.round(resident)} MiB; ${Math.round(rate)} a second`;
      report.record(`round ${round}: heap, open files, memory`, words);
    }
    const heaps = rounds.map(({ heap }) => heap);
    const growth = Math.max(...heaps) / (heaps[0] ?? Number.NaN) - 1;
    report.record(
      'after the warm-up: heap, open files',
      `${(first.heap / 2 ** 20).toFixed(1)} MiB, ${first.files}`,
    );
    report.record('requests', requests);
    report.record(
      'answers',
      [...counts]
        .sort(([a], [b]) => a - b)
        .map(([s, n]) => `${n} × ${s || 'gone away'}`)
        .join(', '),
    );
    const percent = (100 * growth).toFixed(1);
    report.assert(`no round left a heap 5 % above the first one's (${percent} %)`, growth <= MOST_GROWTH);
    report.assert(
      'open files are as many as before',
      rounds.every(({ files }) => files === first.files),
    );
    report.assert('no answer was 500', !counts.has(500));
  });
}

async function kindsOf({ url }: ServerProcess): Promise<readonly Kind[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const { cookie = '' } = (await newMember(url, agent)) ?? {};
  const headers = { cookie };
  const data = await base64(plain(400, 200).jpeg());
  const upload = { path: '/api/images', method: 'POST', headers, body: { data } };
  const image: string = JSON.parse((await send(url, upload)).text).id;
  const save = { path: '/api/retirement-plans', method: 'POST', headers, body: planBody() };
  const plan: number = JSON.parse((await send(url, save)).text).id;
  const posts = JSON.parse((await send(url, { path: '/api/blog-posts' })).text) as { slug: string }[];
  return mixOf({ url, agent, cookie, image, plan, slug: posts[0]?.slug ?? '' });
}

async function callMany(
  kinds: readonly Kind[],
  requests: number,
  counts: Map<number, number>,
): Promise<void> {
  let made = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (made < requests) {
        const n = made++;
        const status = (await kinds[n % kinds.length]?.(n).catch(() => 0)) ?? 0;
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }),
  );
}

/** Once every connection that nobody uses has been closed. */
async function look(server: ServerProcess) {
  await pause(8000);
  const heap = await heapOf(server);
  return { heap, files: openFiles(server.child.pid), resident: residentMiB(server.child.pid) };
}
