import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressKeysOn, sentenceNumber } from '../../../../test/number-fields.ts';
import { headline, openNumbers, SPENDS_MORE, showOutlook } from '../../../../test/outlook-page.ts';
import { expectText } from '../../../../test/page-actions.ts';
import { loadPartsOnDemand } from './load-controls.ts';

const rows = page.getByRole('region', { name: 'Counted or left out' });
const row = (text: string) => rows.getByRole('listitem').filter({ hasText: text });
const switchOf = (start: string) => rows.getByRole('switch', { name: new RegExp(`^${start}`) });
const taxSwitch = switchOf('Federal income tax');
const cut = row('If Congress does nothing');
const list = rows.getByRole('list');
const target = sentenceNumber('Target: futures out of 100');
const WITH_TAX = `${SPENDS_MORE}&preTaxShare=100`;

test('each row shows its effect, and its switch includes and removes it by keyboard and announces the change', async () => {
  await showOutlook(SPENDS_MORE);
  await expectText(cut, /from 2033 \+372 instead of 69$/);
  await expectText(row('federal income tax'), /traditional IRA \+170 instead of 69$/);
  taxSwitch.element().focus();
  await userEvent.keyboard(' ');
  await expectText(headline, 'you could stop at 70.');
  await expect.element(page.getByText('Included: 70 instead of 69.')).toBeInTheDocument();
  await expectText(row('Federal income tax on savings that are mostly'), /\+170 instead of 69$/);
  await expect.element(taxSwitch).toHaveFocus();
  await expect.element(taxSwitch).toBeChecked();
  await userEvent.keyboard(' ');
  await expectText(headline, 'you could stop at 69.');
  await expect.element(page.getByText('Removed: 69 instead of 70.')).toBeInTheDocument();
  await expect.element(taxSwitch).not.toBeChecked();
});

test('the heading gets the focus when the row of a pension is removed', async () => {
  await showOutlook(`${SPENDS_MORE}&income=Pension.500.month.65.x.1`);
  await pressKeysOn(rows.getByRole('button', { name: /^Remove Pension/ }), 'Enter');
  await expect.element(row('Pension of $500')).not.toBeInTheDocument();
  await expect.element(rows.getByRole('heading')).toHaveFocus();
});

test('the question beside the savings has the age with tax, and is checked while tax is included', async () => {
  await showOutlook(WITH_TAX);
  const question = page.getByRole('checkbox', { name: 'Is most of it in a 401(k) or traditional IRA?' });
  const age = page.getByText('With federal income tax: 70 instead of 69.');
  await expect.element(age).toBeVisible();
  await expect.element(question).toBeChecked();
  await question.click();
  await expectText(headline, 'you could stop at 69.');
  await expect.element(age).toBeVisible();
});

test('the ages of an earlier draft are marked until new ones replace them', async () => {
  await showOutlook(SPENDS_MORE);
  await expectText(cut, /72 instead of 69$/);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  await pressKeysOn(target, 'ArrowUp', 'ArrowUp');
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expectText(cut, /7\d instead of 7[01]$/);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
});

