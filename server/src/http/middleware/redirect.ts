import type { Middleware } from 'koa';

/**
 * Redirects GET and HEAD requests for which `targetOf` returns a path. The response is not cached, and the target gets no
 * `Referer` header, because paths may contain secrets.
 */
export function redirect(targetOf: (path: string) => string | undefined): Middleware {
  return (ctx, next) => {
    const target = ctx.method === 'GET' || ctx.method === 'HEAD' ? targetOf(ctx.path) : undefined;
    if (target === undefined) return next();
    ctx.status = 303;
    ctx.set({ Location: target, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    return undefined;
  };
}
