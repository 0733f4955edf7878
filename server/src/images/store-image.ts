import { randomBytes } from 'node:crypto';
import { imageLimits, imageMessages } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import { ImageFileRow, ImageRow } from './image.entity.ts';
import type { TranscodedImage } from './transcode-image.ts';

interface NewImage {
  /** Whose it is; null for an image of the site itself. */
  readonly accountId: number | null;
  readonly fileName: string;
  readonly description: string | null;
  readonly altText: string | null;
  readonly image: TranscodedImage;
  readonly now: number;
}

/** An image's name in addresses: 128 random bits, for whoever knows it may see the image. */
const newImageId = (): string => randomBytes(16).toString('base64url');

/** Adds an image with its files, within a transaction. Throws when its account has no room for it. */
export async function storeImage(em: EntityManager, { image, now, ...about }: NewImage): Promise<ImageRow> {
  const { width, height, fileType, files } = image;
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (about.accountId !== null) await requireRoom(em, about.accountId, bytes);
  const row = { ...about, id: newImageId(), fileType, width, height, bytes, createdAt: now };
  await em.insert(ImageRow, row);
  // One by one: together they might be more than the database takes at once.
  for (const file of files) await em.insert(ImageFileRow, { imageId: row.id, ...file });
  return row;
}

async function requireRoom(em: EntityManager, accountId: number, bytes: number): Promise<void> {
  // Changes nothing, but whoever else adds an image to the account waits here until this one is counted.
  const lock = 'UPDATE accounts SET created_at = created_at WHERE id = ?';
  const { affectedRows } = await em.execute<{ affectedRows: number }>(lock, [accountId], 'run');
  if (affectedRows === 0) throw new Failure('unauthenticated');
  const [held] = await em.execute<{ n: unknown; bytes: unknown }[]>(
    'SELECT COUNT(*) AS n, COALESCE(SUM(bytes), 0) AS bytes FROM images WHERE account_id = ?',
    [accountId],
  );
  const full = Number(held?.n) >= imageLimits.count || Number(held?.bytes) + bytes > imageLimits.totalBytes;
  if (full) throw new Failure('limit_reached', { message: imageMessages.tooMany });
}
