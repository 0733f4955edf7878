import type { PostSummary } from '@whenabouts/server/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, heldResponse, inOrder } from '../../../test/fake-api.ts';
import { button, focus, isClickHandled, textsOf } from '../../../test/page-actions.ts';
import { renderComponent, renderPage } from '../../../test/render-page.tsx';
import { postSummary } from '../../../test/samples.ts';
import { Page } from '../../ui/page.tsx';
import { BlogTeaser } from './blog-teaser.tsx';

const cards = page.getByRole('tabpanel').getByRole('article');
const sidebar = page.getByRole('complementary', { name: 'More from the blog' });
const searchBox = page.getByRole('searchbox', { name: 'Search articles' });
const tab = (name: string) => page.getByRole('tab', { name });
const currentUrl = () => location.pathname + location.search;

const expectTitles = (...titles: string[]) =>
  expect.poll(() => textsOf(cards.getByRole('heading'))).toEqual(titles);

const postTitled = (title: string, changes: Partial<PostSummary> = {}): PostSummary => ({
  ...postSummary,
  id: title.length,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt: `About ${title}.`,
  ...changes,
});

const [boats, taxes, old] = [
  postTitled('Waiting for boats', { tags: ['boats', 'sea'] }),
  postTitled('Boats and taxes', { category: 'Taxes', tags: ['boats'] }),
  postTitled('Estates', { category: 'Estate Planning', publishedAt: '1999-12-31' }),
];
const posts = [boats, taxes, old];
const many = Array.from({ length: 14 }, (_, n) =>
  postTitled(`Number ${n} of many`, { id: n, slug: `n${n}` }),
);

const openBlog = (path = '/blog', list: Handlers['GET /api/blog-posts'] = posts) =>
  renderPage(path, { api: { 'GET /api/blog-posts': list } });

const showTeaser = (list: NonNullable<Handlers['GET /api/blog-posts']>) =>
  renderComponent(
    <Page>
      <BlogTeaser />
    </Page>,
    { api: { 'GET /api/blog-posts': list } },
  );

// Wide enough for two columns, but not for the sidebar's own search next to the articles.
beforeEach(() => page.viewport(900, 800));

test('a card shows category, date, title, excerpt and author, and links to its post', async () => {
  await openBlog('/blog?category=taxes');
  await expectTitles('Boats and taxes');
  for (const text of ['Taxes', 'May 6, 2024', taxes.excerpt, 'WE', 'Whenabouts Editors']) {
    await expect.element(cards).toMatchTextContent(text);
  }
  expect(cards.getByRole('img').elements()).toEqual([]);
  await expect
    .element(cards.getByRole('link', { name: 'Boats and taxes' }))
    .toHaveAttribute('href', '/blog/boats-and-taxes');
});

test('the sidebar has the five newest posts, and an archive by year', async () => {
  await openBlog('/blog', [...many, old]);
  const heading = sidebar.getByRole('heading', { name: 'Recent Posts' });
  await expect.element(heading).toBeVisible();
  const recent = [...(heading.element().parentElement?.querySelectorAll('a') ?? [])];
  expect(recent.map(({ textContent }) => textContent)).toEqual(many.slice(0, 5).map(({ title }) => title));
  const year = sidebar.getByRole('link', { name: '1999, 1 article' });
  await expect.element(year.getByText('(1)')).toBeVisible();
  await year.click();
  await expect.poll(currentUrl).toBe('/blog?year=1999');
  await expectTitles('Estates');
  await sidebar.getByRole('link', { name: 'All Posts' }).click();
  await expect.poll(currentUrl).toBe('/blog');
});

