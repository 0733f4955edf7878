import { createServer, type RequestListener, type Server } from 'node:http';
import { type Endpoint, endpoints } from '../../contract/index.ts';

/** The longest deadline of any endpoint, in milliseconds. */
const LONGEST_DEADLINE_MS = Math.max(
  ...Object.values<Endpoint>(endpoints).map(({ timeoutMs = 0 }) => timeoutMs),
);
/** Lets the 503 that a deadline sends arrive before the connection times out. */
const MARGIN_MS = 10_000;

/** Creates the HTTP server with time limits for slow clients. It does not listen. */
export function createHttpServer(handler: RequestListener, longestDeadlineMs = LONGEST_DEADLINE_MS): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Uploading an image of 5 MB over a slow connection takes a while.
      requestTimeout: 60_000,
      keepAliveTimeout: 5_000,
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
