import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { isApi } from '../paths.ts';

/** What answers for pages and files. Calls of the API pass it by as a whole. */
export function outsideApi(middlewares: readonly Middleware[]): Middleware {
  const all = compose([...middlewares]);
  return (ctx, next) => (isApi(ctx.path) ? next() : all(ctx, next));
}
