import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost, isNotReady, isTransient } from './errors.ts';

/** Returns true if the same query, which changes nothing, may succeed a moment later. */
export const canRepeatRead = (error: unknown): boolean =>
  isTransient(error) || isNotReady(error) || isConnectionLost(error);

/** Time limit of repeated attempts, below the deadline of a request, which then still has time for the response. */
const RETRY_TIMEOUT_MS = 2000;
const BASE_DELAY_MS = 20;
const MAX_DELAY_MS = 150;

/** Runs work again while it fails with errors that allow it, after pauses of random length, until {@link RETRY_TIMEOUT_MS}. */
export async function withRetries<T>(
  work: () => Promise<T>,
  canRepeat: (error: unknown) => boolean,
): Promise<T> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      // Random, or two servers that collide would collide again.
      const delay = Math.random() * Math.min(BASE_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
      if (!canRepeat(error) || performance.now() - startedAt + delay > RETRY_TIMEOUT_MS) throw error;
      await pause(delay);
    }
  }
}
