import { createWorkerPool } from '../worker-pool.ts';
import type { SanitizerTask } from './sanitize-html.ts';
import type { SiteOrigin } from './site-images.ts';

/** Time limit for sanitizing one piece of HTML. */
const TIMEOUT_MS = 1000;
/** Time limit for starting the worker, even on a busy machine. */
const START_TIMEOUT_MS = 15_000;
const HEAP_MB = 128;

/** Returns HTML that is safe to show; rejects if that takes too long or the HTML is ambiguous. */
export type Sanitizer = (html: string) => Promise<string>;

/**
 * Runs the sanitizer in one worker thread, one task at a time, so that hostile HTML cannot block the server. A task that
 * exceeds the timeout ends the thread, and the next task starts a new thread.
 */
export function createSanitizer(site: SiteOrigin): Sanitizer {
  const pool = createWorkerPool({
    file: new URL('./sanitize-html.ts', import.meta.url),
    name: 'sanitizeTask',
    heapMb: HEAP_MB,
  });
  let queue: Promise<unknown> = Promise.resolve();

  const run = (task: SanitizerTask, ms: number): Promise<string> =>
    pool.run(task, { signal: AbortSignal.timeout(ms) }).catch((error: Error) => {
      throw error.name === 'AbortError' ? new Error('the sanitizer timed out') : error;
    });

  return (html) => {
    const sanitized = queue.then(async () => {
      // An empty task starts the worker, so that the timeout does not include the start.
      await run({ html: '', site }, START_TIMEOUT_MS);
      return run({ html, site }, TIMEOUT_MS);
    });
    queue = sanitized.catch(() => {});
    return sanitized;
  };
}
