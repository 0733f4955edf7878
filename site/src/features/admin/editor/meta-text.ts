import { postLimits } from '@whenabouts/server/contract';

/** Collapses white space, and truncates text over `max` characters, between two words if possible. */
export function truncate(text: string, max: number): string {
  const line = text.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = line.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

export const metaTitleFrom = (title: string) => truncate(title, postLimits.metaTitle.max);
export const metaDescriptionFrom = (excerpt: string) => truncate(excerpt, postLimits.metaDescription.max);

/** Returns true if the author has not changed a derived text: it is blank, or equal to the derived one. */
export const isDerived = (text: string, derived: string) => text.trim() === '' || text === derived;

/** Counts characters as the contract's schema does: trimmed, in UTF-16 code units of the NFC form. */
export const lengthOf = (text: string) => text.trim().normalize('NFC').length;

export const countWords = (html: string): number =>
  html
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '').length;

/**
 * Derives a slug from a title: lowercase, with word characters and hyphens only. Underscores are word characters
 * and stay, even though slugs must not contain them: the field then shows an error.
 */
export function slugFrom(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= postLimits.slug.max) return slug;
  const cut = slug.slice(0, postLimits.slug.max + 1);
  // Truncate between two words if possible.
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : postLimits.slug.max);
}