test('more than twelve posts are shown twelve at a time, and the focus moves to the first new one', async () => {
  await openBlog('/blog', many);
  await expect.poll(() => cards.elements()).toHaveLength(12);
  (page.getByRole('link', { name: 'Show more articles (2 left)' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cards.elements()).toHaveLength(14);
  await expect.element(page.getByRole('link', { name: 'Number 12 of many' }).first()).toHaveFocus();
  expect(currentUrl()).toBe('/blog?page=2');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s on the link to more posts is left to the browser',
  async (key) => {
    await openBlog('/blog', many);
    await expect.poll(() => cards.elements()).toHaveLength(12);
    expect(isClickHandled(page.getByRole('link', { name: /^Show more articles/ }), key)).toBe(false);
    expect(cards.elements()).toHaveLength(12);
  },
);

test('the newest article is featured, unless a filter is active', async () => {
  await openBlog();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  const widths = () => cards.elements().map(({ clientWidth }) => clientWidth);
  expect(widths()[0]).toBeGreaterThan(1.8 * (widths()[1] ?? 0));
  await searchBox.fill('boats');
  await expect.poll(() => cards.elements()).toHaveLength(2);
  expect(widths()[0]).toBe(widths()[1]);
});

test.each([375, 900, 1280])('one search and one list of categories are visible at %d px', async (width) => {
  await page.viewport(width, 800);
  await openBlog();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  expect(page.getByRole('searchbox').elements()).toHaveLength(1);
  const lists = page
    .getByRole('tablist', { name: 'Categories' })
    .or(page.getByRole('heading', { name: 'Categories' }));
  expect(lists.elements()).toHaveLength(1);
});

test('while the posts load there are four skeleton cards, as large as real ones', async () => {
  const list = heldResponse(
    ['One', 'Two', 'Three'].map((title) =>
      postTitled(title, {
        title: 'How Much Income Will You Need?',
        // As long as most excerpts.
        excerpt:
          'A common rule says 80 percent of your pay. Housing, health care and taxes can move it a long way in either direction, so it is better to add up your own expenses first.',
      }),
    ),
  );
  await openBlog('/blog', list.respond);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading articles…' })).toBeInTheDocument();
  const skeletons = [...document.querySelectorAll('#posts [aria-hidden=true]')];
  expect(skeletons).toHaveLength(4);
  const skeleton = skeletons[0]?.getBoundingClientRect();
  list.release();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  // The first card is featured, and takes a row.
  const card = cards.nth(1).element().getBoundingClientRect();
  expect(skeleton?.width).toBe(card.width);
  // A title may be one line longer than another.
  expect(Math.abs((skeleton?.height ?? 0) - card.height)).toBeLessThan(24);
});

test('a failed load shows an error, and a retry works', async () => {
  await openBlog('/blog', inOrder(errorResponse('unavailable', 'Busy.'), Response.json(posts)));
  await expect.element(page.getByRole('alert')).toMatchTextContent('The articles could not be loaded.');
  await button('Try again').click();
  await expect.element(cards.first()).toBeVisible();
});

test('a blog without posts shows three samples, on its own page and in the teaser', async () => {
  const samples = ['4-percent-rule', 'diversified-portfolio', 'fire-movement'];
  const shown = () => samples.map((slug) => document.querySelector(`main a[href="/blog/${slug}"]`) !== null);
  await showTeaser([]);
  await expect.poll(shown).toEqual([true, true, true]);
  await openBlog('/blog', []);
  await expect.poll(shown).toEqual([true, true, true]);
  await expect.element(sidebar.getByText('No tags available')).toBeVisible();
});

describe('a search', () => {
  test('finds posts while the visitor types, and is in the URL', async () => {
    await openBlog();
    await searchBox.click();
    await userEvent.keyboard('taxes');
    await expect.poll(currentUrl).toBe('/blog?q=taxes');
    await expectTitles('Boats and taxes');
    await expect.element(searchBox).toHaveFocus();
  });

  test('applies to the category that was chosen meanwhile', async () => {
    await openBlog();
    await searchBox.fill('boats');
    await tab('taxes').click();
    await expect.poll(currentUrl).toBe('/blog?q=boats&category=taxes');
    await expectTitles('Boats and taxes');

    // The URL has already changed, but the page has not rendered yet.
    await tab('All').click();
    await expect.poll(currentUrl).toBe('/blog?q=boats');
    await searchBox.fill('boats and');
    (tab('taxes').element() as HTMLElement).click();
    // Promises resolve before the page renders.
    for (let n = 0; n < 1000 && !location.search.includes('taxes'); n++) await Promise.resolve();
    document.querySelector<HTMLFormElement>('search form')?.requestSubmit();
    await expect.poll(currentUrl).toBe('/blog?q=boats+and&category=taxes');
    await expectTitles('Boats and taxes');
  });

  test('stays when a category is chosen right after the URL has changed', async () => {
    await openBlog();
    const replaceState = history.replaceState.bind(history);
    const spy = vi.spyOn(history, 'replaceState').mockImplementation((...args) => {
      const isFirst = !location.search;
      replaceState(...args);
      if (isFirst && location.search) queueMicrotask(() => (tab('taxes').element() as HTMLElement).click());
    });
    onTestFinished(() => spy.mockRestore());
    await searchBox.fill('boats');
    await expect.poll(currentUrl).toBe('/blog?q=boats&category=taxes');
    await expect.element(searchBox).toHaveValue('boats');
  });

  test('for a tag finds the posts with the tag', async () => {
    await openBlog();
    await sidebar.getByRole('link', { name: '#sea' }).click();
    await expect.element(searchBox).toHaveValue('#sea');
    await expect.poll(currentUrl).toBe('/blog?q=%23sea');
    await expectTitles('Waiting for boats');
  });

  test('a search without results shows a message, and Clear Filters shows everything again', async () => {
    await openBlog('/blog?q=nothing-like-it&category=investing');
    await expect.element(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await button('Clear Filters').click();
    await expect.poll(currentUrl).toBe('/blog');
    await expect.element(searchBox).toHaveValue('');
    await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => cards.elements()).toHaveLength(3);
  });
});

describe('the category tabs', () => {
  test('the category tabs filter the cards together with the search', async () => {
    await openBlog('/blog?q=boats');
    await expectTitles('Waiting for boats', 'Boats and taxes');
    await tab('taxes').click();
    await expect.poll(currentUrl).toBe('/blog?q=boats&category=taxes');
    await expectTitles('Boats and taxes');
  });

  test('are one tab stop, and arrow keys move between them', async () => {
    await openBlog();
    const keys = (...names: string[]) => userEvent.keyboard(names.map((name) => `{${name}}`).join(''));
    const focusedTab = () => document.querySelector('[role=tab]:focus');
    await expect.element(tab('All')).toBeVisible();
    focus(searchBox);
    await keys('Tab', 'Tab');
    await expect.element(tab('All')).toHaveFocus();
    await keys('ArrowRight');
    await expect.element(tab('estate planning')).toHaveFocus();
    await expect.poll(currentUrl).toBe('/blog?category=estate+planning');
    await keys('End');
    await expect.element(tab('taxes')).toHaveFocus();
    await keys('ArrowRight');
    await expect.element(tab('All')).toHaveFocus();
    await expect.poll(currentUrl).toBe('/blog');
    await keys('ArrowLeft', 'Home');
    await expect.element(tab('All')).toHaveFocus();
    await keys('Tab');
    expect(focusedTab()).toBeNull();

    // Before the page that a key press opens has loaded, the tab stop has already moved.
    const list = page.getByRole('tablist').element();
    focus(tab('All'));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect([...list.querySelectorAll('[tabindex="0"]')]).toEqual([tab('taxes').element()]);

    // A page that was skipped and loads late does not trap the Tab key in the list either.
    await expect.poll(currentUrl).toBe('/blog?category=taxes');
    focus(tab('taxes'));
    for (const other of list.querySelectorAll<HTMLElement>('[role=tab]')) other.tabIndex = 0;
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedTab()).toBeNull();
  });
});

test('the teaser of the landing page loads the three newest posts, and a failure can be retried', async () => {
  const list = heldResponse(errorResponse('unavailable', 'Busy.'));
  await showTeaser(inOrder(list.respond, () => Promise.resolve(Response.json(many))));
  const section = () => page.getByRole('main').element();
  await expect.poll(() => section()?.querySelector('[role=status]')?.textContent).toBe('Loading articles…');
  expect(section().querySelectorAll('div[aria-hidden=true]')).toHaveLength(3);
  list.release();
  await expect
    .poll(() => section().querySelector('[role=alert]')?.textContent)
    .toContain('The articles could not be loaded.');
  await page.elementLocator(section()).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => section().querySelectorAll('article')).toHaveLength(3);
  await expect
    .element(page.getByRole('link', { name: 'View All Articles' }))
    .toHaveAttribute('href', '/blog');
});
