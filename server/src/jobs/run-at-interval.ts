interface IntervalOptions {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Runs a job at an interval. Skips a run while the previous one has not ended. Returns a function that stops it. */
export function runAtInterval(job: () => Promise<void>, { everyMs, onError }: IntervalOptions): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await job().catch(onError);
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
