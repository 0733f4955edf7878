import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, type PartnerRecord, partnerMessages } from '../../contract/index.ts';
import type { Audit, AuditAction } from '../audit/audit-log.entity.ts';
import { beginWriting, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Call } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { PartnerRow } from './partner.entity.ts';
import { recentSaves } from './partner-saves.ts';

interface PartnerOptions {
  readonly database: Database;
  readonly audit: Audit;
  readonly now: () => number;
}

type PartnerHandlers = Pick<
  Handlers,
  'readPartner' | 'listPartners' | 'createPartner' | 'updatePartner' | 'deletePartner'
>;

type WriteCall = Call<Endpoints['createPartner' | 'updatePartner' | 'deletePartner']>;

/** The partners: what anyone may know of one, and what admins do with all of them. */
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
    if (!record) throw new Failure('not_found');
    return record;
  };

  const record = (em: EntityManager, call: WriteCall, done: Done) =>
    audit(em, {
      action: done.action,
      actor: { kind: 'admin', id: call.actor.accountId },
      email: call.actor.email,
      address: call.address(),
      request: call.requestId,
      change: {
        subject: `partner ${done.id}`,
        before: done.before && [done.before.name, done.before.origin],
        after: done.after && [done.after.name, done.after.origin],
      },
    });

  return {
    readPartner: async ({ word: id }) => {
      const partner = await orm.em.fork().findOne(PartnerRow, { id });
      if (!partner) throw new Failure('not_found');
      return { name: partner.name, origin: partner.origin };
    },

    listPartners: async () =>
      present(await orm.em.fork().findAll(PartnerRow, { orderBy: { name: 'asc', id: 'asc' } })),

    createPartner: async (call) => {
      const row = { ...call.body, createdAt: now() };
      try {
        await inTransaction(database, async (em) => {
          await em.insert(PartnerRow, row);
          await record(em, call, { action: 'partner_created', id: row.id, before: null, after: row });
        });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw new Failure('taken', { fields: { id: partnerMessages.idTaken } });
      }
      return presentOne(row);
    },

    updatePartner: async (call) => {
      const { word: id, body } = call;
      const row = await inTransaction(database, async (em) => {
        await beginWriting(database, em);
        const before = await lockedPartner(em, id);
        await em.nativeUpdate(PartnerRow, { id }, body);
        await record(em, call, { action: 'partner_updated', id, before, after: body });
        return { id, ...body, createdAt: before.createdAt };
      });
      return presentOne(row);
    },

    deletePartner: async (call) => {
      const { word: id } = call;
      await inTransaction(database, async (em) => {
        await beginWriting(database, em);
        const before = await lockedPartner(em, id);
        await em.nativeDelete(PartnerRow, { id });
        await record(em, call, { action: 'partner_deleted', id, before, after: null });
      });
    },
  };
}

interface Done {
  readonly action: AuditAction;
  readonly id: string;
  readonly before: Pick<PartnerRow, 'name' | 'origin'> | null;
  readonly after: Pick<PartnerRow, 'name' | 'origin'> | null;
}

async function lockedPartner(em: EntityManager, id: string): Promise<PartnerRow> {
  const partner = await em.findOne(PartnerRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!partner) throw new Failure('not_found');
  return partner;
}
