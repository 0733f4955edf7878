import { box, type ExplainerId, openExplainer, slider, summary, type } from './explainers.ts';
import { expect, test } from './fixtures.ts';

interface Control {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
  valueText: string;
}

/** Every control with the range, step and default of the specification. */
const controls: Readonly<Record<ExplainerId, readonly Control[]>> = {
  fourPercent: [
    {
      label: 'Retirement Savings',
      min: 100_000,
      max: 5_000_000,
      step: 50_000,
      start: 1_000_000,
      valueText: '$1,000,000',
    },
    { label: 'Withdrawal Rate (%)', min: 1, max: 10, step: 0.1, start: 4, valueText: '4 percent a year' },
    { label: 'Years in Retirement', min: 10, max: 50, step: 1, start: 30, valueText: '30 years' },
  ],
  allocation: [
    { label: 'Your Age', min: 20, max: 80, step: 1, start: 45, valueText: '45 years' },
    { label: 'Retirement Age', min: 50, max: 80, step: 1, start: 65, valueText: '65 years' },
    { label: 'Risk Tolerance', min: 1, max: 10, step: 1, start: 5, valueText: '5 of 10, balanced' },
  ],
  socialSecurity: [
    { label: 'Claiming Age', min: 62, max: 70, step: 1, start: 67, valueText: '67 years' },
    { label: 'Current Age', min: 40, max: 61, step: 1, start: 55, valueText: '55 years' },
    { label: 'Full Retirement Age', min: 66, max: 67, step: 1, start: 67, valueText: '67 years' },
    {
      label: 'Monthly Benefit at Full Retirement Age',
      min: 500,
      max: 5000,
      step: 100,
      start: 2000,
      valueText: '$2,000',
    },
  ],
  taxes: [
    {
      label: 'Taxable Income Now',
      min: 30_000,
      max: 250_000,
      step: 5000,
      start: 75_000,
      valueText: '$75,000',
    },
    {
      label: 'Taxable Income in Retirement',
      min: 20_000,
      max: 150_000,
      step: 5000,
      start: 40_000,
      valueText: '$40,000',
    },
    {
      label: 'Share in the Traditional Account (%)',
      min: 0,
      max: 100,
      step: 5,
      start: 50,
      valueText: '50 percent traditional, 50 percent Roth',
    },
  ],
};

const written = (value: number) => value.toLocaleString('en-US');

for (const [id, list] of Object.entries(controls) as [ExplainerId, readonly Control[]][]) {
  const labels = list.map(({ label }) => label).join(', ');
  test(`${labels}: each has its range, works with the keyboard, and clamps typed values`, async ({
    page,
  }) => {
    for (const { label, min, max, step, start, valueText } of list) {
      // Setting one control may move another.
      await openExplainer(page, id);
      const thumb = slider(page, label);
      await expect(thumb).toHaveAttribute('min', String(min));
      await expect(thumb).toHaveAttribute('max', String(max));
      await expect(thumb).toHaveAttribute('step', String(step));
      await expect(thumb).toHaveAttribute('aria-valuetext', valueText);
      await expect(box(page, label)).toHaveValue(written(start));

      const [forth, back] = start === max ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await thumb.press(forth ?? '');
      await expect(box(page, label)).toHaveValue(written(start === max ? start - step : start + step));
      await thumb.press(back ?? '');
      await expect(box(page, label)).toHaveValue(written(start));
      const [up, down] = start === max ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
      await thumb.press(up ?? '');
      await expect(box(page, label)).toHaveValue(written(start === max ? start - step : start + step));
      await thumb.press(down ?? '');
      await expect(box(page, label)).toHaveValue(written(start));
      const keys = label.includes('%') ? 'decimal' : 'numeric';
      await expect(box(page, label)).toHaveAttribute('inputmode', keys);
      await thumb.press('Home');
      await expect(box(page, label)).toHaveValue(written(min));
      await thumb.press('End');
      await expect(box(page, label)).toHaveValue(written(max));

      for (const [typed, settled] of [
        [min - 1, min],
        [max * 10, max],
      ] as const) {
        await type(page, label, String(typed));
        await expect(box(page, label)).toHaveValue(written(settled));
        await expect(box(page, label)).toHaveAccessibleDescription(
          new RegExp(`from ${written(min)} to ${written(max)}\\. We set it to ${written(settled)}\\.$`),
        );
      }
    }
  });
}

