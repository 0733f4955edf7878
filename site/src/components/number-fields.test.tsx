import { type FieldWithDefault, fields as inputFields } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderCalculator } from '../../test/calculator-page.tsx';
import { amountBox, pressKeysOn, slider, typeAmount } from '../../test/number-fields.ts';
import { renderComponent, renderPage } from '../../test/render-page.tsx';

type Row = readonly [
  label: string,
  min: number,
  max: number,
  step: number,
  initial: number,
  spoken: string,
  inputMode?: 'decimal',
];

/** The ranges, steps and defaults of the specification, by page. */
const fieldsByPage: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ['Current Age', 18, 75, 1, 35, '35 years'],
    ['Target Retirement Age', 40, 85, 1, 65, '65 years'],
    ['Current Retirement Savings', 0, 1_000_000, 5000, 50_000, '$50,000'],
    ['Monthly Contributions', 0, 5000, 50, 500, '$500'],
    ['Annual Income', 20_000, 300_000, 5000, 70_000, '$70,000'],
    ['Expected Annual Return (%)', 1, 12, 0.5, 7, '7 percent per year', 'decimal'],
  ],
  '/explainers': [
    ['Retirement Savings', 100_000, 5_000_000, 50_000, 1_000_000, '$1,000,000'],
    ['Withdrawal Rate (%)', 1, 10, 0.1, 4, '4 percent a year', 'decimal'],
    ['Years in Retirement', 10, 50, 1, 30, '30 years'],
  ],
  '/explainers/allocation': [
    ['Your Age', 20, 80, 1, 45, '45 years'],
    ['Retirement Age', 50, 80, 1, 65, '65 years'],
    ['Risk Tolerance', 1, 10, 1, 5, '5 of 10, balanced'],
  ],
  '/explainers/social-security': [
    ['Claiming Age', 62, 70, 1, 67, '67 years'],
    ['Current Age', 40, 61, 1, 55, '55 years'],
    ['Full Retirement Age', 66, 67, 1, 67, '67 years'],
    ['Monthly Benefit at Full Retirement Age', 500, 5000, 100, 2000, '$2,000'],
  ],
  '/explainers/taxes': [
    ['Taxable Income Now', 30_000, 250_000, 5000, 75_000, '$75,000'],
    ['Taxable Income in Retirement', 20_000, 150_000, 5000, 40_000, '$40,000'],
    [
      'Share in the Traditional Account (%)',
      0,
      100,
      5,
      50,
      '50 percent traditional, 50 percent Roth',
      'decimal',
    ],
  ],
};

const formatted = (value: number) => value.toLocaleString('en-US');
const expectValue = (label: string, value: number) =>
  expect.element(amountBox(label)).toHaveValue(formatted(value));

