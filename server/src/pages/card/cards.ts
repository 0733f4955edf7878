import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Tinypool } from 'tinypool';
import { VersionedLruCache } from '../../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../../http/cached-response.ts';
import { createJobQueue, createWorkerPool } from '../../jobs/job-queue.ts';
import { cardHtml, cardPlan, cardQuery } from './card-plan.ts';
import type { Card, CardTask } from './card-worker.ts';

/** A worker that does not start must not keep its callers waiting. A card takes a tenth of a second. */
const TIMEOUT_MS = 15_000;
/** Most cards waiting for the worker; further requests get 503. */
const MAX_QUEUED = 20;
/** About 30 kB each. */
const MAX_CACHED = 200;

const PATHS: readonly string[] = ['/card.png', '/card.html'];

/** One for all servers of this process: a new thread has to load and compile the simulator. */
let pool: Tinypool | undefined;

function drawInWorker(task: CardTask): Promise<Card> {
  pool ??= createWorkerPool({ file: new URL('./card-worker.ts', import.meta.url), name: 'drawCard' });
  return pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/**
 * Serves an image of an answer for newsletters, `/card.png?age=55&saved=250000&monthly=800&income=75000`, and the HTML to paste
 * around it, `/card.html` with the same query. Both have the day's date. One is drawn at a time.
 *
 * @param limit Called before a card is drawn. Throws if the client has had too many.
 * @param draw Replaces the worker in tests.
 */
export function cards(
  origin: string,
  limit: (request: IncomingMessage) => Promise<unknown>,
  draw: (task: CardTask) => Promise<Card> = drawInWorker,
): Middleware {
  const cache = new VersionedLruCache<Card>(MAX_CACHED);
  const queue = createJobQueue({ concurrency: 1, maxQueued: MAX_QUEUED });
  return async (ctx, next) => {
    if (!PATHS.includes(ctx.path)) return next();
    const now = new Date();
    const date = now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const plan = cardPlan(ctx.URL.searchParams, now.getUTCFullYear());
    const { host } = new URL(origin);
    const query = cardQuery(plan);
    // Counted outside of the computation, which callers share: a client that has had too many would reject the others.
    if (!cache.has(query, date)) await limit(ctx.req);
    const card = await cache.get(query, date, () => queue(() => draw({ plan, date, host })));
    const isImage = ctx.path === '/card.png';
    const content = isImage ? Buffer.from(card.png) : Buffer.from(cardHtml(origin, plan, card.alt, date));
    ctx.status = 200;
    sendCachedResponse(
      ctx,
      new CachedResponse({
        // As text: the reader copies the source.
        type: isImage ? 'image/png' : 'text/plain; charset=utf-8',
        bytes: { identity: content },
        cacheControl: 'public, max-age=86400',
        // Webmail shows the image on another origin.
        headers: isImage ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {},
      }),
    );
    return undefined;
  };
}
