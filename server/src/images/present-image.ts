import type { Image } from '../../contract/index.ts';
import type { ImageRow } from './image.entity.ts';

/** Selects the public metadata of an image. */
export function presentImage(row: Omit<ImageRow, 'accountId' | 'bytes'>): Image {
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
