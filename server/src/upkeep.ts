import type { Logger } from 'pino';
import { Session } from './auth/session.entity.ts';
import type { Database } from './database/database.ts';

const EVERY_MS = 10 * 60_000;
/** Rows per statement, so that no visitor waits behind a long deletion. */
const BATCH = 500;
/** A counter is kept for a day after its window, because a repeated offence counts for more. */
const THROTTLE_MEMORY_MS = 24 * 60 * 60_000;

/** Deletes sessions that have ended and counters that no longer matter. */
export async function removeExpired({ orm, read }: Database, now: number): Promise<void> {
  const em = orm.em.fork();
  for (;;) {
    const ended = await read(`SELECT id FROM sessions WHERE expires_at <= ? LIMIT ${BATCH}`, [now]);
    if (ended.length > 0) await em.nativeDelete(Session, { id: { $in: ended.map(({ id }) => String(id)) } });
    if (ended.length < BATCH) break;
  }
  for (;;) {
    const idle = await read(`SELECT id FROM throttles WHERE resets_at <= ? LIMIT ${BATCH}`, [
      now - THROTTLE_MEMORY_MS,
    ]);
    for (const { id } of idle) {
      await em
        .getDriver()
        .execute('DELETE FROM throttles WHERE id = ? AND resets_at <= ?', [id, now - THROTTLE_MEMORY_MS]);
    }
    if (idle.length < BATCH) break;
  }
}

/** Keeps doing that; returns how to stop. */
export function startUpkeep(database: Database, log: Logger, now: () => number): () => void {
  const timer = setInterval(() => {
    removeExpired(database, now()).catch((err: unknown) => log.warn({ err }, 'upkeep failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
