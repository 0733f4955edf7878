import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/config-values.ts';
import type { Database } from '../database/database.ts';
import { createDelivery, type Deliver, type EmailRules } from './delivery.ts';
import { createEncryption } from './encryption.ts';
import type { Send } from './message.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSend } from './transport.ts';
import { createMailWorker, type MailWorker } from './worker.ts';

interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly secrets: Secrets;
  readonly database: Database;
  /** By kind of email. */
  readonly rules?: Readonly<Record<string, EmailRules>>;
  readonly log: Logger;
  readonly now: () => number;
}

/** The outbox and the delivery of emails. */
export interface Mail {
  readonly outbox: Outbox;
  /** Sends immediately, without the outbox, and reports errors. */
  readonly send: Send;
  readonly transport: 'server' | 'files';
  readonly deliver: Deliver;
  readonly worker: MailWorker;
}

/** Creates the outbox, the transport and the worker that takes emails from one to the other. */
export function createMail({ config, secrets, database, rules, log, now }: MailOptions): Mail {
  const encryption = createEncryption(secrets);
  const send = createSend({ config, log });
  const deliver = createDelivery({ database, rules, encryption, send, log, now });
  const domain = config.mailFrom.address.slice(config.mailFrom.address.indexOf('@') + 1);
  return {
    outbox: createOutbox({ encryption, domain, now }),
    send,
    transport: config.smtpUrl === undefined ? 'files' : 'server',
    deliver,
    worker: createMailWorker(deliver, log),
  };
}
