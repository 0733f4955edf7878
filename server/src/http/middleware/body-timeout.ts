import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { hasBody } from '../has-body.ts';

/** Time limit for a body to arrive, from the end of the headers. */
const BODY_TIMEOUT_MS = 12_000;

const bodyTimeouts = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Limits the time that request bodies take to arrive. After it, the connection is closed without a response: a client that is sending reads none. */
export const limitBodyTime: Middleware = async ({ req }, next) => {
  if (hasBody(req)) startBodyTimeout(req);
  await next();
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
