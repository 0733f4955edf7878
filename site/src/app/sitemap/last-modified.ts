import { guideFacts } from '../../features/guides/guides.ts';
import { LEGAL_UPDATED } from '../../features/legal/updated.ts';
import { paths } from '../../paths.ts';

/** When a page was last changed, by its path, for the pages that say so themselves. */
export const changed: Readonly<Record<string, string>> = Object.fromEntries([
  ...guideFacts.map(({ slug, updated }) => [paths.guide(slug), updated]),
  ...[paths.privacy, paths.terms, paths.cookies, paths.disclaimer].map((path) => [path, LEGAL_UPDATED]),
]);
