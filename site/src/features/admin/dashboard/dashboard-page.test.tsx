import type { PostSummary } from '@whenabouts/server/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  errorResponse,
  type Handlers,
  heldResponse,
  noResponse,
  requestsTo,
} from '../../../../test/fake-api.ts';
import { button, expectToast, textsOf } from '../../../../test/page-actions.ts';
import { dialogTitled, editorApi } from '../../../../test/post-editor.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin, postSummary } from '../../../../test/samples.ts';

const titles = page.getByRole('rowheader');
const alert = page.getByRole('alert');

const numberedPosts = (count: number): PostSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...postSummary,
    id: index + 1,
    slug: `post-${index + 1}`,
    title: `Post number ${index + 1}`,
  }));

const finished = {
  state: 'finished',
  startedAt: '2026-03-01T08:00:00.000Z',
  total: 214,
  sent: 214,
  waiting: 0,
  failed: 0,
  skipped: 0,
  retrying: 0,
} as const;

const openDashboard = (list: NonNullable<Handlers['GET /api/blog-posts']>, api: Handlers = {}, query = '') =>
  renderPage(`/admin/dashboard${query}`, {
    session: 'admin',
    api: { ...editorApi, 'GET /api/blog-posts': list, ...api },
  });

test('the table lists posts with their category, date, status and links', async () => {
  const draft: PostSummary = { ...postSummary, id: 9, title: 'Unfinished', category: '', isDraft: true };
  const scheduled = { ...postSummary, id: 8, title: 'Later', publishedAt: '2099-06-15' };
  const sent = { postId: postSummary.id, title: postSummary.title, progress: finished };
  await openDashboard([scheduled, { ...postSummary, publishedAt: '2024-02-29' }, draft], {
    'GET /api/admin/newsletter/issues': [sent],
  });
  await expect.element(titles.first()).toHaveTextContent('Later');
  expect(textsOf(page.getByRole('columnheader'))).toEqual([
    'Title',
    'Category',
    'Published Date',
    'Status',
    'Actions',
  ]);
  const [first, second, third] = page.getByRole('row').all().slice(1);
  await expect.element(first as typeof titles).toMatchTextContent('LaterInvestingJune 15, 2099ScheduledView');
  await expect
    .element(second as typeof titles)
    .toMatchTextContent('InvestingFebruary 29, 2024PublishedSent to 214 subscribers');
  await expect.element(third as typeof titles).toMatchTextContent('UnfinishedNone yetNot yetDraft');
  for (const [name, path] of [
    ['View Later', '/admin/blogs/preview/8'],
    ['View Waiting for boats', '/blog/waiting-for-boats'],
    ['Edit Waiting for boats', '/admin/blogs/edit/7'],
    ['View Unfinished', '/admin/blogs/preview/9'],
    ['Email to subscribers Waiting for boats', '/admin/newsletter/7'],
    ['New Blog Post', '/admin/blogs/new'],
    ['Author', '/admin/author'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  // The other posts are not public.
  expect(page.getByRole('link', { name: /^Email to subscribers/ }).elements()).toHaveLength(1);
});

const leftOf = (element: Element) => element.getBoundingClientRect().left;

describe('the layout of the table', () => {
  test('the actions of a post are in one row, which starts below the heading of their column', async () => {
    await page.viewport(1280, 800);
    await openDashboard([postSummary]);
    const header = page.getByRole('columnheader', { name: 'Actions' });
    await expect.element(header).toBeVisible();
    const start =
      Number.parseFloat(getComputedStyle(header.element()).paddingLeft) + leftOf(header.element());
    const link = page.getByRole('link', { name: `View ${postSummary.title}` }).element();
    expect(Math.abs(leftOf(link.querySelector('svg') ?? link) - start)).toBeLessThan(1);
    const row = page.getByRole('row').last();
    const actions = row.getByRole('link').or(row.getByRole('button')).elements();
    expect(new Set(actions.map((action) => action.getBoundingClientRect().top)).size).toBe(1);
    expect(actions).toHaveLength(4);
    expect(row.element().getBoundingClientRect().height).toBeLessThan(84);
  });

  test('on a phone, the header is one row, and the actions of a post are in two even rows', async () => {
    await page.viewport(375, 740);
    await openDashboard([{ ...postSummary, id: 8, publishedAt: '2099-06-15' }, postSummary]);
    await expect.element(titles.first()).toBeVisible();
    const centers = (items: Element[]) =>
      items.map((item) => item.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2));
    const banner = page.getByRole('banner');
    const places = centers(banner.getByRole('link').or(banner.getByRole('button')).elements());
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(16);
    await expect.element(banner.getByRole('link', { name: 'View Site' })).toBeVisible();
    const scheduled = page.getByRole('row').nth(1);
    const [line, date] = [scheduled, scheduled.getByText('Scheduled', { exact: true })].map((item) =>
      item.element().getBoundingClientRect(),
    );
    expect(date?.right).toBeLessThan(line?.right ?? 0);
    const actions = page.getByRole('row').last().getByRole('cell').last();
    const placed = centers(actions.getByRole('link').or(actions.getByRole('button')).elements());
    expect(placed).toHaveLength(4);
    expect(placed.filter((center) => center === placed[0])).toHaveLength(2);
  });
});

test('a missing postal address of the newsletter is announced before a post is written', async () => {
  await openDashboard([postSummary], { 'GET /api/admin/newsletter/settings': { postalAddress: '' } });
  const link = page.getByRole('link', { name: 'Enter the postal address' });
  await expect.element(link).toHaveAttribute('href', '/admin/newsletter');
});

describe('the pages of the list', () => {
  test('the pager is hidden while one page shows all posts', async () => {
    await openDashboard(numberedPosts(10));
    await expect.element(titles.first()).toBeVisible();
    expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
  });

  test('25 posts fill three pages, and the URL has the page number', async () => {
    await openDashboard(numberedPosts(25));
    const [previous, next] = [button('Previous'), button('Next')];
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
    expect(titles.elements()).toHaveLength(10);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(() => location.search).toBe('?page=2');
    await expect.element(titles.first()).toHaveTextContent('Post number 11');
    await expect.element(previous).not.toHaveAttribute('aria-disabled');
    await next.click();
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    expect(titles.elements()).toHaveLength(5);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await previous.click();
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    await previous.click();
    await expect.poll(() => location.search).toBe('');
    history.back();
    await expect.element(titles.first()).toHaveTextContent('Post number 11');
  });

  test('a page number beyond the last page shows the last page', async () => {
    await openDashboard(numberedPosts(20), {}, '?page=7');
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the dashboard announces that it loads, and an empty list shows a message', async () => {
  const list = heldResponse<PostSummary[]>([]);
  await openDashboard(list.respond);
  await expect.element(page.getByText('Loading blog posts...')).toBeVisible();
  list.release();
  await expect.element(page.getByText('No blog posts found. Create your first blog post!')).toBeVisible();
  expect(page.getByRole('table').query()).toBeNull();
});

test('a failed load shows an error, and a retry works', async () => {
  let isDown = true;
  await openDashboard(() => (isDown ? errorResponse('unavailable', 'Later.') : [postSummary]));
  await expect.element(alert).toMatchTextContent('Error loading blog posts. Please try again.');
  isDown = false;
  await button('Try again').click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

describe('refreshing the list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });
  /** Advances the clock to the next refresh. */
  const refresh = () => vi.advanceTimersByTimeAsync(2000);

  test('changes appear automatically, unchanged lists are empty responses, and a failed refresh is reported', async () => {
    let list = [postSummary];
    let isDown = false;
    const { requests } = await openDashboard(({ headers }) => {
      if (isDown) throw new TypeError('No response');
      const etag = `"${list.length}"`;
      if (headers.get('If-None-Match') === etag) return new Response(null, { status: 304 });
      return Response.json(list, { headers: { ETag: etag } });
    });
    await expect.element(titles).toHaveTextContent(postSummary.title);
    const polls = () => requestsTo(requests, 'GET /api/blog-posts');
    await refresh();
    expect(polls().map(({ headers }) => headers.get('If-None-Match'))).toContain('"1"');
    const row = titles.element();
    list = [postSummary, { ...postSummary, id: 8, title: 'Another post' }];
    await refresh();
    await expect.element(page.getByText('Another post').first()).toBeVisible();
    expect(titles.first().element()).toBe(row);

    const notice = page.getByText('The server is not responding. This list may be out of date.');
    isDown = true;
    await refresh();
    await expect.element(notice).toBeVisible();
    await expect.element(titles.first()).toBeVisible();
    isDown = false;
    await refresh();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('the list is fetched again and again, but not while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const { requests } = await openDashboard([postSummary]);
    const polls = () => requestsTo(requests, 'GET /api/blog-posts').length;
    await expect.element(titles).toBeVisible();
    await refresh();
    await refresh();
    expect(polls()).toBeGreaterThan(2);
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    // A poll that had started may still be sent.
    await vi.advanceTimersByTimeAsync(2000);
    const [sent, count] = [requests.length, polls()];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(sent);
    visibility.mockReturnValue('visible');
    await refresh();
    await expect.poll(polls).toBeGreaterThan(count);
  });

  test('a refresh parameter in the URL is used once and removed', async () => {
    await openDashboard(numberedPosts(20), {}, '?page=2&refresh=1795000000000');
    await expect.poll(() => location.search).toBe('?page=2');
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  });
});

test('deleting asks for confirmation, reports a failure, and removes the row', async () => {
  let list = [postSummary];
  let isFailing = true;
  await openDashboard(() => list, {
    'DELETE /api/admin/blogs/{id}': () => {
      if (isFailing) return errorResponse('unavailable', 'Later.');
      list = [];
      return new Response(null, { status: 204 });
    },
  });
  const remove = button(`Delete ${postSummary.title}`);
  const question = dialogTitled('Delete Blog Post');
  const confirm = question.getByRole('button', { name: `Delete “${postSummary.title}”` });
  await remove.click();
  await expect
    .element(question)
    .toMatchTextContent('Are you sure you want to delete this blog post? This action cannot be undone.');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();

  await remove.click();
  await confirm.click();
  await expectToast('Deletion failed', 'There was an error deleting the blog post');
  await expect
    .element(question.getByRole('alert'))
    .toMatchTextContent('There was an error deleting the blog post');
  isFailing = false;
  await confirm.click();
  await expectToast('Blog post deleted', 'The blog post has been deleted successfully');
  await expect.element(question).not.toBeInTheDocument();
  expect(titles.elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Blog posts' })).toHaveFocus();
});

describe('the session of an admin', () => {
  test('the end of the session closes an open dialog and leads to the login', async () => {
    let isLoggedIn = true;
    await openDashboard(() =>
      isLoggedIn ? [postSummary] : errorResponse('unauthenticated', 'Please log in as an admin.'),
    );
    await button(`Delete ${postSummary.title}`).click();
    await expect.element(dialogTitled('Delete Blog Post')).toBeVisible();
    isLoggedIn = false;
    await expect.poll(() => location.pathname).toBe('/admin/login');
    await expect.element(dialogTitled('Delete Blog Post')).not.toBeInTheDocument();
    expect(page.getByText('Logged out successfully').query()).toBeNull();
  });

  test('without a response to the check of the session, a retry is offered instead of the login', async () => {
    let isDown = true;
    await openDashboard([postSummary], {
      'GET /api/admin/check-auth': () => (isDown ? noResponse() : admin),
    });
    await expect.element(alert).toMatchTextContent('We could not reach the server.');
    isDown = false;
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  });

  test('an error response to the check of the session leads to the login, without a message', async () => {
    await openDashboard([], { 'GET /api/admin/check-auth': new Response('nginx', { status: 503 }) });
    await expect.element(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
    expect(location.pathname).toBe('/admin/login');
    expect(alert.query()).toBeNull();
  });

  test('logging out leads to the login, and a failed logout changes nothing', async () => {
    let isDown = true;
    await openDashboard([postSummary], {
      'POST /api/admin/logout': () => (isDown ? noResponse() : undefined),
    });
    await expect.element(page.getByRole('contentinfo')).toMatchTextContent(`Logged in as ${admin.email}.`);
    await button('Logout').click();
    await expectToast('Logout failed', 'There was an error logging out');
    expect(location.pathname).toBe('/admin/dashboard');
    isDown = false;
    await button('Logout').click();
    await expectToast('Logged out successfully');
    await expect.element(page.getByRole('heading', { name: 'Admin login' })).toHaveFocus();
  });
});
