import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../../test/number-fields.ts';
import { headline, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText } from '../../../../test/page-actions.ts';

const numbers = page.getByRole('region', { name: 'Your numbers' });
const sheet = page.getByRole('dialog');
const question = (name: string) => sheet.getByRole('heading', { level: 3, name });

/** Opens the questions of a choice by keyboard. */
async function showChoice(label: string): Promise<void> {
  await showOutlook('/outlook#plan=55.65.250000.800.75000.7');
  await numbers.getByText('Other income and costs', { exact: true }).click();
  await pressKeysOn(button(label), 'Enter');
}

test('both ways to take a pension are compared by the age they allow, and one is added, all by keyboard', async () => {
  await showChoice('Pension: one sum or monthly');
  await expect.element(question('How much do they offer as one sum?')).toHaveFocus();
  await expectText(sheet, 'Question 1 of 3');
  await amountBox('One Sum').fill('100000');
  await userEvent.keyboard('{Enter}');
  await expect.element(question('And how much a month?')).toHaveFocus();
  await pressKeysOn(button('Back'), 'Enter');
  await expect.element(amountBox('One Sum')).toHaveValue('100,000');
  for (const name of ['And how much a month?', 'From which age?', 'Which one is for you?']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(question(name)).toHaveFocus();
  }
  await expectText(
    sheet,
    /The monthly pension pays more if you live past \d+ and one sum would earn 7% a year/,
  );
  await expect.element(sheet.getByText(/^One sum: (still )?\d+/)).toBeVisible();
  await expect.element(sheet.getByText(/^Monthly: \d+ instead of 68\.$/)).toBeVisible();
  await pressKeysOn(sheet.getByRole('button', { name: 'Add: monthly' }), 'Enter');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(amountBox('Monthly Income')).toHaveFocus();
  await expectText(
    page.getByRole('region', { name: 'Counted or left out' }),
    'Pension of $1,200 a month in dollars of its first year from 65 (does not rise with prices)',
  );
});

test('a choice that is closed changes nothing, gives its button the focus again, and keeps its numbers', async () => {
  await showChoice('Care late in life');
  await amountBox('Cost of Care a Month').fill('7000');
  await expect.element(sheet.getByText(/^With care: /)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button('Care late in life')).toHaveFocus();
  await expectText(headline, 'you could stop at 68.');
  await button('Care late in life').click();
  await expect.element(amountBox('Cost of Care a Month')).toHaveValue('7,000');
});

test('part-time work that ends before it starts has a message at the field, which keeps the age and the focus', async () => {
  await showChoice('Part-time work');
  await button('Next').click();
  await typeAmount('Until Your Age', '60');
  const end = amountBox('Until Your Age');
  await expect.element(end).toHaveAccessibleDescription('Choose an age above 65, when it starts.');
  await button('Next').click();
  await expect.element(end).toHaveFocus();
  await expect.element(end).toHaveValue('60');
  await button('Set to 66').click();
  await expect.element(end).not.toHaveAttribute('aria-invalid');
  await button('Next').click();
  await expect.element(button('Add to my plan')).toBeVisible();
});
