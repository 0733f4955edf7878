import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, type PartnerRecord, partnerMessages } from '../../contract/index.ts';
import type { AuditAction, AuditLog } from '../audit/audit-log.entity.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { PartnerRow } from './partner.entity.ts';
import { recentSaves } from './partner-saves.ts';

interface PartnerOptions {
  readonly database: Database;
  readonly audit: AuditLog;
  readonly now: () => number;
}

type PartnerHandlers = Pick<
  Handlers,
  'readPartner' | 'listPartners' | 'createPartner' | 'updatePartner' | 'deletePartner'
>;

type WriteContext = RequestContext<Endpoints['createPartner' | 'updatePartner' | 'deletePartner']>;

export function partnerRoutes({ database, audit, now }: PartnerOptions): PartnerHandlers {
  const { orm } = database;

  const present = async (rows: readonly PartnerRow[]): Promise<PartnerRecord[]> => {
    const savesOf = await recentSaves(database, now());
    return rows.map(({ id, name, origin, createdAt }) => ({
      ...{ id, name, origin },
      createdAt: new Date(createdAt).toISOString(),
      saves: savesOf(id),
    }));
  };

  const presentOne = async (row: PartnerRow): Promise<PartnerRecord> => {
    const [record] = await present([row]);
    if (!record) throw new HttpError('not_found');
    return record;
  };

  const record = (em: EntityManager, context: WriteContext, change: PartnerChange) =>
    audit(em, {
      action: change.action,
      actor: { kind: 'admin', id: context.actor.accountId },
      email: context.actor.email,
      address: context.clientIp(),
      request: context.requestId,
      change: {
        subject: `partner ${change.id}`,
        before: change.before && [change.before.name, change.before.origin],
        after: change.after && [change.after.name, change.after.origin],
      },
    });

  return {
    readPartner: async ({ param: id }) => {
      const partner = await orm.em.fork().findOne(PartnerRow, { id });
      if (!partner) throw new HttpError('not_found');
      return { name: partner.name, origin: partner.origin };
    },

    listPartners: async () =>
      present(await orm.em.fork().findAll(PartnerRow, { orderBy: { name: 'asc', id: 'asc' } })),

    createPartner: async (context) => {
      const row = { ...context.body, createdAt: now() };
      try {
        await inTransaction(database, async (em) => {
          await em.insert(PartnerRow, row);
          await record(em, context, { action: 'partner_created', id: row.id, before: null, after: row });
        });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw new HttpError('taken', { fields: { id: partnerMessages.idTaken } });
      }
      return presentOne(row);
    },

    updatePartner: async (context) => {
      const { param: id, body } = context;
      const row = await inTransaction(database, async (em) => {
        await acquireWriteLock(database, em);
        const before = await lockedPartner(em, id);
        await em.nativeUpdate(PartnerRow, { id }, body);
        await record(em, context, { action: 'partner_updated', id, before, after: body });
        return { id, ...body, createdAt: before.createdAt };
      });
      return presentOne(row);
    },

    deletePartner: async (context) => {
      const { param: id } = context;
      await inTransaction(database, async (em) => {
        await acquireWriteLock(database, em);
        const before = await lockedPartner(em, id);
        await em.nativeDelete(PartnerRow, { id });
        await record(em, context, { action: 'partner_deleted', id, before, after: null });
      });
    },
  };
}

interface PartnerChange {
  readonly action: AuditAction;
  readonly id: string;
  readonly before: Pick<PartnerRow, 'name' | 'origin'> | null;
  readonly after: Pick<PartnerRow, 'name' | 'origin'> | null;
}

async function lockedPartner(em: EntityManager, id: string): Promise<PartnerRow> {
  const partner = await em.findOne(PartnerRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!partner) throw new HttpError('not_found');
  return partner;
}
