import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, createConnection } from 'mysql2';
import { errnoOf, isHostFailure, isTransient } from './errors.ts';
import { type Execute, releaseLease, takeLease } from './leases.ts';
import { withAdvice } from './migration-advice.ts';
import { type Migration, missingMigrations, splitStatements } from './migrations.ts';
import { mysqlOptions, prepareSession, runStatement } from './mysql.ts';
import { createHosts } from './mysql-hosts.ts';
import { type MysqlConfig, tlsOption } from './mysql-url.ts';

const LEASE_MS = 10_000;
/** Longest wait for another process that migrates. */
const WAIT_MS = 60_000;
const ATTEMPTS = 10;

const CREATE_LEASES = `CREATE TABLE IF NOT EXISTS leases (
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  holder VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  expires_at BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;
const INSERT_LEASE = "INSERT IGNORE INTO leases (name, holder, expires_at) VALUES ('migrations', '', 0)";
const CREATE_MIGRATIONS = `CREATE TABLE IF NOT EXISTS migrations (
  name VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  applied_at DATETIME NOT NULL
) ENGINE = InnoDB`;

/** Errors of a statement that was executed before: what it creates exists, or what it drops does not. */
const DONE_BEFORE = new Set([1050, 1060, 1061, 1091]);
const NO_SUCH_TABLE = 1146;

/**
 * Applies the migrations that are missing. MySQL cannot roll back changes of tables, so each statement can be repeated.
 * Several servers may do this at once, on several nodes of a cluster: only the holder of a lease migrates. If that server
 * dies, another takes over after {@link LEASE_MS}.
 *
 * @throws {Error} if the database is from a newer version.
 */
export async function migrateMysql(config: MysqlConfig): Promise<void> {
  const hosts = createHosts(config.hosts);
  const tls = tlsOption(config);
  for (let attempt = 1; ; attempt++) {
    const host = hosts.current();
    const { user, password, database } = config;
    const connection = createConnection({
      ...mysqlOptions,
      ...tls,
      user,
      password,
      database,
      stream: hosts.open,
    });
    try {
      return await migrate(connection);
    } catch (error) {
      if (isHostFailure(error)) hosts.failOver(host);
      const tryNextHost = isHostFailure(error) && attempt < hosts.count;
      if (attempt === ATTEMPTS || !(isTransient(error) || tryNextHost)) throw withAdvice(error);
      await pause(Math.random() * 50 * attempt);
    } finally {
      connection.destroy();
    }
  }
}

async function migrate(connection: Connection): Promise<void> {
  await prepareSession(connection);
  // Checked first, because even a CREATE TABLE that does nothing needs a privilege and blocks all nodes of a cluster.
  if ((await missingIn(connection)).length === 0) return;
  for (const sql of [CREATE_LEASES, INSERT_LEASE, CREATE_MIGRATIONS]) await runStatement(connection, sql);
  const execute: Execute = async (sql, values) => (await runStatement(connection, sql, values)).affectedRows;
  const lease = { name: 'migrations', holder: randomUUID() };
  const renewLease = () => takeLease(execute, { ...lease, now: Date.now(), durationMs: LEASE_MS });
  const startedAt = performance.now();
  for (;;) {
    const missingSteps = await missingIn(connection);
    if (missingSteps.length === 0) return;
    const haveApplied = await applyAll(connection, missingSteps, renewLease).catch(async (error: unknown) => {
      // Otherwise, the next attempt would wait until the lease expires.
      await releaseLease(execute, lease).catch(() => {});
      throw error;
    });
    if (haveApplied) return releaseLease(execute, lease);
    if (performance.now() - startedAt > WAIT_MS)
      throw new Error('Another process has been migrating the database for too long');
    await pause(100 + Math.random() * 200);
  }
}

async function missingIn(connection: Connection): Promise<readonly Migration[]> {
  const applied = await appliedMigrations(connection);
  // A migration that was cut off before its first name was recorded has left tables.
  const isNew = applied.length === 0 && !(await exists(connection, 'tables', 'accounts'));
  return missingMigrations('mysql', { applied, isNew });
}

async function appliedMigrations(connection: Connection): Promise<readonly unknown[]> {
  try {
    const { rows } = await runStatement(connection, 'SELECT name FROM migrations');
    return rows.map(({ name }) => name);
  } catch (error) {
    if (errnoOf(error) === NO_SUCH_TABLE) return [];
    throw error;
  }
}

/**
 * Applies migrations, and renews the lease before each statement. Returns false if another process holds the lease.
 *
 * The steps before the baseline are recorded with it: an earlier release takes a database that has them for complete.
 */
async function applyAll(
  connection: Connection,
  migrations: readonly Migration[],
  renewLease: () => Promise<boolean>,
): Promise<boolean> {
  let unrecorded: readonly string[] = [];
  for (const migration of migrations) {
    for (const statement of splitStatements(migration)) {
      if (!(await renewLease())) return false;
      await apply(connection, statement, migration);
    }
    unrecorded = [...unrecorded, migration.name];
    if (migration.isBeforeBaseline) continue;
    await recordMigrations(connection, unrecorded);
    unrecorded = [];
  }
  return true;
}

async function recordMigrations(connection: Connection, names: readonly string[]): Promise<void> {
  const rows = names.map(() => '(?, UTC_TIMESTAMP())').join();
  await runStatement(connection, `INSERT IGNORE INTO migrations (name, applied_at) VALUES ${rows}`, names);
}

async function apply(
  connection: Connection,
  statement: string,
  { isBeforeBaseline }: Migration,
): Promise<void> {
  const [, trigger] = /^DROP TRIGGER IF EXISTS (\w+)$/.exec(statement) ?? [];
  // With a binary log, dropping a trigger takes a special privilege even if there is none to drop.
  if (trigger !== undefined && !(await exists(connection, 'triggers', trigger))) return;
  try {
    await runStatement(connection, statement);
  } catch (error) {
    const errno = errnoOf(error) ?? 0;
    if (!DONE_BEFORE.has(errno) && !(isBeforeBaseline && errno === NO_SUCH_TABLE)) throw error;
  }
}

async function exists(connection: Connection, kind: 'tables' | 'triggers', name: string): Promise<boolean> {
  const [column, schema] =
    kind === 'tables' ? ['table_name', 'table_schema'] : ['trigger_name', 'trigger_schema'];
  const { rows } = await runStatement(
    connection,
    `SELECT 1 FROM information_schema.${kind} WHERE ${schema} = DATABASE() AND ${column} = ?`,
    [name],
  );
  return rows.length > 0;
}
