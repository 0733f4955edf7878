import { type Endpoints, type Image, imageLimits, imageMessages } from '../../contract/index.ts';
import { acquireWriteLock, type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { baseName } from './file-name.ts';
import { presentImage } from './present-image.ts';
import { storeImage } from './store-image.ts';
import { type TranscodedImage, transcodeImage } from './transcode-image.ts';

export interface UploadOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Queues transcoding, which needs memory and CPU time. */
  readonly queueTranscoding: (work: () => Promise<TranscodedImage>) => Promise<TranscodedImage>;
}

/** Stores an image uploaded by a member or an admin. */
export async function uploadImage(
  { database, now, queueTranscoding }: UploadOptions,
  { actor: { accountId }, body, signal }: RequestContext<Endpoints['uploadImage']>,
): Promise<Image> {
  const bytes = decode(body.data);
  const image = await queueTranscoding(async () => {
    signal.throwIfAborted();
    return transcodeImage(bytes);
  });
  // After the deadline, the client has received a 503 and will retry; storing the image would duplicate it.
  signal.throwIfAborted();
  const metadata = {
    accountId,
    fileName: baseName(body.fileName),
    description: body.description || null,
    altText: body.altText || null,
  };
  const stored = await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    return storeImage(em, { ...metadata, image, now: now() });
  });
  return presentImage(stored);
}

/** Decodes base64 strictly: the bytes must encode to the same text. */
function decode(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > imageLimits.bytes) throw invalidData(imageMessages.tooLarge);
  if (bytes.toString('base64') !== data) throw invalidData(imageMessages.notBase64);
  return bytes;
}

const invalidData = (message: string) => new HttpError('invalid', { message, fields: { data: message } });
