import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import createSession from 'koa-session';
import {
  type AdminRole,
  type Endpoint,
  endpoints,
  isAdminRole,
  pathPrefix,
  retention,
} from '../../../contract/index.ts';
import { DAY, HOUR, MINUTE } from '../../durations.ts';
import { newToken } from '../../random-token.ts';
import { type Deadline, type TimeToFinish, withDeadline } from '../deadline.ts';

export interface Actor {
  readonly accountId: number;
  /** The hash of the session's token. */
  readonly sessionId: string;
  readonly kind: 'member' | 'admin';
  /** The role in the admin area; null in sessions of members. */
  readonly role: AdminRole | null;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailConfirmedAt: number | null;
}

type SessionKind = Actor['kind'];

export interface SessionStore {
  /** Returns the actor of a session of this kind that has not expired. With `isUse`, the session is extended. */
  find(kind: SessionKind, token: string, isUse: boolean): Promise<Actor | undefined>;
  end(token: string): Promise<void>;
}

/** Lifetimes of sessions: `idleMs` since the last use, `totalMs` since the login. */
export const sessionLifetimes: Readonly<
  Record<SessionKind, { readonly idleMs: number; readonly totalMs: number }>
> = {
  member: { idleMs: retention.memberIdleDays * DAY, totalMs: retention.memberSessionDays * DAY },
  admin: { idleMs: retention.adminIdleMinutes * MINUTE, totalMs: retention.adminSessionHours * HOUR },
};

/**
 * Returns the options of the session cookies. Browsers send the cookie of admins only with requests from our own pages.
 * With the prefix `__Host-`, they accept a cookie only from this host, over TLS and for every path.
 */
export function sessionCookies(https: boolean) {
  const prefix = https ? '__Host-' : '';
  const { member, admin } = sessionLifetimes;
  return {
    member: { key: `${prefix}whenabouts`, sameSite: 'lax', maxAge: member.totalMs },
    admin: { key: `${prefix}whenabouts-admin`, sameSite: 'strict', maxAge: admin.totalMs },
  } as const;
}

const CAMPAIGN_PREFIX = pathPrefix(endpoints.readCampaign);

/**
 * Returns true for requests that pages repeat by themselves (the dashboard, the progress of a newsletter). They do not
 * extend the session: an unattended screen must not stay logged in.
 */
const isRefresh = ({ method, path }: Context): boolean =>
  method === 'GET' && (path === endpoints.listPosts.path || path.startsWith(CAMPAIGN_PREFIX));

/** Returns true for an endpoint that only admins call; some, such as the login, need no session. */
export const isForAdmins = ({ access, path }: Endpoint): boolean =>
  isAdminRole(access) || path.startsWith('/api/admin/');

interface SessionOptions {
  readonly store: SessionStore;
  readonly https: boolean;
  readonly deadline: Deadline;
  readonly timeToFinish: TimeToFinish;
}

/**
 * Returns a function that creates the middleware that finds the session for an endpoint. An endpoint reads one cookie, that
 * of members or that of admins. Some endpoints serve both: there, a caller with both cookies is a member, unless the
 * query has `as=admin`.
 *
 * koa-session never writes to the store: a login inserts the row in its own transaction, and the end of the session
 * deletes it. So a request that began before a logout cannot restore the session afterwards.
 */
export function createSessions(
  app: Koa,
  { store, https, deadline, timeToFinish }: SessionOptions,
): (endpoint: Endpoint) => Middleware {
  const cookies = sessionCookies(https);
  const initSession = createSession(
    {
      httpOnly: true,
      ...(https && { secure: true }),
      signed: false,
      // Only login and logout change a session, and both commit it. Looking for changes after every request would cost
      // as much as finding the session.
      autoCommit: false,
      genid: (ctx: Context) => ctx.state.newToken ?? newToken(),
      store: {
        get: async (token, _maxAge, { ctx }) => {
          const find = () => store.find(ctx.state.sessionKind, token, !isRefresh(ctx));
          const actor = await withDeadline(deadline, find, timeToFinish);
          if (!actor) return undefined;
          ctx.state.actor = actor;
          ctx.state.token = token;
          return {};
        },
        set: async () => {},
        destroy: async (token, { ctx }) => {
          if (ctx.state.token === token) await store.end(token);
        },
      },
    },
    app,
  );
  const has = (ctx: Context, kind: SessionKind) => ctx.cookies.get(cookies[kind].key) !== undefined;
  const isAdmin = (endpoint: Endpoint, ctx: Context) =>
    isForAdmins(endpoint) ||
    ((endpoint.access === 'account' || endpoint.moreForAdmins) &&
      has(ctx, 'admin') &&
      (ctx.query.as === 'admin' || !has(ctx, 'member')));
  return (endpoint) => (ctx, next) => {
    ctx.state.sessionKind = isAdmin(endpoint, ctx) ? 'admin' : 'member';
    // The options of this request only. With `externalKey`, koa-session would still remove the cookie `key`.
    Object.assign(ctx.sessionOptions, cookies[ctx.state.sessionKind as SessionKind]);
    return initSession(ctx, next);
  };
}

/** Sets the cookie of a session that is already in the database, and ends the previous one. */
export async function startSession(ctx: Context, token: string): Promise<void> {
  ctx.state.newToken = token;
  await ctx.session?.regenerate();
}

/** Ends the session of the request, if there is one, and removes the cookie. */
export async function endSession(ctx: Context): Promise<void> {
  const { session } = ctx;
  if (!ctx.state.actor || !session) return;
  ctx.session = null;
  await session.manuallyCommit();
}
