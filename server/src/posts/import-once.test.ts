import { expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { ghostExport } from '../../test/exports.ts';
import { importFile } from '../../test/imports.ts';
import { POSTS, postBody } from '../../test/posts.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { importKeyOf } from './transfer/post-identity.ts';

const TEXT = 'What will a month cost? Most people guess, and most guesses are too low.';

test('an import adds no post again, even if it was edited here, has another slug or two admins import it at a time', async () => {
  const app = await startAppForTest();
  const { client: admin } = await signedInAdmin(app);
  const { client: other } = await signedInAdmin(app);
  const json = ghostExport(
    [1, 2].map((n) => ({
      ...{ id: `${n}`, uuid: `uuid-${n}`, slug: `ghost-${n}`, title: `Ghost ${n}`, html: `<p>${TEXT}</p>` },
      ...{ status: 'published', published_at: '2024-01-31T08:00:00.000Z' },
    })),
  );
  const runs = await Promise.all([admin, other].map((each) => importFile(each, 'a.json', json)));
  expect(
    runs
      .flat()
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['exists', 'exists', 'imported', 'imported']);
  const { id } = (await admin.get(`${POSTS}/ghost-1`)).json;
  await admin.put(`${POSTS}/${id}`, postBody({ slug: 'renamed-ghost' }));
  expect(await importFile(admin, 'b.json', json)).toMatchObject([
    { outcome: 'exists' },
    { outcome: 'exists' },
  ]);
  await admin.delete(`/api/admin/blogs/${id}`);
  expect(await importFile(admin, 'b.json', json)).toMatchObject([
    { outcome: 'imported' },
    { outcome: 'exists' },
  ]);
});

test('a Markdown file with an empty date adds no post again, even if an earlier release did not read its other date', async () => {
  const app = await startAppForTest();
  const { client: admin } = await signedInAdmin(app);
  const markdown = (...fields: string[]) => ['---', 'date: ""', ...fields, '---', TEXT].join('\n');
  for (const [path, identity] of [
    ['sea.md', 'sea.md '],
    ['2026-03-01-hills.md', '2026-03-01-hills.md 2026-03-01'],
  ] as const) {
    const file = markdown('pubDate: 2026-03-02');
    expect(await importFile(admin, path, file)).toMatchObject([{ outcome: 'imported' }]);
    expect(await rowsOf(app, 'imported_posts')).toContainEqual(
      expect.objectContaining({
        original_id: importKeyOf({ source: 'markdown', originalId: identity }).originalId,
      }),
    );
    expect(await importFile(admin, path, file)).toMatchObject([{ outcome: 'exists' }]);
  }
});
