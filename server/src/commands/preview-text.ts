import type { ImportPreview } from '../../contract/index.ts';

export function previewText(preview: ImportPreview): string {
  const posts = preview.posts.flatMap(({ title, slug, state, publishedAt, exists, changes, error }) => [
    `${exists ? 'imported before' : error ? 'fails' : state}: ${title} (/blog/${slug}, ${publishedAt})`,
    ...(error ? [`  ${error}`] : changes.map((change) => `  ${change}`)),
  ]);
  const categories = preview.categories.map(
    ({ name, posts: count, category }) => `  ${name || '(none)'}: ${count} posts get ${category}`,
  );
  return [
    ...posts,
    ...preview.dropped.map(({ kind, count }) => `Not imported: ${count} of the kind “${kind}”.`),
    'Categories:',
    ...categories,
    `Images in the file: ${preview.imagesInFile}. On other sites: ${preview.countElsewhere}.`,
    ...preview.imagesElsewhere.map((url) => `  ${url}`),
    `Redirects from earlier paths: ${preview.redirects}.`,
  ].join('\n');
}
