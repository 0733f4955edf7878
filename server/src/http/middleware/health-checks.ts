import type { Context, Middleware } from 'koa';

interface HealthChecks {
  /** False if only a restart helps. */
  readonly isAlive: () => boolean;
  readonly isReady: () => Promise<boolean>;
}

/** `/healthz`: the process works, or a supervisor has to restart it. `/readyz`: a balancer may send visitors here. */
export function answerHealth({ isAlive, isReady }: HealthChecks): Middleware {
  const answer = async (ctx: Context) => {
    const healthy = ctx.path === '/healthz' ? isAlive() : await isReady();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = healthy ? 200 : 503;
    if (!healthy) ctx.set('Retry-After', '2');
    ctx.body = { status: healthy ? 'ok' : 'unavailable' };
  };
  return (ctx, next) => (ctx.path === '/healthz' || ctx.path === '/readyz' ? answer(ctx) : next());
}
