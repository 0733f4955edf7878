import Koa from 'koa';
import type { Logger } from 'pino';
import { authRoutes } from './auth/auth.routes.ts';
import { createPasswords } from './auth/passwords.ts';
import { lifetimes, sessionStore } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { isTransient, isUnavailable } from './database/failures.ts';
import { closeWhenStopping, onlyWhenStarted } from './http/draining.ts';
import { handleErrors } from './http/error-handler.ts';
import { secureHeaders } from './http/headers.ts';
import { answerHealth } from './http/health.ts';
import { knownMethodsOnly } from './http/methods.ts';
import { logRequests } from './http/request-log.ts';
import { apiRoutes } from './http/router.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { addSessions, cookieName } from './http/session.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type Pages, servePages } from './pages/pages.ts';
import { planRoutes } from './plans/plan.routes.ts';
import { readiness } from './readiness.ts';
import { createThrottles } from './throttles/throttles.ts';

export interface AppOptions {
  readonly config: Config;
  /** The first one signs. */
  readonly secrets: readonly string[];
  readonly database: Database;
  readonly log: Logger;
  /** Without it, the application is the API alone. */
  readonly pages?: Pages | undefined;
  readonly now?: () => number;
  readonly lifecycle?: Lifecycle;
}

/** A database on the network may keep a request waiting: for its session, then for its answer. */
const DEADLINES = { session: 2000, answer: 2800 };

/** The whole product as one Koa application. It does not listen. */
export function createApp(options: AppOptions): Koa {
  const { config, database, log, pages, now = Date.now, lifecycle = { phase: 'serving' } } = options;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = new Koa();
  // Whether visitors come by TLS is configured, not read from headers that anyone can send.
  Object.defineProperty(app.request, 'protocol', { get: () => (https ? 'https' : 'http') });
  // Everything thrown is logged by the error handler; what remains are clients that went away.
  app.on('error', (err: Error) => log.debug({ err }, 'response failed'));

  app.use(logRequests(log));
  app.use(secureHeaders({ https }));
  app.use(closeWhenStopping(lifecycle));
  app.use(handleErrors(log, (error) => isUnavailable(error) || isTransient(error)));
  app.use(knownMethodsOnly);
  app.use(answerHealth(readiness({ database, place: config.database, lifecycle })));
  const sessionCookie = cookieName('whenabouts', https);
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  if (pages) app.use(servePages(pages, { origin, sessionCookie }));
  app.use(onlyWhenStarted(lifecycle));
  mountApi(app, options, { https, now, sessionCookie });
  return app;
}

interface ApiOptions {
  readonly https: boolean;
  readonly now: () => number;
  readonly sessionCookie: string;
}

function mountApi(app: Koa, options: AppOptions, { https, now, sessionCookie }: ApiOptions): void {
  const { config, secrets, database, log } = options;
  const deadlines = database.kind === 'mysql' ? DEADLINES : undefined;
  const store = sessionStore({ database, kind: 'member', now, log });
  addSessions(
    app,
    store,
    {
      name: sessionCookie,
      https,
      sameSite: 'lax',
      maxAgeMs: lifetimes.member.totalMs,
    },
    deadlines?.session,
  );
  app.use(sameOriginOnly(config.publicUrl));
  const passwords = createPasswords(config.passwordCost);
  const handlers = { ...authRoutes({ database, passwords, now }), ...planRoutes({ database, now }) };
  const throttles = createThrottles({ database, limits: config.limits, secret: secrets[0] ?? '', now });
  const { trustProxy } = config;
  const routes = apiRoutes(handlers, { throttles, trustProxy, deadline: deadlines?.answer });
  for (const middleware of routes) app.use(middleware);
}
