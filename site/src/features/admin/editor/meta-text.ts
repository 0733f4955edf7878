import { postLimits } from '@whenabouts/server/contract';

/** A text in one line, cut between two words where it is too long. */
export function truncate(text: string, max: number): string {
  const line = text.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = line.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : line.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** What a search result says where nobody has said otherwise. */
export const metaTitleFrom = (title: string) => truncate(title, postLimits.metaTitle.max);
export const metaDescriptionFrom = (excerpt: string) => truncate(excerpt, postLimits.metaDescription.max);

/** Whether a text is still nobody's own: empty, or what the other one made of it. */
export const isDerived = (text: string, made: string) => text.trim() === '' || text === made;

/** As the schema counts. */
export const lengthOf = (text: string) => text.trim().normalize('NFC').length;
