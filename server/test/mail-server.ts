import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** A mail server for tests, with configurable behavior. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** Its response to further emails: it accepts them, rejects them temporarily, or does not respond. */
  behavior: 'accepts' | 'rejects' | 'hangs';
  /** Number of attempts to deliver an email. */
  attempts: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a mail server that is not running yet. */
export async function newMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: Received[] = [];
  let server: SMTPServer | undefined;
  const sink: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behavior: 'accepts',
    attempts: 0,
    start: () => {
      server = createSmtpServer(sink, received);
      return new Promise((resolve) => server?.listen(port, '127.0.0.1', () => resolve()));
    },
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
  return sink;
}

function createSmtpServer(sink: MailServer, received: Received[]): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      sink.attempts++;
      if (sink.behavior === 'hangs') return;
      if (sink.behavior === 'accepts') return callback();
      callback(Object.assign(new Error(`<${address}> has to wait`), { responseCode: 451 }));
    },
    onData: (stream, { envelope }, callback) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      text(stream)
        .then(async (raw) => {
          const mail = await PostalMime.parse(raw);
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, mail });
          callback();
        })
        .catch(callback);
    },
  });
  // Some tests disconnect during the delivery.
  server.on('error', () => {});
  return server;
}
