import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, type PartnerRecord, partnerMessages } from '../../contract/index.ts';
import { type AuditAction, byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs } from '../auth/session.entity.ts';
import { type EntityManager, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { EmbeddingSiteRow } from './embedding-site.entity.ts';
import { readPartnerStats, recentSaves } from './embedding-site-stats.ts';

type WriteContext = RequestContext<
  Endpoints['createPartner' | 'updatePartner' | 'deletePartner' | 'issuePartnerLink' | 'revokePartnerLink']
>;

type AuditedFields = Pick<EmbeddingSiteRow, 'name' | 'origin' | 'statsTokenHash'>;

interface SiteChange {
  readonly action: AuditAction;
  readonly id: string;
  readonly before: AuditedFields | null;
  readonly after: AuditedFields | null;
}

/** Returns the handlers with which admins manage embedding sites, and those of a site's public data and private counts. */
export function embeddingSiteRoutes({ database, audit, now, config }: Services) {
  const presentAll = async (rows: readonly EmbeddingSiteRow[]): Promise<PartnerRecord[]> => {
    const saves = await recentSaves(
      database,
      rows.map(({ id }) => id),
      now(),
    );
    return rows.map((row) => presentSite(row, saves));
  };

  const presentOne = async (row: EmbeddingSiteRow) =>
    presentSite(row, await recentSaves(database, [row.id], now()));

  const recordChange = (em: EntityManager, context: WriteContext, change: SiteChange) =>
    audit(em, { ...byCaller(context), ...describeChange(change) });

  /** Replaces the hash of the embedding site's private link. Throws `not_found` if there is no link to remove. */
  const setLink = (context: WriteContext, action: AuditAction, statsTokenHash: string | null) =>
    inTransactionAs(database, context.actor, async (em) => {
      const { param: id } = context;
      const before = await lockSite(em, id);
      if (statsTokenHash === null && !before.statsTokenHash) throw new HttpError('not_found');
      const after = { ...before, statsTokenHash };
      await em.nativeUpdate(EmbeddingSiteRow, { id }, { statsTokenHash });
      await recordChange(em, context, { action, id, before, after });
    });

  return {
    readPartner: async ({ param: id }) => {
      const site = await query(database, (em) => em.findOne(EmbeddingSiteRow, { id }));
      if (!site) throw new HttpError('not_found');
      return { name: site.name, origin: site.origin };
    },

    listPartners: async () => {
      const orderBy = { name: 'asc', id: 'asc' } as const;
      const rows = await query(database, (em) => em.findAll(EmbeddingSiteRow, { orderBy }));
      return presentAll(rows);
    },

    createPartner: async (context) => {
      const row = { ...context.body, createdAt: now(), statsTokenHash: null };
      try {
        await inTransactionAs(database, context.actor, async (em) => {
          await em.insert(EmbeddingSiteRow, row);
          await recordChange(em, context, {
            action: 'partner_created',
            id: row.id,
            before: null,
            after: row,
          });
        });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw new HttpError('taken', { fields: { id: partnerMessages.idTaken } });
      }
      return presentOne(row);
    },

    updatePartner: async (context) => {
      const { param: id, body } = context;
      const row = await inTransactionAs(database, context.actor, async (em) => {
        const before = await lockSite(em, id);
        await em.nativeUpdate(EmbeddingSiteRow, { id }, body);
        const after = { ...before, ...body };
        await recordChange(em, context, { action: 'partner_updated', id, before, after });
        return after;
      });
      return presentOne(row);
    },

    deletePartner: async (context) => {
      const { param: id } = context;
      await inTransactionAs(database, context.actor, async (em) => {
        const before = await lockSite(em, id);
        await em.nativeDelete(EmbeddingSiteRow, { id });
        await recordChange(em, context, { action: 'partner_deleted', id, before, after: null });
      });
    },

    issuePartnerLink: async (context) => {
      const token = newToken();
      await setLink(context, 'partner_link_issued', hashToken(token));
      return { url: `${config.origin}/partner-stats/${token}` };
    },

    revokePartnerLink: (context) => setLink(context, 'partner_link_revoked', null),

    readPartnerStats: ({ param: token }) => readPartnerStats({ database, now }, token),
  } satisfies Partial<Handlers>;
}

const presentSite = (
  { id, name, origin, createdAt, statsTokenHash }: EmbeddingSiteRow,
  saves: ReadonlyMap<string, PartnerRecord['saves']>,
): PartnerRecord => ({
  id,
  name,
  origin,
  createdAt: new Date(createdAt).toISOString(),
  saves: saves.get(id) ?? [],
  hasLink: Boolean(statsTokenHash),
});

const describeChange = ({ action, id, before, after }: SiteChange) => ({
  action,
  change: {
    subject: `partner ${id}`,
    before: before && auditedFields(before),
    after: after && auditedFields(after),
  },
});

/** Returns the audited fields. Leaves out an absent link, so that the hash equals that of entries from before links existed. */
const auditedFields = ({ name, origin, statsTokenHash }: AuditedFields): (string | null)[] => [
  name,
  origin,
  ...(statsTokenHash ? [statsTokenHash] : []),
];

async function lockSite(em: EntityManager, id: string): Promise<EmbeddingSiteRow> {
  const site = await em.findOne(EmbeddingSiteRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!site) throw new HttpError('not_found');
  return site;
}
