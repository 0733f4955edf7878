import { Worker } from 'node:worker_threads';
import type { OwnSite } from './own-images.ts';

/** The longest that one text may take. */
const LIMIT_MS = 1000;
/** To load it; on a busy machine that may take a while. */
const START_LIMIT_MS = 15_000;
const HEAP_MB = 128;

export interface SanitizerTask {
  readonly html: string;
  readonly site: OwnSite;
}

export type SanitizerAnswer = 'ready' | { readonly clean: string } | { readonly problem: string };

/** Makes content safe to show; rejects where it takes too long or cannot be understood. */
export type Sanitizer = (html: string) => Promise<string>;

/**
 * Runs the sanitiser in one thread that starts with the first text and does not keep the process alive. A
 * thread that takes too long is given up, and the next text gets a new one.
 */
export function createSanitizer(site: OwnSite, limitMs = LIMIT_MS): Sanitizer {
  let running: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const run = async (html: string): Promise<string> => {
    running ??= startWorker();
    const current = running;
    try {
      const worker = await current;
      const task: SanitizerTask = { html, site };
      const answer = nextAnswer(worker, limitMs);
      worker.postMessage(task);
      const said = await answer;
      if (said === 'ready' || 'problem' in said) throw new RangeError(said === 'ready' ? said : said.problem);
      return said.clean;
    } catch (error) {
      running = undefined;
      await current.then((worker) => worker.terminate()).catch(() => {});
      throw error;
    }
  };

  // One after another, so that the limit is about one text and not about those before it.
  return (html) => {
    const done = queue.then(() => run(html));
    queue = done.catch(() => {});
    return done;
  };
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./sanitize-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // While something is awaited, the timer of the limit keeps the process alive.
  worker.unref();
  worker.on('error', () => {});
  await nextAnswer(worker, START_LIMIT_MS);
  return worker;
}

/** What the thread says next; rejects when it says nothing in time, or ends. */
function nextAnswer(worker: Worker, limitMs: number): Promise<SanitizerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: SanitizerAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the sanitiser has ended')));
    const timer = setTimeout(() => settle(() => reject(new Error('the sanitiser took too long'))), limitMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
