import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { imageMessages } from '../../contract/index.ts';
import { type Database, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { createAccountQueues, createJobQueue } from '../jobs/job-queue.ts';
import type { Services } from '../services.ts';
import { ImageRow } from './image.entity.ts';
import { createImageCache, serveImage } from './serve-image.ts';
import { restrictDecoders } from './transcode-image.ts';
import { presentImage, uploadImage } from './upload-image.ts';

const CACHE_BYTES = 64 * 2 ** 20;
/** Each waiting upload takes up to 12 MB of memory. */
const WAITING_UPLOADS = { maxQueued: 4, maxTotal: 16 };

/** Returns the handlers of images, with a queue for transcoding and a cache of files. */
export function imageRoutes({ database, now }: Services) {
  restrictDecoders();
  const queueTranscoding = createJobQueue({ concurrency: 2, maxQueued: 8 });
  const queueUpload = createAccountQueues(queueTranscoding, WAITING_UPLOADS);
  const cache = createImageCache(CACHE_BYTES);
  return {
    listImages: async ({ actor: { accountId } }) => {
      const orderBy = { createdAt: 'desc', id: 'desc' } as const;
      const images = await query(database, (em) => em.find(ImageRow, { accountId }, { orderBy }));
      return images.map(presentImage);
    },
    uploadImage: async (context) => {
      const { accountId, kind, emailConfirmedAt } = context.actor;
      // Accounts without a confirmed email address cost nothing, and could fill the disk.
      if (kind === 'member' && emailConfirmedAt === null) {
        throw new HttpError('email_unconfirmed', { message: imageMessages.unconfirmed });
      }
      return uploadImage(
        { database, now, queueTranscoding: (work) => queueUpload(accountId, work) },
        context,
      );
    },
    readImage: ({ param: id, query: queryParam }) =>
      serveImage(
        { database, cache, queueTranscoding },
        { id, w: queryParam('w'), format: queryParam('format') },
      ),
    deleteImage: async ({ actor: { accountId }, param: id }) => {
      if ((await deleteUnusedImage(database, id, accountId)) === 0) throw new HttpError('not_found');
      cache.deleteImage(id);
    },
  } satisfies Partial<Handlers>;
}

/** Returns the number of deleted images. A foreign key rejects the deletion while a post uses the image. */
async function deleteUnusedImage(database: Database, id: string, accountId: number): Promise<number> {
  try {
    return await inTransaction(database, (em) => em.nativeDelete(ImageRow, { id, accountId }));
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new HttpError('in_use', { message: imageMessages.inUse });
  }
}
