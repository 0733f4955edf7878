import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { retention } from '../../contract/index.ts';
import { Session } from '../auth/session.entity.ts';
import { type Database, flushAtCommit, query } from '../database/database.ts';
import type { RequestMetrics } from '../http/middleware/request-log.ts';
import type { QueueLoad } from '../jobs/job-queue.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { CampaignRow } from '../newsletter/newsletter.entity.ts';

/** In seconds. Most responses take a few milliseconds; a login takes longer, because it hashes. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  readonly requests: RequestMetrics;
  watchHashing(load: () => QueueLoad): void;
  /** Returns the current metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(database: Database, now: () => number): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  if (database.pool) {
    const help = 'Busy and idle connections of the pool, and queries that wait for one.';
    addStateGauge(register, 'whenabouts_database_connections', help, database.pool);
  }
  const observeDatabase = databaseGauges(register, database, now);
  return {
    requests: requestMetrics(register),
    watchHashing: (load) =>
      addStateGauge(register, 'whenabouts_password_hashes', 'Running and waiting password hashes.', load),
    text: async () => {
      await observeDatabase();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

function requestMetrics(register: Registry): RequestMetrics {
  const registers = [register];
  const seconds = new Histogram({
    name: 'whenabouts_request_seconds',
    help: 'Duration of finished requests.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const running = new Gauge({
    name: 'whenabouts_requests_running',
    help: 'Requests in progress.',
    registers,
  });
  const rateLimited = new Counter({
    name: 'whenabouts_throttled_total',
    help: 'Requests rejected by a rate limit (429).',
    labelNames: ['endpoint'],
    registers,
  });
  return {
    started: () => running.inc(),
    finished: (request) => {
      const { endpoint, method, status } = request;
      running.dec();
      seconds.observe({ endpoint, method, status }, request.seconds);
      if (request.rateLimited) rateLimited.inc({ endpoint });
    },
  };
}

function addStateGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Readonly<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(read())) this.set({ state }, count);
    },
  });
}

function databaseGauges(register: Registry, database: Database, now: () => number): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `whenabouts_${name}`, help, registers: [register] });
  /** Returns a gauge that is also set under its name of the previous release, until the next one. */
  const createRenamed = (name: string, formerly: string, help: string) => {
    const gauges = [gauge(name, help), gauge(formerly, `Replaced by whenabouts_${name}.`)];
    return { set: (value: number) => gauges.forEach((each) => void each.set(value)) };
  };
  const up = gauge('database_up', '1 if the database responds and is migrated, otherwise 0.');
  const ping = gauge('database_ping_seconds', 'Duration of the last SELECT 1.');
  const durable = gauge('database_durable', '1 if every commit is flushed to disk, otherwise 0.');
  const sessions = gauge('sessions', 'Sessions that have not expired.');
  const waiting = createRenamed('emails_waiting', 'letters_waiting', 'Emails that have not been sent yet.');
  const oldest = createRenamed(
    'emails_oldest_seconds',
    'letters_oldest_seconds',
    'Age of the oldest of them.',
  );
  const failed = createRenamed(
    'emails_failed',
    'letters_given_up',
    `Emails of the last ${retention.emailDays} days that could not be sent.`,
  );
  const newsletters = gauge(
    'newsletter_waiting',
    'Emails of newsletters that are being sent, still to send.',
  );
  const count = countRows(database, now);
  return async () => {
    const startedAt = performance.now();
    try {
      await database.read('SELECT 1 AS one', []);
      ping.set((performance.now() - startedAt) / 1000);
      const rows = await count();
      up.set(1);
      durable.set(rows.isDurable ? 1 : 0);
      sessions.set(rows.sessions);
      waiting.set(rows.emailsWaiting);
      oldest.set(rows.oldestEmailSeconds);
      failed.set(rows.emailsFailed);
      newsletters.set(rows.newslettersWaiting);
    } catch {
      // The other gauges keep their last values.
      up.set(0);
    }
  };
}

/** Time for which the counts are cached, because counting reads many rows. */
const CACHE_MS = 30_000;
const CAMPAIGN_COUNTS = ['total', 'sent', 'failed', 'skipped'] as const;

interface RowCounts {
  readonly sessions: number;
  readonly emailsWaiting: number;
  readonly oldestEmailSeconds: number;
  readonly emailsFailed: number;
  /** Emails of newsletters that are being sent, in the outbox or not. */
  readonly newslettersWaiting: number;
  /** True if every commit is flushed to disk. */
  readonly isDurable: boolean;
}

/** Returns a function that counts rows in the database, with a cache. */
export function countRows(database: Database, now: () => number): () => Promise<RowCounts> {
  let cached: { readonly at: number; readonly counts: RowCounts } | undefined;
  const count = async (): Promise<RowCounts> => {
    const stillToSend = { nextTryAt: { $ne: null } };
    const counts = await query(database, async (em) => {
      const [oldest] = await em.find(OutboxRow, stillToSend, {
        fields: ['createdAt'],
        orderBy: { createdAt: 'asc' },
        limit: 1,
      });
      const campaigns = await em.find(CampaignRow, { state: 'sending' }, { fields: CAMPAIGN_COUNTS });
      return {
        sessions: await em.count(Session, { expiresAt: { $gt: now() } }),
        emailsWaiting: await em.count(OutboxRow, stillToSend),
        oldestEmailSeconds: oldest ? Math.max(0, (now() - oldest.createdAt) / 1000) : 0,
        emailsFailed: await em.count(OutboxRow, { failedAt: { $ne: null } }),
        newslettersWaiting: campaigns.reduce(
          (sum, { total, sent, failed, skipped }) => sum + total - sent - failed - skipped,
          0,
        ),
      };
    });
    return { ...counts, isDurable: (await flushAtCommit(database)) === 1 };
  };
  return async () => {
    const at = performance.now();
    if (!cached || at - cached.at >= CACHE_MS) cached = { at, counts: await count() };
    return cached.counts;
  };
}
