import { box, calculateButton, expectSavings, inputs, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

/** Width of a slider's thumb in pixels. */
const THUMB = 28;

test.beforeEach(async ({ page }) => open(page, '/'));

test('each input is a slider with its range, and works with the keyboard', async ({ page }) => {
  for (const { label, min, max, step, start, valueText } of inputs) {
    const thumb = slider(page, label);
    await expect(thumb).toHaveAttribute('min', String(min));
    await expect(thumb).toHaveAttribute('max', String(max));
    await expect(thumb).toHaveAttribute('step', String(step));
    await expect(thumb).toHaveValue(String(start));
    await expect(thumb).toHaveAttribute('aria-valuetext', valueText);

    for (const key of ['ArrowRight', 'ArrowUp']) {
      await thumb.press(key);
      await expect(thumb).toHaveValue(String(start + step));
      await thumb.press(key === 'ArrowUp' ? 'ArrowDown' : 'ArrowLeft');
      await expect(thumb).toHaveValue(String(start));
    }
    await thumb.press('Home');
    await expect(thumb).toHaveValue(String(min));
    await expect(box(page, label)).toHaveValue(min.toLocaleString('en-US'));
    await thumb.press('End');
    await expect(thumb).toHaveValue(String(max));
    await expect(box(page, label)).toHaveValue(max.toLocaleString('en-US'));
  }
});

test('a slider takes a single click anywhere on its track, and phones show the right keyboard for a field', async ({
  page,
}) => {
  for (const { label, min, max, step } of inputs) {
    const thumb = slider(page, label);
    const track = await thumb.boundingBox();
    const width = track?.width ?? 0;
    // Away from all thumbs: a click on one moves nothing.
    await thumb.click({ position: { x: width * 0.75, y: (track?.height ?? 0) / 2 } });
    const clicked = (width * 0.75 - THUMB / 2) / (width - THUMB);
    const share = (Number(await thumb.inputValue()) - min) / (max - min);
    expect(Math.abs(share - clicked), label).toBeLessThanOrEqual(step / (max - min));
    const keys = label === 'Expected Annual Return (%)' ? 'decimal' : 'numeric';
    await expect(box(page, label)).toHaveAttribute('inputmode', keys);
  }
});

test('numbers are parsed as people write them, and kept exactly between two stops', async ({ page }) => {
  await type(page, 'Annual Income', '$ 85,500');
  await expect(slider(page, 'Annual Income')).toHaveAttribute('aria-valuetext', '$85,500');
  await type(page, 'Expected Annual Return (%)', '6.25 %');
  await expect(box(page, 'Expected Annual Return (%)')).toHaveValue('6.25');

  await type(page, 'Expected Annual Return (%)', '7');
  const label = 'Current Retirement Savings';
  await type(page, label, '52,300');
  await expect(box(page, label)).toHaveValue('52,300');
  await expect(slider(page, label)).toHaveAttribute('aria-valuetext', '$52,300');
  await calculateButton(page).click();
  await expectSavings(page, '$1,034,478');
});

const outside = [
  { label: 'Current Age', typed: '17', settled: '18', range: 'a whole number from 18 to 75' },
  { label: 'Target Retirement Age', typed: '86', settled: '85', range: 'a whole number from 40 to 85' },
  { label: 'Monthly Contributions', typed: '-1', settled: '0', range: 'a number from 0 to 5,000' },
  { label: 'Expected Annual Return (%)', typed: '12.01', settled: '12', range: 'a number from 1 to 12' },
] as const;

test('a number out of range is clamped, and the page says so', async ({ page }) => {
  for (const { label, typed, settled, range } of outside) {
    await type(page, label, typed);
    await expect(box(page, label)).toHaveValue(settled);
    await expect(box(page, label)).toHaveAccessibleDescription(
      `${label} must be ${range}. We set it to ${settled}.`,
    );
    await slider(page, label).press(typed < settled ? 'ArrowRight' : 'ArrowLeft');
    await expect(box(page, label)).toHaveAccessibleDescription('');
  }
});

test('without a number the value stays, and the page asks for one', async ({ page }) => {
  const label = 'Expected Annual Return (%)';
  for (const text of ['abc', '7,5', '', '1e3', '12 or so']) {
    await type(page, label, text);
    await expect(box(page, label), text).toHaveValue('7');
    await expect(box(page, label), text).toHaveAccessibleDescription('Please enter a number, such as 7.');
    await type(page, label, '6');
    await expect(box(page, label)).toHaveAccessibleDescription('');
    await type(page, label, '7');
  }
});

test('Enter in a field commits the value and calculates', async ({ page }) => {
  await box(page, 'Monthly Contributions').fill('9999');
  await box(page, 'Monthly Contributions').press('Enter');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('5,000');
  await expectSavings(page, '$6,505,680');
});

test('crossed ages are explained at both fields, and nothing is calculated', async ({ page }) => {
  await type(page, 'Current Age', '66');
  const current = 'Choose a current age below your target retirement age of 65.';
  const target = 'Choose a target retirement age above your current age of 66.';
  for (const control of [slider, box]) {
    await expect(control(page, 'Current Age')).toHaveAccessibleDescription(current);
    await expect(control(page, 'Current Age')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, 'Target Retirement Age')).toHaveAccessibleDescription(target);
    await expect(control(page, 'Target Retirement Age')).toHaveAttribute('aria-invalid', 'true');
  }

  await calculateButton(page).click();
  await expect(box(page, 'Current Age')).toBeFocused();
  await expect(outlook(page)).toContainText('These ages don’t work together yet');
  await expect(outlook(page)).not.toContainText('$');

  await type(page, 'Target Retirement Age', '67');
  await expect(box(page, 'Current Age')).toHaveAccessibleDescription('');
  await expect(box(page, 'Current Age')).not.toHaveAttribute('aria-invalid');
  await calculateButton(page).click();
  await expect(outlook(page)).toContainText('1 year');
});

test('equal ages are invalid too', async ({ page }) => {
  await type(page, 'Target Retirement Age', '60');
  await type(page, 'Current Age', '60');
  await expect(box(page, 'Current Age')).toHaveAttribute('aria-invalid', 'true');
});

test('ages that cross after the first result hide the result until they are corrected', async ({ page }) => {
  await calculateButton(page).click();
  await type(page, 'Current Age', '70');
  await expect(outlook(page)).not.toContainText('$');
  await expect(page.getByRole('button', { name: /^Save Plan/ })).toBeHidden();
  await type(page, 'Current Age', '35');
  await expectSavings(page, '$1,015,810');
});
