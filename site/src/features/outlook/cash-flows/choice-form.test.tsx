import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../../test/number-fields.ts';
import { headline, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText } from '../../../../test/page-actions.ts';

const numbers = page.getByRole('region', { name: 'Your numbers' });
const form = (name: string) => numbers.getByRole('group', { name, exact: true });

test('both ways to take a pension are compared by the age they allow, and one is added by keyboard', async () => {
  await showOutlook('/outlook#plan=55.65.250000.800.75000.7');
  await numbers.getByText('Other income and costs', { exact: true }).click();
  await pressKeysOn(button('Pension: one sum or monthly'), 'Enter');
  await expect.element(amountBox('One Sum')).toHaveFocus();
  await typeAmount('One Sum', '150000');
  const offer = form('Pension: one sum or monthly');
  await expectText(
    offer,
    'The monthly pension pays more if you live past 84 and one sum would earn 7% a year',
  );
  await expect.element(offer.getByText(/^One sum: \d+ instead of 68\.$/)).toBeVisible();
  await expect.element(offer.getByText(/^Monthly: \d+ instead of 68\.$/)).toBeVisible();
  await expectText(headline, 'you could stop at 68.');
  await pressKeysOn(offer.getByRole('button', { name: 'Add: monthly' }), 'Enter');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(numbers.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expectText(
    page.getByRole('region', { name: 'What this leaves out' }),
    'Pension of $1,200 a month in dollars of its first year from 65 (does not rise with prices)',
  );
});

test('a choice is closed without a change, and its button has the focus again', async () => {
  await showOutlook('/outlook#plan=55.65.250000.800.75000.7');
  await numbers.getByText('Other income and costs', { exact: true }).click();
  await pressKeysOn(button('Care late in life'), 'Enter');
  await expect.element(form('Care late in life').getByText(/^With care: /)).toBeVisible();
  await pressKeysOn(button('Cancel'), 'Enter');
  await expect.element(button('Care late in life')).toHaveFocus();
  await expect.element(button('Care late in life')).toHaveAttribute('aria-expanded', 'false');
});

test('part-time work that ends before it starts has a message at the field, which keeps the age', async () => {
  await showOutlook('/outlook#plan=55.65.250000.800.75000.7');
  await numbers.getByText('Other income and costs', { exact: true }).click();
  await button('Part-time work').click();
  await typeAmount('Until Your Age', '60');
  const end = amountBox('Until Your Age');
  await expect.element(end).toHaveAccessibleDescription('Choose an age above 65, when it starts.');
  await expect.element(end).toHaveValue('60');
  await button('Set to 66').click();
  await expect.element(end).not.toHaveAttribute('aria-invalid');
  await expect.element(button('Add to my plan')).toBeVisible();
});
