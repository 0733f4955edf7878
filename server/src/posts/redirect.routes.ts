import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  type Endpoints,
  REDIRECT_PATH_MAX,
  type Redirect,
  type RedirectBody,
  redirectMessages,
} from '../../contract/index.ts';
import { type AuditAction, byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs } from '../auth/session.entity.ts';
import { type EntityManager, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { redirectKey } from '../http/paths.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { RedirectRow } from './import.entity.ts';
import { bumpRevision } from './post.entity.ts';

type WriteContext = RequestContext<Endpoints['createRedirect' | 'updateRedirect' | 'deleteRedirect']>;
interface StoredRedirect {
  readonly id: number;
  readonly path: string;
  readonly target: string;
  readonly createdAt: number;
}

/** Paths that never show a page. */
const RESERVED = /^\/(?:api|admin|assets|oembed|widget)(?:\/|$)/;

interface RedirectChange {
  readonly action: AuditAction;
  readonly before: StoredRedirect | null;
  readonly after: StoredRedirect | null;
}

/** Returns the handlers with which admins edit redirects. */
export function redirectRoutes({ database, audit, now }: Services) {
  const record = (em: EntityManager, context: WriteContext, change: RedirectChange) =>
    audit(em, { ...byCaller(context), ...auditEntryOf(change) });

  return {
    listRedirects: async () => {
      const rows = await query(database, (em) => em.findAll(RedirectRow, { orderBy: { path: 'asc' } }));
      return rows.map(present);
    },

    createRedirect: (context) =>
      rejectTakenPath(async () => {
        const fields = { ...normalizeRedirect(context.body), createdAt: now() };
        return inTransactionAs(database, context.actor, async (em) => {
          await assertNoChain(em, fields);
          const row = { ...fields, id: Number(await em.insert(RedirectRow, fields)) };
          await record(em, context, { action: 'redirect_created', before: null, after: row });
          return present(row);
        });
      }),

    updateRedirect: (context) =>
      rejectTakenPath(async () => {
        const { id } = context;
        const fields = normalizeRedirect(context.body);
        return inTransactionAs(database, context.actor, async (em) => {
          await assertNoChain(em, fields, id);
          const before = await findRedirect(em, id);
          await em.nativeUpdate(RedirectRow, { id }, fields);
          const after = { ...before, ...fields };
          await record(em, context, { action: 'redirect_updated', before, after });
          return present(after);
        });
      }),

    deleteRedirect: async (context) => {
      const { id } = context;
      await inTransactionAs(database, context.actor, async (em) => {
        const before = await findRedirect(em, id);
        await em.nativeDelete(RedirectRow, { id });
        await record(em, context, { action: 'redirect_deleted', before, after: null });
      });
    },
  } satisfies Partial<Handlers>;
}

interface NewRedirects {
  readonly paths: readonly string[];
  readonly target: string;
  readonly at: number;
}

/**
 * Adds redirects from the earlier paths of an imported post, within its transaction. Paths that have a redirect already,
 * and those that another redirect leads to, are left out.
 */
export async function addRedirects(em: EntityManager, { paths, target, at }: NewRedirects): Promise<void> {
  // The post now serves this path. After its deletion, the redirect could form a loop with the new ones.
  await em.nativeDelete(RedirectRow, { path: target });
  for (const path of new Set(paths.map(redirectKey))) {
    if (path === '/' || path === target || path.length > REDIRECT_PATH_MAX || RESERVED.test(path)) continue;
    if ((await em.count(RedirectRow, { $or: [{ path }, { target: path }] })) > 0) continue;
    await em.insert(RedirectRow, { path, target, createdAt: at });
  }
}

function normalizeRedirect({ path, target }: RedirectBody): Pick<StoredRedirect, 'path' | 'target'> {
  const key = redirectKey(path);
  const invalid = (field: string, message: string) =>
    new HttpError('invalid', { fields: { [field]: message } });
  if (key === '/' || RESERVED.test(key)) throw invalid('path', redirectMessages.reserved);
  if (key.length > REDIRECT_PATH_MAX) throw invalid('path', redirectMessages.path);
  const url = new URL(target, 'https://site.invalid');
  if (redirectKey(url.pathname + url.search) === key) throw invalid('target', redirectMessages.same);
  const normalized = url.pathname + url.search + url.hash;
  if (normalized.length > REDIRECT_PATH_MAX || normalized.startsWith('//'))
    throw invalid('target', redirectMessages.target);
  return { path: key, target: normalized };
}

/** Throws if a redirect would lead to another one, or the other way round: there are no chains, and so no loops. */
async function assertNoChain(
  em: EntityManager,
  { path, target }: Pick<StoredRedirect, 'path' | 'target'>,
  id = 0,
): Promise<void> {
  // Locks a row that all changes of redirects lock: two concurrent ones could form a chain together.
  await bumpRevision(em);
  const others = await em.find(RedirectRow, { id: { $ne: id } }, { fields: ['path', 'target'] });
  const targetKey = redirectKey(target);
  if (others.some((other) => other.path === targetKey)) {
    throw new HttpError('invalid', { fields: { target: redirectMessages.targetIsRedirect } });
  }
  if (others.some((other) => redirectKey(other.target) === path)) {
    throw new HttpError('invalid', { fields: { path: redirectMessages.pathIsTarget } });
  }
}

async function findRedirect(em: EntityManager, id: number): Promise<StoredRedirect> {
  const row = await em.findOne(RedirectRow, { id });
  if (!row) throw new HttpError('not_found');
  return row;
}

const present = ({ id, path, target, createdAt }: StoredRedirect): Redirect => ({
  id,
  path,
  target,
  createdAt: new Date(createdAt).toISOString(),
});

async function rejectTakenPath<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new HttpError('taken', { fields: { path: redirectMessages.taken } });
  }
}

function auditEntryOf({ action, before, after }: RedirectChange) {
  const audited = (row: StoredRedirect | null) => row && [row.path, row.target];
  const subject = `redirect ${(before ?? after)?.id}`;
  return { action, change: { subject, before: audited(before), after: audited(after) } };
}
