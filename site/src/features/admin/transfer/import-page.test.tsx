import type { ImportPreview, ImportProgress } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import {
  errorResponse,
  type Handlers,
  heldResponse,
  inOrder,
  requestsTo,
} from '../../../../test/fake-api.ts';
import { button } from '../../../../test/page-actions.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin } from '../../../../test/samples.ts';

const post = (n: number): ImportPreview['posts'][number] => ({
  title: `Post number ${n}`,
  slug: `post-${n}`,
  state: 'published',
  publishedAt: '2020-05-17',
  exists: false,
  images: 2,
  changes: [],
});
const preview: ImportPreview = {
  fileName: 'blog.xml',
  posts: Array.from({ length: 12 }, (_, n) => post(n + 1)),
  dropped: [{ kind: 'page', count: 3 }],
  categories: [{ name: 'News', posts: 12, category: 'Planning' }],
  imagesInFile: 0,
  imagesElsewhere: ['https://blog.example/sea.jpg'],
  countElsewhere: 1,
  redirects: 12,
};
const done = (from: number, to: number): ImportProgress['posts'] =>
  preview.posts.slice(from, to).map(({ title }) => ({ title, outcome: 'imported', notes: [] }));

const openImport = (api: Handlers = {}) =>
  renderPage('/admin/import', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': admin,
      'POST /api/admin/imports': { id: 7 },
      'PUT /api/admin/imports/{id}/parts': () => new Response(null, { status: 204 }),
      'GET /api/admin/imports/{id}': preview,
      'DELETE /api/admin/imports/{id}': () => new Response(null, { status: 204 }),
      ...api,
    },
  });

const file = page.getByLabelText('File', { exact: true });
const chooseFile = async (size = 10) => {
  await file.upload(new File(['x'.repeat(size)], 'blog.xml'));
};

test('an import shows what will happen, runs with the choices, and continues after a failure', async () => {
  const { requests } = await openImport({
    'POST /api/admin/imports/{id}/run': inOrder<ImportProgress | Response>(
      { posts: done(0, 5), total: 12, next: 5 },
      errorResponse('unavailable', 'The service is busy.'),
      {
        posts: [...done(5, 11), { title: 'Post number 12', outcome: 'failed', notes: ['Too long.'] }],
        total: 12,
        next: null,
      },
    ),
  });
  await chooseFile(5 * 2 ** 20);
  await expect
    .element(page.getByText('blog.xml has 12 posts to import. Nothing has changed yet.'))
    .toBeVisible();
  expect(requestsTo(requests, 'PUT /api/admin/imports/{id}/parts').map(({ body }) => body.part)).toEqual([
    0, 1,
  ]);
  await expect.element(page.getByText('Not imported: 3 of the kind “page”.')).toBeVisible();
  await page.getByRole('combobox', { name: 'News (12 posts)' }).selectOptions('Taxes');
  await page.getByLabelText(/^Fetch 1 image/).click();
  await button('Import 12 Posts').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The service is busy.');
  await expect.element(page.getByText('5 of 12 posts done')).toBeVisible();
  await button('Continue').click();
  await expect.element(page.getByText('11 imported, 1 could not be imported')).toBeVisible();
  await expect.element(page.getByText('Too long.')).toBeVisible();
  const choices = { categories: [{ name: 'News', category: 'Taxes' }], fetchImages: true };
  expect(requestsTo(requests, 'POST /api/admin/imports/{id}/run').map(({ body }) => body)).toEqual(
    [0, 5, 5].map((from) => ({ ...choices, from })),
  );
});

test('an upload that is canceled is deleted from the server', async () => {
  const part = heldResponse(new Response(null, { status: 204 }));
  const { requests } = await openImport({ 'PUT /api/admin/imports/{id}/parts': part.respond });
  await chooseFile();
  await button('Cancel').click();
  part.release();
  await expect.poll(() => requestsTo(requests, 'DELETE /api/admin/imports/{id}')).toHaveLength(1);
  expect(requestsTo(requests, 'GET /api/admin/imports/{id}')).toHaveLength(0);
});

test('an import that is stopped counts the posts of its last request, and continues after them', async () => {
  const first = heldResponse<ImportProgress>({ posts: done(0, 5), total: 12, next: 5 });
  const { requests } = await openImport({
    'POST /api/admin/imports/{id}/run': inOrder<ImportProgress>(first.respond, {
      posts: done(5, 12),
      total: 12,
      next: null,
    }),
  });
  await chooseFile();
  await button('Import 12 Posts').click();
  await button('Stop').click();
  await expect.element(page.getByText('0 of 12 posts done')).toBeVisible();
  first.release();
  await expect.element(page.getByText('5 of 12 posts done')).toBeVisible();
  await button('Continue').click();
  await expect.element(page.getByText('12 imported')).toBeVisible();
  expect(requestsTo(requests, 'POST /api/admin/imports/{id}/run').map(({ body }) => body.from)).toEqual([
    0, 5,
  ]);
});

test('a file that cannot be imported has the reason at its field, and another one can be chosen', async () => {
  const reason = 'This XML file is not an export of WordPress (Tools, Export).';
  await openImport({
    'GET /api/admin/imports/{id}': inOrder<ImportPreview | Response>(
      errorResponse('invalid', reason, { file: reason }),
      { ...preview, posts: preview.posts.map((each) => ({ ...each, exists: true })) },
    ),
  });
  await chooseFile();
  await expect.element(file).toHaveAttribute('aria-invalid', 'true');
  await expect.element(file).toHaveAccessibleDescription(new RegExp(`At most 50 MB. ${reason.slice(0, 40)}`));
  await chooseFile();
  await expect.element(page.getByText('blog.xml has no new posts.')).toBeVisible();
  await expect.element(button('Import 12 Posts')).not.toBeInTheDocument();
  await button('Choose Another File').click();
  await expect.element(page.getByRole('heading', { name: 'Import posts' })).toHaveFocus();
});

const W = 'W'.repeat(200);

testScreens({
  'a preview of an import with long texts': async () => {
    const long = { ...post(1), title: W, slug: 'w'.repeat(100), changes: [`The title is “${W}”.`] };
    await openImport({
      'GET /api/admin/imports/{id}': {
        ...preview,
        fileName: W,
        posts: [long, { ...long, error: 'The content is too long.' }, ...preview.posts],
        categories: [{ name: W, posts: 12, category: 'Estate Planning' }],
        imagesElsewhere: [`https://blog.example/${W}.jpg`],
      },
    });
    await chooseFile();
    await page.getByText('Show their addresses').click();
    await expect.element(button('Import 13 Posts')).toBeVisible();
  },
  'an import that was interrupted': async () => {
    await openImport({
      'POST /api/admin/imports/{id}/run': errorResponse('unavailable', 'The service is busy.'),
    });
    await chooseFile();
    await button('Import 12 Posts').click();
    await expect.element(button('Continue')).toBeVisible();
  },
});
