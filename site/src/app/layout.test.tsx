import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, expectText } from '../../test/page-actions.ts';
import { editorApi } from '../../test/post-editor.ts';
import { renderComponent, renderPage } from '../../test/render-page.tsx';
import { noReminder, sampleMember } from '../../test/samples.ts';

const posts = { 'GET /api/blog-posts': [] };
const main = page.getByRole('main');
const banner = page.getByRole('banner');
const toTop = page.getByRole('button', { name: 'Scroll to top' });

const memberWithLongName = { ...sampleMember, firstName: 'Maximiliana Aurelia Theodora Wilhelmina' };

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

async function expectProductNameInHeader(width: number): Promise<void> {
  await expect.element(banner.getByText('Whenabouts', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

/** Renders a page that is higher than the window, without the content of the landing page. */
const showHeader = (options = {}) => renderComponent(<div style={{ height: '500vh' }} />, options);

test.each([320, 375])(
  'at %d px, the header shows the name of the product, for visitors and for members with a long name',
  async (width) => {
    await page.viewport(width, 740);
    await showHeader();
    await expectProductNameInHeader(width);
    await showHeader({ member: memberWithLongName });
    await expect
      .element(banner.getByRole('button', { name: memberWithLongName.firstName, exact: true }))
      .toBeVisible();
    await expectProductNameInHeader(width);
  },
);

test('on a phone, the theme toggle is in the menu', async () => {
  await page.viewport(375, 740);
  await showHeader();
  const toggle = banner.getByRole('button', { name: 'Switch to dark theme' });
  await expect.element(button('Open menu')).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
  await button('Open menu').click();
  await toggle.click();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

/** Returns the inputs and amounts that overlap a box of the window. */
function numbersUnder(box: DOMRect): Element[] {
  return [...document.querySelectorAll('main input, main textarea, main dd, main p')].filter((element) => {
    if (element.tagName === 'P' && !element.textContent?.includes('$')) return false;
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const isApart = right < box.left || left > box.right || bottom < box.top || top > box.bottom;
    return !isApart && width > 0;
  });
}

test('on a phone, the button that scrolls to the top covers neither inputs nor amounts', async () => {
  await page.viewport(375, 740);
  await renderPage('/', { api: posts });
  await button('Calculate Retirement').click();
  await expectText(main, '$1,015,810');
  let wasShown = false;
  for (let top = 320; top < document.documentElement.scrollHeight - innerHeight; top += 150) {
    scrollTo({ top, behavior: 'instant' });
    // The button follows the scroll position in the next frame.
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    wasShown ||= toTop.elements().length > 0;
    const covered = toTop.elements().flatMap((element) => numbersUnder(element.getBoundingClientRect()));
    expect(
      covered.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      `scrolled to ${top}`,
    ).toEqual([]);
  }
  expect(wasShown).toBe(true);
});

test('on a phone, the button that scrolls to the top is shown over a section without numbers', async () => {
  await page.viewport(375, 740);
  await renderPage('/', { api: posts });
  await expect.element(button('Calculate Retirement')).toBeInTheDocument();
  await expect.element(toTop).not.toBeInTheDocument();
  document.querySelector('#how-it-works')?.scrollIntoView({ block: 'end' });
  await expect.element(toTop).toBeVisible();
});

/** The share of the page's width between the first and the last edge of an area's texts and fields. */
function usedWidth(area: Element): number {
  const boxes = [...area.querySelectorAll('form, section, p, li, dd, a, button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const header = document.querySelector('header > div') as Element;
  const { paddingLeft, paddingRight } = getComputedStyle(header);
  const room = header.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return (right - left) / room;
}

const visitorPages = ['/login', '/register', '/forgot-password', '/reset-password', '/images', '/#contact'];
const memberPages = ['/profile', '/profile?tab=info', '/images'];
const adminPages = ['/admin/author', '/admin/partners', '/admin/blogs/new'];

test.each([
  ...visitorPages.map((path) => ({ path, options: {} })),
  ...memberPages.map((path) => ({ path, options: { member: sampleMember } })),
  ...adminPages.map((path) => ({ path, options: { session: 'admin' as const } })),
])('the form of $path uses the width of a wide window', async ({ path, options }) => {
  const api = {
    ...editorApi,
    'GET /api/auth/common-passwords/{prefix}': { hashes: [] },
    'GET /api/auth/passkeys': [],
    'GET /api/auth/sessions': [],
    'GET /api/reminder': noReminder,
    'GET /api/images': [],
    'GET /api/admin/partners': [],
  };
  await page.viewport(1280, 800);
  await renderPage(path, { api, ...options });
  const area = () => (path === '/#contact' ? document.querySelector('section#contact') : main.element());
  await expect.element(main.getByRole('heading').first()).toBeVisible();
  await expect.poll(() => area()?.querySelector('form, section, button:not([aria-expanded])')).not.toBeNull();
  await expect.poll(() => usedWidth(area() as Element)).toBeGreaterThan(0.85);
});

test('on a narrow window, the text about a form is below the form', async () => {
  await page.viewport(375, 740);
  await renderPage('/login');
  await expect.element(page.getByRole('complementary')).toBeVisible();
  const form = main.element().querySelector('form')?.getBoundingClientRect() as DOMRect;
  const aside = page.getByRole('complementary').element().getBoundingClientRect();
  expect(aside.y).toBeGreaterThan(form.bottom);
  expect(aside.width).toBe(form.width);
});

test('a short page has its footer at the bottom', async () => {
  await page.viewport(1280, 1400);
  await renderPage('/nowhere');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(page.getByRole('contentinfo').element().getBoundingClientRect().bottom).toBe(1400);
});

test('on a phone, the header stays in view and is small', async () => {
  await page.viewport(320, 568);
  await showHeader();
  scrollTo({ top: 2000, behavior: 'instant' });
  await expect.element(banner).toBeInViewport({ ratio: 1 });
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.15 * 568);
});

test('on a phone, the menu opens, leads to a section, and closes with Escape', async () => {
  await page.viewport(320, 568);
  await showHeader();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' });
  const menu = button('Open menu');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(link).not.toBeInTheDocument();
  await menu.click();
  await expect.element(link).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Close menu')).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect.element(link).not.toBeInTheDocument();
  expect(location.hash).toBe('#how-it-works');
});
