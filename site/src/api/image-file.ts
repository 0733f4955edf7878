import { imageLimits, imageMessages } from '@whenabouts/server/contract';

const MEDIA_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const EXTENSION = /\.(?:jpe?g|png|webp|gif|avif)$/i;

/** Checks a file's type and size without reading it. Returns an error message, or undefined if the file is fine. */
export function validateImageFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Check the extension if the system reports no media type.
  const isImage = type === '' ? EXTENSION.test(name) : MEDIA_TYPES.includes(type);
  if (!isImage) return imageMessages.notAnImage;
  if (size > imageLimits.bytes) return imageMessages.tooLarge;
  return undefined;
}

/** Formats a file size as `195 kB` or `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const [amount, unit] =
    bytes < 2 ** 20 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 2 ** 20, 'MB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
