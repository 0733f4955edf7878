import type { Locator, Page } from '@playwright/test';
import { box, calculateButton, card, expectSavings, inputs, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { nextFrame, open, waitForFonts } from './page-actions.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your Information' });

async function areaOf(target: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { top: y, bottom: y + height, left: x, right: x + width, height };
}

test.describe('at 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => waitForFonts(page));

  test('the inputs, the answer and its three figures are on one screen, and the inputs stay in view next to the result', async ({
    page,
  }) => {
    await open(page, '/');
    await calculateButton(page).click();
    await expectSavings(page, '$1,015,810');
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    await nextFrame(page);
    const header = await areaOf(page.getByRole('banner'));
    let end = header.bottom;
    for (const { label } of inputs) {
      const track = await areaOf(slider(page, label));
      const number = await areaOf(box(page, label));
      expect(track.top, label).toBeGreaterThan(end);
      expect(track.right, `${label}: slider and box in one row`).toBeLessThan(number.left);
      expect(Math.min(track.bottom, number.bottom) - Math.max(track.top, number.top)).toBeGreaterThan(20);
      end = track.bottom;
    }
    const distance =
      (await areaOf(slider(page, 'Annual Income'))).top -
      (await areaOf(slider(page, 'Monthly Contributions'))).top;
    expect(distance).toBeLessThanOrEqual(74);
    await expect(slider(page, 'Expected Annual Return (%)')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('paragraph').filter({ hasText: /^If you keep saving/ })).toBeInViewport({
      ratio: 1,
    });
    for (const title of [
      'Time Until Retirement',
      'Projected Retirement Savings',
      'Estimated Monthly Income',
    ]) {
      await expect(card(page, title).getByRole('paragraph').first(), title).toBeInViewport({ ratio: 1 });
    }
    // The buttons come after the figures.
    const save = await areaOf(page.getByRole('button', { name: 'Save Plan (Login Required)' }));
    expect(save.top).toBeGreaterThan((await areaOf(card(page, 'Estimated Monthly Income'))).bottom);

    await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).not.toBeInViewport();
    await expect(slider(page, 'Current Age')).toBeInViewport({ ratio: 1 });
    await expect(slider(page, 'Expected Annual Return (%)')).toBeInViewport({ ratio: 1 });
  });

  test('before Calculate, the placeholder is in front of a faint example as high as the inputs', async ({
    page,
  }) => {
    await open(page, '/');
    const title = outlook(page).getByText('Ready to see your future?');
    await expect(title).toBeVisible();
    const example = outlook(page)
      .locator('[aria-hidden=true]')
      .filter({ has: page.getByText('Example', { exact: true }) });
    await expect(example).toBeVisible();
    await expect(example).not.toContainText('$');
    await expect(example.locator('svg')).toHaveCSS('opacity', '0.4');
    await expect(example.getByRole('button')).toHaveCount(0);
    const drawing = await areaOf(example);
    const inputArea = await areaOf(form(page));
    expect(inputArea.bottom - drawing.bottom).toBeLessThan(100);
    const text = await areaOf(title);
    expect(text.top).toBeGreaterThan(drawing.top);
    expect(text.bottom).toBeLessThan(drawing.bottom);
    await type(page, 'Current Age', '70');
    await expect(outlook(page)).toContainText('These ages don’t work together yet');
    await expect(outlook(page).getByText('Example', { exact: true })).toHaveCount(0);
  });
});

test.describe('on phones', () => {
  for (const width of [320, 375]) {
    test(`the box stays beside the label, above the slider, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/');
      for (const { label } of inputs) {
        const track = await areaOf(slider(page, label));
        expect((await areaOf(box(page, label))).bottom, label).toBeLessThanOrEqual(track.top);
      }
    });
  }
});

/** Records the texts of the headline amount, and how often an animation with a duration starts in the result. */
async function record(page: Page): Promise<() => Promise<{ amounts: string[]; animations: number }>> {
  await page.evaluate(() => {
    const seen = { amounts: [] as string[], animations: 0 };
    Object.assign(window, { seen });
    const result = document.querySelector('section[aria-labelledby="outlook-heading"]');
    if (!result) throw new Error('There is no outlook');
    new MutationObserver(() => {
      const text = result.querySelectorAll('section')[1]?.querySelector('p span')?.textContent;
      if (text && seen.amounts.at(-1) !== text) seen.amounts.push(text);
    }).observe(result, { subtree: true, childList: true, characterData: true });
    result.addEventListener('animationstart', (event) => {
      const { animationDuration } = getComputedStyle(event.target as Element);
      if (Number.parseFloat(animationDuration) > 0) seen.animations += 1;
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { amounts: string[]; animations: number } }).seen);
}

test('the first result counts up and its chart is drawn, once', async ({ page }) => {
  await open(page, '/');
  const recorded = await record(page);
  await calculateButton(page).click();
  await expectSavings(page, '$1,015,810');
  await expect.poll(async () => (await recorded()).animations).toBe(1);
  const { amounts } = await recorded();
  const values = amounts.map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(values.length).toBeGreaterThan(1);
  const drawing = outlook(page).getByRole('figure').last().locator('svg').first();
  await expect(drawing).toHaveCSS('animation-name', 'none');
  expect(values).toEqual(values.toSorted((one, other) => one - other));

  const before = amounts.length;
  await type(page, 'Current Age', '70');
  await type(page, 'Current Age', '35');
  await expectSavings(page, '$1,015,810');
  await expect(outlook(page).getByRole('figure').last()).toBeVisible();
  await slider(page, 'Monthly Contributions').press('ArrowRight');
  await expectSavings(page, '$1,076,809');
  const after = await recorded();
  expect(after.amounts.slice(before)).toEqual(
    ['$1,015,810', '$1,076,809'].slice(-(after.amounts.length - before)),
  );
  expect(after.animations).toBe(1);
});

test('with reduced motion, nothing counts and nothing is drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const recorded = await record(page);
  await calculateButton(page).click();
  await expectSavings(page, '$1,015,810');
  await expect(outlook(page).getByRole('figure').last()).toBeVisible();
  await nextFrame(page);
  expect(await recorded()).toEqual({ amounts: ['$1,015,810'], animations: 0 });
});

test('sections are at most 80 pixels apart, not all equally far, and illustrations with a fan are charts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const gaps = await page.locator('main > section').evaluateAll((sections) =>
    sections.slice(1).map((section, index) => {
      const before = sections[index] as Element;
      return (
        Number.parseFloat(getComputedStyle(before).paddingBottom) +
        Number.parseFloat(getComputedStyle(section).paddingTop)
      );
    }),
  );
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(80);
  expect(new Set(gaps).size).toBeGreaterThan(2);

  const outside = await page
    .locator('main svg:has(path)')
    .evaluateAll((drawings) =>
      drawings
        .filter(
          (drawing) =>
            !drawing.closest('figure, [aria-hidden=true]:has(strong)') && !drawing.closest('button, a'),
        )
        .map((drawing) => drawing.outerHTML.slice(0, 100)),
    );
  expect(outside).toEqual([]);
});
