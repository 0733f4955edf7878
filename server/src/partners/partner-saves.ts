import { createHmac } from 'node:crypto';
import type { PartnerRecord } from '../../contract/index.ts';
import type { Database, EntityManager } from '../database/database.ts';

const DAY = 24 * 60 * 60_000;
const DAYS_SHOWN = 30;

/** Inserts a member's first save from a registered partner on a day. Later ones affect no row. */
const FIRST = {
  sqlite: 'INSERT OR IGNORE INTO partner_savers (id, expires_at) SELECT ?, ? FROM partners WHERE id = ?',
  mysql: 'INSERT IGNORE INTO partner_savers (id, expires_at) SELECT ?, ? FROM partners WHERE id = ?',
};

/** Increments the counter in one statement, which is safe with concurrent ones. Unknown partners are ignored. */
const COUNT = {
  sqlite: `
    INSERT INTO partner_saves (partner_id, day, saves) SELECT id, ?, 1 FROM partners WHERE id = ?
    ON CONFLICT (partner_id, day) DO UPDATE SET saves = saves + 1`,
  mysql: `
    INSERT INTO partner_saves (partner_id, day, saves) SELECT id, ?, 1 FROM partners WHERE id = ?
    ON DUPLICATE KEY UPDATE partner_saves.saves = partner_saves.saves + 1`,
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface Save {
  readonly secret: string;
  readonly accountId: number;
  readonly partner: string;
  readonly at: number;
}

/**
 * Counts a plan saved from a partner's page, within the transaction that saves it: once per member, partner and day. A
 * keyed hash of the three is stored until the day after.
 */
export async function countSave({ kind }: Database, em: EntityManager, save: Save): Promise<void> {
  const { partner, at } = save;
  const day = dayOf(at);
  const values = [saverId(save, day), Date.parse(day) + 2 * DAY, partner];
  const { affectedRows } = await em.execute<{ affectedRows: number }>(FIRST[kind], values, 'run');
  if (affectedRows > 0) await em.execute(COUNT[kind], [day, partner], 'run');
}

const saverId = ({ secret, accountId, partner }: Save, day: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['partner saver', accountId, partner, day]))
    .digest('base64url');

/** Returns the saves of the last 30 days by partner, including days without saves. */
export async function recentSaves(
  { read }: Database,
  now: number,
  partner?: string,
): Promise<(partner: string) => PartnerRecord['saves']> {
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => dayOf(now - (DAYS_SHOWN - 1 - n) * DAY));
  const [only, values] = partner === undefined ? ['', []] : [' AND partner_id = ?', [partner]];
  const rows = await read(`SELECT partner_id, day, saves FROM partner_saves WHERE day >= ?${only}`, [
    days[0] ?? '',
    ...values,
  ]);
  const counts = new Map(rows.map(({ partner_id, day, saves }) => [`${partner_id} ${day}`, Number(saves)]));
  return (id) => days.map((day) => ({ day, count: counts.get(`${id} ${day}`) ?? 0 }));
}
