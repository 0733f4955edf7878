import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { redactPath } from '../paths.ts';

/**
 * Logs one line per request, with the path but without the query. Nothing in it identifies a person: IP addresses, email
 * addresses, cookies and bodies are not logged, nor secrets in paths.
 */
export function logRequests(log: Logger): Middleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.res.setHeader('X-Request-Id', requestId);
    const { method } = ctx;
    const path = ctx.state.hasInvalidTarget ? '(invalid)' : redactPath(ctx.path);
    ctx.res.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const aborted = ctx.res.writableFinished ? undefined : true;
      log.info({ request: requestId, method, path, status: ctx.res.statusCode, ms, aborted }, 'request');
    });
    return next();
  };
}
