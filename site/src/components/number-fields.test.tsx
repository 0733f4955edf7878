import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, slider, typeAmount } from '../../test/number-fields.ts';
import { renderPage } from '../../test/render-page.tsx';

const calculator = '/';
const fourPercent = '/explainers';
const allocation = '/explainers/allocation';
const claiming = '/explainers/social-security';
const taxes = '/explainers/taxes';

/** The ranges, steps and defaults of the specification: page, label, minimum, maximum, step, default, spoken value. */
const fields: readonly (readonly [string, string, number, number, number, number, string])[] = [
  [calculator, 'Current Age', 18, 75, 1, 35, '35 years'],
  [calculator, 'Target Retirement Age', 40, 85, 1, 65, '65 years'],
  [calculator, 'Current Retirement Savings', 0, 1_000_000, 5000, 50_000, '$50,000'],
  [calculator, 'Monthly Contributions', 0, 5000, 50, 500, '$500'],
  [calculator, 'Annual Income', 20_000, 300_000, 5000, 70_000, '$70,000'],
  [calculator, 'Expected Annual Return (%)', 1, 12, 0.5, 7, '7 percent per year'],
  [fourPercent, 'Retirement Savings', 100_000, 5_000_000, 50_000, 1_000_000, '$1,000,000'],
  [fourPercent, 'Withdrawal Rate (%)', 1, 10, 0.1, 4, '4 percent a year'],
  [fourPercent, 'Years in Retirement', 10, 50, 1, 30, '30 years'],
  [allocation, 'Your Age', 20, 80, 1, 45, '45 years'],
  [allocation, 'Retirement Age', 50, 80, 1, 65, '65 years'],
  [allocation, 'Risk Tolerance', 1, 10, 1, 5, '5 of 10, balanced'],
  [claiming, 'Claiming Age', 62, 70, 1, 67, '67 years'],
  [claiming, 'Current Age', 40, 61, 1, 55, '55 years'],
  [claiming, 'Full Retirement Age', 66, 67, 1, 67, '67 years'],
  [claiming, 'Monthly Benefit at Full Retirement Age', 500, 5000, 100, 2000, '$2,000'],
  [taxes, 'Taxable Income Now', 30_000, 250_000, 5000, 75_000, '$75,000'],
  [taxes, 'Taxable Income in Retirement', 20_000, 150_000, 5000, 40_000, '$40,000'],
  [taxes, 'Share in the Traditional Account (%)', 0, 100, 5, 50, '50 percent traditional, 50 percent Roth'],
];

const formatted = (value: number) => value.toLocaleString('en-US');
const showPage = (path: string) => renderPage(path, { api: { 'GET /api/blog-posts': [] } });

test.each(fields)(
  '%s: "%s" has its range, moves by keys, and clamps typed values',
  async (path, label, min, max, step, initial, spoken) => {
    await showPage(path);
    const thumb = slider(label);
    await expect.element(thumb).toHaveAttribute('aria-valuetext', spoken);
    for (const [name, value] of Object.entries({ min, max, step }))
      expect(thumb.element().getAttribute(name)).toBe(String(value));
    const expectValue = (value: number) => expect.element(amountBox(label)).toHaveValue(formatted(value));
    await expectValue(initial);
    await expect
      .element(amountBox(label))
      .toHaveAttribute('inputmode', label.includes('%') ? 'decimal' : 'numeric');

    const [there, back] = [
      ['ArrowRight', 'ArrowUp'],
      ['ArrowLeft', 'ArrowDown'],
    ] as const;
    for (const index of [0, 1] as const) {
      await pressKeysOn(thumb, initial === max ? back[index] : there[index]);
      await expectValue(initial === max ? initial - step : initial + step);
      await pressKeysOn(thumb, initial === max ? there[index] : back[index]);
      await expectValue(initial);
    }
    await pressKeysOn(thumb, 'Home');
    await expectValue(min);
    await pressKeysOn(thumb, 'End');
    await expectValue(max);

    for (const [typed, clamped] of [
      [min - 1, min],
      [max * 10, max],
    ] as const) {
      await typeAmount(label, String(typed));
      await expectValue(clamped);
      // An age that is not before the retirement age has another message.
      if (path === calculator && label === 'Current Age' && clamped === max) continue;
      await expect
        .element(amountBox(label))
        .toHaveAccessibleDescription(
          new RegExp(`from ${formatted(min)} to ${formatted(max)}\\. We set it to ${formatted(clamped)}\\.$`),
        );
    }
    await pressKeysOn(thumb, 'ArrowLeft');
    await expect.element(amountBox(label)).not.toHaveAccessibleDescription(/We set it/);
  },
);

