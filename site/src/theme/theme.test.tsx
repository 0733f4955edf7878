import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, emulateMedia, expectText, expectToast } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { pngFile, postSummary } from '../../test/samples.ts';

/** Returns the relative luminance of a color such as `rgb(16, 25, 28)`, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((text) => {
    const value = Number(text) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio between two colors. */
function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgroundOf = (element: Element | null) => getComputedStyle(element as Element).backgroundColor;

const unselected = page.getByRole('contentinfo').getByRole('radio', { checked: false }).first();

test('in the dark theme, cards and unselected controls stand out from the page, and covers are dimmed', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/blog', {
    api: { 'GET /api/blog-posts': [{ ...postSummary, coverImage: URL.createObjectURL(pngFile()) }] },
  });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const pageColor = backgroundOf(document.documentElement);
  expect(contrast(backgroundOf(document.querySelector('main article')), pageColor)).toBeGreaterThan(1.18);
  const cover = document.querySelector('main article img') as Element;
  expect(getComputedStyle(cover).filter).toBe('brightness(0.75)');
  expect(luminance(backgroundOf(unselected.element()))).toBeGreaterThan(luminance(pageColor));
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'light' });
  // The page takes over the system's colors in the next frame.
  await expect.poll(() => getComputedStyle(cover).filter).toBe('none');
});

test('in the dark theme, unselected controls have the same color in forms and in the footer', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/embed');
  const form = page.getByRole('form', { name: 'Settings' });
  await expect.element(form).toBeVisible();
  const color = backgroundOf(unselected.element());
  for (const role of ['radio', 'checkbox'] as const) {
    expect(backgroundOf(form.getByRole(role, { checked: false }).first().element())).toBe(color);
  }
});

test('in both themes, lines, marks and edges have a contrast of at least 3', async () => {
  const sample = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => sample.remove());
  const colorOf = (token: string) => {
    expect(getComputedStyle(sample).getPropertyValue(`--${token}`), token).not.toBe('');
    sample.style.backgroundColor = `var(--${token})`;
    return backgroundOf(sample);
  };
  const pageColors: string[] = [];
  for (const theme of ['light', 'dark']) {
    await emulateMedia('', { name: 'prefers-color-scheme', value: theme });
    pageColors.push(colorOf('page'));
    for (const name of ['fan-edge', 'fan-median', 'you', 'accent', 'control', 'focus']) {
      for (const background of ['page', 'surface']) {
        const ratio = contrast(colorOf(name), colorOf(background));
        expect(ratio, `${theme}: ${name} on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
  expect(new Set(pageColors).size).toBe(2);
});

test('with reduced motion, no part of the page is animated', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
  await renderPage('/', { api: { 'GET /api/blog-posts': [] } });
  await button('Calculate Retirement').click();
  await expectText(page.getByRole('main'), '$1,015,810');
  await button('Save Plan (Login Required)').click();
  await expectToast('Login Required');
  const hasDuration = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
    return (animationName !== 'none' && hasDuration(animationDuration)) || hasDuration(transitionDuration);
  });
  expect(moving.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
});

test('in large text on a phone, no word of a title breaks, and a password has room next to or above its button', async () => {
  await page.viewport(375, 812);
  const { style } = document.documentElement;
  style.fontSize = '200%';
  onTestFinished(() => void style.removeProperty('font-size'));
  for (const path of ['/blog', '/guides', '/explainers', '/embed', '/guides/retirement-planning']) {
    const { unmount } = await renderPage(path, { api: { 'GET /api/blog-posts': [] } });
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toBeVisible();
    expect(brokenWords(title.element()), path).toEqual([]);
    await unmount();
  }
  await renderPage('/login');
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toBeVisible();
  const { fontSize } = getComputedStyle(password.element());
  expect(password.element().clientWidth).toBeGreaterThan(12 * 0.6 * Number.parseFloat(fontSize));
});

/** Returns the words of an element that are on two lines. */
function brokenWords({ firstChild }: Element): string[] {
  const range = document.createRange();
  const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
  return words
    .filter(({ 0: word, index }) => {
      range.setStart(firstChild as Node, index);
      range.setEnd(firstChild as Node, index + word.length);
      return range.getClientRects().length > 1;
    })
    .map(([word]) => word);
}
