import type { IncomingMessage } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { closeAfterEarlyResponse, isClosing } from './close-after-early-response.ts';

/** Time limit for a body to arrive, from the end of the headers. */
const BODY_TIMEOUT_MS = 12_000;

const bodyTimeouts = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Returns true if the headers announce a body that is not empty. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Limits the time that request bodies take to arrive, and closes the connection after a response that is sent before
 * the body has arrived. Otherwise Node would read such a body to its end, however long it is, to find the next request.
 */
export const limitBodyTime: Middleware = async (ctx, next) => {
  const { req, res } = ctx;
  // After `Connection: close`, no further request on the connection is processed (RFC 9112, section 9.6). We do not
  // respond to this one: Node ends it when the connection closes.
  if (isClosing(req.socket)) {
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
  // A response can be ready before Node has parsed a small body that came in the same packet. Without this pause, the
  // connection would close although the whole request has arrived.
  if (!req.complete) await nextIteration();
};

/** Removes the time limit of the body, for endpoints that accept large ones. Node's `requestTimeout` still applies. */
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
