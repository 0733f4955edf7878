import { expect, test } from 'vitest';
import { planPost } from './plan-post.ts';
import { readImportTask } from './read-import.ts';

test.each([
  ['is missing', '', ['The excerpt is the beginning of the text.']],
  ['is too long', 'long '.repeat(100), ['The excerpt was too long, and is cut.']],
  ['has a line break', 'Two short\\nlines of it', []],
])('an excerpt that %s is reported as what it becomes', async (_, excerpt, changes) => {
  const file = `---\ntitle: A post\ndate: 2026-03-01\nexcerpt: "${excerpt}"\n---\n${'Words of the text. '.repeat(20)}`;
  const read = await readImportTask({ fileName: 'a-post.md', bytes: Buffer.from(file) });
  const planned =
    'posts' in read && read.posts[0] && planPost(read.posts[0], { categories: [], fetchImages: false });
  expect(planned).toMatchObject({ isDraft: false, changes });
});
