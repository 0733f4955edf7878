import { type Database, inTransaction } from './database.ts';

/**
 * The largest difference between the clocks of two servers. Servers ignore a stored time that is further ahead than
 * this plus its longest interval: the clock that wrote it was ahead and has been set back since.
 */
export const MAX_CLOCK_DIFFERENCE_MS = 60_000;

/** Runs one statement and returns how many rows its WHERE clause matched. */
export type Execute = (sql: string, values: readonly (string | number)[]) => Promise<number>;

interface Lease {
  /** The name of a row of the table `leases`. */
  readonly name: string;
  /** A value that no other process has. */
  readonly holder: string;
}

/**
 * Takes a lease, or renews it for the holder that has it. Returns false while another holder has it. Times are
 * milliseconds since 1970; the clocks of the servers must agree within {@link MAX_CLOCK_DIFFERENCE_MS}. All holders of a
 * lease take it for the same duration. A lease that expires later than that difference after it counts as expired: its
 * clock was ahead.
 *
 * This is one statement on one row: of two nodes of a cluster that run it at the same moment, one commits it and the
 * other gets a conflict (error 1213).
 */
export async function takeLease(
  execute: Execute,
  { name, holder, now, durationMs }: Lease & { readonly now: number; readonly durationMs: number },
): Promise<boolean> {
  const matched = await execute(
    'UPDATE leases SET holder = ?, expires_at = ? WHERE name = ? AND (holder = ? OR expires_at <= ? OR expires_at > ?)',
    [holder, now + durationMs, name, holder, now, now + durationMs + MAX_CLOCK_DIFFERENCE_MS],
  );
  return matched === 1;
}

/** Ends a lease early. Does nothing if another holder has it. */
export async function releaseLease(execute: Execute, { name, holder }: Lease): Promise<void> {
  await execute('UPDATE leases SET expires_at = 0 WHERE name = ? AND holder = ?', [name, holder]);
}

/** Takes a lease as `takeLease` does, in a transaction. */
export function takeLeaseInTransaction(
  database: Database,
  lease: Lease & { readonly now: number; readonly durationMs: number },
): Promise<boolean> {
  return inTransaction(database, (em) =>
    takeLease(
      async (sql, values) =>
        (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows,
      lease,
    ),
  );
}
