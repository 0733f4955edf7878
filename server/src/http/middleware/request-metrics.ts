import type { Context, Middleware } from 'koa';
import { isApi } from '../paths.ts';

/** What is counted of a request: each of few values, and nothing of who makes it or what about. */
export interface CountedRequest {
  /** The endpoint's name in the contract; else what kind of thing was asked for. */
  readonly endpoint: string;
  readonly method: string;
  /** Such as `2xx`. */
  readonly status: string;
  readonly throttled: boolean;
  readonly seconds: number;
}

export interface RequestCounts {
  began(): void;
  ended(request: CountedRequest): void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Counts every request once it is over, also where the client has gone. */
export function countRequests(counts: RequestCounts): Middleware {
  return (ctx, next) => {
    const startedAt = performance.now();
    counts.began();
    ctx.res.once('close', () => {
      const { statusCode } = ctx.res;
      counts.ended({
        endpoint: ctx.state.endpoint ?? kindOf(ctx),
        method: METHODS.has(ctx.method) ? ctx.method : 'other',
        status: `${Math.floor(statusCode / 100)}xx`,
        throttled: statusCode === 429,
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
