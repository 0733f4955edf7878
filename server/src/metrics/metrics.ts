import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { RequestCounts } from '../http/middleware/request-metrics.ts';
import type { Load } from '../jobs/job-queue.ts';
import { countRows } from './count-rows.ts';

/** In seconds. Most answers take a few milliseconds; a login hashes for a while. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  readonly requests: RequestCounts;
  /** Tells from here on how busy the hashing of passwords is. */
  watchHashing(load: () => Load): void;
  /** Everything as of now, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The numbers of one process, and those of the database that it uses. */
export function createMetrics(database: Database, now: () => number): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  watchPool(register, database);
  const observeDatabase = databaseGauges(register, database, now);
  return {
    requests: requestCounts(register),
    watchHashing: (load) => watchHashing(register, load),
    text: async () => {
      await observeDatabase();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

function requestCounts(register: Registry): RequestCounts {
  const registers = [register];
  const seconds = new Histogram({
    name: 'whenabouts_request_seconds',
    help: 'Requests that are over, by how long they took.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const running = new Gauge({
    name: 'whenabouts_requests_running',
    help: 'Requests that are being answered.',
    registers,
  });
  const throttled = new Counter({
    name: 'whenabouts_throttled_total',
    help: 'Calls that were answered with 429.',
    labelNames: ['endpoint'],
    registers,
  });
  return {
    began: () => running.inc(),
    ended: (request) => {
      const { endpoint, method, status } = request;
      running.dec();
      seconds.observe({ endpoint, method, status }, request.seconds);
      if (request.throttled) throttled.inc({ endpoint });
    },
  };
}

function watchHashing(register: Registry, load: () => Load): void {
  watch(
    register,
    'whenabouts_password_hashes',
    'Passwords that are being hashed, and that wait for it.',
    load,
  );
}

function watchPool(register: Registry, { pool }: Database): void {
  if (!pool) return;
  watch(
    register,
    'whenabouts_database_connections',
    'Connections of the pool: busy and idle ones, and queries that wait for one.',
    pool,
  );
}

function watch(
  register: Registry,
  name: string,
  help: string,
  look: () => Readonly<Record<string, number>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(look())) this.set({ state }, count);
    },
  });
}

function databaseGauges(register: Registry, database: Database, now: () => number): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `whenabouts_${name}`, help, registers: [register] });
  const up = gauge('database_up', 'Whether the database answers and has its tables: 1 or 0.');
  const ping = gauge('database_ping_seconds', 'How long its last answer to the smallest question took.');
  const durable = gauge('database_durable', 'Whether every commit reaches the disk: 1 or 0.');
  const sessions = gauge('sessions', 'Sessions that have not ended.');
  const waiting = gauge('letters_waiting', 'Letters that have still to be sent.');
  const oldest = gauge('letters_oldest_seconds', 'How long the oldest of them has been waiting.');
  const givenUp = gauge('letters_given_up', 'Letters of the last 30 days that could not be sent.');
  const count = countRows(database, now);
  return async () => {
    const startedAt = performance.now();
    try {
      await database.read('SELECT 1 AS one', []);
      ping.set((performance.now() - startedAt) / 1000);
      const rows = await count();
      up.set(1);
      durable.set(rows.durable ? 1 : 0);
      sessions.set(rows.sessions);
      waiting.set(rows.lettersWaiting);
      oldest.set(rows.oldestLetterSeconds);
      givenUp.set(rows.lettersGivenUp);
    } catch {
      // What it held when it last answered is no news; that it does not answer is.
      up.set(0);
    }
  };
}