/** Moves a slider by one step, without keys. */
function step(label: string, direction: 1 | -1): void {
  const thumb = slider(label).element() as HTMLInputElement;
  if (direction === 1) thumb.stepUp();
  else thumb.stepDown();
  thumb.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(Object.entries(fieldsByPage))(
  'each field of %s has its range, step, default and spoken value, and its slider moves its amount only',
  async (path, rows) => {
    await (path === '/' ? renderCalculator() : renderPage(path));
    for (const [label, min, max, stepSize, initial, spoken, inputMode = 'numeric'] of rows) {
      const thumb = await slider(label).findElement();
      for (const [name, value] of Object.entries({ min, max, step: stepSize, 'aria-valuetext': spoken }))
        expect(thumb.getAttribute(name), `${label}: ${name}`).toBe(String(value));
      const box = amountBox(label).element() as HTMLInputElement;
      expect([box.inputMode, box.value], label).toEqual([inputMode, formatted(initial)]);
    }
    const amounts = rows.map(([label]) => amountBox(label).element() as HTMLInputElement);
    for (const [index, [label, , max, stepSize, initial]] of rows.entries()) {
      const direction = initial === max ? -1 : 1;
      step(label, direction);
      const expected = rows.map(([, , , , value], row) => value + (row === index ? direction * stepSize : 0));
      await expect
        .poll(() => amounts.map(({ value }) => value), { message: label })
        .toEqual(expected.map(formatted));
      step(label, direction === 1 ? -1 : 1);
    }
  },
);

/** A field that holds its own value. */
function FieldWithValue({ field }: { field: FieldWithDefault }) {
  const [value, setValue] = useState(field.default);
  return <SliderField field={field} id="field" value={value} onChange={setValue} />;
}

async function renderField(field: FieldWithDefault): Promise<void> {
  await renderComponent(<FieldWithValue field={field} />);
  await expect.element(slider(field.label)).toBeVisible();
}

test('a slider moves by keys and by a click on its track', async () => {
  const { label, min, max, step, default: initial } = inputFields.expectedReturn;
  await renderField(inputFields.expectedReturn);
  const thumb = slider(label);
  for (const [key, value] of [
    ['ArrowRight', initial + step],
    ['ArrowLeft', initial],
    ['ArrowUp', initial + step],
    ['ArrowDown', initial],
    ['Home', min],
    ['End', max],
  ] as const) {
    await pressKeysOn(thumb, key);
    await expectValue(label, value);
  }
  const { width, height } = thumb.element().getBoundingClientRect();
  await thumb.click({ position: { x: width * 0.75, y: height / 2 } });
  // The thumb is 28 pixels wide.
  const expected = (width * 0.75 - 14) / (width - 28);
  const share = ((thumb.element() as HTMLInputElement).valueAsNumber - min) / (max - min);
  expect(Math.abs(share - expected)).toBeLessThanOrEqual(step / (max - min));
});

test('a typed value outside the range becomes the nearest value in it, with a message until the next change', async () => {
  const { label, min, max } = inputFields.currentSavings;
  await renderField(inputFields.currentSavings);
  for (const [typed, clamped] of [
    [min - 1, min],
    [max * 10, max],
  ] as const) {
    await typeAmount(label, String(typed));
    await expectValue(label, clamped);
    await expect
      .element(amountBox(label))
      .toHaveAccessibleDescription(
        new RegExp(`from ${formatted(min)} to ${formatted(max)}\\. We set it to ${formatted(clamped)}\\.$`),
      );
  }
  await pressKeysOn(slider(label), 'ArrowLeft');
  await expect.element(amountBox(label)).not.toHaveAccessibleDescription(/We set it/);
});

test('a press on a control counts while a value outside the range is typed', async () => {
  const { label, max } = inputFields.currentSavings;
  const onPress = vi.fn();
  await renderComponent(
    <>
      <FieldWithValue field={inputFields.currentSavings} />
      <button type="button" onClick={onPress}>
        Below the field
      </button>
    </>,
  );
  await amountBox(label).fill(String(max * 10));
  await page.getByRole('button', { name: 'Below the field' }).click({ button: 'left' });
  await expect.element(page.getByText(/We set it to 1,000,000/)).toBeVisible();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  [inputFields.annualIncome, '$ 85,500', '85,500'],
  [inputFields.expectedReturn, '6.25 %', '6.25'],
])('the field %o accepts "%s" between two stops of the slider', async (field, typed, value) => {
  await renderField(field);
  await typeAmount(field.label, typed);
  await expect.element(amountBox(field.label)).toHaveValue(value);
});

test('an age is a whole number', async () => {
  await renderField(inputFields.retirementAge);
  await typeAmount('Target Retirement Age', '66.5');
  await expect.element(amountBox('Target Retirement Age')).toHaveValue('67');
  await expect
    .element(amountBox('Target Retirement Age'))
    .toHaveAccessibleDescription(/a whole number from 40 to 85/);
});

test('typed text without a number leaves the value unchanged and asks for a number', async () => {
  const { label } = inputFields.expectedReturn;
  await renderField(inputFields.expectedReturn);
  for (const text of ['abc', '']) {
    await typeAmount(label, text);
    await expect.element(amountBox(label)).toHaveValue('7');
    await expect.element(amountBox(label)).toHaveAccessibleDescription('Please enter a number, such as 7.');
    await typeAmount(label, '6');
    await expect.element(amountBox(label)).toHaveAccessibleDescription('');
    await typeAmount(label, '7');
  }
});

const outlook = page.getByRole('region', { name: 'Your Retirement Outlook' });

test('crossed ages have one message, with a button that corrects them, and hide the result until then', async () => {
  await renderCalculator();
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
  await renderCalculator();
  await amountBox('Monthly Contributions').fill('9999');
  await pressKeysOn(amountBox('Monthly Contributions'), 'Enter');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('5,000');
  await expect.element(outlook).toMatchTextContent('$6,505,680');
});
