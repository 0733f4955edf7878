import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deliver } from './delivery.ts';

/** How often letters are looked for that another process left behind, or whose next try has come. */
const EVERY_MS = 5000;
/** A letter waits a moment of no fixed length, so that its sending tells nothing about the request that wrote it. */
const SOON_MS = { least: 50, spread: 200 };

export interface Worker {
  start(): void;
  /** There is a new letter. */
  wake(): void;
  /** Begins no further letter, cuts short what hangs, and leaves the rest to the next start. */
  stop(): Promise<void>;
}

/** Delivers what is due, in the background and for as long as the process lives. */
export function createWorker(deliver: Deliver, log: Logger): Worker {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let woken = new AbortController();

  const run = async () => {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      await deliver(stopping.signal).catch((err: unknown) => log.warn({ err }, 'delivery failed'));
      await pause(EVERY_MS, undefined, { signal: woken.signal, ref: false }).catch(() => {});
    }
  };

  const wake = () => woken.abort();
  return {
    start: () => {
      running = run();
    },
    wake: () => {
      setTimeout(wake, SOON_MS.least + Math.random() * SOON_MS.spread).unref();
    },
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
}
