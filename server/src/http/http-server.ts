import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type Endpoint, endpoints } from '../../contract/index.ts';

/** The longest deadline of any endpoint, in milliseconds. */
const LONGEST_DEADLINE_MS = Math.max(
  ...Object.values<Endpoint>(endpoints).map(({ timeoutMs = 0 }) => timeoutMs),
);
/** Lets the 503 that a deadline sends arrive before the connection times out. */
const MARGIN_MS = 10_000;

interface HttpServerOptions {
  readonly longestDeadlineMs?: number;
  /** Seconds that an idle connection stays open, as announced to the client. */
  readonly keepAliveSeconds?: number;
}

/** Creates the HTTP server with time limits for slow clients. It does not listen. */
export function createHttpServer(
  handler: RequestListener,
  { longestDeadlineMs = LONGEST_DEADLINE_MS, keepAliveSeconds = 75 }: HttpServerOptions = {},
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Uploading an image of 5 MB over a slow connection takes a while.
      requestTimeout: 60_000,
      keepAliveTimeout: keepAliveSeconds * 1000,
      // Added to the announced timeout, for clients that send a request at its end. Their connection would be reset.
      keepAliveTimeoutBuffer: 5_000,
      connectionsCheckingInterval: 1_000,
    },
    handler,
  );
  // For an unknown `Expect` header, Node would send a response without our headers.
  server.on('checkExpectation', handler);
  // Closes idle connections. Node waits once more if part of a response has been read.
  server.timeout = longestDeadlineMs + MARGIN_MS;
  return server;
}

const reasons: Readonly<Record<string, (port: number, host: string, variable: string) => string>> = {
  EADDRINUSE: (port, host, variable) =>
    `${host}:${port} is in use, perhaps by another instance of this server. Stop it, or set ${variable} to another port`,
  EACCES: (port, _host, variable) =>
    `this user may not listen on port ${port}. Set ${variable} to a port above 1023`,
};

/** Starts listening. Errors name the environment variable to change. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  variable: 'PORT' | 'METRICS_PORT',
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = reasons[code]?.(port, host, variable);
    const hostVariable = variable.replace('PORT', 'HOST');
    throw new Error(reason ?? `${hostVariable} ${host} is not an address of this machine: ${message}`, {
      cause: error,
    });
  }
}
