import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { isApi } from '../paths.ts';

/** Runs middleware for pages and files. Skips all of it for requests to the API. */
export function exceptApi(middlewares: readonly Middleware[]): Middleware {
  const all = compose([...middlewares]);
  return (ctx, next) => (isApi(ctx.path) ? next() : all(ctx, next));
}