const outlook = page.getByRole('region', { name: 'Your Retirement Outlook' });

test('a slider moves to a click on its track', async () => {
  await showPage(calculator);
  await expect.element(slider('Annual Income')).toBeVisible();
  for (const [path, label, min, max, step] of fields) {
    if (path !== calculator) continue;
    const { width, height } = slider(label).element().getBoundingClientRect();
    await slider(label).click({ position: { x: width * 0.75, y: height / 2 } });
    // The thumb is 28 pixels wide.
    const expected = (width * 0.75 - 14) / (width - 28);
    const share = ((slider(label).element() as HTMLInputElement).valueAsNumber - min) / (max - min);
    expect(Math.abs(share - expected), label).toBeLessThanOrEqual(step / (max - min));
  }
});

test.each([
  [calculator, 'Annual Income', '$ 85,500', '85,500'],
  [calculator, 'Expected Annual Return (%)', '6.25 %', '6.25'],
  [calculator, 'Current Retirement Savings', '52,300', '52,300'],
  [fourPercent, 'Retirement Savings', '$1,234,567', '1,234,567'],
])('%s: "%s" accepts "%s" between two stops of the slider', async (path, label, typed, value) => {
  await showPage(path);
  await typeAmount(label, typed);
  await expect.element(amountBox(label)).toHaveValue(value);
});

test('an age is a whole number', async () => {
  await showPage(claiming);
  await typeAmount('Claiming Age', '66.5');
  await expect.element(amountBox('Claiming Age')).toHaveValue('67');
  await expect.element(amountBox('Claiming Age')).toHaveAccessibleDescription(/a whole number from 62 to 70/);
});

test('typed text without a number leaves the value unchanged and asks for a number', async () => {
  await showPage(calculator);
  const label = 'Expected Annual Return (%)';
  for (const text of ['abc', '7,5', '', '1e3', '12 or so']) {
    await typeAmount(label, text);
    await expect.element(amountBox(label)).toHaveValue('7');
    await expect.element(amountBox(label)).toHaveAccessibleDescription('Please enter a number, such as 7.');
    await typeAmount(label, '6');
    await expect.element(amountBox(label)).toHaveAccessibleDescription('');
    await typeAmount(label, '7');
  }
});

test('crossed ages have one message, with a button that corrects them, and hide the result until then', async () => {
  await showPage(calculator);
  const calculate = page.getByRole('button', { name: 'Calculate Retirement' });
  await typeAmount('Current Age', '66');
  const target = 'Choose a target retirement age above your current age of 66.';
  for (const control of [slider, amountBox]) {
    await expect.element(control('Current Age')).toHaveAccessibleDescription('');
    await expect.element(control('Current Age')).not.toHaveAttribute('aria-invalid');
    await expect.element(control('Target Retirement Age')).toHaveAccessibleDescription(target);
    await expect.element(control('Target Retirement Age')).toHaveAttribute('aria-invalid', 'true');
  }
  await calculate.click();
  await expect.element(amountBox('Target Retirement Age')).toHaveFocus();
  await expect.element(outlook).toMatchTextContent('These ages don’t work together yet');
  await expect.element(outlook).not.toMatchTextContent('$');
  await page.getByRole('button', { name: 'Set to 67' }).click();
  await expect.element(amountBox('Target Retirement Age')).toHaveValue('67');
  await expect.element(slider('Target Retirement Age')).toHaveFocus();
  await expect.element(amountBox('Target Retirement Age')).toHaveAccessibleDescription('');
  await expect.element(amountBox('Target Retirement Age')).not.toHaveAttribute('aria-invalid');
  await calculate.click();
  await expect.element(outlook).toMatchTextContent('1 year');
  // Equal ages are invalid as well.
  await typeAmount('Current Age', '67');
  await expect.element(amountBox('Target Retirement Age')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(outlook).not.toMatchTextContent('$');
  await expect.element(page.getByRole('button', { name: /^Save Plan/ })).not.toBeInTheDocument();
  await typeAmount('Current Age', '35');
  await expect.element(outlook).toMatchTextContent('$1,180,');
});

test('Enter in a field commits the value and calculates', async () => {
  await showPage(calculator);
  await amountBox('Monthly Contributions').fill('9999');
  await pressKeysOn(amountBox('Monthly Contributions'), 'Enter');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('5,000');
  await expect.element(outlook).toMatchTextContent('$6,505,680');
});
