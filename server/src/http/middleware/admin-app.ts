import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import { type Endpoint, endpoints } from '../../../contract/index.ts';
import { rowMatcher } from '../endpoint-matcher.ts';

interface AdminSideOptions {
  readonly admin: Koa;
  /** Names of the two kinds of cookies. */
  readonly cookies: { readonly admin: string; readonly member: string };
  readonly table?: Readonly<Record<string, Endpoint>>;
}

/**
 * Has the calls of admins answered by an application of their own, because koa-session keeps one set of
 * options, and so one kind of session, per application. What it throws is the outer one's to answer.
 *
 * Some rows serve both sides. Whoever has both cookies is a member there, unless `?as=admin` says otherwise.
 */
export function adminSide({ admin, cookies, table = endpoints }: AdminSideOptions): Middleware {
  const rows = Object.values(table);
  const adminMethods = rowMatcher(rows.filter(isAdminRow));
  const eitherMethods = rowMatcher(rows.filter(isEitherRow));
  const comesAsAdmin = (ctx: Context) =>
    ctx.cookies.get(cookies.admin) !== undefined &&
    (ctx.query.as === 'admin' || ctx.cookies.get(cookies.member) === undefined);
  const answerInside = compose(admin.middleware);
  const answer = async (ctx: Context) => {
    const inner = admin.createContext(ctx.req, ctx.res);
    inner.state = ctx.state;
    await answerInside(inner, async () => {});
    ctx.status = inner.status;
    if (inner.body !== undefined) ctx.body = inner.body;
  };
  return (ctx, next) => {
    const { path, method } = ctx;
    const isAdmins = adminMethods(path).has(method) || (eitherMethods(path).has(method) && comesAsAdmin(ctx));
    return isAdmins ? answer(ctx) : next();
  };
}

const isAdminRow = ({ access, path }: Endpoint): boolean =>
  access === 'admin' || path.startsWith('/api/admin/');

const isEitherRow = ({ access, moreForAdmins }: Endpoint): boolean =>
  access === 'account' || moreForAdmins === true;
