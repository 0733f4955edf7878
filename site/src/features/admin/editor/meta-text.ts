import { postLimits } from '@whenabouts/server/contract';

/** Puts a text on one line and truncates it between two words if it is too long. */
export function truncate(text: string, max: number): string {
  const line = text.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = line.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Derive the default texts of a search result from the title and the excerpt. */
export const metaTitleFrom = (title: string) => truncate(title, postLimits.metaTitle.max);
export const metaDescriptionFrom = (excerpt: string) => truncate(excerpt, postLimits.metaDescription.max);

/** Returns true if the author has not changed a meta text: it is empty or equal to the derived one. */
export const isDerived = (text: string, derived: string) => text.trim() === '' || text === derived;

/** Counts characters like the schema. */
export const lengthOf = (text: string) => text.trim().normalize('NFC').length;
