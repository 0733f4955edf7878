import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** By name in lower case. */
  headers: ReadonlyMap<string, string>;
}

/** A mail server that keeps what it is given. */
export class MailServer {
  readonly #smtp: SMTPServer;
  readonly #received: Letter[] = [];
  readonly #read = new Set<Letter>();
  #refuses = false;

  private constructor() {
    this.#smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        if (!this.#refuses) return callback();
        callback(Object.assign(new Error('No letters today'), { responseCode: 550 }));
      },
      onData: (stream, { envelope }, callback) => {
        text(stream)
          .then(async (raw) => {
            const to = envelope.rcptTo.map(({ address }) => address);
            this.#received.push(await letterFrom(raw, to));
            callback();
          })
          .catch(callback);
      },
    });
    // A site's server that is killed in the middle of a letter is no news here.
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

  /** Every letter to an address so far. */
  lettersTo(address: string): readonly Letter[] {
    return this.#received.filter(({ to }) => to.includes(address));
  }

  /** The next letter to an address that nobody has asked for yet; waits until it is there. */
  async letterTo(address: string): Promise<Letter> {
    const unread = () => this.lettersTo(address).find((letter) => !this.#read.has(letter));
    await expect.poll(unread, { message: `a letter to ${address}`, timeout: 20_000 }).toBeDefined();
    const letter = unread() as Letter;
    this.#read.add(letter);
    return letter;
  }

  /** Takes no letter for as long as the work goes on. */
  async refuseDuring(work: () => Promise<void>): Promise<void> {
    this.#refuses = true;
    try {
      await work();
    } finally {
      this.#refuses = false;
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#smtp.close(() => resolve()));
  }
}

async function letterFrom(raw: string, to: readonly string[]): Promise<Letter> {
  const mail = await PostalMime.parse(raw);
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}
