import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { TestCertificate } from './certificate.ts';
import { freePort } from './free-port.ts';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

interface MailLogin {
  readonly password: unknown;
  /** True if the connection was encrypted. */
  readonly isEncrypted: boolean;
}

/** A mail server for tests, with configurable behavior. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly Received[];
  /**
   * Its response to further emails. It accepts them, or it rejects them temporarily or hangs, either at the recipient
   * or after it has received the content. When it greylists, it rejects the first attempt of each recipient. It may also
   * close the connection after the content, of each recipient's first email or of all.
   */
  behavior:
    | 'accepts'
    | 'rejects'
    | 'greylists'
    | 'hangs'
    | 'rejects content'
    | 'hangs after content'
    | 'drops first contents'
    | 'drops contents';
  /** Names in the greetings of its clients. */
  readonly greetings: readonly string[];
  /** Connections so far: those that were open at the same time, all, and those turned away with 432. */
  readonly connections: { peak: number; total: number; refused: number };
  /** Number of connections that it accepts at a time. */
  maxConnections: number;
  /** Logins so far, in their order. */
  readonly logins: readonly MailLogin[];
  /** Number of attempts to deliver an email. */
  attempts: number;
  /** Number of emails that it receives before it does not respond to others. */
  hangsAfter: number;
  /** Number of attempts that have got no response. */
  readonly hanging: number;
  /** Responds to these attempts: it accepts them. */
  respond(): void;
  /** Responds to the earliest of these attempts. */
  respondToOne(): void;
  /** Forgets all emails and attempts so far. */
  forget(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface MailServerOptions {
  /** Takes part in logins, with any password. */
  readonly acceptsLogins?: boolean;
  /** Offers STARTTLS with this certificate. */
  readonly certificate?: TestCertificate;
}

/** Creates a mail server that is not running yet. */
export async function newMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const port = await freePort();
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const logins: MailLogin[] = [];
  const greetings: string[] = [];
  const connections = { peak: 0, total: 0, refused: 0 };
  let server: SMTPServer | undefined;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    logins,
    greetings,
    connections,
    maxConnections: Number.POSITIVE_INFINITY,
    behavior: 'accepts',
    attempts: 0,
    hangsAfter: Number.POSITIVE_INFINITY,
    get hanging() {
      return waiting.length;
    },
    respond: () => {
      for (const accept of waiting.splice(0)) accept();
    },
    respondToOne: () => waiting.shift()?.(),
    forget: () => {
      received.length = 0;
      mailServer.attempts = 0;
    },
    start: () => {
      server = createSmtpServer({ mailServer, received, waiting, logins, greetings, ...options });
      return new Promise((resolve) => server?.listen(port, '127.0.0.1', () => resolve()));
    },
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
  return mailServer;
}

/** Returns an error that rejects an email temporarily (SMTP code 451). */
const temporaryError = (address: string) =>
  Object.assign(new Error(`<${address}> has to wait`), { responseCode: 451 });

interface SmtpServerOptions extends MailServerOptions {
  readonly mailServer: MailServer;
  readonly received: Received[];
  readonly waiting: (() => void)[];
  readonly logins: MailLogin[];
  readonly greetings: string[];
}

function createSmtpServer(options: SmtpServerOptions): SMTPServer {
  const { mailServer, received, waiting, logins, greetings, acceptsLogins, certificate } = options;
  const known = new Set<string>();
  const dropped = new Set<string>();
  const { connections } = mailServer;
  const server = new SMTPServer({
    ...certificate,
    disabledCommands: [...(certificate ? [] : ['STARTTLS']), ...(acceptsLogins ? [] : ['AUTH'])],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, { secure }, callback) => {
      logins.push({ password, isEncrypted: secure });
      callback(null, { user: username });
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      const open = server.connections.size;
      connections.total++;
      connections.peak = Math.max(connections.peak, open);
      if (open <= mailServer.maxConnections) return callback();
      connections.refused++;
      callback(Object.assign(new Error('Concurrent connections limit exceeded'), { responseCode: 432 }));
    },
    onRcptTo: ({ address }, _session, callback) => {
      mailServer.attempts++;
      if (mailServer.behavior === 'hangs' || received.length >= mailServer.hangsAfter)
        return void waiting.push(callback);
      const isNew = mailServer.behavior === 'greylists' && !known.has(address);
      known.add(address);
      callback(mailServer.behavior === 'rejects' || isNew ? temporaryError(address) : null);
    },
    onData: (stream, { envelope, hostNameAppearsAs, id }, callback) => {
      greetings.push(hostNameAppearsAs);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      text(stream)
        .then(async (raw) => {
          const to = envelope.rcptTo.map(({ address }) => address);
          if (mailServer.behavior === 'rejects content') return callback(temporaryError(to.join()));
          const isDropped = mailServer.behavior === 'drops first contents' && !dropped.has(to.join());
          dropped.add(to.join());
          if (isDropped || mailServer.behavior === 'drops contents') return void closeConnection(server, id);
          received.push({ from, to, raw, mail: await PostalMime.parse(raw) });
          if (mailServer.behavior === 'hangs after content') return void waiting.push(callback);
          callback();
        })
        .catch(callback);
    },
  });
  // Some tests disconnect during the delivery.
  server.on('error', () => {});
  return server;
}

/** Closes the connection of a session without a response. */
function closeConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}
