import { hash } from 'node:crypto';
import { endpoints, type PartnerStats, pathPrefix } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { type Database, query } from '../database/database.ts';
import { type Deadline, withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { PartnerRow } from './partner.entity.ts';
import { recentSavesOf } from './partner-saves.ts';

interface StatsOptions {
  readonly database: Database;
  readonly now: () => number;
}

/** Returns the stored form of a private link's token. A hash without a key is enough for 256 random bits. */
export const hashStatsToken = (token: string): string => hash('sha256', token, 'base64url');

/** Returns the saves of the partner whose private link has this token. Throws `not_found` if there is none. */
export async function readPartnerStats(
  { database, now }: StatsOptions,
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
  { deadline, ...options }: StatsOptions & { readonly deadline: Deadline },
): PublicData {
  return {
    ...data,
    read: (path) =>
      path.startsWith(STATS_PREFIX)
        ? withDeadline(deadline, () => readPartnerStats(options, path.slice(STATS_PREFIX.length)))
        : data.read(path),
  };
}
