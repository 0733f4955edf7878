import type { Context, Middleware } from 'koa';

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send visitors here. */
export function answerHealth(isReady: () => Promise<boolean>): Middleware {
  const answer = async (ctx: Context) => {
    const healthy = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    ctx.status = healthy ? 200 : 503;
    if (!healthy) ctx.set('Retry-After', '2');
    ctx.body = { status: healthy ? 'ok' : 'unavailable' };
  };
  return (ctx, next) => (ctx.path === '/healthz' || ctx.path === '/readyz' ? answer(ctx) : next());
}
