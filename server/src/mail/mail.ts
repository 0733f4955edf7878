import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { createDelivery, type Deliver } from './delivery.ts';
import { createSeal } from './encryption.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSend, type Send } from './transport.ts';
import { createWorker, type Worker } from './worker.ts';

interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly secrets: readonly string[];
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => number;
}

/** Everything that has to do with letters: writing them down, and carrying them out. */
export interface Mail {
  readonly outbox: Outbox;
  /** Sends at once and past the outbox, for those who want to know whether it works. */
  readonly send: Send;
  readonly carrier: 'server' | 'files';
  readonly deliver: Deliver;
  readonly worker: Worker;
}

export function createMail({ config, secrets, database, log, now }: MailOptions): Mail {
  const seal = createSeal(secrets);
  const send = createSend({ config, log });
  const deliver = createDelivery({ database, seal, send, log, now });
  const domain = config.mailFrom.address.slice(config.mailFrom.address.indexOf('@') + 1);
  return {
    outbox: createOutbox({ seal, domain, now }),
    send,
    carrier: config.smtpUrl === undefined ? 'files' : 'server',
    deliver,
    worker: createWorker(deliver, log),
  };
}
