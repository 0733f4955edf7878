import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, emulateMedia, expectText, expectToast } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { pngFile, postSummary } from '../../test/samples.ts';

/** Returns the relative luminance of an element's background color, from 0 to 1. */
function luminance(element: Element | null): number {
  const channels = getComputedStyle(element as Element).backgroundColor.match(/\d+/g) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.slice(0, 3).map((text) => {
    const value = Number(text) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const unselected = page.getByRole('contentinfo').getByRole('radio', { checked: false }).first();

test('in the dark theme, cards and unselected controls stand out from the page, and covers are dimmed', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/blog', {
    api: { 'GET /api/blog-posts': [{ ...postSummary, coverImage: URL.createObjectURL(pngFile()) }] },
  });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const behind = luminance(document.documentElement);
  const card = luminance(document.querySelector('main article'));
  expect((card + 0.05) / (behind + 0.05)).toBeGreaterThan(1.18);
  const cover = document.querySelector('main article img') as Element;
  expect(getComputedStyle(cover).filter).toBe('brightness(0.75)');
  expect(luminance(unselected.element())).toBeGreaterThan(behind);
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'light' });
  expect(getComputedStyle(cover).filter).toBe('none');
});

test('in the dark theme, unselected controls have the same color in forms and in the footer', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/embed');
  const form = page.getByRole('form', { name: 'Settings' });
  await expect.element(form).toBeVisible();
  const tint = luminance(unselected.element());
  for (const role of ['radio', 'checkbox'] as const) {
    expect(luminance(form.getByRole(role, { checked: false }).first().element())).toBe(tint);
  }
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
