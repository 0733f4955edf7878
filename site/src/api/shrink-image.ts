import { fileLimits, imageLimits, storedWidth } from '@whenabouts/server/contract';
import { fileMessages } from './image-file.ts';
import { ApiError } from './request.ts';

/**
 * Returns an image file that the server accepts: the file itself, or a smaller copy in the size in which the server would
 * store it. A JPEG stays a JPEG; other formats become WebP, or PNG in browsers that cannot write WebP.
 *
 * @throws {ApiError} with the message for the visitor, if the image is too large or cannot be made smaller.
 */
export async function shrinkImage(file: File): Promise<File> {
  const isLight = file.size <= imageLimits.bytes;
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    // The server reads formats that some browsers do not, and decides about broken files.
    if (!image && isLight) return file;
    if (!image) throw rejection(fileMessages.cannotShrink);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > fileLimits.pixels) throw rejection(fileMessages.tooManyPixels);
    const isSmall = width * height <= imageLimits.pixels && Math.max(width, height) <= imageLimits.side;
    if (isLight && isSmall) return file;
    const format = await detectFormat(file);
    if (format === 'animation') throw rejection(fileMessages.animationTooLarge);
    return await smallerCopy(file, image, format === 'jpeg' ? 'image/jpeg' : 'image/webp');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns the error that the server's rejection of the file would be. */
const rejection = (message: string) =>
  new ApiError(400, message, { code: 'invalid', message, fields: { data: message } });

/** Loads an image, upright; undefined if the browser cannot read it. */
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth > 0 ? image : undefined);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

const QUALITY = 0.92;
/** Factors of the size, tried until the file is small enough. */
const SCALES = [1, 0.8, 0.6, 0.4];

async function smallerCopy(file: File, image: HTMLImageElement, type: string): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  for (const scale of SCALES) {
    const width = Math.max(1, Math.floor(storedWidth(naturalWidth, naturalHeight) * scale));
    const height = Math.max(1, Math.round((naturalHeight * width) / naturalWidth));
    const blob = await draw(image, width, height, type);
    if (!blob) break;
    if (blob.size > imageLimits.bytes) continue;
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  }
  throw rejection(fileMessages.cannotShrink);
}

/** Draws an image in a size and encodes it; null if the browser cannot, or changes the pixels to protect privacy. */
async function draw(
  image: HTMLImageElement,
  width: number,
  height: number,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || !isTrueToColor(context)) return null;
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

const TEST_COLOR = [10, 200, 90];
/** Some browsers change colors invisibly to prevent fingerprinting. Others return random pixels. */
const TOLERANCE = 8;

function isTrueToColor(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${TEST_COLOR.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return TEST_COLOR.every((value, n) => Math.abs(value - (data[n] ?? 0)) <= TOLERANCE);
}

/** Enough for the parts of a file that name its format and its animation. */
const HEADER_BYTES = 2 ** 16;

/**
 * The format of a file as far as it matters here. The server keeps an `animation`, and only the first frame of a
 * `slideshow`, an animated PNG or AVIF.
 */
async function detectFormat(file: File): Promise<'jpeg' | 'animation' | 'slideshow' | 'other'> {
  const bytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('GIF8')) return (await isAnimatedGif(file)) ? 'animation' : 'other';
  // Bit 1 of the flags of an extended WebP file.
  if (text.startsWith('WEBPVP8X', 8)) return ((bytes[20] ?? 0) & 2) === 0 ? 'other' : 'animation';
  const control = text.indexOf('acTL');
  const isAnimatedPng = text.startsWith('PNG', 1) && control > 0 && !text.slice(0, control).includes('IDAT');
  return isAnimatedPng || text.startsWith('ftypavis', 4) ? 'slideshow' : 'other';
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Returns true if a GIF has more than one frame. It counts the blocks, because not every browser has `ImageDecoder`. */
async function isAnimatedGif(gif: File): Promise<boolean> {
  const bytes = new Uint8Array(await gif.arrayBuffer());
  const byteAt = (index: number) => bytes[index] ?? 0;
  /** Returns the size of the color table that these flags announce. */
  const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableSize(byteAt(10));
  let frames = 0;
  while (frames < 2 && (byteAt(at) === GIF_EXTENSION || byteAt(at) === GIF_FRAME)) {
    if (byteAt(at) === GIF_FRAME) {
      frames++;
      at += 11 + tableSize(byteAt(at + 9));
    } else at += 2;
    // The data of a block is in parts, each after its length; the last one is empty.
    while (byteAt(at) > 0) at += 1 + byteAt(at);
    at++;
  }
  return frames > 1;
}

/** Returns a note for the visitor if only the first frame of an animation is stored; otherwise undefined. */
export async function firstFrameNote(file: File): Promise<string | undefined> {
  return (await detectFormat(file)) === 'slideshow' ? fileMessages.firstFrame : undefined;
}
