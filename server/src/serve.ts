import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { addFirstAdmin, type FirstAdmin, warnIfWithoutAdmin } from './auth/operator-actions.ts';
import { createPasswords } from './auth/passwords.ts';
import type { Config } from './config/config.ts';
import { sessionSecrets } from './config/session-secret.ts';
import { logContactRecipient } from './contact/contact.routes.ts';
import { type Database, flushAtCommit } from './database/database.ts';
import { isTransient, isUnavailable } from './database/errors.ts';
import { emailRules } from './email-rules.ts';
import { type Lifecycle, timeToFinish } from './health/lifecycle.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { createHttpServer, listen } from './http/http-server.ts';
import { storeImage } from './images/upload-image.ts';
import { startCleanup } from './jobs/cleanup.ts';
import { createMail } from './mail/mail.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createCampaignSender } from './newsletter/campaign-sender.ts';
import { openDatabase } from './orm.ts';
import { isPublicHost, operatorNotices } from './pages/operator-notices.ts';
import type { Pages } from './pages/renderer.ts';
import { loadWidget } from './pages/widget-files.ts';
import { addSeedPosts } from './posts/seed-posts.ts';
import { createReminderSender } from './reminders/reminder-sender.ts';
import type { Services } from './services.ts';

const RETRY_MS = 500;

export interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly pages?: Pages;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  /** Resolves when the database is ready, with the first admin if this start created one. */
  readonly ready: Promise<FirstAdmin | undefined>;
  /** Rejects new requests, waits for running ones, and closes the database. */
  stop(): Promise<void>;
}

type BackgroundServices = Pick<Services, 'config' | 'secrets' | 'database' | 'mail' | 'log' | 'now'>;

/** Starts the server. Requests are served as soon as the database is available, migrated and seeded. */
export async function serve({ config, log, pages, now = Date.now }: ServeOptions): Promise<RunningServer> {
  const secrets = sessionSecrets(config);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const database = await openDatabase(config.database, { timeToFinish: () => timeToFinish(lifecycle) });
  const mail = createMail({ config, secrets, database, rules: emailRules(now), log, now });
  const services: BackgroundServices = { config, secrets, database, mail, log, now };
  const widget = await loadWidget(config.widgetDir, config.origin);
  if (!widget)
    log.warn({ folder: config.widgetDir }, 'the widget has not been built, so it cannot be embedded');
  const metrics = config.metrics && createMetrics(database, now);
  const app = createApp({ ...services, pages, widget, metrics, lifecycle });
  const notices = operatorNotices({ config, renderer: pages?.renderer });
  if (isPublicHost(config)) for (const notice of notices) log.warn(notice);
  const isEmbedded = config.database.kind === 'sqlite';
  // Before listening, so that a database file that cannot be used is reported instead of served.
  if (isEmbedded) await database.migrate();
  const server = createHttpServer(app.callback(), config);
  const closeServer = gracefulStop(server);
  await listen(server, config, 'PORT');
  const stopMetrics = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
  // After listening, which may fail: this creates the first admin, whose password is printed only once.
  let stopJobs = () => {};
  // The jobs write, so they start only once the version of the database has been checked.
  const ready = prepare(services, lifecycle, () => {
    stopJobs = startJobs(services);
  });
  // The embedded database is available now; a database server may take a while.
  if (isEmbedded) await ready;
  const { port } = server.address() as AddressInfo;
  return {
    url: config.publicUrl ?? `http://${hostName(config.host)}:${port}`,
    ready,
    stop: async () => {
      lifecycle.stoppingSince = performance.now();
      stopJobs();
      await Promise.all([closeServer(), mail.worker.stop()]);
      stopMetrics?.();
      await database.close();
    },
  };
}

/** Starts the cleanup job, and the senders of newsletters and reminders. Returns a function that stops them. */
function startJobs(services: BackgroundServices): () => void {
  const stops = [
    startCleanup(services),
    createCampaignSender(services).start(),
    createReminderSender(services).start(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Migrates and seeds the database, calls `start`, and starts sending emails. Waits until the database is available.
 */
async function prepare(
  { config, database, mail, log, now }: BackgroundServices,
  lifecycle: Lifecycle,
  start: () => void,
): Promise<FirstAdmin | undefined> {
  const isPreparing = () => lifecycle.phase !== 'serving' && lifecycle.stoppingSince === undefined;
  while (isPreparing()) {
    try {
      await database.migrate();
      await warnIfNotDurable(database, log);
      if (config.seedPosts) await addSeedPosts({ database, store: storeImage, now });
      const admin = await addFirstAdmin({
        database,
        passwords: createPasswords(config.passwordCost),
        config,
        now,
      });
      await warnIfWithoutAdmin({ database, config, log });
      await logContactRecipient(database, config, log);
      if (isPreparing()) {
        lifecycle.phase = 'serving';
        if (mail.transport === 'files') {
          log.info(
            { folder: join(config.dataDir, 'mail') },
            'SMTP_URL is not set: emails are written to files',
          );
        }
        mail.worker.start();
        start();
      }
      return admin;
    } catch (error) {
      if (!isUnavailable(error) && !isTransient(error)) throw error;
      if (lifecycle.phase === 'starting') {
        lifecycle.phase = 'waiting';
        log.warn({ err: error }, 'waiting for the database');
      }
      await pause(RETRY_MS);
    }
  }
  return undefined;
}

async function warnIfNotDurable(database: Database, log: Logger): Promise<void> {
  const flush = await flushAtCommit(database);
  if (flush !== 1) {
    log.warn(
      { innodb_flush_log_at_trx_commit: flush },
      'the database may lose committed transactions: set innodb_flush_log_at_trx_commit to 1',
    );
  }
}

function hostName(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
