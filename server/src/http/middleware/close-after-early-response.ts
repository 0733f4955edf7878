import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { hasBody } from '../has-body.ts';

/*
 * An early response is one that begins before the request body has arrived, such as a rejected upload. The connection
 * then closes in this order:
 *
 * 1. `writeHead` is the last chance to add a header, even to a streamed response: it adds `Connection: close`.
 * 2. The rest of the body is read and discarded up to a limit. A client that writes before it reads would otherwise never
 *    get to the response.
 * 3. Because of the header, Node calls `socket.destroySoon` once the response is written. By default, that destroys the
 *    socket as soon as its writes are flushed. If the client is still sending, the system then resets the connection, and
 *    the client can lose the response. The replacement ends only our side.
 * 4. The client reads the response and ends its side. If it does not in time, the socket is destroyed.
 */

/** More than any endpoint accepts, so that a client whose upload is rejected can finish sending. The rest is left unread. */
const MAX_DISCARDED_BYTES = 8 * 2 ** 20;
/** Time for a client to read the response and close the connection. */
const LINGER_MS = 5_000;

/** Connections on which an early response has begun. */
const closing = new WeakSet<Socket>();

/**
 * Closes the connection after a response that begins before the request body has arrived. Otherwise Node would read such a
 * body to its end, however long it is, to find the next request.
 */
export const closeAfterEarlyResponse: Middleware = async (ctx, next) => {
  const { req, res } = ctx;
  // After `Connection: close`, no further request on the connection is processed (RFC 9112, section 9.6). We do not respond
  // to this one: Node ends it when the connection closes.
  if (closing.has(req.socket)) {
    ctx.respond = false;
    return;
  }
  if (!hasBody(req)) {
    await next();
    return;
  }
  closeIfEarly(req, res);
  await next();
  // A response can be ready before Node has parsed a small body that came in the same packet. Without this pause, the
  // connection would close although the whole request has arrived.
  if (!req.complete) await nextIteration();
};

/** Closes the connection if the response begins before the request body has arrived. */
function closeIfEarly(req: IncomingMessage, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    if (!req.complete) {
      res.setHeader('Connection', 'close');
      closing.add(req.socket);
      discard(req);
      req.socket.destroySoon = () => linger(req.socket);
    }
    return writeHead(...args);
  };
}

/** Reads the rest of the body and discards it, up to `MAX_DISCARDED_BYTES`. */
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
