import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../../test/number-fields.ts';
import { headline, SPENDS_MORE, showOutlook } from '../../../../test/outlook-page.ts';
import { button, expectText, textOf } from '../../../../test/page-actions.ts';

const included = page.getByRole('region', { name: 'Counted or left out' });
const leavesOut = page.getByRole('region', { name: 'Counted or left out' });
const numbers = page.getByRole('region', { name: 'Your numbers' });
const entry = (text: string) => numbers.getByRole('listitem').filter({ hasText: text });

/** Shows the outlook with an empty, open list of other income and costs. */
async function showEmptyList(): Promise<void> {
  await showOutlook(SPENDS_MORE);
  await leavesOut.getByRole('button', { name: 'Add income or cost' }).click();
}

test('a pension is added and removed by keyboard, with the age before and after', async () => {
  await showEmptyList();
  await expect.element(numbers.getByText('Other income and costs', { exact: true })).toHaveFocus();
  const before = textOf(headline);
  await pressKeysOn(button('Pension or other income'), 'Enter');
  await expect.element(amountBox('Monthly Income')).toHaveFocus();
  await expect.element(numbers.getByRole('radio', { name: 'With prices' })).toBeVisible();
  await expectText(headline, 'you could stop at 68.');
  await expectText(entry('Pension of $500'), '68 instead of 69.');
  await expectText(included, 'Pension of $500 a month in today’s dollars from 65 (rises with prices)');
  await expect.element(leavesOut.getByText('A pension or an inheritance?')).not.toBeInTheDocument();
  await pressKeysOn(numbers.getByRole('button', { name: 'Remove Pension' }), 'Enter');
  await expect.element(button('Pension or other income')).toHaveFocus();
  expect(textOf(headline)).toBe(before);
});

test('the outcome of a cost that no age can pay begins with a capital letter', async () => {
  await showOutlook(`${SPENDS_MORE}&cost=Care.9000.month.65.80.1`);
  await numbers.getByText('Other income and costs (1)').click();
  await expectText(entry('Care of $9,000'), 'Later than 85 instead of 69.');
});

test('an end before the start has a message at the field, and the answer keeps the ages before it', async () => {
  await showOutlook(`${SPENDS_MORE}&income=Pension.500.month.65.80.1`);
  await numbers.getByText('Other income and costs (1)').click();
  await numbers
    .getByText(/^Pension of \$500 a month/)
    .last()
    .click();
  const question = numbers.getByText('How does it rise?', { exact: true }).element();
  expect(question.getBoundingClientRect().width).toBeGreaterThan(50);
  await numbers.getByText('More', { exact: true }).click();
  await typeAmount('From Your Age', '82');
  const end = amountBox('Until Your Age');
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(end)
    .toHaveAccessibleDescription(
      'Choose an age above 82, when it starts. Your answer still counts it from 65 until 80.',
    );
  await expectText(included, 'from 65 until 80');
  await typeAmount('Monthly Income', '600');
  await expectText(included, '$600 a month in today’s dollars from 65 until 80');
  await expect.element(amountBox('From Your Age')).toHaveValue('82');
  await numbers.getByRole('radio', { name: 'Not at all' }).click();
  await expectText(included, 'from 65 until 80 (does not rise with prices)');
  await expect.element(amountBox('From Your Age')).toHaveValue('82');
  await button('Set to 83').click();
  await expectText(included, '$600 a month in dollars of its first year from 82 until 83');
  await expect.element(end).not.toHaveAttribute('aria-invalid');
});

test('an entry has at most three fields, and the others are behind “More”', async () => {
  await showEmptyList();
  for (const [template, labels] of [
    ['Pension or other income', ['Monthly Income', 'From Your Age']],
    ['Money coming in once', ['Name', 'Amount', 'At Your Age']],
    ['A big cost once', ['Name', 'Amount', 'At Your Age']],
    ['Loan', ['Monthly Cost', 'Until Your Age', 'Name']],
  ] as const) {
    await button(template).click();
    const fields = numbers
      .getByRole('group')
      .filter({ has: page.getByRole('textbox'), hasNot: amountBox('Current Age') });
    await expect
      .poll(() =>
        [...fields.getByRole('textbox').elements()]
          .filter((field) => field.checkVisibility())
          .map((field) => field.getAttribute('aria-label') ?? 'Name'),
      )
      .toEqual(labels.map((label) => (label === 'Name' ? label : `${label}, exact amount`)));
  }
});

test('the list offers no eleventh entry, and asks about an unusually large amount', async () => {
  await showOutlook(SPENDS_MORE + '&income=Pension.500.month.65.x.1'.repeat(9));
  await numbers.getByText('Other income and costs (9)').click();
  await button('A big cost once').click();
  await expect.element(page.getByText(/^A plan has at most 10 of these/)).toBeVisible();
  await expect.element(button('A big cost once')).toBeDisabled();
  await typeAmount('Amount', '300000');
  await expect
    .element(page.getByText(/more than three times your yearly income of \$70,000\. Is this right\?$/))
    .toBeVisible();
  await expectText(included, 'New roof of $300,000 in today’s dollars at 45');
});

