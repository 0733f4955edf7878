import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context } from 'koa';
import createSession from 'koa-session';
import { routes } from '../../../contract/index.ts';
import { type Deadline, within } from '../deadline.ts';

/** Who makes a request. */
export interface Actor {
  readonly accountId: number;
  readonly kind: 'member' | 'admin';
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface SessionStore {
  /** The actor that a cookie's value stands for, while its session lasts; it lasts longer for being used. */
  find(token: string, isUse: boolean): Promise<Actor | undefined>;
  /** Ends a session for good. */
  end(token: string): Promise<void>;
}

export interface SessionCookie {
  readonly name: string;
  readonly https: boolean;
  readonly sameSite: 'lax' | 'strict';
  readonly maxAgeMs: number;
}

/** With the prefix, browsers take the cookie only from this host, by TLS and for every path. */
export const cookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** 256 random bits. What the database keeps of it is a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The dashboard asks for its list every second. A screen that nobody looks at must not stay logged in by that. */
const isRefresh = ({ method, path }: Context): boolean => method === 'GET' && path === routes.listPosts.path;

/**
 * Adds sessions to an application. A second kind of session needs an application of its own, because
 * koa-session keeps one set of options per application.
 *
 * The store never writes on behalf of koa-session: a row is inserted at sign-in, by the transaction
 * that is its cause, and deleted at the end. So no request that began before a logout can bring the
 * session back afterwards.
 */
export function addSessions(app: Koa, store: SessionStore, cookie: SessionCookie, deadline?: Deadline): void {
  const session = createSession(
    {
      key: cookie.name,
      maxAge: cookie.maxAgeMs,
      httpOnly: true,
      sameSite: cookie.sameSite,
      ...(cookie.https && { secure: true }),
      signed: false,
      // Only sign-in and the end change a session, and both say so; to look for changes after every request costs
      // as much as the look-up.
      autoCommit: false,
      genid: (ctx: Context) => ctx.state.newToken ?? newToken(),
      store: {
        get: async (token, _maxAge, { ctx }) => {
          const actor = await within(deadline, () => store.find(token, !isRefresh(ctx)));
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

/** Gives the browser a session that stands in the database already, and ends the one it had. */
export async function startSession(ctx: Context, token: string): Promise<void> {
  ctx.state.newToken = token;
  await ctx.session?.regenerate();
}

/** Ends the request's session, if it has one, and takes the cookie back. */
export async function endSession(ctx: Context): Promise<void> {
  const { session } = ctx;
  if (!ctx.state.actor || !session) return;
  ctx.session = null;
  await session.manuallyCommit();
}
