import { afterEach, expect, test } from 'vitest';
import { readPageTheme } from './page-theme.ts';

const root = document.documentElement;

afterEach(() => {
  root.className = '';
  root.style.colorScheme = '';
  document.body.className = '';
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
  { className: '', colorScheme: 'normal', theme: 'auto' },
])('a page with class="$className" and color-scheme: $colorScheme is $theme', (page) => {
  root.className = page.className;
  root.style.colorScheme = page.colorScheme;
  expect(readPageTheme()).toBe(page.theme);
});

test('the body and data-theme can have the theme', () => {
  root.style.colorScheme = 'light';
  document.body.className = 'dark-theme';
  expect(readPageTheme()).toBe('dark');
  document.body.className = '';
  root.dataset.theme = 'dark';
  expect(readPageTheme()).toBe('dark');
});
