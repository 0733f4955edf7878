import { createHash } from 'node:crypto';
import type { Database, Row } from '../server/src/database/database.ts';
import type { TestDatabase } from '../server/test/test-database.ts';
import { withDatabase } from './environment.ts';
import { formatList, type Report } from './report.ts';
import type { Acknowledged } from './write-load.ts';

/** Lists acknowledged writes that the database does not have. */
export function lossesIn(storage: TestDatabase, acknowledged: Acknowledged): Promise<readonly string[]> {
  return withDatabase(storage, async ({ read }) => {
    const all = async (sql: string) => read(sql, []);
    const missing = (writes: ReadonlySet<string>, rows: readonly Row[]) => {
      const saved = new Set(rows.map(({ value }) => value));
      return [...writes].filter((write) => !saved.has(write));
    };
    const plans = new Map((await all('SELECT id, name, version FROM plans')).map((row) => [row.id, row]));
    const lostPlans = [...acknowledged.plans].filter(([id, { name, version }]) => {
      const plan = plans.get(id);
      // An edit without a response may still have been saved.
      return !plan || Number(plan.version) < version || (plan.version === version && plan.name !== name);
    });
    return [
      ...lostPlans.map(([id]) => `plan ${id}`),
      ...[...acknowledged.deletedPlans].filter((id) => plans.has(id)).map((id) => `deletion of plan ${id}`),
      ...missing(acknowledged.accounts, await all('SELECT email AS value FROM accounts')),
      ...missing(acknowledged.messages, await all('SELECT message AS value FROM contact_messages')),
      ...missing(acknowledged.images, await all('SELECT id AS value FROM images')),
    ];
  });
}

const INCONSISTENCIES = {
  // Members of the write load only: others may have logged out.
  'accounts without the session created with them': `SELECT COUNT(*) AS n FROM accounts a
    WHERE a.email LIKE 'visitor-%' AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account_id = a.id)`,
  'messages without their email, or emails without their message': `SELECT ABS((SELECT COUNT(*) FROM contact_messages)
    - (SELECT COUNT(*) FROM outbox WHERE kind = 'contact')) AS n`,
  'images without all of their files': `SELECT COUNT(*) AS n FROM images i
    WHERE i.bytes <> (SELECT COALESCE(SUM(LENGTH(f.data)), 0) FROM image_files f WHERE f.image_id = i.id)`,
  'files without their image': `SELECT COUNT(*) AS n FROM image_files f
    WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.id = f.image_id)`,
  'plans without an account': `SELECT COUNT(*) AS n FROM plans p
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = p.account_id)`,
  'sessions without an account': `SELECT COUNT(*) AS n FROM sessions s
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = s.account_id)`,
  'plans saved twice': 'SELECT COUNT(*) - COUNT(DISTINCT name) AS n FROM plans',
};

/** Records the acknowledged writes. Asserts that none is lost, partial or duplicated, and that the database is intact. */
export async function checkWrites(
  storage: TestDatabase,
  acknowledged: Acknowledged,
  report: Report,
): Promise<void> {
  const lost = await lossesIn(storage, acknowledged);
  const { partial, corrupt } = await withDatabase(storage, async (database) => ({
    partial: await partialWritesIn(database),
    corrupt: await corruptionIn(database),
  }));
  const { writes, wrong } = acknowledged;
  report.record('acknowledged writes, lost', `${writes}, ${lost.length}`);
  report.assert(`no acknowledged write was lost${formatList(lost)}`, writes > 100 && lost.length === 0);
  report.assert(`no write is partial or duplicated${formatList(partial)}`, partial.length === 0);
  report.assert(`the database is intact${formatList(corrupt)}`, corrupt.length === 0);
  report.assert(`every response was expected, 502 or 503${formatList(wrong)}`, wrong.length === 0);
}

async function partialWritesIn(database: Database): Promise<readonly string[]> {
  const partial: string[] = [];
  for (const [description, sql] of Object.entries(INCONSISTENCIES)) {
    const [row] = await database.read(sql, []);
    if (Number(row?.n) !== 0) partial.push(`${row?.n} ${description}`);
  }
  const withoutReceipt = await plansWithoutReceipt(database);
  if (withoutReceipt > 0) partial.push(`${withoutReceipt} plans without the receipt saved with them`);
  return partial;
}

async function plansWithoutReceipt({ read }: Database): Promise<number> {
  const receipts = new Set((await read('SELECT id FROM handoff_receipts', [])).map(({ id }) => id));
  const keys = await read('SELECT idempotency_key AS k FROM plans WHERE idempotency_key IS NOT NULL', []);
  return keys.filter(({ k }) => !receipts.has(createHash('sha256').update(String(k)).digest('base64url')))
    .length;
}

/** Returns the findings of the database's integrity check. */
async function corruptionIn({ kind, read }: Database): Promise<readonly string[]> {
  if (kind === 'sqlite') {
    const findings = [
      ...(await read('PRAGMA integrity_check', [])),
      ...(await read('PRAGMA foreign_key_check', [])),
    ];
    return findings.map((row) => Object.values(row).join(' ')).filter((text) => text !== 'ok');
  }
  const tables = await read(
    'SELECT table_name AS t FROM information_schema.tables WHERE table_schema = DATABASE()',
    [],
  );
  const findings = await Promise.all(tables.map(({ t }) => read(`CHECK TABLE ${t}`, [])));
  return findings
    .flat()
    .filter((row) => row.Msg_text !== 'OK')
    .map((row) => Object.values(row).join(' '));
}