test('a typed value between two stops is kept exactly, but ages are whole', async ({ page }) => {
  await openExplainer(page, 'fourPercent');
  await type(page, 'Retirement Savings', '$1,234,567');
  await expect(box(page, 'Retirement Savings')).toHaveValue('1,234,567');
  await type(page, 'Withdrawal Rate (%)', '3.25');
  await expect(summary(page)).toContainText('$1,234,567, take out 3.25% of that');
  await expect(summary(page)).toContainText('$40,123 a year');

  await openExplainer(page, 'socialSecurity');
  await type(page, 'Claiming Age', '66.5');
  await expect(box(page, 'Claiming Age')).toHaveValue('67');
  await expect(box(page, 'Claiming Age')).toHaveAccessibleDescription(/a whole number from 62 to 70/);
});

test('the retirement age and its minimum follow the age and go back; risk has five names', async ({
  page,
}) => {
  await openExplainer(page, 'allocation');
  const retirement = slider(page, 'Retirement Age');
  await type(page, 'Your Age', '64');
  await expect(retirement).toHaveAttribute('min', '65');
  await expect(retirement).toHaveValue('65');
  await type(page, 'Your Age', '72');
  await expect(retirement).toHaveAttribute('min', '73');
  await expect(retirement).toHaveValue('73');
  await expect(summary(page)).toContainText('At 72, retiring at 73');
  await type(page, 'Retirement Age', '70');
  await expect(box(page, 'Retirement Age')).toHaveValue('73');
  await type(page, 'Your Age', '80');
  await expect(retirement).toHaveAttribute('min', '80');
  await expect(retirement).toHaveValue('80');
  await type(page, 'Your Age', '30');
  await expect(retirement).toHaveAttribute('min', '50');
  await expect(retirement).toHaveValue('73');

  const levels = page.getByRole('region', { name: 'Your numbers' }).getByRole('listitem');
  await expect(levels).toHaveText(['Very cautious', 'Cautious', 'Balanced', 'Ambitious', 'Bold']);
  const marked = page.locator('li[aria-current]');
  for (const [risk, name] of [
    ['1', 'Very cautious'],
    ['4', 'Cautious'],
    ['6', 'Balanced'],
    ['7', 'Ambitious'],
    ['10', 'Bold'],
  ] as const) {
    await type(page, 'Risk Tolerance', risk);
    await expect(marked).toHaveText(name);
    await expect(summary(page)).toContainText(`feeling ${name.toLowerCase()} about risk`);
  }
});

test('a number in the sentence is typed, stepped or dragged in place', async ({ page }) => {
  await openExplainer(page, 'fourPercent');
  const rate = page.getByRole('spinbutton', { name: 'Withdrawal Rate (%)' });
  await rate.focus();
  await rate.press('ArrowUp');
  await expect(summary(page)).toContainText('take out 4.1% of that');
  await rate.press('Enter');
  await page.keyboard.type('5');
  await expect(box(page, 'Withdrawal Rate (%)').last()).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('take out 5% of that');
  await expect(rate).toBeFocused();
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await expect(summary(page)).toContainText('take out 10% of that');
  await expect(page.getByText('from 1 to 10. We set it to 10.')).toBeVisible();
  await rate.press('3');
  await page.keyboard.press('Escape');
  await expect(summary(page)).toContainText('take out 10% of that');
  await expect(rate).toBeFocused();

  const dragged = page.getByRole('spinbutton', { name: 'Years in Retirement' });
  const place = await dragged.boundingBox();
  if (!place) throw new Error('The number is not to be seen');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await expect(box(page, 'Years in Retirement')).toHaveValue('35');
  await page.mouse.move(x + 900, y, { steps: 4 });
  await expect(box(page, 'Years in Retirement')).toHaveValue('50');
  await page.mouse.up();
  await expect(dragged).toHaveAttribute('aria-valuenow', '50');
});
