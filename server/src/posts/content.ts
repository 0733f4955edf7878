import type { Tinypool } from 'tinypool';
import { postLimits, postMessages } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import { createWorkerPool } from '../jobs/job-queue.ts';
import { isNestedDeeper } from './html-depth.ts';
import type { SanitizerTask } from './sanitize-html.ts';
import type { SiteOrigin } from './site-images.ts';

/** Most levels of nested elements. */
const MAX_DEPTH = 100;
const { min, maxBytes } = postLimits.content;

const invalidContent = (message: string) => new HttpError('invalid', { fields: { content: message } });
const sanitizerUnavailable = () => new HttpError('unavailable', { retryAfterSeconds: 2 });

/** Returns HTML that is safe to show; rejects if that takes too long or the HTML is ambiguous. */
type Sanitizer = (html: string) => Promise<string>;

/**
 * Sanitizes content to store. Throws validation errors: content that is too large or too deeply nested is rejected
 * before it is sanitized, and content shorter than `minLength` characters afterwards.
 */
export async function contentToStore(
  html: string,
  sanitize: Sanitizer,
  minLength: number = min,
): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes) throw invalidContent(postMessages.contentLong);
  if (isNestedDeeper(html, MAX_DEPTH)) throw invalidContent(postMessages.contentDeep);
  const clean = await sanitize(html).catch((error: Error) => {
    throw error.name === 'RangeError' ? invalidContent(postMessages.contentDeep) : sanitizerUnavailable();
  });
  if (clean.length < minLength) throw invalidContent(postMessages.contentShort);
  // Escaped characters are longer.
  if (Buffer.byteLength(clean) > maxBytes) throw invalidContent(postMessages.contentLong);
  return clean;
}

/**
 * Sanitizes stored content again to show it, in case it was written directly to the database. Returns an empty string for
 * invalid content.
 */
export async function contentToShow(html: string, sanitize: Sanitizer): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes || isNestedDeeper(html, MAX_DEPTH)) return '';
  return sanitize(html).catch(() => {
    throw sanitizerUnavailable();
  });
}

/** Time limit for sanitizing one piece of HTML. */
const TIMEOUT_MS = 1000;
/** Time limit for starting the worker, even on a busy machine. */
const START_TIMEOUT_MS = 15_000;
const HEAP_MB = 128;

/** The thread and the queue of all servers of this process: a new thread has to load and compile the sanitizer. */
let pool: Tinypool | undefined;
let queue: Promise<unknown> = Promise.resolve();

function runInWorker(task: SanitizerTask, ms: number): Promise<string> {
  pool ??= createWorkerPool({
    file: new URL('./sanitize-html.ts', import.meta.url),
    name: 'sanitizeTask',
    heapMb: HEAP_MB,
  });
  return pool.run(task, { signal: AbortSignal.timeout(ms) }).catch((error: Error) => {
    throw error.name === 'AbortError' ? new Error('the sanitizer timed out') : error;
  });
}

/**
 * Runs the sanitizer in one worker thread, one task at a time, so that hostile HTML cannot block the server. A task that
 * exceeds the timeout ends the thread, and the next task starts a new thread.
 */
export const createSanitizer =
  (site: SiteOrigin): Sanitizer =>
  (html) => {
    const sanitized = queue.then(async () => {
      // An empty task starts the worker, so that the timeout does not include the start.
      await runInWorker({ html: '', site }, START_TIMEOUT_MS);
      return runInWorker({ html, site }, TIMEOUT_MS);
    });
    queue = sanitized.catch(() => {});
    return sanitized;
  };
