import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { imageMessages } from '../../contract/index.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { limitConcurrency } from '../jobs/job-queue.ts';
import { ImageRow } from './image.entity.ts';
import { createSharedBytes } from './image-cache.ts';
import { presentImage } from './present-image.ts';
import { serveImage } from './serve-image.ts';
import { limitDecoding } from './transcode-image.ts';
import { uploadImage } from './upload-image.ts';

interface ImageOptions {
  readonly database: Database;
  readonly now: () => number;
}

type ImageHandlers = Pick<Handlers, 'listImages' | 'uploadImage' | 'readImage' | 'deleteImage'>;

const MEMORY_BYTES = 64 * 2 ** 20;

export function imageRoutes({ database, now }: ImageOptions): ImageHandlers {
  limitDecoding();
  const limitTranscoding = limitConcurrency({ running: 2, waiting: 8 });
  const shared = createSharedBytes(MEMORY_BYTES);
  return {
    listImages: async ({ actor: { accountId } }) => {
      const orderBy = { createdAt: 'desc', id: 'desc' } as const;
      return (await database.orm.em.fork().find(ImageRow, { accountId }, { orderBy })).map(presentImage);
    },
    uploadImage: (call) => uploadImage({ database, now, limitTranscoding }, call),
    readImage: ({ word, query }) => serveImage(database, shared, { id: word, w: query('w') }),
    deleteImage: async ({ actor: { accountId }, word: id }) => {
      if ((await deleted(database, id, accountId)) === 0) throw new Failure('not_found');
      shared.drop((key) => key.startsWith(`${id}/`));
    },
  };
}

/** That no post uses it is the database's to say, so that none can begin to in between. */
async function deleted(database: Database, id: string, accountId: number): Promise<number> {
  try {
    return await inTransaction(database, (em) => em.nativeDelete(ImageRow, { id, accountId }));
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new Failure('in_use', { message: imageMessages.inUse });
  }
}
