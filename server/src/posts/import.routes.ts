import { LRUCache } from 'lru-cache';
import { type Endpoints, type ImportProgress, importLimits, importMessages } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs, lockSession } from '../auth/session.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { StreamedFile, StreamedResponse } from '../http/stream-response.ts';
import { findOrCreateAuthor } from './authors.ts';
import { ImportPartRow, ImportRow } from './import.entity.ts';
import { exportedPosts } from './transfer/exported-posts.ts';
import { importPost } from './transfer/import-post.ts';
import type { ImportServices } from './transfer/import-services.ts';
import { type LoadedImport, loadImport } from './transfer/load-import.ts';
import { previewImport } from './transfer/preview-import.ts';
import { ImportError } from './transfer/source-post.ts';
import { zipPosts } from './transfer/zip-posts.ts';

/** A request imports posts for this long; the admin's page then sends the next one. */
const RUN_MS = 4000;

export function importRoutes(services: ImportServices) {
  const { database, now } = services;
  // The last file, which several requests read in sequence.
  const loaded = new LRUCache<number, { fileName: string; file: LoadedImport }>({ max: 1, ttl: 10 * MINUTE });

  const load = async (id: number) => {
    const row = await query(database, (em) => em.findOne(ImportRow, { id }));
    if (!row) throw new HttpError('not_found');
    const known = loaded.get(id);
    if (known) return known;
    try {
      const bytes = await query(database, (em) => readBytes(em, row));
      const read = { fileName: row.fileName, file: await loadImport(row.fileName, bytes) };
      loaded.set(id, read);
      return read;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      await inTransaction(database, (em) => em.nativeDelete(ImportRow, { id }));
      throw new HttpError('invalid', { message: error.message, fields: { file: error.message } });
    }
  };

  return {
    createImport: async ({ actor, body }) => {
      const row = { ...body, accountId: actor.accountId, createdAt: now() };
      return { id: Number(await inTransactionAs(database, actor, (em) => em.insert(ImportRow, row))) };
    },

    addImportPart: async ({ actor, id, body: { part, data: text } }) => {
      const data = Buffer.from(text, 'base64');
      if (data.toString('base64') !== text)
        throw new HttpError('invalid', { fields: { data: importMessages.part } });
      await inTransactionAs(database, actor, async (em) => {
        if ((await em.count(ImportRow, { id })) === 0) throw new HttpError('not_found');
        await em.nativeDelete(ImportPartRow, { importId: id, part });
        await em.insert(ImportPartRow, { importId: id, part, data });
      });
    },

    previewImport: async ({ id }) => {
      const { fileName, file } = await load(id);
      return previewImport(services, fileName, file);
    },

    runImport: async (context) => {
      const { file } = await load(context.id);
      return runImport(services, context, file);
    },

    deleteImport: async ({ actor, id }) => {
      const deleted = await inTransactionAs(database, actor, (em) => em.nativeDelete(ImportRow, { id }));
      loaded.delete(id);
      if (deleted === 0) throw new HttpError('not_found');
    },

    exportPosts: async ({ sendAsDownload }) => {
      sendAsDownload('posts.zip');
      return new StreamedFile('application/zip', zipPosts(services));
    },

    exportPostsAsJson: async ({ sendAsDownload }) => {
      sendAsDownload('posts.json');
      return new StreamedResponse({ software: 'whenabouts', posts: exportedPosts(services) }, () => () => {});
    },
  } satisfies Partial<Handlers>;
}

/** Reads the file of an import. Throws an ImportError if parts are missing. */
async function readBytes(em: EntityManager, { id, bytes }: { id: number; bytes: number }): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let part = 0; part < Math.ceil(bytes / importLimits.partBytes); part++) {
    const row = await em.findOne(ImportPartRow, { importId: id, part });
    if (row) parts.push(Buffer.from(row.data));
  }
  const file = Buffer.concat(parts);
  if (file.length !== bytes) throw new ImportError(importMessages.incomplete);
  return file;
}

/** Imports posts until some seconds have passed. */
async function runImport(
  services: ImportServices,
  context: RequestContext<Endpoints['runImport']>,
  { posts, archive }: LoadedImport,
): Promise<ImportProgress> {
  const { actor, signal, body } = context;
  const { from, ...choices } = body;
  const importer = {
    authorize: (em: EntityManager) => lockSession(em, actor),
    caller: byCaller(context),
    defaultAuthor: () => findOrCreateAuthor(services.database, actor),
  };
  const end = performance.now() + RUN_MS;
  const done: ImportProgress['posts'] = [];
  for (const post of posts.slice(from)) {
    signal.throwIfAborted();
    done.push(await importPost(services, post, { choices, archive, importer, signal }));
    if (performance.now() > end) break;
  }
  const nextIndex = from + done.length;
  return { posts: done, total: posts.length, next: nextIndex < posts.length ? nextIndex : null };
}
