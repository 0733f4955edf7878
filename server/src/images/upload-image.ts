import { type Endpoints, endpoints, type Image, imageLimits, imageMessages } from '../../contract/index.ts';
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
  { actor: { accountId }, body }: RequestContext<Endpoints['uploadImage']>,
): Promise<Image> {
  const bytes = decode(body.data);
  const deadline = Date.now() + endpoints.uploadImage.timeoutMs;
  // After the deadline, the client has received a 503 and will retry; storing the image would duplicate it.
  const assertBeforeDeadline = () => {
    if (Date.now() > deadline) throw new HttpError('unavailable');
  };
  const image = await queueTranscoding(async () => {
    assertBeforeDeadline();
    return transcodeImage(bytes);
  });
  assertBeforeDeadline();
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
  const message =
    bytes.length > imageLimits.bytes
      ? imageMessages.tooLarge
      : bytes.toString('base64') !== data && imageMessages.notBase64;
  if (message) throw new HttpError('invalid', { message, fields: { data: message } });
  return bytes;
}
