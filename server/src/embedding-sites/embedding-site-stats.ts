import type { InferEntity } from '@mikro-orm/core';
import { endpoints, type PartnerRecord, type PartnerStats, pathPrefix } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { type Database, query } from '../database/database.ts';
import { DAY, dayOf } from '../durations.ts';
import { type Deadline, withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { hashToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { EmbeddingSiteRow, EmbeddingSiteSavesRow } from './embedding-site.entity.ts';

/** Returns the saves of the embedding site whose private link has this token. Throws `not_found` if there is none. */
export async function readPartnerStats(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<PartnerStats> {
  const statsTokenHash = hashToken(token);
  const site = await query(database, (em) => em.findOne(EmbeddingSiteRow, { statsTokenHash }));
  if (!site) throw new HttpError('not_found');
  const saves = await recentSaves(database, [site.id], now());
  return { name: site.name, saves: saves.get(site.id) ?? [] };
}

const STATS_PREFIX = pathPrefix(endpoints.readPartnerStats);

/**
 * Extends the page data with the private stats pages of embedding sites. A read that exceeds `deadline` rejects with
 * `unavailable`.
 */
export function withEmbeddingSiteStats(
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

/** Days with a count in an embedding site's statistics. */
const DAYS = 30;

/** Returns the saves of each embedding site in the last {@link DAYS} days, by its id. Days without saves have the count 0. */
export async function recentSaves(
  database: Database,
  partnerIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PartnerRecord['saves']>> {
  const days = lastDays(now);
  const where = { day: { $gte: days[0] ?? '' }, partnerId: { $in: [...partnerIds] } };
  const rows = await query(database, (em) => em.find(EmbeddingSiteSavesRow, where));
  const rowsOf = (id: string) => rows.filter(({ partnerId }) => partnerId === id);
  return new Map(partnerIds.map((id) => [id, savesByDay(days, rowsOf(id))]));
}

const lastDays = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, n) => dayOf(now - (DAYS - 1 - n) * DAY));

type SavesOfDay = Pick<InferEntity<typeof EmbeddingSiteSavesRow>, 'day' | 'saves'>;

function savesByDay(days: readonly string[], rows: readonly SavesOfDay[]): PartnerRecord['saves'] {
  const counts = new Map(rows.map(({ day, saves }) => [day, saves]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
