import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { Middleware } from 'koa';

/** Time limit for a body to arrive, from the end of the headers. */
const BODY_TIMEOUT_MS = 12_000;
/** More than any endpoint accepts, so that a client whose upload is rejected can finish sending. The rest is left unread. */
const MAX_DISCARDED_BYTES = 8 * 2 ** 20;
/** Time for a client to read the response and close the connection, if its request body was not read. */
const LINGER_MS = 5_000;

const bodyTimeouts = new WeakMap<IncomingMessage, NodeJS.Timeout>();
const closing = new WeakSet<Socket>();

/** Returns true if the headers announce a body that is not empty. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Limits the time that request bodies take to arrive, and closes the connection after a response that is sent before
 * the body has arrived. Otherwise Node would read such a body to its end, however long it is, to find the next request.
 */
export const limitBodies: Middleware = async (ctx, next) => {
  const { req, res } = ctx;
  // After `Connection: close`, no further request on the connection is processed (RFC 9112, section 9.6).
  if (closing.has(req.socket)) {
    ctx.respond = false;
    return;
  }
  if (!hasBody(req)) {
    await next();
    return;
  }
  startBodyTimeout(req);
  closeAfterEarlyResponse(req, res);
  await next();
  // A response can be ready before Node has parsed a small body that came in the same packet.
  if (!req.complete) await nextIteration();
};

/** Removes the time limit of the body, for endpoints that accept large ones. The limit of the request remains. */
export function clearBodyTimeout(request: IncomingMessage): void {
  clearTimeout(bodyTimeouts.get(request));
}

function startBodyTimeout(req: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!req.complete) req.destroy();
  }, BODY_TIMEOUT_MS);
  bodyTimeouts.set(req, timer);
  for (const event of ['end', 'close']) req.once(event, () => clearTimeout(timer));
}

/**
 * Closes the connection if the response begins before the body has arrived. Changes `writeHead`, because it is the last chance to
 * add a header, even for a streamed response.
 */
function closeAfterEarlyResponse(req: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    if (!req.complete) {
      res.setHeader('Connection', 'close');
      closing.add(req.socket);
      discard(req);
      // Node calls this after the response, and would reset the connection while the client is still sending; clients
      // that write before they read would lose the response.
      req.socket.destroySoon = () => linger(req.socket);
    }
    return writeHead(...args);
  };
}

function discard(req: IncomingMessage): void {
  let remainingBytes = MAX_DISCARDED_BYTES;
  req.on('data', ({ length }: Buffer) => {
    remainingBytes -= length;
    if (remainingBytes < 0) req.pause();
  });
  req.resume();
}

/** Ends our side now, and the whole connection when the client ends its side or after a timeout. */
function linger(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
