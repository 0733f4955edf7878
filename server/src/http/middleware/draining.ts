import type { Middleware } from 'koa';
import type { Lifecycle } from '../../health/lifecycle.ts';
import { HttpError } from '../http-error.ts';

/** While the server is stopping, sends `Connection: close`, so that clients reconnect to another server. */
export function closeWhenStopping(lifecycle: Lifecycle): Middleware {
  return async (ctx, next) => {
    const setHeader = () => {
      if (lifecycle.phase === 'stopping') ctx.set('Connection', 'close');
    };
    setHeader();
    await next();
    setHeader();
  };
}

/** Rejects requests with `unavailable` until the database is migrated. */
export function rejectUntilStarted(lifecycle: Lifecycle): Middleware {
  return (_ctx, next) => {
    if (lifecycle.phase === 'starting') throw new HttpError('unavailable', { retryAfterSeconds: 2 });
    return next();
  };
}
