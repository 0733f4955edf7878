import type { Middleware } from 'koa';
import type { Lifecycle } from '../../health/lifecycle.ts';
import { Failure } from '../http-error.ts';

/** Tells clients of a server that is stopping not to come back on the same connection. */
export function closeWhenStopping(lifecycle: Lifecycle): Middleware {
  return async (ctx, next) => {
    const mark = () => {
      if (lifecycle.phase === 'stopping') ctx.set('Connection', 'close');
    };
    mark();
    await next();
    mark();
  };
}

/** Until the tables are there, there is nothing to answer from. */
export function onlyWhenStarted(lifecycle: Lifecycle): Middleware {
  return (_ctx, next) => {
    if (lifecycle.phase === 'starting') throw new Failure('unavailable', { retryAfterSeconds: 2 });
    return next();
  };
}
