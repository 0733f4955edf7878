import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isApi, redactPath } from '../paths.ts';

/**
 * Logs one line per request, with the path but without the query and secrets in the path. To identify no person, IP
 * addresses, email addresses, cookies and bodies are not logged.
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

/** A finished request. Each property has few values, and none identifies the caller. */
interface RequestMetric {
  /** The name of the endpoint in the contract; otherwise the kind of resource. */
  readonly endpoint: string;
  readonly method: string;
  readonly status: string;
  readonly rateLimited: boolean;
  readonly seconds: number;
}

export interface RequestMetrics {
  started(): void;
  finished(request: RequestMetric): void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Measures every request until its response is sent or the client has disconnected. */
export function measureRequests(metrics: RequestMetrics): Middleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    metrics.started();
    ctx.res.once('close', () => {
      const { statusCode } = ctx.res;
      metrics.finished({
        endpoint: ctx.state.endpoint ?? kindOf(ctx),
        method: METHODS.has(ctx.method) ? ctx.method : 'other',
        status: `${Math.floor(statusCode / 100)}xx`,
        rateLimited: statusCode === 429,
        seconds: (performance.now() - startedAt) / 1000,
      });
    });
    return next();
  };
}

function kindOf({ path }: Context): string {
  if (isApi(path)) return 'no endpoint';
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/widget/')) return 'widget';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}
