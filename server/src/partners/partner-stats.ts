import { hash } from 'node:crypto';
import { type InferEntity, LockMode, raw } from '@mikro-orm/core';
import { endpoints, type PartnerRecord, type PartnerStats, pathPrefix } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { DAY, dayOf } from '../durations.ts';
import { type Deadline, withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { PartnerRow, PartnerSaverRow, PartnerSavesRow } from './partner.entity.ts';

/** Returns the stored form of a private link's token. A hash without a key is enough for 256 random bits. */
export const hashStatsToken = (token: string): string => hash('sha256', token, 'base64url');

/** Returns the saves of the partner whose private link has this token. Throws `not_found` if there is none. */
export async function readPartnerStats(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<PartnerStats> {
  const statsTokenHash = hashStatsToken(token);
  const partner = await query(database, (em) => em.findOne(PartnerRow, { statsTokenHash }));
  if (!partner) throw new HttpError('not_found');
  return { name: partner.name, saves: await recentSavesOf(database, now(), partner.id) };
}

const STATS_PREFIX = pathPrefix(endpoints.readPartnerStats);

/**
 * Extends the page data with the private stats pages of partners. A read that exceeds `deadline` rejects with
 * `unavailable`.
 */
export function withPartnerStats(
  data: PublicData,
  { deadline, ...services }: Pick<Services, 'database' | 'now'> & { readonly deadline: Deadline },
): PublicData {
  return {
    ...data,
    read: (path) =>
      path.startsWith(STATS_PREFIX)
        ? withDeadline(deadline, () => readPartnerStats(services, path.slice(STATS_PREFIX.length)))
        : data.read(path),
  };
}

/** Days with a count in a partner's statistics. */
const DAYS = 30;

interface Save {
  readonly secret: string;
  readonly accountId: number;
  readonly partner: string;
  readonly at: number;
}

/**
 * Counts a plan saved from a partner's page, within the transaction that saves it: once per member, partner and day. A
 * keyed hash of member, partner and day is stored until the day after.
 */
export async function countSave(em: EntityManager, save: Save): Promise<void> {
  const { partner: partnerId, at } = save;
  const day = dayOf(at);
  // Locked, so that the partner is not deleted before the save is counted.
  const lockMode = LockMode.PESSIMISTIC_READ;
  if (!(await em.findOne(PartnerRow, { id: partnerId }, { fields: ['id'], lockMode }))) return;
  const saver = { id: saverId(save, day), expiresAt: Date.parse(day) + 2 * DAY };
  const { affectedRows } = await em
    .createQueryBuilder(PartnerSaverRow)
    .insert(saver)
    .onConflict('id')
    .ignore()
    .execute('run');
  if (affectedRows === 0) return;
  await em
    .createQueryBuilder(PartnerSavesRow)
    .insert({ partnerId, day, saves: 1 })
    .onConflict(['partnerId', 'day'])
    .merge({ saves: raw<number>('partner_saves.saves + 1') })
    .execute('run');
}

const saverId = ({ secret, accountId, partner }: Save, day: string): string =>
  keyedHash(secret, ['partner saver', accountId, partner, day]);

/** Returns a function that returns a partner's saves of the last 30 days, including days without saves. */
export async function recentSaves(
  database: Database,
  now: number,
): Promise<(partnerId: string) => PartnerRecord['saves']> {
  const days = lastDays(now);
  const where = { day: { $gte: days[0] ?? '' } };
  const rows = await query(database, (em) => em.find(PartnerSavesRow, where));
  return (partnerId) =>
    savesByDay(
      days,
      rows.filter((row) => row.partnerId === partnerId),
    );
}

/** Returns one partner's saves of the last 30 days, including days without saves. */
async function recentSavesOf(
  database: Database,
  now: number,
  partnerId: string,
): Promise<PartnerRecord['saves']> {
  const days = lastDays(now);
  const where = { partnerId, day: { $gte: days[0] ?? '' } };
  return savesByDay(days, await query(database, (em) => em.find(PartnerSavesRow, where)));
}

const lastDays = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, n) => dayOf(now - (DAYS - 1 - n) * DAY));

type SavesOfDay = Pick<InferEntity<typeof PartnerSavesRow>, 'day' | 'saves'>;

function savesByDay(days: readonly string[], rows: readonly SavesOfDay[]): PartnerRecord['saves'] {
  const counts = new Map(rows.map(({ day, saves }) => [day, saves]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
