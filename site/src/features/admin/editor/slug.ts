import { postLimits } from '@whenabouts/server/contract';

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
