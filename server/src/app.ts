import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import { isEmailConfirmed } from './auth/confirm-email.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { sessionStore } from './auth/sessions.ts';
import { readableWhile } from './cache/public-data.ts';
import { isTransient, isUnavailable } from './database/errors.ts';
import { withEmbeddingSiteStats } from './embedding-sites/embedding-site-stats.ts';
import { createHandlers } from './handlers.ts';
import { isAlive, readiness } from './health/health.ts';
import { type Lifecycle, timeToFinish } from './health/lifecycle.ts';
import { findRedirect } from './hot-queries.ts';
import { clientIp } from './http/client-ip.ts';
import { type Deadline, withDeadline } from './http/deadline.ts';
import { type EventLoopLag, watchEventLoop } from './http/event-loop-lag.ts';
import { HttpError } from './http/http-error.ts';
import { limitBodyTime } from './http/middleware/body-timeout.ts';
import { closeAfterEarlyResponse } from './http/middleware/close-after-early-response.ts';
import { rejectCrossOriginChanges } from './http/middleware/cross-origin.ts';
import { handleErrors } from './http/middleware/error-handler.ts';
import { closeWhenStopping, healthChecks, rejectWhile } from './http/middleware/health-checks.ts';
import { shedLoad } from './http/middleware/load-shedding.ts';
import { normalizeTarget, rejectInvalidTarget } from './http/middleware/request-line.ts';
import { logRequests, measureRequests } from './http/middleware/request-log.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { createSessions, sessionCookies } from './http/middleware/session.ts';
import { apiRoutes } from './http/router.ts';
import { createUnreadResponses, type UnreadLimits } from './http/unread-responses.ts';
import { unsubscribePage } from './mail/unsubscribe-links.ts';
import type { Metrics } from './metrics/metrics.ts';
import { redirect, servePages } from './pages/pages.ts';
import type { Pages } from './pages/renderer.ts';
import { serveApiDocs } from './pages/serve-api-docs.ts';
import { serveWidget, type WidgetFiles } from './pages/widget-files.ts';
import { POST_READ_TIMEOUTS, type PostReadTimeouts } from './posts/post-cache.ts';
import { createPosts, publicPosts } from './posts/posts.ts';
import { createEndpointLimiters } from './rate-limits/endpoint-limiters.ts';
import type { Services } from './services.ts';

export interface Deadlines {
  /** For finding the session of a request. */
  readonly session: Deadline;
  /** For the handler of an endpoint. */
  readonly response: Deadline;
}

export interface AppOptions extends Pick<Services, 'config' | 'secrets' | 'database' | 'mail' | 'log'> {
  /** By default, hashing with the configured cost. */
  readonly passwords?: Passwords | undefined;
  /** The site to serve; absent to serve the API only. */
  readonly pages?: Pages | undefined;
  readonly widget?: WidgetFiles | undefined;
  /** Counts requests and their outcomes; without it, nothing is counted. */
  readonly metrics?: Metrics | undefined;
  readonly now?: Services['now'];
  readonly lifecycle?: Lifecycle;
  /** By default, the lag of this process's event loop. */
  readonly eventLoopLag?: EventLoopLag | undefined;
  /** Limits of the bytes in responses that clients do not read. */
  readonly unreadLimits?: UnreadLimits | undefined;
  /** Time limits for reading posts while a database on the network hangs. */
  readonly postReadTimeouts?: PostReadTimeouts | undefined;
  /** Time limits for requests while a database on the network hangs. */
  readonly deadlines?: Deadlines | undefined;
}

/** Redirects the former public list of the embed's host pages. */
const formerGallery = (path: string) => (/^\/embed\/gallery(?:\/|$)/.test(path) ? '/embed' : undefined);
/** The deadlines for a database on the network, in milliseconds. */
const DEADLINES: Deadlines = { session: 2000, response: 2800 };

