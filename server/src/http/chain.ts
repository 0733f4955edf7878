import type { Middleware } from 'koa';

/** Several middlewares as one, which others can pass by or run as a whole. */
export function chain(middlewares: readonly Middleware[]): Middleware {
  return middlewares.reduceRight<Middleware>(
    (rest, middleware) => (ctx, next) => middleware(ctx, () => rest(ctx, next)),
    (_ctx, next) => next(),
  );
}
