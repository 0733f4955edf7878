import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deliver } from './delivery.ts';

/** Interval between checks for retries and for emails that other processes added. */
const POLL_INTERVAL_MS = 5000;
/** Random delay before sending, so that its timing reveals nothing about the request that caused the email. */
const WAKE_DELAY_MS = { min: 50, range: 200 };

export interface MailWorker {
  start(): void;
  /** Call this after adding an email. */
  wake(): void;
  /** Stops sending. Emails that are left are sent after the next start. */
  stop(): Promise<void>;
}

/** Creates a background worker that sends due emails until it is stopped. */
export function createMailWorker(deliver: Deliver, log: Logger): MailWorker {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let woken = new AbortController();

  const run = async () => {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      await deliver(stopping.signal).catch((err: unknown) => log.warn({ err }, 'delivery failed'));
      // `wakeNow` aborts the pause.
      await pause(POLL_INTERVAL_MS, undefined, { signal: woken.signal, ref: false }).catch(() => {});
    }
  };

  const wakeNow = () => woken.abort();
  return {
    start: () => {
      running = run();
    },
    wake: () => {
      setTimeout(wakeNow, WAKE_DELAY_MS.min + Math.random() * WAKE_DELAY_MS.range).unref();
    },
    stop: async () => {
      stopping.abort();
      wakeNow();
      await running;
    },
  };
}
