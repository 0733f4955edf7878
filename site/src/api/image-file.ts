import { imageLimits, imageProblems } from '@whenabouts/server/contract';

const KINDS: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const ENDING = /\.(?:jpe?g|png|webp|gif|avif)$/i;

/** What is wrong with a file, as far as can be said without reading it; undefined when nothing is. */
export function validateImageFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Where the system does not know what a file is, its name may say.
  const isImage = type === '' ? ENDING.test(name) : KINDS.includes(type);
  if (!isImage) return imageProblems.notAnImage;
  if (size > imageLimits.bytes) return imageProblems.tooLarge;
  return undefined;
}

/** The size of a file in words: `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const [amount, unit] =
    bytes < 2 ** 20 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 2 ** 20, 'MB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