test('the ages of an earlier draft are never printed', async () => {
  await showOutlook(SPENDS_MORE);
  await pressKeysOn(target, 'ArrowUp', 'ArrowUp');
  await expectText(cut, /7\d instead of 7[01]$/);
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

test('once retired, the rows show amounts in place of years', async () => {
  await showOutlook(SPENDS_MORE);
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await expectText(cut, /−\$[\d,]+\$[\d,]+ a month instead of \$[\d,]+ a month$/);
});

test('included taxes ask one question, with state tax behind “More”', async () => {
  await showOutlook(WITH_TAX);
  await expectText(
    rows,
    /At 70 you withdraw about \$1,660 a month\. About \$230 a month of it goes to federal/,
  );
  const controls = page.getByRole('region', { name: 'Federal income tax' });
  const question = controls.getByRole('group', { name: 'Where do you keep most of your savings?' });
  await expect.element(question.getByRole('radio', { name: '401(k) or traditional IRA' })).toBeChecked();
  await expectText(controls, /the law makes you take a part out of a traditional 401\(k\) or IRA each year/);
  await question.getByRole('radio', { name: 'Roth or already taxed' }).click();
  await expectText(rows, /None of it goes to federal income tax\./);
  await expectText(headline, 'you could stop at 69.');
  await expect.element(controls.getByText(/the law makes you take/)).not.toBeInTheDocument();
  await question.getByRole('radio', { name: 'About half and half' }).click();
  const state = controls.getByRole('textbox', { name: /^State Income Tax/ });
  await expect.element(state).not.toBeInTheDocument();
  await controls.getByText('More', { exact: true }).click();
  await state.fill('5');
  await expectText(rows, /goes to state tax\..*State income tax of 5%/);
  await expect
    .element(page.getByText(/federal income tax are calculated by the law of 2026\. Other taxes/))
    .toBeVisible();
});

test('“Change” at an included cut leads to its year and its percentage', async () => {
  await showOutlook(SPENDS_MORE);
  await switchOf('The cut of Social Security').click();
  const controls = page.getByRole('region', { name: 'Cut of Social Security' });
  await expect.element(controls).toBeVisible();
  await rows.getByRole('link', { name: /^Change Social Security cut/ }).click();
  const firstYear = controls.getByRole('combobox', { name: 'First year of the cut' });
  const share = controls.getByRole('textbox', { name: /^Share of Benefits That Is Paid/ });
  await expect.element(controls.getByRole('heading')).toHaveFocus();
  await expect.element(firstYear).toBeInViewport({ ratio: 1 });
  await expect.element(share).toBeInViewport({ ratio: 1 });
  await firstYear.selectOptions('2040');
  await share.fill('90');
  await expectText(rows, /Social Security cut to 90% from 2040/);
});

test('an answer below 65 leaves out health insurance, which is included with its amount', async () => {
  await showOutlook('/outlook#plan=35.65.50000.1500.70000.7&assume=4667');
  await expectText(headline, 'you could stop at 63.');
  const health = row('With health insurance until Medicare');
  await expectText(health, /by our estimate \$900 a month per person \+164 instead of 63$/);
  const note = page.getByText(/so your spending should include it/);
  await expect.element(note).toBeVisible();
  await switchOf('Health insurance until Medicare').click();
  await expectText(headline, 'you could stop at 64.');
  await expect.element(note).not.toBeInTheDocument();
  const premium = page.getByRole('textbox', { name: /^Monthly Health Insurance Before 65/ });
  await premium.fill('300');
  await expectText(rows, /Health insurance of \$300 a month per person until Medicare/);
  await switchOf('Health insurance until Medicare').click();
  await expectText(headline, 'you could stop at 63.');
});

test('a cut of spending in bad years has its age, its price and a number that is changed in place', async () => {
  await showOutlook(SPENDS_MORE);
  const spendingSwitch = switchOf('Spending less in bad years');
  await expectText(row('If I could live on 10% less in bad years'), /68 instead of 69$/);
  await spendingSwitch.click();
  await expectText(headline, 'you could stop at 68.');
  await expectText(
    rows,
    'In bad years I could live on 10% less:you would cut in about 4 out of 10 years.−168 instead of 69',
  );
  await pressKeysOn(sentenceNumber('Cut of Spending in Bad Years (%)'), 'ArrowUp', 'ArrowUp');
  await expectText(headline, 'you could stop at 67.');
  await expectText(rows, 'live on 20% less:you would cut in about 4 out of 10 years.−267 instead of 69');
  await spendingSwitch.click();
  await expectText(headline, 'you could stop at 69.');
});

/** Names the visible fields: number boxes, texts, choices and the chosen one of each group of radio buttons. */
function visibleFields(): string[] {
  const fields =
    'main :is(input:not([type=range], [type=radio], [role=switch]), input[type=radio]:checked, select)';
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '');
}

test('the default visitor sees no field of a household', async () => {
  await showOutlook();
  await expectText(cut, /7\d instead of 69$/);
  expect(visibleFields()).toEqual([
    'Just me',
    'Already retired',
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

test('on a phone, each switch shows at most three new fields', async () => {
  await page.viewport(375, 812);
  await showOutlook('/outlook#plan=35.65.50000.3000.90000.7&assume=4667');
  openNumbers();
  await expectText(headline, /^you could stop at 5\d\./);
  const switches = rows.getByRole('switch');
  await expect.poll(() => switches.elements().length).toBe(5);
  // Without this wait, they would appear after the fields are counted.
  await loadPartsOnDemand();
  for (const [index, element] of switches.elements().entries()) {
    const before = visibleFields().length;
    (element as HTMLElement).click();
    await expect.poll(() => rows.getByRole('switch', { checked: true }).elements().length).toBe(index + 1);
    expect(visibleFields().length - before).toBeLessThanOrEqual(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  }
});
