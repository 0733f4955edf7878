import type { Context, Middleware } from 'koa';
import type { Lifecycle } from '../../health/lifecycle.ts';
import { assertGet } from '../assert-get.ts';
import { HttpError } from '../http-error.ts';

interface HealthChecks {
  /** Returns false if only a restart helps. */
  readonly isAlive: () => boolean;
  readonly isReady: () => Promise<boolean>;
}

/**
 * Serves `/healthz`, which fails if a supervisor must restart the process, and `/readyz`, which fails if a load balancer
 * must not send requests here.
 */
export function healthChecks({ isAlive, isReady }: HealthChecks): Middleware {
  const check = async (ctx: Context) => {
    assertGet(ctx);
    const isHealthy = ctx.path === '/healthz' ? isAlive() : await isReady();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isHealthy ? 200 : 503;
    if (!isHealthy) ctx.set('Retry-After', '2');
    ctx.body = { status: isHealthy ? 'ok' : 'unavailable' };
  };
  return (ctx, next) => (ctx.path === '/healthz' || ctx.path === '/readyz' ? check(ctx) : next());
}

/** Sends `Connection: close` while the server is stopping, so that clients reconnect to another server. */
export function closeWhenStopping(lifecycle: Lifecycle): Middleware {
  return async (ctx, next) => {
    const setHeader = () => {
      if (lifecycle.stoppingSince !== undefined) ctx.set('Connection', 'close');
    };
    setHeader();
    await next();
    setHeader();
  };
}

/** Rejects requests with `unavailable` in these phases. */
export function rejectWhile(lifecycle: Lifecycle, phases: readonly Lifecycle['phase'][]): Middleware {
  return (_ctx, next) => {
    if (phases.includes(lifecycle.phase)) throw new HttpError('unavailable', { retryAfterSeconds: 2 });
    return next();
  };
}