/** Creates the Koa application for the API, the pages and the widget. It does not listen. */
export function createApp(options: AppOptions): Koa {
  const { config, database, log, pages, secrets, widget, metrics } = options;
  const { now = Date.now, lifecycle = { phase: 'serving' } } = options;
  const { eventLoopLag = watchEventLoop(), postReadTimeouts = POST_READ_TIMEOUTS } = options;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = new Koa();
  // The protocol comes from the configuration, not from headers that anyone can send.
  Object.defineProperty(app.request, 'protocol', { get: () => (https ? 'https' : 'http') });
  // The error handler logs all errors of requests; these are from clients that have disconnected.
  app.on('error', (err: Error) => log.debug({ err }, 'response failed'));

  // For every request, also one that is rejected to shed load.
  app.use(closeAfterEarlyResponse);
  app.use(limitBodyTime);
  app.use(normalizeTarget);
  if (metrics) app.use(measureRequests(metrics.requests));
  const waitingQueries = () => database.pool?.().waiting ?? 0;
  app.use(shedLoad({ https, eventLoopLag, waitingQueries, log }));
  // Around everything that follows: its responses get headers and are logged, and its errors become responses.
  app.use(securityHeaders({ https }));
  app.use(logRequests(log));
  app.use(closeWhenStopping(lifecycle));
  app.use(handleErrors(log, (error) => isUnavailable(error) || isTransient(error)));
  app.use(rejectInvalidTarget);
  // Health checks always respond. Pages need the first check of the database to have ended, and the API needs a migrated
  // database.
  const isReady = readiness({ database, config: config.database, lifecycle, now });
  app.use(healthChecks({ isAlive: () => isAlive(database, log), isReady }));
  app.use(rejectWhile(lifecycle, ['starting']));
  const cookies = sessionCookies(https);
  const site = { origin: config.origin, isLocal: config.publicUrl === undefined };
  const timeouts = database.kind === 'mysql' ? postReadTimeouts : undefined;
  const posts = createPosts({ database, site, now, timeouts });
  const publicData = withEmbeddingSiteStats(publicPosts(posts), {
    database,
    now,
    deadline: timeouts?.failAfterMs,
  });
  const rateLimiterOf = createEndpointLimiters({
    config,
    database,
    secrets,
    now,
    isEmailConfirmed: (email) => isEmailConfirmed({ database }, email),
  });
  const cardLimiter = rateLimiterOf({ access: 'anyone', rateLimits: ['CARDS_PER_ADDRESS'] });
  const pageOptions = {
    origin: config.origin,
    sessionCookie: cookies.member.key,
    adminCookie: cookies.admin.key,
    hideClaims: config.hideClaims,
    // A database that has not been checked may be of a newer version.
    data: readableWhile(() => lifecycle.phase !== 'waiting', publicData),
    // While the database is away, a path without a page is not found.
    redirectOf: (key: string) =>
      withDeadline(timeouts?.failAfterMs, () => findRedirect(database, key)).catch(() => undefined),
    // While the database is away, the queue of cards is the limit.
    limitCards: (request: IncomingMessage) => {
      const caller = {
        body: undefined,
        actor: undefined,
        clientIp: () => clientIp(request, config.trustProxy),
      };
      return withDeadline(timeouts?.failAfterMs, async () => cardLimiter?.count(caller)).catch((error) => {
        if (error instanceof HttpError && error.code === 'too_many_requests') throw error;
      });
    },
  };
  app.use(serveApiDocs(config.origin, pages?.renderer.colorModeScript));
  app.use(redirect(formerGallery));
  app.use(serveWidget(widget, config.origin));
  if (pages) app.use(servePages(pages, pageOptions));
  app.use(redirect(unsubscribePage));
  app.use(rejectWhile(lifecycle, ['waiting']));
  addApi(app, { ...options, posts, now, lifecycle, https, rateLimiterOf });
  return app;
}

interface ApiOptions extends Omit<AppOptions, 'now'>, Pick<Services, 'posts' | 'now'> {
  readonly lifecycle: Lifecycle;
  readonly https: boolean;
  readonly rateLimiterOf: ReturnType<typeof createEndpointLimiters>;
}

function addApi(app: Koa, options: ApiOptions): void {
  const { config, database, mail, posts, now, secrets, log, metrics, lifecycle, https, rateLimiterOf } =
    options;
  const { passwords = createPasswords(config.passwordCost) } = options;
  metrics?.watchHashing(passwords.load);
  const { deadlines = database.kind === 'mysql' ? DEADLINES : undefined } = options;
  const handlers = createHandlers({ config, secrets, database, mail, passwords, posts, log, now });
  const remainingTime = () => timeToFinish(lifecycle);
  const routes = apiRoutes(handlers, {
    findSession: createSessions(app, {
      store: sessionStore({ database, now, log }),
      https,
      deadline: deadlines?.session,
      timeToFinish: remainingTime,
    }),
    rejectCrossOriginChanges: rejectCrossOriginChanges(config.publicUrl),
    rateLimiterOf,
    trustProxy: config.trustProxy,
    deadline: deadlines?.response,
    timeToFinish: remainingTime,
    queueHashing: passwords.limitRequests,
    unreadResponses: createUnreadResponses(options.unreadLimits),
  });
  for (const middleware of routes) app.use(middleware);
}
