import Router from '@koa/router';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { type Endpoint, endpoints } from '../../contract/index.ts';

/**
 * Has the calls of admins answered by an application of their own, because koa-session keeps one set of
 * options, and so one kind of session, per application. What it throws is the outer one's to answer.
 */
export function adminSide(admin: Koa, table: Readonly<Record<string, Endpoint>> = endpoints): Middleware {
  const isAdminCall = matcher(Object.values(table).filter(isAdminRow));
  const answer = admin.middleware.reduceRight<(ctx: Context) => Promise<void>>(
    (rest, middleware) => async (ctx) => {
      await middleware(ctx, () => rest(ctx));
    },
    async () => {},
  );
  return async (ctx, next) => {
    if (!isAdminCall(ctx)) return next();
    const inner = admin.createContext(ctx.req, ctx.res);
    inner.state = ctx.state;
    await answer(inner);
    ctx.status = inner.status;
    if (inner.body !== undefined) ctx.body = inner.body;
  };
}

const isAdminRow = ({ access, path }: Endpoint): boolean =>
  access === 'admin' || path.startsWith('/api/admin/');

/** Every call passes here, so paths without an id are not searched for. */
function matcher(rows: readonly Endpoint[]): (ctx: Context) => boolean {
  const exact = new Set(rows.map(({ method, path }) => `${method} ${path}`));
  const router: Router = new Router({ strict: true, sensitive: true });
  const withId = rows.filter(({ path }) => path.includes('{'));
  for (const { method, path } of withId) {
    router.register(path.replaceAll(/\{(\w+)\}/g, ':$1'), [method], () => {});
  }
  return ({ path, method }) =>
    exact.has(`${method === 'HEAD' ? 'GET' : method} ${path}`) ||
    (withId.length > 0 && router.match(path, method).route);
}
