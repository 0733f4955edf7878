import { postLimits } from '@whenabouts/server/contract';

/**
 * A slug made of a title: in lower case, of word characters and hyphens only. Underscores are word
 * characters and stay, though no slug may have them: then the field says so.
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
  // Between two words where there is such a place.
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : postLimits.slug.max);
}
