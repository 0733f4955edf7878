import { hash } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/core';
import { endpoints, type PartnerRecord, type PartnerStats, pathPrefix } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { type Database, query } from '../database/database.ts';
import { DAY, dayOf } from '../durations.ts';
import { type Deadline, withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { PartnerRow, PartnerSavesRow } from './partner.entity.ts';

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
  const saves = await recentSaves(database, [partner.id], now());
  return { name: partner.name, saves: saves.get(partner.id) ?? [] };
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

/** Returns the saves of each partner in the last 30 days, by its id. Days without saves have the count 0. */
export async function recentSaves(
  database: Database,
  partnerIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PartnerRecord['saves']>> {
  const days = lastDays(now);
  const where = { day: { $gte: days[0] ?? '' }, partnerId: { $in: [...partnerIds] } };
  const rows = await query(database, (em) => em.find(PartnerSavesRow, where));
  const rowsOf = (id: string) => rows.filter(({ partnerId }) => partnerId === id);
  return new Map(partnerIds.map((id) => [id, savesByDay(days, rowsOf(id))]));
}

const lastDays = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, n) => dayOf(now - (DAYS - 1 - n) * DAY));

type SavesOfDay = Pick<InferEntity<typeof PartnerSavesRow>, 'day' | 'saves'>;

function savesByDay(days: readonly string[], rows: readonly SavesOfDay[]): PartnerRecord['saves'] {
  const counts = new Map(rows.map(({ day, saves }) => [day, saves]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
