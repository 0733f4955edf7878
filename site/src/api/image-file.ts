import { fileLimits, imageLimits, imageMessages } from '@whenabouts/server/contract';

const MEDIA_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const EXTENSION = /\.(?:jpe?g|png|webp|gif|avif)$/i;

const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
const megapixels = (pixels: number) => `${pixels / 1_000_000} megapixels`;

/** The image files that the pages accept. */
export const fileHint = `JPEG, PNG, WebP, GIF or AVIF, up to ${megabytes(fileLimits.bytes)} and ${megapixels(fileLimits.pixels)}. Large images are made smaller.`;

/** Messages about image files that the browser does not send, or not as they are. */
export const fileMessages = {
  tooLarge: `Please choose an image of at most ${megabytes(fileLimits.bytes)}.`,
  tooManyPixels: `Please choose an image of at most ${megapixels(fileLimits.pixels)}.`,
  animationTooLarge: `This animation is too large. Please choose one of at most ${megabytes(imageLimits.bytes)}.`,
  cannotShrink: `Your browser cannot make this image smaller. Please choose an image of at most ${megabytes(imageLimits.bytes)} and ${megapixels(imageLimits.pixels)}.`,
  firstFrame:
    'Only the first frame of the animation was kept. To show all frames, upload it as a GIF or WebP file.',
} as const;

/** Checks a file's type and size without reading it. Returns an error message, or undefined if the file is fine. */
export function validateImageFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Check the extension if the system reports no media type.
  const isImage = type === '' ? EXTENSION.test(name) : MEDIA_TYPES.includes(type);
  if (!isImage) return imageMessages.notAnImage;
  if (size > fileLimits.bytes) return fileMessages.tooLarge;
  return undefined;
}

/** Formats a file size as `195 kB` or `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const [amount, unit] =
    bytes < 2 ** 20 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 2 ** 20, 'MB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
