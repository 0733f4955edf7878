import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { imageLimits, imageMessages } from '../../contract/index.ts';
import { Account } from '../auth/account.entity.ts';
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
  if (metadata.accountId !== null) await assertWithinQuota(em, metadata.accountId, bytes);
  const row = { ...metadata, id: newImageId(), fileType, width, height, bytes, createdAt: now };
  await em.insert(ImageRow, row);
  // One by one: a single statement could exceed the maximum packet size of the database.
  for (const file of files) await em.insert(ImageFileRow, { imageId: row.id, ...file });
  return row;
}

async function assertWithinQuota(em: EntityManager, accountId: number, bytes: number): Promise<void> {
  // Locked, so that concurrent uploads are counted one after the other.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const account = await em.findOne(Account, { id: accountId }, { fields: ['id'], lockMode });
  if (!account) throw new HttpError('unauthenticated');
  const images = await em.find(ImageRow, { accountId }, { fields: ['bytes'] });
  const used = images.reduce((sum, image) => sum + image.bytes, 0);
  if (images.length >= imageLimits.count || used + bytes > imageLimits.totalBytes)
    throw new HttpError('limit_reached', { message: imageMessages.tooMany });
}
