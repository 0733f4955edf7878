import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../../test/number-fields.ts';
import { headline, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText, textOf } from '../../../../test/page-actions.ts';

const included = page.getByRole('region', { name: 'Counted or left out' });
const summary = page.getByText(/^Spending: what ends, what begins\?/);
const costs = page.getByRole('group').filter({ has: summary });
const cost = (name: string) => costs.getByRole('listitem').filter({ hasText: name });

/** A single person of 55 with $250,000 saved, whose pay leaves $4,500 a month. */
const AT_55 = '/outlook#plan=55.65.250000.800.75000.7';

test('a mortgage is entered by keyboard as a part of the spending, and the answer says what its end changes', async () => {
  await showOutlook(AT_55);
  await expectText(headline, 'you could stop at 68.');
  await pressKeysOn(summary, 'Enter');
  await pressKeysOn(costs.getByRole('button', { name: 'Mortgage' }), 'Enter');
  await expect.element(amountBox('Monthly Cost')).toHaveFocus();
  await typeAmount('Monthly Cost', '1300');
  await typeAmount('Until Your Age', '67');
  await expectText(headline, 'you could stop at 64.');
  await expectText(cost('mortgage'), 'Your mortgage ends at 67: 64 instead of 68.');
  await expectText(cost('mortgage'), 'From 67 on, you spend $3,200 a month instead of $4,500.');
  await expectText(
    included,
    'Mortgage of $1,300 a month as part of your spending from 55 until 67 (does not rise with prices)',
  );
  await expectText(summary, 'Spending: what ends, what begins? (1)');
});

test('a loan is a cost that ends and does not rise, and changes nothing until its amount is typed', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await costs.getByRole('button', { name: 'Loan', exact: true }).click();
  await expectText(included, 'Loan of $0 a month');
  expect(textOf(cost('loan'))).not.toMatch(/you spend|Your loan ends/);
  await typeAmount('Monthly Cost', '400');
  await expectText(cost('loan'), /Your loan ends at 65: \d\d instead of 68/);
  await expectText(cost('loan'), /From 65 on, you spend \$[\d,]+ a month instead of \$4,500\./);
  await expectText(included, 'Loan of $400 a month as part of your spending from 55 until 65 (does not rise');
});

test('a mortgage on top of the spending starts today, lowers no contribution, and moves back', async () => {
  await showOutlook(`${AT_55}&cost=Mortgage.1300.month.55.72.0.x.until-age`);
  await summary.click();
  const question = costs.getByRole('group', { name: 'Is it in your $4,500 a month today?' });
  await expect.element(question.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await question.getByRole('radio', { name: 'No' }).click();
  await expectText(
    included,
    'from 55 until 72 (does not rise with prices, on top of your spending once you stop)',
  );
  await expectText(cost('Mortgage'), 'Mortgage on top until 72:');
  await expectText(
    cost('Mortgage'),
    'Until you stop, your pay covers it, and your contributions stay the same',
  );
  await question.getByRole('radio', { name: 'Yes' }).click();
  await expectText(included, 'as part of your spending from 55 until 72');
});

test('health insurance comes on top from the stop on, and its entry stays when it becomes a part', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await pressKeysOn(costs.getByRole('button', { name: 'Health insurance until 65' }), 'Enter');
  await expectText(included, 'Health insurance of $900 a month per person until Medicare');
  await expectText(summary, 'Spending: what ends, what begins? (1)');
  await expectText(cost('health insurance'), 'Health insurance until Medicare:');
  await pressKeysOn(cost('health insurance').getByRole('radio', { name: 'No' }), 'ArrowRight');
  await expectText(included, 'Health insurance of $900 a month as part of your spending from 55 until 65');
  await expect.element(cost('health insurance').getByRole('radio', { name: 'Yes' })).toHaveFocus();
  await pressKeysOn(cost('health insurance').getByRole('radio', { name: 'Yes' }), 'ArrowLeft');
  await expectText(included, 'Health insurance of $900 a month per person until Medicare');
  await expect.element(cost('health insurance').getByRole('radio', { name: 'No' })).toHaveFocus();
});

test('the premium is estimated from the income of each year, and the estimate can be left again', async () => {
  await showOutlook('/outlook#plan=55.60.950000.800.75000.7');
  await summary.click();
  await costs.getByRole('button', { name: 'Health insurance until 65' }).click();
  const estimate = cost('health insurance').getByRole('checkbox', { name: /^Estimate it from my income/ });
  await estimate.click();
  await expectText(
    included,
    'Health insurance of up to $1,400 a month per person until Medicare, depending on your income',
  );
  await expectText(cost('health insurance'), 'based on your plan’s income each year and the law of 2026.');
  await estimate.click();
  await expectText(included, 'Health insurance of $900 a month per person until Medicare');
});

test('what begins later is on top of the spending, and travel begins with the stop', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await costs.getByRole('button', { name: 'Travel' }).click();
  await expectText(
    included,
    'Travel of $400 a month in today’s dollars from 55 until 80 (rises with prices, on top of your spending once you stop)',
  );
  await costs.getByRole('button', { name: 'Care' }).click();
  await expectText(
    included,
    'Care of $2,000 a month in today’s dollars from 85 (rises with prices, on top of your spending)',
  );
});

test('a full list and costs that leave nothing to live on are explained', async () => {
  await showOutlook(AT_55 + '&income=Pension.500.month.65.x.1'.repeat(9));
  await summary.click();
  await costs.getByRole('button', { name: 'Rent' }).click();
  await expect.element(costs.getByText(/^A plan has at most 10 of these/)).toBeVisible();
  await typeAmount('Monthly Cost', '4500');
  await expectText(
    cost('rent'),
    'all of your spending ends one day, and you would live on $0 a month. Is this right?',
  );
});

test('costs of more than the spending have a message at the field, which keeps the amount', async () => {
  await showOutlook(AT_55);
  await summary.click();
  await costs.getByRole('button', { name: 'Children' }).click();
  await typeAmount('Monthly Cost', '800');
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
  expect(textOf(headline)).toMatch(/^you could stop at \d+\.$/);
});
