import { randomBytes } from 'node:crypto';
import { imageLimits, imageMessages } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { ImageFileRow, ImageRow } from './image.entity.ts';
import type { TranscodedImage } from './transcode-image.ts';

interface NewImage {
  /** The owner; null for an image of the site. */
  readonly accountId: number | null;
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
  { image, now, ...metadata }: NewImage,
): Promise<ImageRow> {
  const { width, height, fileType, files } = image;
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (metadata.accountId !== null) await requireQuota(em, metadata.accountId, bytes);
  const row = { ...metadata, id: newImageId(), fileType, width, height, bytes, createdAt: now };
  await em.insert(ImageRow, row);
  // One by one: a single statement could exceed the maximum packet size of the database.
  for (const file of files) await em.insert(ImageFileRow, { imageId: row.id, ...file });
  return row;
}

async function requireQuota(em: EntityManager, accountId: number, bytes: number): Promise<void> {
  // Locks the account, so that concurrent uploads are counted one after the other.
  const lock = 'UPDATE accounts SET created_at = created_at WHERE id = ?';
  const { affectedRows } = await em.execute<{ affectedRows: number }>(lock, [accountId], 'run');
  if (affectedRows === 0) throw new HttpError('unauthenticated');
  const [used] = await em.execute<{ n: unknown; bytes: unknown }[]>(
    'SELECT COUNT(*) AS n, COALESCE(SUM(bytes), 0) AS bytes FROM images WHERE account_id = ?',
    [accountId],
  );
  const isFull = Number(used?.n) >= imageLimits.count || Number(used?.bytes) + bytes > imageLimits.totalBytes;
  if (isFull) throw new HttpError('limit_reached', { message: imageMessages.tooMany });
}
