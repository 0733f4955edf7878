import Koa from 'koa';
import type { Logger } from 'pino';
import { apiDocs } from '../api-docs/api-docs.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import type { SessionKind } from './auth/session.entity.ts';
import { lifetimes, sessionStore } from './auth/sessions.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { isTransient, isUnavailable } from './database/errors.ts';
import { createHandlers } from './handlers.ts';
import type { Lifecycle } from './health/lifecycle.ts';
import { readiness } from './health/readiness.ts';
import type { Deadline } from './http/deadline.ts';
import { type Turns, watchTurns } from './http/event-loop-lag.ts';
import { adminSide } from './http/middleware/admin-app.ts';
import { limitBodies } from './http/middleware/body-limits.ts';
import { fromAnySite } from './http/middleware/cross-origin.ts';
import { closeWhenStopping, onlyWhenStarted } from './http/middleware/draining.ts';
import { handleErrors } from './http/middleware/error-handler.ts';
import { answerHealth } from './http/middleware/health-checks.ts';
import { knownMethodsOnly } from './http/middleware/known-methods.ts';
import { shedOverload } from './http/middleware/load-shedding.ts';
import { outsideApi } from './http/middleware/outside-api.ts';
import { redirect } from './http/middleware/redirect.ts';
import { logRequests } from './http/middleware/request-log.ts';
import { countRequests } from './http/middleware/request-metrics.ts';
import { readTarget, rejectInvalidTarget } from './http/middleware/request-target.ts';
import { sameOriginOnly } from './http/middleware/same-origin.ts';
import { secureHeaders } from './http/middleware/security-headers.ts';
import { addSessions, cookieName } from './http/middleware/session.ts';
import { apiRoutes } from './http/router.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import { unsubscribePage } from './newsletter/unsubscribe-links.ts';
import { type Gallery, serveGallery } from './pages/gallery.ts';
import { type Pages, servePages } from './pages/pages.ts';
import { serveApiDocs } from './pages/serve-api-docs.ts';
import { serveWidget, type WidgetFiles } from './pages/widget-files.ts';
import { createPosts, POST_WAITS, type Posts, type PostWaits } from './posts/posts.ts';
import { publicPosts } from './posts/public-posts.ts';
import { createThrottles } from './rate-limits/rate-limits.ts';

export interface Deadlines {
  readonly session: Deadline;
  readonly answer: Deadline;
}

export interface AppOptions {
  readonly config: Config;
  /** The first one signs. */
  readonly secrets: readonly string[];
  readonly database: Database;
  readonly mail: Mail;
  /** Hashed at the configured cost unless they are given. */
  readonly passwords?: Passwords | undefined;
  readonly log: Logger;
  /** Without it, the application is the API alone. */
  readonly pages?: Pages | undefined;
  /** Without it, there is nothing under /widget/. */
  readonly widget?: WidgetFiles | undefined;
  /** The pages on which the widget is shown at its hardest. */
  readonly gallery?: Gallery | undefined;
  /** Without it, nothing is counted. */
  readonly metrics?: Metrics | undefined;
  readonly now?: () => number;
  readonly lifecycle?: Lifecycle;
  /** Those of this process unless others are given. */
  readonly turns?: Turns | undefined;
  /** Time limit for reading posts while a database on the network hangs. */
  readonly postWaits?: PostWaits | undefined;
  /** For what waits for a database on the network; those of a running server unless others are given. */
  readonly deadlines?: Deadlines | undefined;
}

/** The two kinds of session cookies; an admin's is sent along by nothing but our own pages. */
const cookies = {
  member: { name: 'whenabouts', sameSite: 'lax' },
  admin: { name: 'whenabouts-admin', sameSite: 'strict' },
} as const;
/** A database on the network may keep a request waiting: for its session, then for its answer. */
const DEADLINES: Deadlines = { session: 2000, answer: 2800 };

