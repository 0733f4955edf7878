import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface EmailMessage {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Headers by lowercase name. */
  headers: ReadonlyMap<string, string>;
}

/** An SMTP server that stores the emails it receives. */
export class MailServer {
  readonly #smtp: SMTPServer;
  readonly #received: EmailMessage[] = [];
  readonly #read = new Set<EmailMessage>();
  #rejectsMail = false;

  private constructor() {
    this.#smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        if (!this.#rejectsMail) return callback();
        callback(Object.assign(new Error('No mail today'), { responseCode: 550 }));
      },
      onData: (stream, { envelope }, callback) => {
        text(stream)
          .then(async (raw) => {
            const to = envelope.rcptTo.map(({ address }) => address);
            this.#received.push(await parseMessage(raw, to));
            callback();
          })
          .catch(callback);
      },
    });
    // Ignores connections that end early: tests kill the site's server at any time.
    this.#smtp.on('error', () => {});
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => {
      mail.#smtp.listen(0, '127.0.0.1', () => resolve());
    });
    return mail;
  }

  get url(): string {
    const { port } = this.#smtp.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** All emails to an address so far. */
  emailsTo(address: string): readonly EmailMessage[] {
    return this.#received.filter(({ to }) => to.includes(address));
  }

  /** The next unread email to an address, with that subject or other than the welcome email. Waits until it arrives. */
  async emailTo(address: string, subject?: string): Promise<EmailMessage> {
    const unread = () =>
      this.emailsTo(address).find(
        (message) =>
          !this.#read.has(message) &&
          (subject === undefined ? !message.subject.startsWith('Welcome to') : message.subject === subject),
      );
    await expect.poll(unread, { message: `an email to ${address}`, timeout: 20_000 }).toBeDefined();
    const message = unread() as EmailMessage;
    this.#read.add(message);
    return message;
  }

  /** Rejects every email while `work` runs. */
  async rejectDuring(work: () => Promise<void>): Promise<void> {
    this.#rejectsMail = true;
    try {
      await work();
    } finally {
      this.#rejectsMail = false;
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#smtp.close(() => resolve()));
  }
}

async function parseMessage(raw: string, to: readonly string[]): Promise<EmailMessage> {
  const mail = await PostalMime.parse(raw);
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}
