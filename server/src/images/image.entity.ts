import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * An uploaded image, or an image of the sample posts. `accountId` is null for the sample posts and after the owner's
 * account is deleted. `width` and `height` are those of the widest file in pixels, `bytes` is the total of all files.
 */
export const ImageRow = defineEntity({
  name: 'ImageRow',
  tableName: 'images',
  properties: {
    id: p.string().primary(),
    accountId: p.integer().strictNullable(),
    fileName: p.string(),
    fileType: p.string(),
    description: p.string().strictNullable(),
    altText: p.string().strictNullable(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    /** The key of the request that uploaded the image; null if it had none. */
    idempotencyKey: p.string().strictNullable(),
    createdAt: p.integer(),
  },
});

export type ImageRow = InferEntity<typeof ImageRow>;

/** A file of an image, at one width. */
export const ImageFileRow = defineEntity({
  name: 'ImageFileRow',
  tableName: 'image_files',
  properties: {
    imageId: p.string().primary(),
    width: p.integer().primary(),
    fileType: p.string(),
    data: p.blob(),
  },
});

export type ImageFileRow = InferEntity<typeof ImageFileRow>;
