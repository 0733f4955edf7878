import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressKeysOn, sentenceNumber } from '../../../../test/number-fields.ts';
import { headline, SPENDS_MORE, showOutlook } from '../../../../test/outlook-page.ts';
import { expectText } from '../../../../test/page-actions.ts';
import { loadPartsOnDemand } from './load-controls.ts';

const leavesOut = page.getByRole('region', { name: 'What this leaves out' });
const included = page.getByRole('region', { name: 'This answer includes:' });
const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const tax = item('With federal income tax');
const cut = item('If Congress does nothing');

test('what the answer leaves out has its ages without a click, and is included and removed in one tap each, by keyboard, with the change announced', async () => {
  await showOutlook(SPENDS_MORE);
  await expectText(
    cut,
    'If Congress does nothing, Social Security pays about 78% at first, from late 2032: 72 instead of 69.',
  );
  await expectText(
    tax,
    'With federal income tax, if most of your savings is in a 401(k) or traditional IRA: 70 instead of 69.',
  );
  tax.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  await expectText(headline, 'You could stop at 70.');
  await expect.element(page.getByText('Included: 70 instead of 69.')).toBeInTheDocument();
  await expectText(
    included,
    /^This answer includes:Federal income tax on savings that are mostly .*: 70 instead of 69 without it\./,
  );
  await expect.element(tax).not.toBeInTheDocument();
  await expectText(cut, /: 7\d instead of 70\./);
  await expect.element(page.getByRole('button', { name: /^Remove federal income tax/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectText(headline, 'You could stop at 69.');
  await expect.element(page.getByText('Removed: 69 instead of 70.')).toBeInTheDocument();
  await expect
    .element(leavesOut.getByRole('button', { name: 'Include it: federal income tax' }))
    .toHaveFocus();
  await expect.element(included).not.toBeInTheDocument();
});

test('the question beside the savings has the age with tax, and includes and removes it', async () => {
  await showOutlook(SPENDS_MORE);
  const question = page.getByRole('checkbox', { name: 'Is most of it in a 401(k) or traditional IRA?' });
  await expect.element(page.getByText('With federal income tax: 70 instead of 69.')).toBeVisible();
  await question.click();
  await expectText(headline, 'You could stop at 70.');
  await expect.element(question).toBeChecked();
  await expect.element(page.getByText('With federal income tax: 70 instead of 69 without it.')).toBeVisible();
  await question.click();
  await expectText(headline, 'You could stop at 69.');
  await expect.element(included).not.toBeInTheDocument();
});

test('the ages of an earlier draft are marked until new ones replace them, and are never printed', async () => {
  await showOutlook(SPENDS_MORE);
  await expectText(cut, /: 72 instead of 69\./);
  const list = leavesOut.getByRole('list');
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  const target = sentenceNumber('Target: futures out of 100');
  await pressKeysOn(target, 'ArrowUp', 'ArrowUp');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expectText(cut, /: 7\d instead of 7[01]\./);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');

  await pressKeysOn(target, 'ArrowDown');
  // In one task, so that nothing that is updated later, such as after a frame, is current without printing.
  target
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  dispatchEvent(new Event('beforeprint'));
  expect(list.element().getAttribute('aria-busy')).toBe('false');
  const levers = page.getByRole('region', { name: 'What would change it' });
  expect(levers.element().textContent).toContain('reaches your goal of 8 out of 10 futures.');
  dispatchEvent(new Event('afterprint'));
});

test('once retired, the list shows chances in place of ages', async () => {
  await showOutlook(SPENDS_MORE);
  await page.getByRole('radio', { name: 'Already retired' }).click();
  await expectText(cut, /out of 10 futures/);
});

test('included taxes ask one question, with state tax behind “More”', async () => {
  await showOutlook(SPENDS_MORE);
  await tax.getByRole('button').click();
  await expectText(
    included,
    /At 70 you withdraw about \$1,660 a month\. About \$230 a month of it goes to federal/,
  );
  const controls = page.getByRole('region', { name: 'Federal income tax' });
  const question = controls.getByRole('group', { name: 'Where do you keep most of your savings?' });
  await expect.element(question.getByRole('radio', { name: '401(k) or traditional IRA' })).toBeChecked();
  await expectText(controls, /If these accounts hold more than about \$\d/);
  await question.getByRole('radio', { name: 'Roth or already taxed' }).click();
  await expectText(included, /None of it goes to federal income tax\./);
  await expectText(headline, 'You could stop at 69.');
  await expect.element(controls.getByText(/If these accounts/)).not.toBeInTheDocument();
  await question.getByRole('radio', { name: 'About half and half' }).click();
  const state = controls.getByRole('textbox', { name: /^State Income Tax/ });
  await expect.element(state).not.toBeInTheDocument();
  await controls.getByText('More', { exact: true }).click();
  await state.fill('5');
  await expectText(
    included,
    /goes to state tax\..*State income tax of 5%: \d+ (instead of \d+ without it|with or without it)\./,
  );
  await expect
    .element(page.getByText(/federal income tax are calculated by the law of 2026\. Other taxes/))
    .toBeVisible();
});

test('the year and the percentage of an included cut are changed behind “More”', async () => {
  await showOutlook(SPENDS_MORE);
  await cut.getByRole('button').click();
  const controls = page.getByRole('region', { name: 'Cut of Social Security' });
  await controls.getByText('More', { exact: true }).click();
  await controls.getByRole('combobox', { name: 'First year of the cut' }).selectOptions('2040');
  await controls.getByRole('textbox', { name: /^Share of Benefits That Is Paid/ }).fill('90');
  await expectText(included, /Social Security cut to 90% from 2040/);
});

test('an answer below 65 leaves out health insurance, which is included with its amount', async () => {
  await showOutlook('/outlook#plan=35.65.50000.1500.70000.7&assume=4667');
  await expectText(headline, 'You could stop at 63.');
  const health = item('With health insurance until Medicare');
  await expectText(health, /by our estimate \$900 a month per person: 64 instead of 63\./);
  const note = page.getByText(/so your spending should include it/);
  await expect.element(note).toBeVisible();
  await health.getByRole('button').click();
  await expectText(headline, 'You could stop at 64.');
  await expect.element(note).not.toBeInTheDocument();
  const premium = page.getByRole('textbox', { name: /^Monthly Health Insurance Before 65/ });
  await premium.fill('300');
  await expectText(included, /Health insurance of \$300 a month per person until Medicare/);
  await page.getByRole('button', { name: /^Remove health insurance/ }).click();
  await expectText(headline, 'You could stop at 63.');
});

test('the spending is after tax, and says that taxes are left out until federal income tax is included', async () => {
  await showOutlook(SPENDS_MORE);
  await page.getByRole('heading', { level: 2, name: 'Assumptions' }).click();
  const untaxed = page.getByText(/It is what you live on after tax\. Taxes in retirement are left out/);
  await expect.element(untaxed).toBeVisible();
  await tax.getByRole('button').click();
  await expect
    .element(page.getByText(/It is what you live on after tax\. Your savings also pay federal income tax\./))
    .toBeVisible();
  await expect.element(untaxed).not.toBeInTheDocument();
});

test('wage growth and the cut of Social Security are side by side in the assumptions', async () => {
  await showOutlook(SPENDS_MORE);
  await page.getByRole('heading', { level: 2, name: 'Assumptions' }).click();
  const wages = page.getByRole('checkbox', { name: 'Wages grow 1% a year above prices' });
  await expect
    .element(
      page.getByText(/your benefit would be about 23% higher\. With both, it would be about 4% lower\./),
    )
    .toBeVisible();
  await wages.click();
  await expectText(headline, 'You could stop at 67.');
  await page.getByRole('checkbox', { name: 'Social Security pays 78% from 2033' }).click();
  await expectText(headline, 'You could stop at 70.');
  await expectText(included, /Social Security cut to 78% from 2033.*Wages that grow 1% a year above prices/);
  await wages.click();
  await expectText(headline, 'You could stop at 72.');
});

test('a cut of spending in bad years has its age, its price and a number that is changed in place', async () => {
  await showOutlook(SPENDS_MORE);
  const bad = item('If I could live on 10% less in bad years');
  await expectText(bad, ': 68 instead of 69.');
  await bad.getByRole('button').click();
  await expectText(headline, 'You could stop at 68.');
  await expectText(
    included,
    'In bad years I could live on 10% less.68 instead of 69; you would cut in about 4 out of 10 years.',
  );
  await pressKeysOn(sentenceNumber('Cut of Spending in Bad Years (%)'), 'ArrowUp', 'ArrowUp');
  await expectText(headline, 'You could stop at 67.');
  await expectText(included, 'live on 20% less.67 instead of 69; you would cut in about 4 out of 10 years.');
  await page.getByRole('button', { name: 'Remove 20% less spending in bad years' }).click();
  await expectText(headline, 'You could stop at 69.');
});

/** Names the visible fields: number boxes, texts, choices and the chosen one of each group of radio buttons. */
function visibleFields(): string[] {
  const fields = 'main :is(input:not([type=range], [type=radio]), input[type=radio]:checked, select)';
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '');
}

test('the default visitor sees no field of a household', async () => {
  await showOutlook();
  await expectText(cut, /: 7\d instead of 69\./);
  expect(visibleFields()).toEqual([
    'Still working',
    'Just me',
    'Current Age, exact amount',
    'Target Retirement Age, exact amount',
    'Current Retirement Savings, exact amount',
    'Is most of it in a 401(k) or traditional IRA?',
    'Monthly Contributions, exact amount',
    'My contributions rise with prices',
    'Annual Income, exact amount',
    'Expected Annual Return (%), exact amount',
  ]);
});

test('on a phone, each addition shows at most three new fields', async () => {
  await page.viewport(375, 812);
  await showOutlook('/outlook#plan=35.65.50000.3000.90000.7&assume=4667');
  await expectText(headline, /^You could stop at 5\d\./);
  const include = leavesOut.getByRole('button', { name: /^(Include it|Add partner)/ });
  await expect.poll(() => include.elements().length).toBe(6);
  const names = include.elements().map((element) => element.getAttribute('aria-label') ?? 'Add partner');
  // Otherwise they would appear after the fields are counted.
  await loadPartsOnDemand();
  for (const [index, name] of names.entries()) {
    const before = visibleFields().length;
    await leavesOut.getByRole('button', { name }).click();
    await expect
      .poll(() => included.getByRole('button', { name: /^Remove/ }).elements().length)
      .toBe(index + 1);
    await expect.element(leavesOut.getByRole('button', { name })).not.toBeInTheDocument();
    // A partner changes the labels of other fields, so that only their number tells how many are new.
    expect(visibleFields().length - before, name).toBeLessThanOrEqual(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  }
});
