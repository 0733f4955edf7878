import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { ghostExport, wordpressExport } from '../../test/exports.ts';
import { importFile } from '../../test/imports.ts';
import { POSTS, postBody } from '../../test/posts.ts';
import { runCommand, startCommand } from '../../test/run-command.ts';
import { until } from '../../test/server-process.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';

const TEXT = 'What will a month cost? Most people guess, and most guesses are too low.';

test('an import adds no post again, even if it was edited here, has another slug or runs twice at a time', async () => {
  const { client: admin } = await signedInAdmin(await startAppForTest());
  const json = ghostExport(
    [1, 2].map((n) => ({
      ...{ id: `${n}`, uuid: `uuid-${n}`, slug: `ghost-${n}`, title: `Ghost ${n}`, html: `<p>${TEXT}</p>` },
      ...{ status: 'published', published_at: '2024-01-31T08:00:00.000Z' },
    })),
  );
  const runs = await Promise.all([importFile(admin, 'a.json', json), importFile(admin, 'a.json', json)]);
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

test('an import by command lists first, continues after it was killed, and imports each post once', async () => {
  const site = await startAppForTest();
  const file = join(site.storage.dataDir, 'blog.xml');
  const posts = Array.from({ length: 100 }, (_, n) => ({
    id: n + 1,
    title: `Post number ${n + 1}`,
    content: TEXT,
  }));
  await writeFile(file, wordpressExport(posts));
  const count = async () => (await rowsOf(site, 'posts')).length;
  const listed = await runCommand(site.storage, 'import', ['import', file]);
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(listed.stdout).toContain('published: Post number 1 (/blog/post-1, 2020-05-17)');
  expect(await count()).toBe(0);

  const killed = await startCommand(site.storage, 'import', ['import', file, '--run']);
  await until(async () => (await count()) > 5);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const before = await count();
  expect(before).toBeLessThan(posts.length);
  const resumed = ['import', file, '--run', '--category', '=Taxes'];
  const { stdout } = await runCommand(site.storage, 'import', resumed);
  expect(stdout).toContain(`${posts.length - before} imported, ${before} imported before, 0 failed.`);
  const slugs = (await rowsOf(site, 'posts')).map(({ slug }) => slug);
  expect(slugs.sort()).toEqual(posts.map(({ id }) => `post-${id}`).sort());
  expect(await rowsOf(site, 'redirects')).toHaveLength(posts.length);
});
