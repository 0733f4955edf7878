import type { Middleware } from 'koa';

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send visitors here. */
export function answerHealth(isReady: () => Promise<boolean>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const healthy = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    ctx.status = healthy ? 200 : 503;
    if (!healthy) ctx.set('Retry-After', '2');
    ctx.body = { status: healthy ? 'ok' : 'unavailable' };
  };
}
