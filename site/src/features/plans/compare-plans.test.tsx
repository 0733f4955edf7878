import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, textOf, textsOf } from '../../../test/page-actions.ts';
import { compare, compareCheckbox, showPlans, threePlans } from '../../../test/plans-list.ts';
import { largestInputs, retiredPlan, samplePlan } from '../../../test/samples.ts';

test('two or three plans are compared, in words first', async () => {
  await showPlans([...threePlans, samplePlan({ id: 4, name: 'Delta' })]);
  await expect.element(page.getByText('Select two or three plans to compare them.')).toBeVisible();
  await compareCheckbox('alpha').click();
  await expect.element(page.getByText('1 plan selected. Select one or two more.')).toBeVisible();
  await compareCheckbox('Beta').click();
  await button('Compare 2 plans').click();
  await expect.element(page.getByRole('heading', { name: 'Compare plans' })).toHaveFocus();
  const comparison = page.getByRole('region', { name: 'Compare plans' });
  await expect
    .poll(() => textOf(comparison.getByRole('listitem')))
    .toMatch(
      /^“Beta”, compared with “alpha”: stop \d+ years earlier \(\d\d instead of \d\d\)\. Its savings reach \$[\d,]+ in today’s dollars at 65, \$\d+,000 more than “alpha” at 65\.$/,
    );
  const table = comparison.getByRole('table');
  const compared = () => textsOf(table.getByRole('columnheader'));
  expect(compared()).toEqual(['alpha', 'Beta', 'Difference']);
  await expect
    .poll(() => textOf(table.getByRole('row', { name: /^You could stop at/ })))
    .toMatch(/\d+ years earlier$/);
  expect(textOf(table.getByRole('row', { name: /^Saved a month/ }))).toMatch(/\$1,500\$1,400 more$/);
  expect(textOf(table.getByRole('row', { name: /^Savings now/ }))).toMatch(/same$/);
  // The caption names today's dollars once.
  expect(textOf(table)).toMatch(/^Amounts are today’s dollars\./);
  expect(textOf(table.getByRole('row', { name: /^Projected savings/ }))).toMatch(
    /^Projected savings\$[\d,]+ \(\$[\d,]+ in future dollars\)\$[\d,]+ \(\$[\d,]+ in future dollars\)\$[\d,]+ more$/,
  );
  for (const label of ['Savings now', 'Saved a month', 'Spent a month', 'Social Security a month']) {
    await expect.element(table.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
  }
  await compareCheckbox('Delta').click();
  await expect.poll(compared).toHaveLength(3);
  await expect.element(compareCheckbox('Gamma')).toBeDisabled();
  await button('Close comparison').click();
  await expect.element(comparison).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
  history.back();
  await expect.element(comparison).toBeVisible();
  history.back();
  await expect.element(comparison).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
  await expect.element(compareCheckbox('Delta')).toBeChecked();
  await button('Clear the selection').click();
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
});

test('the comparison names the age, the income and the return that differ', async () => {
  const changes = { currentAge: 40, annualIncome: 90_000, expectedReturn: 8 };
  await showPlans([samplePlan({ id: 2, name: 'First' }), samplePlan({ id: 1, name: 'Second', ...changes })]);
  const table = await compare('First', 'Second');
  for (const row of [
    'Current age35405 years older',
    'Income a year$70,000$90,000$20,000 more',
    'Expected return7%8%1 point more',
  ]) {
    await expect.element(table).toMatchTextContent(row);
  }
});

test('the comparison of someone who has retired has what can be spent, and no projection', async () => {
  await showPlans([
    retiredPlan({ id: 1, name: 'First' }),
    retiredPlan({ id: 2, name: 'Second', currentSavings: 600_000 }),
  ]);
  const table = await compare('First', 'Second');
  await expect.element(table).toMatchTextContent(/You can spend\$\d,\d+ a month\$\d,\d+ a month\$\d+ more/);
  expect(textOf(page.getByRole('region', { name: 'Compare plans' }).getByRole('listitem'))).toMatch(
    /^“Second”, compared with “First”: you can spend \$\d,\d+ a month in today’s dollars instead of \$\d,\d+\.$/,
  );
  expect(textOf(table)).not.toContain('Projected savings');
});

test('three plans with the largest numbers fit side by side on a phone', async () => {
  const names = ['First', 'Second', 'Third'];
  await showPlans(names.map((name, index) => samplePlan({ id: index + 1, name, ...largestInputs })));
  const table = await compare(...names);
  await expect.poll(() => textOf(table)).toContain('$4,471,232,132 in future dollars');
  await page.viewport(375, 800);
  // All three plans are the same, and so are their rows.
  await expect.element(table.getByRole('rowheader', { name: 'Savings now' })).not.toBeInTheDocument();
  await button('Show the 12 rows that are the same').click();
  await table.element().scrollIntoView({ behavior: 'instant' });
  for (const name of names) {
    await expect.element(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
  const caption = table.element().querySelector('caption');
  expect(width(caption), 'the caption is as wide as the table').toBe(width(table.element()));
});
