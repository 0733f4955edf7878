import type { Middleware } from 'koa';

const UNSUBSCRIBE = /^\/api(\/newsletter\/unsubscribe\/[\w-]{1,100})$/;

/**
 * The link that ends a subscription is made for mail programs, which send a POST. One that opens it in a
 * browser instead shows the page that asks first.
 */
export const showLetterLinks: Middleware = (ctx, next) => {
  const page = ctx.method === 'GET' || ctx.method === 'HEAD' ? UNSUBSCRIBE.exec(ctx.path)?.[1] : undefined;
  if (page === undefined) return next();
  ctx.status = 303;
  ctx.set({ Location: page, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  return undefined;
};
