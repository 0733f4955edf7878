import { endpoints, type PartnerStats } from '../../contract/index.ts';
import type { PublicData } from '../cache/public-data.ts';
import { type Database, query } from '../database/database.ts';
import { type Deadline, withDeadline } from '../http/deadline.ts';
import { HttpError } from '../http/http-error.ts';
import { PartnerRow } from './partner.entity.ts';
import { hashStatsToken } from './partner-link.ts';
import { recentSaves } from './partner-saves.ts';

interface StatsOptions {
  readonly database: Database;
  readonly now: () => number;
}

/** Returns the saves of the partner whose private link has this token. Throws `not_found` if there is none. */
export async function readPartnerStats(
  { database, now }: StatsOptions,
  token: string,
): Promise<PartnerStats> {
  const statsTokenHash = hashStatsToken(token);
  const partner = await query(database, (em) => em.findOne(PartnerRow, { statsTokenHash }));
  if (!partner) throw new HttpError('not_found');
  const savesOf = await recentSaves(database, now(), partner.id);
  return { name: partner.name, saves: savesOf(partner.id) };
}

const [STATS = ''] = endpoints.readPartnerStats.path.split('{token}');

/** Adds the data of the private pages of partners to that of the pages. A hanging database counts as an outage. */
export function withPartnerStats(
  data: PublicData,
  { deadline, ...options }: StatsOptions & { readonly deadline: Deadline },
): PublicData {
  return {
    ...data,
    read: (path) =>
      path.startsWith(STATS)
        ? withDeadline(deadline, () => readPartnerStats(options, path.slice(STATS.length)))
        : data.read(path),
  };
}
