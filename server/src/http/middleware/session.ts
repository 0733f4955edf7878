import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context } from 'koa';
import createSession from 'koa-session';
import { endpoints, pathPrefix } from '../../../contract/index.ts';
import { type Deadline, type TimeToFinish, withDeadline } from '../deadline.ts';

/** The member or admin who sends a request. */
export interface Actor {
  readonly accountId: number;
  /** The hash of the session's token. */
  readonly sessionId: string;
  readonly kind: 'member' | 'admin';
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailConfirmedAt: number | null;
}

export interface SessionStore {
  /** Returns the actor of a session that has not expired. With `isUse`, the session is extended. */
  find(token: string, isUse: boolean): Promise<Actor | undefined>;
  end(token: string): Promise<void>;
}

export interface SessionCookie {
  readonly name: string;
  readonly https: boolean;
  readonly sameSite: 'lax' | 'strict';
  readonly maxAgeMs: number;
}

/** Session cookies. Browsers send the cookie of admins only with requests from our own pages. */
export const sessionCookies = {
  member: { name: 'whenabouts', sameSite: 'lax' },
  admin: { name: 'whenabouts-admin', sameSite: 'strict' },
} as const;

/** With the prefix `__Host-`, browsers accept the cookie only from this host, over TLS and for every path. */
export const cookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** Returns 256 random bits in base64url. The database stores only a hash of them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const CAMPAIGN_PREFIX = pathPrefix(endpoints.readCampaign);

/**
 * Returns true for requests that pages repeat by themselves (the dashboard, the progress of a newsletter). They do not
 * extend the session: an unattended screen must not stay logged in.
 */
const isRefresh = ({ method, path }: Context): boolean =>
  method === 'GET' && (path === endpoints.listPosts.path || path.startsWith(CAMPAIGN_PREFIX));

/**
 * Adds sessions to an application. A second kind of session needs another application, because koa-session supports one
 * set of options per application.
 *
 * koa-session never writes to the store: a login inserts the row in its own transaction, and the end of the session
 * deletes it. So a request that began before a logout cannot restore the session afterwards.
 */
export function addSessions(
  app: Koa,
  store: SessionStore,
  cookie: SessionCookie,
  { deadline, timeToFinish }: { readonly deadline: Deadline; readonly timeToFinish: TimeToFinish },
): void {
  const session = createSession(
    {
      key: cookie.name,
      maxAge: cookie.maxAgeMs,
      httpOnly: true,
      sameSite: cookie.sameSite,
      ...(cookie.https && { secure: true }),
      signed: false,
      // Only login and logout change a session, and both commit it. Looking for changes after every request would cost
      // as much as finding the session.
      autoCommit: false,
      genid: (ctx: Context) => ctx.state.newToken ?? newToken(),
      store: {
        get: async (token, _maxAge, { ctx }) => {
          const actor = await withDeadline(deadline, () => store.find(token, !isRefresh(ctx)), timeToFinish);
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
  app.use(session);
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
