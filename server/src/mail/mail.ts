import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/config-values.ts';
import type { Database } from '../database/database.ts';
import { createDelivery, type Deliver } from './delivery.ts';
import type { EmailRules } from './delivery-options.ts';
import { createEncryption } from './encryption.ts';
import type { Send } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createRecipientLimits } from './recipient-limits.ts';
import { createMailTransport } from './transport.ts';

interface MailOptions {
  readonly config: Pick<
    Config,
    'smtpUrl' | 'smtpName' | 'smtpConnections' | 'mailFrom' | 'dataDir' | 'origin' | 'rateLimits'
  >;
  readonly secrets: Secrets;
  readonly database: Database;
  /** By kind of email. */
  readonly rules?: Readonly<Record<string, EmailRules>>;
  readonly log: Logger;
  readonly now: () => number;
}

interface MailWorker {
  start(): void;
  /** Call this after adding an email. */
  wake(): void;
  /** Stops sending and closes the connections. Emails that are left are sent after the next start. */
  stop(): Promise<void>;
}

export interface Mail {
  readonly outbox: Outbox;
  /** Sends immediately, without the outbox, and reports errors. */
  readonly send: Send;
  /** `files` if no mail server is configured: emails are written to the data folder. */
  readonly transport: 'server' | 'files';
  readonly deliver: Deliver;
  readonly worker: MailWorker;
}

/** Creates the outbox, the transport, and the worker that sends the emails of the outbox with the transport. */
export function createMail({ config, secrets, database, rules, log, now }: MailOptions): Mail {
  const encryption = createEncryption(secrets);
  const { send, close } = createMailTransport({ config, log });
  const concurrency = config.smtpConnections;
  const deliver = createDelivery({ database, rules, encryption, send, concurrency, log, now });
  const limits = createRecipientLimits({ config, secrets, now });
  const domain = config.mailFrom.address.slice(config.mailFrom.address.indexOf('@') + 1);
  return {
    outbox: createOutbox({ encryption, limits, domain, origin: config.origin, now }),
    send,
    transport: config.smtpUrl === undefined ? 'files' : 'server',
    deliver,
    worker: createMailWorker({ deliver, close, log }),
  };
}

/** Interval between checks for retries and for emails that other processes added. */
const POLL_INTERVAL_MS = 5000;
/** Random delay before sending, so that its timing does not reveal the request that caused the email. */
const WAKE_DELAY_MS = { min: 50, range: 200 };

interface WorkerOptions {
  readonly deliver: Deliver;
  /** Closes the connections to the mail server. */
  readonly close: () => void;
  readonly log: Logger;
}

/** Creates a background worker that sends due emails until it is stopped. */
function createMailWorker({ deliver, close, log }: WorkerOptions): MailWorker {
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
      close();
    },
  };
}
