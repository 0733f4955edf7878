import { type Endpoints, endpoints, type Image, imageLimits, imageMessages } from '../../contract/index.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Call } from '../http/request-context.ts';
import { ownName } from './file-name.ts';
import { presentImage } from './present-image.ts';
import { storeImage } from './store-image.ts';
import { type TranscodedImage, transcodeImage } from './transcode-image.ts';

export interface UploadOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Waits for its turn: decoding takes memory and cores. */
  readonly limitTranscoding: (work: () => Promise<TranscodedImage>) => Promise<TranscodedImage>;
}

/** Keeps an image that a member or an admin sends. */
export async function uploadImage(
  { database, now, limitTranscoding }: UploadOptions,
  { actor: { accountId }, body }: Call<Endpoints['uploadImage']>,
): Promise<Image> {
  const bytes = decode(body.data);
  const answered = Date.now() + endpoints.uploadImage.timeoutMs;
  // Whoever waited for longer has been told to come again, and would then have the image twice.
  const requireTime = () => {
    if (Date.now() > answered) throw new Failure('unavailable');
  };
  const image = await limitTranscoding(async () => {
    requireTime();
    return transcodeImage(bytes);
  });
  requireTime();
  const about = {
    accountId,
    fileName: ownName(body.fileName),
    description: body.description || null,
    altText: body.altText || null,
  };
  return presentImage(await inTransaction(database, (em) => storeImage(em, { ...about, image, now: now() })));
}

/** Strict: what would not be written the same way again is not base64. */
function decode(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const problem =
    bytes.length > imageLimits.bytes
      ? imageMessages.tooLarge
      : bytes.toString('base64') !== data && imageMessages.notBase64;
  if (problem) throw new Failure('invalid', { message: problem, fields: { data: problem } });
  return bytes;
}