/** The whole product as one Koa application. It does not listen. */
export function createApp(options: AppOptions): Koa {
  const { config, database, log, pages, widget, gallery, metrics } = options;
  const { now = Date.now, lifecycle = { phase: 'serving' }, turns = watchTurns() } = options;
  const { postWaits = POST_WAITS } = options;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = newKoa(https);
  // Everything thrown is logged by the error handler; what remains are clients that went away.
  app.on('error', (err: Error) => log.debug({ err }, 'response failed'));

  app.use(limitBodies);
  app.use(readTarget);
  if (metrics) app.use(countRequests(metrics.requests));
  app.use(shedOverload({ https, turns, waiting: () => database.pool?.().waiting ?? 0, log }));
  app.use(secureHeaders({ https }));
  app.use(logRequests(log));
  app.use(closeWhenStopping(lifecycle));
  app.use(handleErrors(log, (error) => isUnavailable(error) || isTransient(error)));
  app.use(rejectInvalidTarget);
  app.use(knownMethodsOnly);
  const isReady = readiness({ database, place: config.database, lifecycle });
  app.use(answerHealth({ isAlive: () => hasItsConnections(database, log), isReady }));
  const sessionCookie = cookieName(cookies.member.name, https);
  const site = { origin: config.origin, local: config.publicUrl === undefined };
  const waits = database.kind === 'mysql' ? postWaits : undefined;
  const posts = createPosts({ database, site, now, waits });
  const html = { origin: config.origin, sessionCookie, data: publicPosts(posts) };
  app.use(serveApiDocs(apiDocs));
  app.use(
    outsideApi([
      serveWidget(widget),
      ...(gallery ? [serveGallery(gallery)] : []),
      ...(pages ? [servePages(pages, html)] : []),
    ]),
  );
  app.use(redirect(unsubscribePage));
  app.use(onlyWhenStarted(lifecycle));
  addApi(app, { ...options, posts, now }, https);
  return app;
}

/** Whether visitors come by TLS is configured, not read from headers that anyone can send. */
function newKoa(https: boolean): Koa {
  const app = new Koa();
  Object.defineProperty(app.request, 'protocol', { get: () => (https ? 'https' : 'http') });
  return app;
}

/** Nobody can return a lost connection to the pool; the process has to be restarted before all of them are lost. */
function hasItsConnections({ lostConnections }: Database, log: Logger): boolean {
  const lost = lostConnections();
  if (lost > 0)
    log.error({ connections: lost }, 'database connections were not returned: restart this process');
  return lost === 0;
}

interface ApiOptions extends AppOptions {
  readonly posts: Posts;
  readonly now: () => number;
}

/** Adds the API: the calls of admins with the sessions of admins, all others with those of members. */
function addApi(app: Koa, options: ApiOptions, https: boolean): void {
  const { config, database, now, secrets, log, metrics } = options;
  const { passwords = createPasswords(config.passwordCost) } = options;
  metrics?.watchHashing(passwords.load);
  const { deadlines = database.kind === 'mysql' ? DEADLINES : undefined } = options;
  const throttles = createThrottles({ database, limits: config.limits, secret: secrets[0] ?? '', now });
  const { trustProxy } = config;
  const handlers = createHandlers({ ...options, passwords });
  const routes = apiRoutes(handlers, {
    throttles,
    trustProxy,
    deadline: deadlines?.answer,
    limitHashing: passwords.limitRequests,
  });
  const names = {
    admin: cookieName(cookies.admin.name, https),
    member: cookieName(cookies.member.name, https),
  };
  const add = (side: Koa, kind: SessionKind) => {
    const store = sessionStore({ database, kind, now, log });
    const { sameSite } = cookies[kind];
    const maxAgeMs = lifetimes[kind].totalMs;
    const cookie = { name: names[kind], https, sameSite, maxAgeMs };
    addSessions(side, store, cookie, deadlines?.session);
    side.use(sameOriginOnly(config.publicUrl));
    for (const middleware of routes) side.use(middleware);
  };
  const admin = newKoa(https);
  add(admin, 'admin');
  app.use(fromAnySite(routes));
  app.use(adminSide({ admin, cookies: names }));
  add(app, 'member');
}
