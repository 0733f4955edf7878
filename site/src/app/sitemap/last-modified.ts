import { guideFacts } from '../../features/guides/guides.ts';
import { LEGAL_UPDATED } from '../../features/legal/updated.ts';
import { paths } from '../../paths.ts';

/** Dates of the last change by path, for pages that state theirs. */
export const lastModified: Readonly<Record<string, string>> = Object.fromEntries([
  ...guideFacts.map(({ slug, updated }) => [paths.guide(slug), updated]),
  ...[paths.privacy, paths.terms, paths.cookies, paths.disclaimer].map((path) => [path, LEGAL_UPDATED]),
]);
