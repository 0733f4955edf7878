import type { Logger } from 'pino';

interface IntervalOptions {
  readonly everyMs: number;
  readonly log: Logger;
  /** The message that is logged with the error of a run. */
  readonly failure: string;
}

/** Runs a job at an interval. Skips a run while the previous one has not ended. Returns a function that stops it. */
export function runAtInterval(
  job: () => Promise<void>,
  { everyMs, log, failure }: IntervalOptions,
): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await job().catch((err: unknown) => log.warn({ err }, failure));
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
