import type { RecordedResults } from '@whenabouts/core';
import type { Tinypool } from 'tinypool';
import { createAccountQueues, createJobQueue, createWorkerPool } from '../jobs/job-queue.ts';
import type { ResultsTask } from './calculate-results-worker.ts';

/** Time limit for the results of a plan. They take 30 ms; a longer wait means that the worker does not start. */
const TIMEOUT_MS = 15_000;
/** Most calculations waiting in a member's queue, and most waiting for the worker, which does 30 a second. */
const MAX_QUEUED = 50;

/** Calculates the results of a member's plan. Rejects with 503 while too many calculations are waiting. */
export type CalculateResults = (accountId: number, task: ResultsTask) => Promise<RecordedResults>;

/**
 * Returns a function that calculates in one worker thread. Each member has one task there at a time and the others in a
 * queue, so that a member who saves many plans at once does not delay other members.
 */
export function createCalculateResults(
  run: (task: ResultsTask) => Promise<RecordedResults> = runInWorker,
): CalculateResults {
  const limits = { concurrency: 1, maxQueued: MAX_QUEUED };
  const queueFor = createAccountQueues(createJobQueue(limits), limits);
  return (accountId, task) => queueFor(accountId, () => run(task));
}

/** One for all servers of this process: a new thread has to load and compile the simulator. */
let pool: Tinypool | undefined;

function runInWorker(task: ResultsTask): Promise<RecordedResults> {
  pool ??= createWorkerPool({
    file: new URL('./calculate-results-worker.ts', import.meta.url),
    name: 'calculateResults',
  });
  return pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
