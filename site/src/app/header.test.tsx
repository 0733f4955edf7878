import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { button, emulateMedia } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';

const html = document.documentElement;

test.each([
  ['/cookie-policy', []],
  ['/guides', ['Guides']],
  ['/guides/healthcare', ['Guides']],
  ['/login', []],
])('the header marks only the link to the current page on %s', async (path, expected) => {
  await renderPage(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const marked = [...document.querySelectorAll('header nav [aria-current=page]')];
  expect(marked.map((link) => link.textContent)).toEqual(expected);
});

test('the theme toggle switches the theme, and the footer shows the choice', async () => {
  await renderPage('/cookie-policy');
  await button('Switch to dark theme').click();
  await expect.poll(() => html.dataset.theme).toBe('dark');
  expect(localStorage.getItem('whenabouts-theme')).toBe('dark');
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await button('Switch to light theme').click();
  await expect.poll(() => html.dataset.theme).toBe('light');
  expect(localStorage.getItem('whenabouts-theme')).toBe('light');
});

test('the page follows the system if its colors change before the page is interactive', async () => {
  html.dataset.theme = 'light';
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/cookie-policy');
  await expect.element(button('Switch to light theme')).toBeVisible();
  expect(html.dataset.theme).toBe('dark');
});

test('if storage is blocked, the chosen theme lasts for the page', async () => {
  html.dataset.theme = 'light';
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  await renderPage('/cookie-policy');
  await button('Switch to dark theme').click();
  await expect.poll(() => html.dataset.theme).toBe('dark');
  await expect.element(button('Switch to light theme')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the icons of the header grow with the text size of the browser', async () => {
  await renderPage('/cookie-policy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const widths = () =>
    [...document.querySelectorAll('header svg')]
      .filter((icon) => icon.checkVisibility())
      .map((icon) => icon.getBoundingClientRect().width);
  const before = widths();
  html.style.fontSize = '200%';
  try {
    expect(before.length).toBeGreaterThan(1);
    expect(widths()).toEqual(before.map((width) => width * 2));
  } finally {
    html.style.fontSize = '';
  }
});

test('the header of a phone scrolls with the page if the browser’s text is twice as large', async () => {
  await page.viewport(375, 740);
  await renderPage('/cookie-policy');
  await expect.element(page.getByRole('banner')).toBeVisible();
  const header = page.getByRole('banner').element();
  await expect.poll(() => getComputedStyle(header).position).toBe('sticky');
  onTestFinished(async () => {
    await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => getComputedStyle(header).position).toBe('relative');
});

test('the menu of a phone links to the explainers', async () => {
  await page.viewport(375, 740);
  await renderPage('/cookie-policy');
  await button('Open menu').click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Explainers' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Retirement Explainers' })).toBeVisible();
});

test('Escape closes the menu of a phone, and the focus returns to its button', async () => {
  await page.viewport(375, 740);
  await renderPage('/cookie-policy');
  await button('Open menu').click();
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Open menu')).toHaveFocus();
});
