import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { batch } from '../batch.ts';
import type { EventLoopLag } from '../event-loop-lag.ts';
import { HttpError } from '../http-error.ts';
import { isApi } from '../paths.ts';
import { httpErrorPage } from './error-handler.ts';
import { commonHeaders, NO_TRANSFORM } from './security-headers.ts';

/** Queries that wait for a database connection. One more would time out in the queue. */
const MAX_WAITING_QUERIES = 250;
const LOG_INTERVAL_MS = 1000;
/** Never rejected: health checks must work under load, and serving a file costs less than rejecting it. */
const ALWAYS_SERVED = /^\/(?:assets|widget)\/|^\/(?:healthz|readyz)$/;

interface LoadSheddingOptions {
  readonly https: boolean;
  readonly eventLoopLag: EventLoopLag;
  readonly waitingQueries: () => number;
  readonly log: Logger;
}

/**
 * Rejects requests with 503 before any work is done for them: requests that are handled late because the event loop lags,
 * and requests to the API while too many queries wait for the database.
 */
export function shedLoad({ https, eventLoopLag, waitingQueries, log }: LoadSheddingOptions): Middleware {
  const logRejection = logAtIntervals(log);
  const reject = { api: rejection('api', https), page: rejection('page', https) };
  const isOverloaded = ({ path }: Context) => {
    if (eventLoopLag.isLate()) return !ALWAYS_SERVED.test(path);
    return waitingQueries() >= MAX_WAITING_QUERIES && isApi(path);
  };
  return (ctx, next) => {
    if (!isOverloaded(ctx)) return next();
    ctx.state.endpoint = 'overloaded';
    logRejection();
    ctx.respond = false;
    reject[isApi(ctx.path) ? 'api' : 'page'](ctx.res);
  };
}

/** Builds the response once and bypasses Koa, because rejecting takes time from accepted requests. */
function rejection(target: 'api' | 'page', https: boolean): (res: ServerResponse) => void {
  const isForApi = target === 'api';
  const httpError = new HttpError('unavailable', { retryAfterSeconds: 2 });
  const body = isForApi ? JSON.stringify(httpError.body) : httpErrorPage(httpError);
  const headers = {
    ...commonHeaders(https),
    ...httpError.headers,
    'Cache-Control': isForApi ? 'no-store' : NO_TRANSFORM,
    'Content-Type': `${isForApi ? 'application/json' : 'text/html'}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).flat();
  return batch((responses) => {
    for (const res of responses) res.writeHead(httpError.status, lines).end(body);
  });
}

/** Logs one line per second instead of one per request. */
function logAtIntervals(log: Logger): () => void {
  let requests = 0;
  return () => {
    requests++;
    if (requests > 1) return;
    setTimeout(() => {
      log.warn({ requests }, 'overloaded: requests were rejected');
      requests = 0;
    }, LOG_INTERVAL_MS).unref();
  };
}
