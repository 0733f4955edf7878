import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/src/database/database.ts';
import { migrationsFor, statementsOf } from '../../server/src/database/migrations.ts';
import { PASSWORD } from '../../server/test/factories.ts';
import { startProcess } from '../../server/test/server-process.ts';
import type { TestDatabase } from '../../server/test/test-database.ts';
import { UNLIMITED, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../options.ts';
import { duration, type Report } from '../report.ts';
import { cookieOf, send } from '../send.ts';
import { corruptionIn } from './losses.ts';
import { emailOf, populate } from './populate.ts';

const MIGRATE = fileURLToPath(new URL('../../server/src/commands/migrate.ts', import.meta.url));
const KILLER = new URL('../../server/test/kill-at-statement.mjs', import.meta.url).href;
const POPULATION = { members: 10_000, plansOfEach: 3 };
const FIRST_TABLES = ['accounts', 'plans', 'sessions', 'throttles'];

/** Migrates members and plans from the first schema, killing the migration before every statement in turn. */
export async function run({ database }: Options, report: Report): Promise<void> {
  for (const kind of database ? [database] : (['sqlite', 'mariadb'] as const)) {
    await withEnvironment(kind, ({ storage }) => migrateWithKills(kind, storage, report));
  }
}

async function migrateWithKills(kind: string, storage: TestDatabase, report: Report): Promise<void> {
  const before = await withDatabase(storage, async (database) => {
    await migrateToFirst(database);
    await populate(database, POPULATION);
    return checksums(
      database,
      FIRST_TABLES.map((table) => ({ table, columns: [] })),
    );
  });
  let kills = 0;
  let ms = 0;
  for (let statement = 1; ; statement++) {
    const from = performance.now();
    const end = await migrate(storage, statement);
    ms = performance.now() - from;
    if (end === 0) break;
    if (end !== 'SIGKILL') throw new Error(`the migration ended with ${end}`);
    kills++;
  }
  const [after, damage] = await withDatabase(
    storage,
    async (database) => [await checksums(database, before), await corruptionIn(database)] as const,
  );
  report.record(
    `${kind}: members and plans`,
    `${POPULATION.members} and ${POPULATION.members * POPULATION.plansOfEach}`,
  );
  report.record(`${kind}: kills, each one statement later`, kills);
  report.record(`${kind}: the run that completed it`, duration(ms));
  report.assert(`${kind}: it was killed and completed`, kills > 0);
  report.assert(
    `${kind}: the row counts and checksums of all columns from before are unchanged`,
    JSON.stringify(after) === JSON.stringify(before),
  );
  report.assert(`${kind}: the database is intact ${damage.join(', ')}`.trim(), damage.length === 0);
  report.assert(`${kind}: a second run changes nothing`, (await migrate(storage, 0)) === 0);
  report.assert(`${kind}: a member from before logs in and sees all plans`, await logsIn(storage));
}

/** Applies only the first migration. */
async function migrateToFirst({ kind, orm }: Database): Promise<void> {
  const driver = orm.em.fork().getDriver();
  const [first] = migrationsFor(kind === 'sqlite' ? 'sqlite' : 'mysql');
  if (!first) throw new Error('no migrations found');
  await driver.execute(
    'CREATE TABLE migrations (name VARCHAR(100) PRIMARY KEY, applied_at DATETIME NOT NULL)',
  );
  for (const statement of statementsOf(first)) await driver.execute(statement);
  await driver.execute('INSERT INTO migrations (name, applied_at) VALUES (?, ?)', [
    first.name,
    '2025-01-01 00:00:00',
  ]);
}

interface TableSum {
  readonly table: string;
  readonly columns: readonly string[];
  readonly sum: string;
}

/** Returns a checksum of each table over the given columns; by default, all. */
async function checksums(
  { read }: Database,
  tables: readonly Pick<TableSum, 'table' | 'columns'>[],
): Promise<readonly TableSum[]> {
  const sums: TableSum[] = [];
  for (const { table, columns } of tables) {
    const rows = await read(`SELECT ${columns.join(', ') || '*'} FROM ${table} ORDER BY id`, []);
    const sum = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    sums.push({ table, columns: Object.keys(rows[0] ?? {}), sum: `${rows.length} ${sum}` });
  }
  return sums;
}

/** Runs the migration command, killed before the given statement; 0 for no kill. */
async function migrate(storage: TestDatabase, killAt: number): Promise<number | NodeJS.Signals> {
  const child = spawn(process.execPath, ['--conditions=source', '--import', KILLER, MIGRATE], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: storage.url,
      DATA_DIR: storage.dataDir,
      KILL_AT_STATEMENT: String(killAt),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}

async function logsIn(storage: TestDatabase): Promise<boolean> {
  const { url } = await startProcess(storage, { env: UNLIMITED });
  const body = { email: emailOf(POPULATION.members), password: PASSWORD };
  const login = await send(url, { path: '/api/auth/login', method: 'POST', body });
  const headers = { cookie: cookieOf(login) };
  const plans = await send(url, { path: '/api/retirement-plans', headers });
  return login.status === 200 && JSON.parse(plans.text).length === POPULATION.plansOfEach;
}
