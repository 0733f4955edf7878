import { createHash } from 'node:crypto';
import type { Database, Row } from '../../server/src/database/database.ts';
import type { TestDatabase } from '../../server/test/test-database.ts';
import { withDatabase } from '../environment.ts';
import type { Report } from '../report.ts';
import type { Acknowledged } from './write-load.ts';

/** What was acknowledged and is not there. */
export function lossesIn(storage: TestDatabase, acknowledged: Acknowledged): Promise<readonly string[]> {
  return withDatabase(storage, async ({ read }) => {
    const all = async (sql: string) => read(sql, []);
    const among = (rows: readonly Row[]) => {
      const found = new Set(rows.map((row) => row.it));
      return (it: string | number) => !found.has(it);
    };
    const plans = new Map((await all('SELECT id, name, version FROM plans')).map((row) => [row.id, row]));
    const lostPlans = [...acknowledged.plans].filter(([id, { name, version }]) => {
      const found = plans.get(id);
      // An edit that was not answered may have been made all the same.
      return !found || Number(found.version) < version || (found.version === version && found.name !== name);
    });
    return [
      ...lostPlans.map(([id]) => `plan ${id}`),
      ...[...acknowledged.deletedPlans].filter((id) => plans.has(id)).map((id) => `deletion of plan ${id}`),
      ...[...acknowledged.accounts].filter(among(await all('SELECT email AS it FROM accounts'))),
      ...[...acknowledged.messages].filter(among(await all('SELECT message AS it FROM contact_messages'))),
      ...[...acknowledged.images].filter(among(await all('SELECT id AS it FROM images'))),
    ];
  });
}

const INCONSISTENCIES = {
  // Of writers alone: whoever was there before them may have logged out.
  'accounts without the session that came with them': `SELECT COUNT(*) AS n FROM accounts a
    WHERE a.email LIKE 'visitor-%' AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account_id = a.id)`,
  'messages without their letter, or letters without': `SELECT ABS((SELECT COUNT(*) FROM contact_messages)
    - (SELECT COUNT(*) FROM outbox WHERE kind = 'contact')) AS n`,
  'images without all of their files': `SELECT COUNT(*) AS n FROM images i
    WHERE i.bytes <> (SELECT COALESCE(SUM(LENGTH(f.data)), 0) FROM image_files f WHERE f.image_id = i.id)`,
  'files without their image': `SELECT COUNT(*) AS n FROM image_files f
    WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.id = f.image_id)`,
  'plans of nobody': `SELECT COUNT(*) AS n FROM plans p
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = p.account_id)`,
  'sessions of nobody': `SELECT COUNT(*) AS n FROM sessions s
    WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = s.account_id)`,
  'plans saved twice': 'SELECT COUNT(*) - COUNT(DISTINCT name) AS n FROM plans',
};

/** Tells what is there by half, and whether the database itself is whole. */
export function checkIntegrity(storage: TestDatabase, report: Report): Promise<void> {
  return withDatabase(storage, async (database) => {
    const halves: string[] = [];
    for (const [what, sql] of Object.entries(INCONSISTENCIES)) {
      const [row] = await database.read(sql, []);
      if (Number(row?.n) !== 0) halves.push(`${row?.n} ${what}`);
    }
    const alone = await plansWithoutReceipt(database);
    if (alone > 0) halves.push(`${alone} plans without the receipt that came with them`);
    report.assert(`nothing half written, nothing doubled${listed(halves)}`, halves.length === 0);
    const damage = await corruptionIn(database);
    report.assert(`the database is whole${listed(damage)}`, damage.length === 0);
  });
}

async function plansWithoutReceipt({ read }: Database): Promise<number> {
  const receipts = new Set((await read('SELECT id FROM handoff_receipts', [])).map(({ id }) => id));
  const keys = await read('SELECT idempotency_key AS k FROM plans WHERE idempotency_key IS NOT NULL', []);
  return keys.filter(({ k }) => !receipts.has(createHash('sha256').update(String(k)).digest('base64url')))
    .length;
}

/** What the engine's own checks complain of. */
export async function corruptionIn({ kind, read }: Database): Promise<readonly string[]> {
  if (kind === 'sqlite') {
    const found = [
      ...(await read('PRAGMA integrity_check', [])),
      ...(await read('PRAGMA foreign_key_check', [])),
    ];
    return found.map((row) => Object.values(row).join(' ')).filter((words) => words !== 'ok');
  }
  const tables = await read(
    'SELECT table_name AS t FROM information_schema.tables WHERE table_schema = DATABASE()',
    [],
  );
  const found = await Promise.all(tables.map(({ t }) => read(`CHECK TABLE ${t}`, [])));
  return found
    .flat()
    .filter((row) => row.Msg_text !== 'OK')
    .map((row) => Object.values(row).join(' '));
}

const listed = (words: readonly string[]): string =>
  words.length === 0 ? '' : `: ${words.slice(0, 5).join(', ')}${words.length > 5 ? ' …' : ''}`;
