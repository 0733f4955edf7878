import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { imageLimits, imageMessages, imageWidths } from '../../contract/index.ts';
import { Failure } from '../http/http-error.ts';
import { type ImageKind, imageKind } from './image-format.ts';

/** An image as it is kept: written anew, at several widths. */
export interface TranscodedImage {
  readonly width: number;
  readonly height: number;
  readonly fileType: string;
  /** The image itself is the widest; narrower copies follow. */
  readonly files: readonly TranscodedFile[];
}

export interface TranscodedFile {
  readonly width: number;
  readonly fileType: 'image/jpeg' | 'image/webp';
  readonly data: Buffer;
}

const LONGEST_SIDE = 2400;
/** In a statement a file takes twice its size, and 16 MB is what MariaDB takes at most. */
const MAX_FILE_BYTES = 4 * 2 ** 20;
const LIMIT_MS = 10_000;

const DECODERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Keeps the library to what uploads need; for the whole process, and as often as one likes. */
export function limitDecoding(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}

/**
 * Reads an upload and writes it anew: upright, in sRGB, without what cameras and programs add. A JPEG
 * stays one, anything else becomes WebP, and what moves goes on moving.
 *
 * Throws `unsupported_media_type` for what is no image, `invalid` for one that is too large, and
 * `unavailable` for one that takes too long.
 */
export async function transcodeImage(bytes: Buffer, limitMs = LIMIT_MS): Promise<TranscodedImage> {
  const kind = imageKind(bytes);
  if (!kind) throw notAnImage();
  try {
    const deadline = Date.now() + limitMs;
    const animated = requireModest(await sharp(bytes, { limitInputPixels: false }).metadata(), kind);
    const decoded = () => {
      const seconds = Math.max(1, Math.ceil((deadline - Date.now()) / 1000));
      return sharp(bytes, { ...DECODING, animated }).timeout({ seconds });
    };
    return await filesOf(decoded, kind);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw new Failure('unavailable', { retryAfterSeconds: 10 });
    }
    throw notAnImage();
  }
}

const DECODING = {
  autoOrient: true,
  failOn: 'error',
  limitInputPixels: imageLimits.pixels,
} satisfies SharpOptions;

const notAnImage = () => new Failure('unsupported_media_type', { message: imageMessages.notAnImage });

const tooLarge = (problem: string) => new Failure('invalid', { message: problem, fields: { data: problem } });

/** Refuses what would take too much to decode, and says whether it moves. */
function requireModest(metadata: Metadata, kind: ImageKind): boolean {
  const { format, compression, width, pageHeight, height, pages = 1 } = metadata;
  const isKind = kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind;
  if (!isKind) throw notAnImage();
  const animated = pages > 1 && kind !== 'avif';
  const frames = animated ? pages : 1;
  const side = Math.max(width, pageHeight ?? height);
  if (frames > imageLimits.frames) throw tooLarge(imageMessages.tooManyFrames);
  if (side > imageLimits.side || width * (pageHeight ?? height) * frames > imageLimits.pixels) {
    throw tooLarge(imageMessages.tooManyPixels);
  }
  return animated;
}

async function filesOf(decoded: () => Sharp, kind: ImageKind): Promise<TranscodedImage> {
  const fileType = kind === 'jpeg' ? 'image/jpeg' : 'image/webp';
  const main = await encoded(decoded, fileType, LONGEST_SIDE);
  const { width, height, data } = main;
  const files: TranscodedFile[] = [{ width, fileType, data }];
  for (const narrower of imageWidths.filter((copy) => copy < width)) {
    // One after the other: another image may want the other core.
    const copy = await encoded(decoded, 'image/webp', narrower, 'width');
    files.push({ width: copy.width, fileType: 'image/webp', data: copy.data });
  }
  return { width, height, fileType, files };
}

interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Encodes, and again smaller and coarser while the file is too large. */
async function encoded(
  decoded: () => Sharp,
  fileType: TranscodedFile['fileType'],
  length: number,
  side: 'longest' | 'width' = 'longest',
  quality = 82,
): Promise<Encoded> {
  const box = side === 'width' ? { width: length } : { width: length, height: length };
  const resized = decoded().resize({ ...box, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (fileType === 'image/jpeg'
    ? resized.jpeg({ quality, mozjpeg: true })
    : resized.webp({ quality, effort: 3, smartSubsample: true })
  ).toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  if (data.length <= MAX_FILE_BYTES) return { width: info.width, height, data };
  const reached = side === 'width' ? info.width : Math.max(info.width, height);
  const smaller = Math.floor(reached * Math.sqrt(MAX_FILE_BYTES / data.length) * 0.9);
  return encoded(decoded, fileType, Math.max(1, smaller), side, 70);
}
