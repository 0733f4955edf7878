import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { imageLimits, imageMessages, imageWidths, storedWidth } from '../../contract/index.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { detectFormat, type ImageFormat } from './detect-format.ts';

export interface TranscodedImage {
  readonly width: number;
  readonly height: number;
  readonly fileType: string;
  /** Widest first. */
  readonly files: readonly TranscodedFile[];
}

interface TranscodedFile {
  readonly width: number;
  readonly fileType: 'image/jpeg' | 'image/webp';
  readonly data: Buffer;
}

/** Returns the extension of a transcoded file, without a dot. */
export const extensionOf = (fileType: string): string => (fileType === 'image/jpeg' ? 'jpg' : 'webp');

/** A file takes up to twice its size in a statement: half of the 16 MB that MariaDB accepts by default. */
const MAX_FILE_BYTES = 4 * 2 ** 20;
const TIMEOUT_MS = 10_000;
/** Quality of the encoders, from 1 to 100; the lower one is for images whose file would be too large. */
const QUALITY = 82;
const LOWER_QUALITY = 70;
/** The size of a file does not shrink exactly with its pixels, so each side is reduced by a tenth more. */
const SHRINK_MARGIN = 0.9;

const DECODING = {
  autoOrient: true,
  failOn: 'error',
  limitInputPixels: imageLimits.pixels,
} satisfies SharpOptions;

const DECODERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Disables decoders that uploads do not need, for the whole process. Can be called repeatedly. */
export function restrictDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}

/**
 * Re-encodes an upload: upright, in sRGB, without metadata. A JPEG stays a JPEG, other formats become WebP, and animations
 * are preserved.
 *
 * Throws `unsupported_media_type` if it is not an image, `invalid` if it is too large, and `unavailable` if it takes too
 * long.
 */
export async function transcodeImage(bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<TranscodedImage> {
  const format = detectFormat(bytes);
  if (!format) throw notAnImage();
  const deadline = performance.now() + timeoutMs;
  const metadata = await withHttpErrors(sharp(bytes, { limitInputPixels: false }).metadata());
  assertDecodable(metadata, format);
  const animated = isAnimated(metadata, format);
  // An animation has no orientation, and its `height` is that of all frames.
  const { width, height } = animated
    ? { width: metadata.width, height: metadata.pageHeight ?? metadata.height }
    : metadata.autoOrient;
  const decode = () => {
    const seconds = Math.max(1, Math.ceil((deadline - performance.now()) / 1000));
    return sharp(bytes, { ...DECODING, animated }).timeout({ seconds });
  };
  return encodeFiles(decode, format, storedWidth(width, height));
}

/** Replaces the error of a decoder or encoder, which rejects damaged and slow images. Other errors are ours. */
const withHttpErrors = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: Error) => {
    if (!error.message.startsWith('timeout')) throw notAnImage();
    throw new HttpError('unavailable', { retryAfterSeconds: 10 });
  });

/** Converts a file to JPEG, on white and without animation, for networks whose link previews do not show WebP. */
export const convertToJpeg = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .timeout({ seconds: TIMEOUT_MS / 1000 })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();

const notAnImage = () => new HttpError('unsupported_media_type', { message: imageMessages.notAnImage });

/** Returns true if the frames of an image are preserved. An AVIF becomes its first frame. */
const isAnimated = ({ pages = 1 }: Metadata, format: ImageFormat): boolean => pages > 1 && format !== 'avif';

/** Throws if the image has another format or is too large to decode. */
function assertDecodable(metadata: Metadata, format: ImageFormat): void {
  const { compression, width, pageHeight, height, pages = 1 } = metadata;
  const hasFormat =
    format === 'avif' ? metadata.format === 'heif' && compression === 'av1' : metadata.format === format;
  if (!hasFormat) throw notAnImage();
  const frames = isAnimated(metadata, format) ? pages : 1;
  const side = Math.max(width, pageHeight ?? height);
  if (frames > imageLimits.frames) throw invalidField('data', imageMessages.tooManyFrames);
  if (side > imageLimits.side || width * (pageHeight ?? height) * frames > imageLimits.pixels) {
    throw invalidField('data', imageMessages.tooManyPixels);
  }
}

/** Encodes the image, and narrower copies as WebP. */
async function encodeFiles(
  decode: () => Sharp,
  format: ImageFormat,
  maxWidth: number,
): Promise<TranscodedImage> {
  const fileType = format === 'jpeg' ? 'image/jpeg' : 'image/webp';
  const main = await encode(decode, fileType, maxWidth);
  const { width, height, data } = main;
  const files: TranscodedFile[] = [{ width, fileType, data }];
  for (const narrower of imageWidths.filter((candidate) => candidate < width)) {
    // One at a time: another upload may need the other core.
    const copy = await encode(decode, 'image/webp', narrower);
    files.push({ width: copy.width, fileType: 'image/webp', data: copy.data });
  }
  return { width, height, fileType, files };
}

interface Encoded extends Omit<TranscodedFile, 'fileType'> {
  readonly height: number;
}

/**
 * Encodes the image with at most this width in pixels. If the file is too large, encodes it again with fewer pixels and
 * lower quality.
 */
async function encode(
  decode: () => Sharp,
  fileType: TranscodedFile['fileType'],
  maxWidth: number,
  quality = QUALITY,
): Promise<Encoded> {
  const resized = decode().resize({ width: maxWidth, withoutEnlargement: true });
  const encoder =
    fileType === 'image/jpeg'
      ? resized.jpeg({ quality, mozjpeg: true })
      : resized.webp({ quality, effort: 3, smartSubsample: true });
  const { data, info } = await withHttpErrors(encoder.toBuffer({ resolveWithObject: true }));
  const height = info.pageHeight ?? info.height;
  if (data.length <= MAX_FILE_BYTES) return { width: info.width, height, data };
  const smallerWidth = Math.floor(info.width * Math.sqrt(MAX_FILE_BYTES / data.length) * SHRINK_MARGIN);
  return encode(decode, fileType, Math.max(1, smallerWidth), LOWER_QUALITY);
}
