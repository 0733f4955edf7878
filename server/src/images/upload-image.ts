import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { type Endpoints, type Image, imageLimits, imageMessages } from '../../contract/index.ts';
import { Account } from '../auth/account.entity.ts';
import { createOnce } from '../database/create-once.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { readIdempotencyKey } from '../http/request-headers.ts';
import type { Services } from '../services.ts';
import { ImageFileRow, ImageRow } from './image.entity.ts';
import { type TranscodedImage, transcodeImage } from './transcode-image.ts';

interface UploadServices extends Pick<Services, 'database' | 'now'> {
  /** Queues transcoding, which needs memory and CPU time. Runs one job of an account at a time. */
  readonly queueTranscoding: (work: () => Promise<ImageRow>) => Promise<ImageRow>;
}

/**
 * Stores an image uploaded by a member or an admin. A retry with the same `Idempotency-Key` returns the image stored
 * first.
 */
export async function uploadImage(
  { database, now, queueTranscoding }: UploadServices,
  context: RequestContext<Endpoints['uploadImage']>,
): Promise<Image> {
  const { body, signal } = context;
  const { accountId } = context.actor;
  const idempotencyKey = readIdempotencyKey(context);
  const bytes = decodeBase64(body.data);
  const storedImage = await createOnce<ImageRow>(database, {
    idempotencyKey,
    find: (em, key) => em.findOne(ImageRow, { accountId, idempotencyKey: key }),
    create: (findEarlier) =>
      queueTranscoding(async () => {
        signal.throwIfAborted();
        // An earlier attempt may have stored the image while this one was queued.
        const earlier = await findEarlier();
        if (earlier) return earlier;
        const image = await transcodeImage(bytes);
        // After the deadline, the client has received a 503 and will retry; storing the image would duplicate it.
        signal.throwIfAborted();
        const metadata = {
          accountId,
          idempotencyKey,
          fileName: baseName(body.fileName),
          description: body.description || null,
          altText: body.altText || null,
        };
        return inTransaction(database, (em) => storeImage(em, { ...metadata, image, now: now() }));
      }),
  });
  return presentImage(storedImage);
}

/** Returns the name of an uploaded file without folders, which some programs include. */
function baseName(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1)?.trim() || 'image';
}

/** Decodes base64 strictly: the bytes must encode to the same text. */
function decodeBase64(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > imageLimits.bytes) throw invalidField('data', imageMessages.tooLarge);
  if (bytes.toString('base64') !== data) throw invalidField('data', imageMessages.notBase64);
  return bytes;
}

interface NewImage {
  /** By default a random id. */
  readonly id?: string;
  /** The owner; null for an image of the site. */
  readonly accountId: number | null;
  readonly idempotencyKey?: string | null;
  readonly fileName: string;
  readonly description: string | null;
  readonly altText: string | null;
  readonly image: TranscodedImage;
  readonly now: number;
}

/** Returns 128 random bits: anyone who knows the id may see the image. */
const newImageId = (): string => randomBytes(16).toString('base64url');

/** Stores an image with its files, within a transaction. Throws `limit_reached` if the account has too many images. */
export async function storeImage(
  em: EntityManager,
  { id = newImageId(), image, now, idempotencyKey = null, ...metadata }: NewImage,
): Promise<ImageRow> {
  const { width, height, fileType, files } = image;
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (metadata.accountId !== null) await assertWithinQuota(em, metadata.accountId, bytes);
  const row = { ...metadata, idempotencyKey, id, fileType, width, height, bytes, createdAt: now };
  await em.insert(ImageRow, row);
  // One by one: a single statement could exceed the maximum packet size of the database.
  for (const file of files) await em.insert(ImageFileRow, { imageId: row.id, ...file });
  return row;
}

/** Decodes and re-encodes an image of an imported post. Returns a function that stores it within a transaction. */
export async function prepareImage(bytes: Buffer) {
  const image = await transcodeImage(bytes);
  return (em: EntityManager, metadata: Omit<NewImage, 'image'>) => storeImage(em, { ...metadata, image });
}

async function assertWithinQuota(em: EntityManager, accountId: number, bytes: number): Promise<void> {
  // Locked, so that concurrent uploads are counted one at a time.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const account = await em.findOne(Account, { id: accountId }, { fields: ['id'], lockMode });
  if (!account) throw new HttpError('unauthenticated');
  const images = await em.find(ImageRow, { accountId }, { fields: ['bytes'] });
  const used = images.reduce((sum, image) => sum + image.bytes, 0);
  if (images.length >= imageLimits.count || used + bytes > imageLimits.totalBytes)
    throw new HttpError('limit_reached', { message: imageMessages.tooMany });
}

export function presentImage(row: Omit<ImageRow, 'accountId' | 'bytes' | 'idempotencyKey'>): Image {
  return {
    id: row.id,
    fileName: row.fileName,
    fileType: row.fileType,
    description: row.description,
    altText: row.altText,
    width: row.width,
    height: row.height,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
