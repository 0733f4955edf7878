import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import { type Endpoint, endpoints } from '../../../contract/index.ts';
import { matchMethods } from '../router.ts';

interface AdminAppOptions {
  readonly admin: Koa;
  /** Names of the session cookies. */
  readonly cookies: { readonly admin: string; readonly member: string };
}

/**
 * Passes requests of admins to a separate application, because koa-session supports one set of options, and so one kind of
 * session, per application. The outer application handles its errors.
 *
 * Some endpoints serve members and admins. There, a caller with both cookies is a member, unless the query has `as=admin`.
 */
export function adminApp({ admin, cookies }: AdminAppOptions): Middleware {
  const all = Object.values<Endpoint>(endpoints);
  const adminMethods = matchMethods(all.filter(isForAdmins));
  const sharedMethods = matchMethods(all.filter(isForBoth));
  const hasAdminSession = (ctx: Context) =>
    ctx.cookies.get(cookies.admin) !== undefined &&
    (ctx.query.as === 'admin' || ctx.cookies.get(cookies.member) === undefined);
  const runAdminApp = compose(admin.middleware);
  const handle = async (ctx: Context) => {
    const inner = admin.createContext(ctx.req, ctx.res);
    inner.state = ctx.state;
    await runAdminApp(inner, async () => {});
    ctx.status = inner.status;
    if (inner.body !== undefined) ctx.body = inner.body;
  };
  return (ctx, next) => {
    const { path, method } = ctx;
    const goesToAdminApp =
      adminMethods(path).has(method) || (sharedMethods(path).has(method) && hasAdminSession(ctx));
    return goesToAdminApp ? handle(ctx) : next();
  };
}

/** Returns true for an endpoint that only admins call; some, such as the login, need no session. */
export const isForAdmins = ({ access, path }: Endpoint): boolean =>
  access === 'admin' || path.startsWith('/api/admin/');

const isForBoth = ({ access, moreForAdmins }: Endpoint): boolean =>
  access === 'account' || moreForAdmins === true;
