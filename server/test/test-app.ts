import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { rateLimits } from '../contract/index.ts';
import { createApp, type Deadlines } from '../src/app.ts';
import { createPasswords, type Passwords } from '../src/auth/passwords.ts';
import { type Config, type PasswordCost, readConfig } from '../src/config/config.ts';
import type { Secrets } from '../src/config/config-values.ts';
import type { Database } from '../src/database/database.ts';
import { emailRules } from '../src/email-rules.ts';
import type { Lifecycle } from '../src/health/lifecycle.ts';
import type { EventLoopLag } from '../src/http/event-loop-lag.ts';
import { createHttpServer } from '../src/http/http-server.ts';
import type { UnreadLimits } from '../src/http/unread-responses.ts';
import { createLog } from '../src/log.ts';
import { createMail, type Mail } from '../src/mail/mail.ts';
import type { Metrics } from '../src/metrics/metrics.ts';
import { openDatabase } from '../src/orm.ts';
import type { Pages } from '../src/pages/renderer.ts';
import { loadWidget } from '../src/pages/widget-files.ts';
import type { PostReadTimeouts } from '../src/posts/post-cache.ts';
import { Client } from './client.ts';
import { newMigratedDatabase, onMariadb, type TestDatabase } from './test-database.ts';

export const SECRET = 'a-secret-that-only-these-tests-have-ever-used';

export const POSTAL_ADDRESS = 'Whenabouts, 1 Main Street, Springfield, IL 62701';

export interface TestApp {
  readonly url: string;
  readonly config: Config;
  readonly database: Database;
  readonly storage: TestDatabase;
  readonly passwordCost: PasswordCost;
  /** Lines of the log so far. */
  readonly log: string[];
  /** SQL of the queries so far. */
  readonly queries: string[];
  /** Milliseconds to add to the clock. */
  readonly clock: { ahead: number };
  /** Emails are sent only by `deliver`. */
  readonly mail: Mail;
  /** Returns a new client, with the cookies of `like` if it is given. */
  client(like?: Client): Client;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  readonly pages?: Pages;
  /** By default, hashing at the lowest cost. If `env` has a cost, even an empty one, it applies as in production. */
  readonly passwords?: Passwords;
  /** The folder of a built widget. */
  readonly widgetDir?: string;
  /** The database of another app, to share it. */
  readonly storage?: TestDatabase | undefined;
  /** The first one signs, all of them verify. */
  readonly secrets?: Secrets;
  /** By default serving. */
  readonly lifecycle?: Lifecycle;
  readonly eventLoopLag?: EventLoopLag;
  readonly postReadTimeouts?: PostReadTimeouts;
  readonly deadlines?: Deadlines;
  readonly unreadLimits?: UnreadLimits;
  readonly metrics?: Metrics;
}

/** The lowest cost of Argon2: most tests register members, and few test hashing. */
const LOWEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** On a busy machine, a healthy database may exceed the normal timeouts. */
const LONG_TIMEOUTS: PostReadTimeouts = { staleAfterMs: 5000, failAfterMs: 10_000 };

/** The first save of a plan starts a worker thread, which takes seconds on a busy machine. */
const LONG_DEADLINES: Deadlines = { session: 10_000, response: 20_000 };

/** Starts the application on an empty database and a free port. */
export async function startApp({
  env = {},
  pages,
  passwords,
  widgetDir,
  storage: sharedStorage,
  secrets = [SECRET],
  lifecycle = { phase: 'serving' },
  eventLoopLag,
  postReadTimeouts = LONG_TIMEOUTS,
  deadlines = onMariadb ? LONG_DEADLINES : undefined,
  unreadLimits,
  metrics,
}: TestAppOptions = {}): Promise<TestApp> {
  const storage = sharedStorage ?? (await newMigratedDatabase());
  const config = configFor(storage, env);
  const hasCost = env.PASSWORD_MEMORY_KIB !== undefined || env.PASSWORD_PASSES !== undefined;
  const passwordCost = hasCost ? config.passwordCost : LOWEST_COST;
  const clock = { ahead: 0 };
  const opened = await openDatabase(config.database, { now: () => performance.now() + clock.ahead });
  if (sharedStorage) await opened.migrate();
  // Only a crash of the machine could lose data, and waiting for the disk takes a third of the time of the tests.
  if (opened.kind === 'sqlite') await opened.orm.em.fork().execute('PRAGMA synchronous = OFF', [], 'run');
  const queries: string[] = [];
  opened.orm.config.set('onQuery', (sql) => {
    queries.push(sql);
    return sql;
  });
  const database: Database = {
    ...opened,
    read: (sql, values) => {
      queries.push(sql);
      return opened.read(sql, values);
    },
  };
  const log: string[] = [];
  const shared = {
    config,
    secrets,
    database,
    log: createLog('debug', { write: (line) => log.push(line) }),
    now: () => Date.now() + clock.ahead,
  };
  const mail = createMail({ ...shared, rules: emailRules(shared.now) });
  const widget = widgetDir === undefined ? undefined : await loadWidget(widgetDir, config.origin);
  const app = createApp({
    ...shared,
    mail,
    pages,
    passwords: passwords ?? createPasswords(passwordCost),
    widget,
    lifecycle,
    eventLoopLag,
    postReadTimeouts,
    deadlines,
    unreadLimits,
    metrics,
  });
  const server = createHttpServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    config,
    database,
    storage,
    passwordCost,
    log,
    queries,
    clock,
    mail,
    client: (like) => new Client(url, { like }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await database.close();
      if (!sharedStorage) await storage.remove();
    },
  };
}

/** Starts the application like {@link startApp}, and closes it at the end of the test. */
export async function startAppForTest(options?: TestAppOptions): Promise<TestApp> {
  const app = await startApp(options);
  onTestFinished(() => app.close());
  return app;
}

function configFor({ url, dataDir }: TestDatabase, env: Readonly<Record<string, string>>): Config {
  const result = readConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    POSTAL_ADDRESS,
    ...HIGH_LIMITS,
    ...env,
  });
  if ('errors' in result) throw new Error(result.errors.join('\n'));
  return result.config;
}

/**
 * Rate limits that tests do not reach by accident. Tests of limits set their own. No welcome emails, because most tests
 * register members and count other emails.
 */
export const HIGH_LIMITS = {
  ...Object.fromEntries(Object.keys(rateLimits).map((name) => [name, '100000'])),
  WELCOME_EMAILS_PER_RECIPIENT: '0',
};

/** The rate limits of a server that sets none. */
export const DEFAULT_LIMITS = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, '']));

/** Returns all rows of a table. */
export async function rowsOf({ database }: Pick<TestApp, 'database'>, table: string) {
  return database.read(`SELECT * FROM ${table}`, []);
}
