import { box, calculateButton, inputs, slider } from './calculator.ts';
import { type ExplainerId, explainers, openExplainer } from './explainers.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './page-actions.ts';

test('in forced colors, every control still has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  for (const control of [calculateButton(page), page.getByRole('button', { name: 'Calculate Now' })]) {
    const { width, style } = await control.evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle };
    });
    expect(width).toBeGreaterThan(0);
    expect(style).toBe('solid');
  }
  await expect(slider(page, 'Current Age')).toHaveCSS('appearance', 'auto');
});

test('in forced colors, the selected tab is marked', async ({ page }) => {
  await register(page.request);
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/profile');
  const edge = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomWidth);
  expect(await edge('Security')).not.toBe(await edge('Account Info'));
});

test('slider thumbs are large and never overlap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  const boxes = [];
  for (const { label } of inputs) boxes.push(await slider(page, label).boundingBox());
  for (const [index, area] of boxes.entries()) {
    expect(area?.height).toBeGreaterThanOrEqual(44);
    const above = boxes[index - 1];
    if (area && above) expect(area.y - (above.y + above.height)).toBeGreaterThanOrEqual(8);
  }
  const age = slider(page, 'Current Age');
  await expect(age).toHaveCSS('touch-action', 'pan-y');
  await age.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  const { x = 0, y = 0, width = 0 } = (await age.boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + 22 - up }],
    });
  await finger('touchStart', 0);
  for (let up = 15; up <= 150; up += 15) await finger('touchMove', up);
  await finger('touchEnd', 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(age).toHaveValue('35');
});

test('so are those of the explainers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const id of Object.keys(explainers) as ExplainerId[]) {
    await openExplainer(page, id);
    let end = 0;
    for (const thumb of await page.getByRole('slider').all()) {
      await expect(thumb).toHaveCSS('touch-action', 'pan-y');
      const { y, height } = await thumb.evaluate((element) => element.getBoundingClientRect());
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y - end).toBeGreaterThanOrEqual(8);
      end = y + height;
    }
    expect(end, id).toBeGreaterThan(0);
  }
});

test('a short page has its footer at the bottom', async ({ page, expectError }) => {
  expectError(/404.*\/nowhere/);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await open(page, '/nowhere');
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y + height).toBe(1400);
});

test('the header is sticky, but small', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const height = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  expect(height).toBeLessThanOrEqual(0.15 * 568);
});

test('neither the header nor the bottom bar covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await calculateButton(page).click();
  for (const { label } of [...inputs].reverse()) {
    await box(page, label).focus();
    const covered = await box(page, label).evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === field || field.contains(hit) ? '' : (hit?.outerHTML.slice(0, 100) ?? 'out of sight');
    });
    expect(covered, label).toBe('');
  }
});

test('the menu of a narrow page opens, navigates, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' });
  await expect(link).toBeHidden();
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(link).toBeHidden();
});
