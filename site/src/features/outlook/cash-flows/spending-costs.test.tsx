import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../../test/number-fields.ts';
import { headline, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText, textOf } from '../../../../test/page-actions.ts';

const included = page.getByRole('region', { name: 'This answer includes:' });
const summary = page.getByText(/^Spending: what ends, what begins\?/);
const costs = page.getByRole('group').filter({ has: summary });
const cost = (name: string) => costs.getByRole('listitem').filter({ hasText: name });

/** A single person of 55 with $250,000 saved, whose pay leaves $4,500 a month. */
const AT_55 = '/outlook#plan=55.65.250000.800.75000.7';

test('a mortgage is entered by keyboard as a part of the spending, and the answer says what its end changes', async () => {
  await showOutlook(AT_55);
  await expectText(headline, 'You could stop at 68.');
  await pressKeysOn(summary, 'Enter');
  await pressKeysOn(costs.getByRole('button', { name: 'Mortgage' }), 'Enter');
  await expect.element(amountBox('Monthly Cost')).toHaveFocus();
  await typeAmount('Monthly Cost', '1300');
  await typeAmount('Until Your Age', '67');
  await expectText(headline, 'You could stop at 64.');
  await expectText(cost('mortgage'), 'Your mortgage ends at 67: 64 instead of 68.');
  await expectText(cost('mortgage'), 'From 67 on, you spend $3,200 a month instead of $4,500.');
  await expectText(
    included,
    'Mortgage of $1,300 a month as part of your spending from 55 until 67 (does not rise with prices): 64 instead of 68 without it.',
  );
  await expectText(summary, 'Spending: what ends, what begins? (1)');
});

test('a cost moves on top of the spending and back', async () => {
  await showOutlook(`${AT_55}&cost=Mortgage.1300.month.55.72.0.x.until-age`);
  await summary.click();
  await page.getByRole('radio', { name: 'On top of it' }).click();
  await expectText(included, 'from 65 until 72 (does not rise with prices, on top of your spending)');
  await expectText(cost('Mortgage'), 'Mortgage on top until 72:');
  await page.getByRole('radio', { name: 'Part of it' }).click();
  await expectText(included, 'as part of your spending from 55 until 72');
});

test('health insurance on top of the spending is paid from the stop on', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await costs.getByRole('button', { name: 'Health insurance until 65' }).click();
  await expectText(cost('health insurance'), 'Your health insurance ends at 65:');
  await page.getByRole('radio', { name: 'On top of it' }).click();
  await expectText(included, 'Health insurance of $900 a month per person until Medicare');
  await expect.element(cost('health insurance')).not.toBeInTheDocument();
});

test('costs of more than the spending have a message at the field, which keeps the amount', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await costs.getByRole('button', { name: 'Children' }).click();
  await costs.getByRole('button', { name: 'Mortgage' }).click();
  const amount = cost('mortgage').getByRole('textbox', { name: 'Monthly Cost, exact amount' });
  await amount.fill('4100');
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(amount)
    .toHaveAccessibleDescription(
      'The costs that are part of your spending are more than the $4,500 you spend, so your answer counts $3,700 of this one.',
    );
  await button('Set to 3,700').click();
  await expect.element(amount).not.toHaveAttribute('aria-invalid');
  expect(textOf(headline)).toMatch(/^You could stop at \d+\.$/);
});
