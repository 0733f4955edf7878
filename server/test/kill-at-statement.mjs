// Loaded before a program: ends it, as a power cut would, before the n-th statement that changes the database.
import { DatabaseSync } from 'node:sqlite';
import { Connection } from 'mysql2';

const killAt = Number(process.env.KILL_AT_STATEMENT);
let seen = 0;

/** @param {{ exec?: unknown, query?: unknown }} owner @param {'exec' | 'query'} name */
function watch(owner, name) {
  const run = /** @type {(sql: string, ...rest: unknown[]) => unknown} */ (owner[name]);
  owner[name] = function (sql, ...rest) {
    const changes =
      typeof sql === 'string' && /^\s*(--.*\s+)*(BEGIN|COMMIT|CREATE|DROP|INSERT|ALTER|DELETE)/.test(sql);
    if (changes && ++seen === killAt) process.kill(process.pid, 'SIGKILL');
    return run.call(this, sql, ...rest);
  };
}

watch(DatabaseSync.prototype, 'exec');
// The class that the driver exports adds promises to the one that works.
watch(Object.getPrototypeOf(Connection.prototype), 'query');
