import { type Redirect, redirectMessages } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import { errorResponse, type Handlers, inOrder } from '../../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../../test/page-actions.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin } from '../../../../test/samples.ts';

const redirect = (n: number): Redirect => ({
  id: n,
  path: `/2020/05/post-${n}`,
  target: `/blog/post-${n}`,
  createdAt: '2026-03-01T18:05:00.000Z',
});
const many = Array.from({ length: 500 }, (_, n) => redirect(n + 1));

const openRedirects = (lists: (Redirect[] | Response)[], api: Handlers = {}) =>
  renderPage('/admin/redirects', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': admin,
      'GET /api/admin/redirects': inOrder<Redirect[] | Response>(...lists),
      ...api,
    },
  });

test('redirects are added with errors at their fields, and deleted', async () => {
  await openRedirects([[], [redirect(1)], []], {
    'POST /api/admin/redirects': inOrder<Redirect | Response>(
      errorResponse('taken', redirectMessages.taken, { path: redirectMessages.taken }),
      redirect(1),
    ),
    'DELETE /api/admin/redirects/{id}': () => new Response(null, { status: 204 }),
  });
  await expect.element(page.getByText('No redirects yet.')).toBeVisible();
  await button('Add Redirect').click();
  await fillIn({ 'Old path': redirect(1).path, 'New path': 'https://evil.test/' });
  await button('Save').click();
  await expectFieldError('New path', redirectMessages.target);
  await field('New path').fill(redirect(1).target);
  await button('Save').click();
  await expectFieldError('Old path', redirectMessages.taken);
  await button('Save').click();
  await expectToast('Redirect saved');
  await button('Delete /2020/05/post-1').click();
  await button('Delete “/2020/05/post-1”').click();
  await expectToast('Redirect deleted');
  await expect.element(page.getByText('No redirects yet.')).toBeVisible();
});

test('a long list has pages and a search, and a list that does not load can be loaded again', async () => {
  await openRedirects([errorResponse('unavailable', 'Busy.'), many]);
  await button('Try again').click();
  await expect.element(page.getByText('Page 1 of 50')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('post-499');
  await expect.element(page.getByRole('listitem').filter({ hasText: '/2020/05/post-499' })).toBeVisible();
  await search.fill('nowhere');
  await expect.element(page.getByText('No redirect has this text.')).toBeVisible();
});

testScreens({
  'a list of long redirects': async () => {
    const long = many.map((each) => ({
      ...each,
      path: `/${'w'.repeat(300)}`,
      target: `/${'w'.repeat(300)}`,
    }));
    await openRedirects([long]);
    await expect.element(page.getByText('Page 1 of 50')).toBeVisible();
  },
});
