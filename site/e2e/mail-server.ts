import { expect } from '@playwright/test';
import {
  newMailServer,
  type Received,
  type MailServer as SmtpServer,
} from '../../server/test/mail-server.ts';

export interface EmailMessage {
  subject: string;
  text: string;
  html: string;
  /** Headers by lowercase name. */
  headers: ReadonlyMap<string, string>;
}

/** An SMTP server that stores the emails it receives, by recipient. */
export class MailServer {
  readonly #smtp: SmtpServer;
  readonly #read = new Set<Received>();

  private constructor(smtp: SmtpServer) {
    this.#smtp = smtp;
  }

  static async start(): Promise<MailServer> {
    const smtp = await newMailServer();
    await smtp.start();
    return new MailServer(smtp);
  }

  get url(): string {
    return this.#smtp.url;
  }

  /** All emails to an address so far. */
  emailsTo(address: string): readonly EmailMessage[] {
    return this.#receivedBy(address).map(messageIn);
  }

  /** The next unread email to an address, with that subject or other than the welcome email. Waits until it arrives. */
  async emailTo(address: string, subject?: string): Promise<EmailMessage> {
    const isWanted = (received = '') =>
      subject === undefined ? !received.startsWith('Welcome to') : received === subject;
    const unread = () =>
      this.#receivedBy(address).find((email) => !this.#read.has(email) && isWanted(email.mail.subject));
    await expect.poll(unread, { message: `an email to ${address}`, timeout: 20_000 }).toBeDefined();
    const email = unread() as Received;
    this.#read.add(email);
    return messageIn(email);
  }

  stop(): Promise<void> {
    return this.#smtp.stop();
  }

  #receivedBy(address: string): readonly Received[] {
    return this.#smtp.received.filter(({ to }) => to.includes(address));
  }
}

function messageIn({ mail }: Received): EmailMessage {
  return {
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}
