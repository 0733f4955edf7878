import type { Middleware } from 'koa';
import type { Lifecycle } from '../lifecycle.ts';
import { Failure } from './failure.ts';

/** Until the tables are there, there is nothing to answer from. */
export function onlyWhileServing(lifecycle: Lifecycle): Middleware {
  return (_ctx, next) => {
    if (lifecycle.phase === 'starting') throw new Failure('unavailable', { retryAfterSeconds: 2 });
    return next();
  };
}
