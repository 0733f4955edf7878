import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPageTheme } from './page-theme.ts';

const root = document.documentElement;
const host = document.createElement('div');
document.body.append(host);

beforeEach(() => {
  for (const element of [root, document.body]) element.style.background = 'transparent';
});

/** Reads the theme as on a page without a frame. The tests run in one. */
function themeAround(element: Element = host): string {
  vi.stubGlobal('parent', window);
  try {
    return readPageTheme(element);
  } finally {
    vi.unstubAllGlobals();
  }
}

afterEach(() => {
  root.className = '';
  root.style.colorScheme = '';
  document.body.className = '';
  for (const element of [root, document.body]) element.style.background = '';
  delete root.dataset.theme;
});

test.each([
  { className: 'dark', colorScheme: 'normal', theme: 'dark' },
  { className: '', colorScheme: 'dark', theme: 'dark' },
  { className: 'light', colorScheme: 'normal', theme: 'light' },
  { className: 'site dark-mode', colorScheme: 'light', theme: 'dark' },
  { className: '', colorScheme: 'only light', theme: 'light' },
  // Both: the reader's system decides.
  { className: '', colorScheme: 'light dark', theme: 'auto' },
  // Classes that only contain the word mean nothing.
  { className: 'darkroom dark:x', colorScheme: 'light', theme: 'light' },
  // A browser shows a page that supports no theme on white.
  { className: '', colorScheme: 'normal', theme: 'light' },
])('a page with class="$className" and color-scheme: $colorScheme is $theme', (page) => {
  root.className = page.className;
  root.style.colorScheme = page.colorScheme;
  expect(themeAround()).toBe(page.theme);
});

test('the body and data-theme can have the theme', () => {
  root.style.colorScheme = 'light';
  document.body.className = 'dark-theme';
  expect(readPageTheme(host)).toBe('dark');
  document.body.className = '';
  root.dataset.theme = 'dark';
  expect(readPageTheme(host)).toBe('dark');
});

test.each([
  ['#10191c', 'dark'],
  ['white', 'light'],
  ['oklch(0.21 0.03 264)', 'dark'],
  ['oklch(0.98 0 0)', 'light'],
  ['lab(15% 0 0)', 'dark'],
  ['color-mix(in srgb, black 90%, white)', 'dark'],
  ['color-mix(in srgb, black 10%, white)', 'light'],
  ['color(display-p3 0.1 0.1 0.1)', 'dark'],
  // An image can have any color.
  ['linear-gradient(black, black)', 'auto'],
])('a page that sets no theme and has the background %s is %s', (background, theme) => {
  root.style.colorScheme = 'light dark';
  document.body.style.background = background;
  expect(themeAround()).toBe(theme);
});

test('the theme follows the nearest opaque background, even across shadow roots', () => {
  root.style.colorScheme = 'normal';
  const card = document.createElement('div');
  card.style.background = '#111';
  document.body.append(card);
  const article = document.createElement('article');
  card.append(article);
  const shadow = article.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<section style="background: rgb(255 255 255 / 40%)"><slot></slot></section>';
  const slotted = document.createElement('div');
  article.append(slotted);
  expect(themeAround(slotted)).toBe('dark');
  expect(themeAround(shadow.querySelector('slot') as Element)).toBe('dark');
  (shadow.querySelector('section') as HTMLElement).style.background = 'ivory';
  expect(themeAround(slotted)).toBe('light');
  card.remove();
});

test('a frame without a background follows the reader’s system, because the page around it is unknown', () => {
  root.style.colorScheme = 'normal';
  expect(themeAround()).toBe('light');
  expect(readPageTheme(host)).toBe('auto');
});