test('“Change” opens the entry, with the list closed and open', async () => {
  await showOutlook(`${SPENDS_MORE}&income=Pension.500.month.65.x.1&cost=Roof.20000.once.45.x.1`);
  const list = numbers.getByText('Other income and costs (2)');
  await list.click();
  await expect.element(amountBox('Amount')).not.toBeInTheDocument();
  await included.getByRole('link', { name: /^Change Roof/ }).click();
  await expect.element(amountBox('Amount')).toBeVisible();
  await expect.element(numbers.getByText(/^Roof of/)).toHaveFocus();
  await included.getByRole('link', { name: /^Change Pension/ }).click();
  await expect.element(amountBox('Monthly Income')).toBeVisible();
  await expect.element(amountBox('Amount')).not.toBeInTheDocument();
  await expect.element(numbers.getByText(/^Pension of/)).toHaveFocus();
});

test('HTML in a cash flow’s name is shown as text, and a blank name is replaced', async () => {
  await showEmptyList();
  await button('Money coming in once').click();
  const name = numbers.getByRole('textbox', { name: 'Name' });
  await name.fill('<img src=x onerror=alert(1)>\u202E');
  await expectText(included, '<img src=x onerror=alert(1)> of $50,000 in today’s dollars at 45');
  expect(included.element().querySelector('img')).toBeNull();
  await name.fill('');
  await expectText(included, 'Other income once of $50,000');
});

test('the owner of an income and the share after a death are asked of couples only', async () => {
  await showEmptyList();
  await button('Pension or other income').click();
  await numbers.getByText('More', { exact: true }).click();
  await expect.element(amountBox('Share After Your Death (%)')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await typeAmount('Share After Your Death (%)', '50');
  await expectText(included, '(rises with prices, 50% after your death)');
  await numbers.getByRole('radio', { name: 'My partner’s' }).click();
  await expectText(
    included,
    'Your partner’s Pension of $500 a month in today’s dollars from your partner’s age 65',
  );
  await expect.element(amountBox('From Your Partner’s Age')).toHaveValue('65');
  await expect.element(amountBox('Share After Your Partner’s Death (%)')).toHaveValue('50');
});

test('an income that does not rise has the amount of its letter, whose value is in today’s dollars', async () => {
  await showEmptyList();
  await button('Pension or other income').click();
  await numbers.getByRole('radio', { name: 'Not at all' }).click();
  await typeAmount('Monthly Income', '900');
  await expectText(
    included,
    'Pension of $900 a month in dollars of its first year from 65 (does not rise with prices)',
  );
  // 900 / 1.025 ^ 30 = 429.
  await expect
    .element(amountBox('Monthly Income'))
    .toHaveAccessibleDescription(
      'Type the amount of the first year, as in a pension letter. At 65, it is worth about $430 in today’s dollars.',
    );
  await typeAmount('From Your Age', '35');
  await expect.element(amountBox('Monthly Income')).toHaveAccessibleDescription('Type what it pays today.');
  await typeAmount('From Your Age', '65');
  await numbers.getByRole('radio', { name: 'With prices' }).click();
  await expectText(included, '$900 a month in today’s dollars from 65 (rises with prices)');
  await expect.element(amountBox('Monthly Income')).not.toHaveAccessibleDescription(/letter/);
});

test('an income rises by a percentage, is not taxed, and is in dollars of its first year', async () => {
  await showEmptyList();
  await button('Pension or other income').click();
  await numbers.getByRole('radio', { name: 'By a percentage' }).click();
  await typeAmount('Yearly Rise (%)', '1.5');
  await numbers.getByText('More', { exact: true }).click();
  const firstYear = numbers.getByRole('checkbox', { name: /first year, as in a pension letter$/ });
  await firstYear.click();
  await expectText(included, '$500 a month in today’s dollars from 65 (rises by 1.5% a year)');
  await firstYear.click();
  await numbers.getByRole('checkbox', { name: 'No tax is due on it' }).click();
  await expectText(
    included,
    'Pension of $500 a month in dollars of its first year from 65 (rises by 1.5% a year, not taxed)',
  );
  await expectText(entry('Pension of $500'), 'In dollars of its first year.');
  await numbers.getByRole('radio', { name: 'With prices' }).click();
  await expectText(included, 'in today’s dollars from 65 (rises with prices, not taxed)');
});

test('a cost has the name of its button, and no amount and outcome before one is entered', async () => {
  await showEmptyList();
  const before = textOf(headline);
  for (const name of ['Mortgage', 'Loan', 'Other cost']) {
    await button(name).click();
    await expectText(
      entry(`${name} of $0`),
      `${name} of $0 a month as part of your spending from 35 until 45`,
    );
    await expect.element(amountBox('Monthly Cost')).toHaveValue('0');
    await expect.element(amountBox('Monthly Cost')).toHaveAccessibleDescription('Type what you pay a month.');
    expect(textOf(entry(`${name} of $0`))).not.toMatch(/…|Still/);
  }
  expect(textOf(headline)).toBe(before);
  await numbers.getByRole('textbox', { name: 'Name' }).fill('Alimony');
  await typeAmount('Monthly Cost', '320');
  await expectText(included, 'Alimony of $320 a month as part of your spending from 35 until 45');
  await expect.element(amountBox('Monthly Cost')).not.toHaveAccessibleDescription(/^Type/);
});
