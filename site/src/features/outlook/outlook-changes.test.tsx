import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, pressKeysOn, typeAmount } from '../../../test/number-fields.ts';
import { DEFAULT_GOAL, desiredAgeSentence, goal, headline, showOutlook } from '../../../test/outlook-page.ts';
import { button, expectText } from '../../../test/page-actions.ts';

// The parts in which visitors change the plan: what would change it, assumptions and versions.

test('a change that would work is applied and undone', async () => {
  await showOutlook();
  const section = page.getByRole('region', { name: 'What would change it' });
  const save = section.getByRole('listitem').filter({ hasText: 'Save more' });
  await expectText(save, /Save \$\d+ a month instead of \$500 in today’s dollars and you could stop at 65\./);
  await save.getByRole('button', { name: /^Apply/ }).click();
  await expectText(desiredAgeSentence, 'You’d like 65, and that works in 8 out of 10 futures.');
  await expectText(section, 'Stopping at 65 reaches your goal of 8 out of 10 futures.');
  await expect.element(section.getByRole('heading', { name: 'What would change it' })).toHaveFocus();
  const status = section.getByRole('status');
  await expectText(status, /^Applied: Save \$\d+ a month instead of \$500 in today’s dollars\./);
  await section.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(status).toBeEmptyDOMElement();
  await expectText(desiredAgeSentence, 'You’d like 65: that works in 4 out of 10 futures.');
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('500');
});

test('the small changes keep the focus when one of them is made or undone, and disappears', async () => {
  await showOutlook();
  const changes = page.getByRole('group', { name: 'Small changes' });
  const claim = changes.getByRole('button', { name: /^Claim at 70: / });
  await pressKeysOn(claim, 'Enter');
  await expect.element(claim).not.toBeInTheDocument();
  await expect.element(changes).toHaveFocus();
  await pressKeysOn(changes.getByRole('button', { name: 'Undo: Claim at 70' }), 'Enter');
  await expect.element(claim).toBeVisible();
  await expect.element(changes).toHaveFocus();
});

const smallChanges = page.getByRole('group', { name: 'Small changes' });

test('each small change gives an earlier age than the answer', async () => {
  await showOutlook('/outlook#plan=35.65.50000.500.70000.7&spendingCut=10');
  await expect.element(smallChanges.getByRole('button').first()).toHaveAttribute('data-stale', 'false');
  const answer = Number(/stop at (\d+)/.exec(headline.element().textContent)?.[1]);
  for (const change of smallChanges.getByRole('button').elements()) {
    expect(Number(/: (\d+)$/.exec(change.textContent)?.[1]), change.textContent).toBeLessThan(answer);
  }
});

test('spending twice as much less for the same age is no small change', async () => {
  await showOutlook('/outlook#plan=45.65.400000.500.90000.7');
  await expect.element(smallChanges.getByRole('button').first()).toHaveAttribute('data-stale', 'false');
  const texts = smallChanges.getByRole('button', { name: /^Spend/ }).elements();
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Spend \$\d+ less: 65$/),
  ]);
});

test('without a small change that helps, there is none, and its room stays', async () => {
  await showOutlook('/outlook#plan=60.65.0.0.20000.7&assume=9000');
  const leftOut = page.getByRole('region', { name: 'Counted or left out' }).getByRole('list');
  await expect.element(leftOut).toHaveAttribute('aria-busy', 'false');
  await expect.element(smallChanges).not.toBeInTheDocument();
  const room = page.getByText('Small changes', { exact: true }).element().parentElement;
  expect(room?.clientHeight).toBeGreaterThanOrEqual(44);
});

test('spending as much as the goal allows leaves no room to spend more', async () => {
  await showOutlook();
  const section = page.getByRole('region', { name: 'What would change it' });
  const spend = section.getByRole('listitem').filter({ hasText: 'Spend less' });
  await spend.getByRole('button', { name: /^Apply/ }).click();
  await expectText(section, /reaches your goal of 8 out of 10 futures. There is no room to spend more\./);
});

test('assumptions can be changed and reset', async () => {
  await showOutlook('/outlook#assumptions');
  await expectText(
    page.getByRole('region', { name: 'Markets' }),
    'It is the average growth of a year; the calculator adds a twelfth of it each month, which makes 7.23% a year.',
  );
  const volatility = page.getByRole('textbox', { name: /^Volatility \(%\)/ }).first();
  await volatility.fill('20');
  await expect.poll(() => headline.element().textContent).not.toContain('stop at 69');
  await button('Reset to the default: Volatility (%)').click();
  await expectText(goal, DEFAULT_GOAL);
  await expect.element(volatility).toHaveFocus();
  await page.getByRole('checkbox', { name: 'I know my benefit' }).click();
  await expectText(goal, DEFAULT_GOAL);
  await page.getByRole('textbox', { name: /^Known Monthly Benefit/ }).fill('1000');
  await page.getByRole('checkbox', { name: 'Claim when I stop working' }).click();
  await page.getByRole('textbox', { name: 'Claiming Age, exact amount', exact: true }).fill('70');
  await page.getByRole('radio', { name: /1990/ }).click();
  await button('Reset all assumptions').click();
  await expectText(goal, DEFAULT_GOAL);
  await expect.element(page.getByRole('heading', { name: 'Spending and goal' })).toHaveFocus();
});

test('a version has the number that was typed a moment before', async () => {
  await showOutlook('/outlook#compare');
  await button('Keep as version A').click();
  const field = amountBox('Monthly Contributions').element() as HTMLInputElement;
  const keep = button('Keep as version B').element() as HTMLElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1500');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
  keep.click();
  await expect.element(page.getByText(/^Version B saves \$1,500 a month/)).toBeVisible();
});

test('versions are compared in a sentence, and can be opened and removed', async () => {
  await showOutlook('/outlook#compare');
  await button('Keep as version A').click();
  await typeAmount('Monthly Contributions', '1500');
  await button('Keep as version B').click();
  await expect
    .element(
      page.getByText(
        /^Version B saves \$1,500 a month and spends \$3,550 a month\. You could stop at \d\d, \d+ years earlier\.$/,
      ),
    )
    .toBeVisible();
  const difference = page.getByRole('listitem').filter({ hasText: /^Version B/ });
  await expect.element(difference).toHaveFocus();
  expect(difference.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) }).element();
  await expect
    .element(page.getByText('Amounts are today’s dollars. Rows that differ are bold.'))
    .toBeVisible();
  expect(getComputedStyle(row('Saved a month').lastElementChild as Element).fontWeight).toBe('600');
  expect(getComputedStyle(row('Savings now').lastElementChild as Element).fontWeight).toBe('400');
  await button('Keep as version C').click();
  await expect.element(page.getByText(/Remove a version to keep another one\./)).toBeVisible();
  await button('Open Version A').click();
  await expect.element(amountBox('Monthly Contributions')).toHaveValue('500');
  await button('Remove Version A').click();
  await expect.element(page.getByRole('columnheader', { name: 'Version C' })).not.toBeInTheDocument();
});
