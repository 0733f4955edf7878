import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** What works by itself for whoever has it: links in letters, codes of results, and what a widget calls one. */
const SECRET_IN_PATH = /^((?:\/api)?\/newsletter\/unsubscribe\/|\/s\/|\/api\/handoffs\/).+/i;

/**
 * One line per request. It names the path without the query, and nothing that identifies a person:
 * addresses, cookies, bodies and e-mails stay out.
 */
export function logRequests(log: Logger): Middleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    const request = randomUUID();
    ctx.state.requestId = request;
    ctx.res.setHeader('X-Request-Id', request);
    const { method } = ctx;
    const path = ctx.state.hasInvalidTarget ? '(invalid)' : ctx.path.replace(SECRET_IN_PATH, '$1…');
    ctx.res.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const aborted = ctx.res.writableFinished ? undefined : true;
      log.info({ request, method, path, status: ctx.res.statusCode, ms, aborted }, 'request');
    });
    return next();
  };
}
