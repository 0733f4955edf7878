import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amountBox, pressKeysOn, sentenceNumber, typeAmount } from '../../../test/number-fields.ts';
import {
  DEFAULT_GOAL,
  desiredAgeSentence,
  goal,
  headline,
  partHeading,
  showOutlook,
} from '../../../test/outlook-page.ts';
import { button, expectText } from '../../../test/page-actions.ts';

// The answer, and the numbers that it depends on.

test('numbers in the answer and its goal are stepped and typed', async () => {
  await showOutlook();
  await expectText(headline, 'you could stop at 69.');
  await expectText(goal, DEFAULT_GOAL);
  await pressKeysOn(sentenceNumber('Plan to Age'), 'ArrowDown');
  await expectText(goal, 'lasts to 94 ');
  await pressKeysOn(sentenceNumber('Plan to Age'), 'End');
  await expectText(goal, 'lasts to 110 ');
  await pressKeysOn(sentenceNumber('Target: futures out of 100'), 'ArrowUp');
  await expectText(goal, 'in at least 85 out of 100 futures');
  await pressKeysOn(sentenceNumber('Target: futures out of 100'), 'End');
  await expectText(goal, 'in at least 95 out of 100 futures');
  await sentenceNumber('Target: futures out of 100').click();
  await userEvent.keyboard('90{Enter}');
  await expectText(goal, 'in at least 9 out of 10 futures');
  await pressKeysOn(sentenceNumber('Target: futures out of 100'), '7');
  await userEvent.keyboard('{Enter}');
  await expectText(goal, 'in at least 7 out of 10 futures');
  await sentenceNumber('Retirement age you would like').click();
  await userEvent.keyboard('58{Enter}');
  await expectText(desiredAgeSentence, 'You’d like 58: that works in');
  await expect.element(amountBox('Target Retirement Age')).toHaveValue('58');
  await button('Reset to defaults').click();
  await expectText(goal, DEFAULT_GOAL);
});

test('number boxes take values beyond the ends of the sliders', async () => {
  await showOutlook();
  await typeAmount('Current Retirement Savings', '1500000');
  await expect.element(amountBox('Current Retirement Savings')).toHaveValue('1,500,000');
  await expect
    .element(page.getByRole('slider', { name: 'Current Retirement Savings', exact: true }))
    .toHaveValue('1000000');
  await expect.element(headline).not.toHaveTextContent('you could stop at 69.');
});

test('contributions rise with prices or stay the same, and both ages are named', async () => {
  await showOutlook();
  const rise = page.getByRole('checkbox', { name: 'My contributions rise with prices' });
  await expect.element(rise).toBeChecked();
  await expect
    .element(page.getByText('If they stay $500 a month, you could stop at 70 instead of 69.'))
    .toBeVisible();
  await rise.click();
  await expect
    .element(page.getByText('If they rise with prices, you could stop at 69 instead of 70.'))
    .toBeVisible();
  await expectText(headline, 'you could stop at 70.');
  await typeAmount('Monthly Contributions', '0');
  await expect.element(rise).not.toBeInTheDocument();
});

test('the answer says so if no retirement age is enough', async () => {
  await showOutlook();
  await typeAmount('Current Retirement Savings', '0');
  await typeAmount('Monthly Contributions', '0');
  await pressKeysOn(sentenceNumber('Monthly Spending in Retirement'), 'End');
  await expectText(headline, 'even 85 is too early to stop.');
  await expect
    .element(page.getByText(/^Saving more is not enough: to stop at 65 you would have to save more/))
    .toBeVisible();
});

test('a note says what Social Security pays if the money runs out', async () => {
  await showOutlook();
  await expectText(
    page.getByRole('list', { name: 'About stopping at 69' }),
    /^If your money runs out after you stop at 69, Social Security still pays 68% of your spending. Half of the time, that happens at \d\d or later\.$/,
  );
});

test('notes below the answer name what stopping early means, for one person and for a couple', async () => {
  await showOutlook();
  await partHeading('Year by year').click();
  await page
    .getByRole('radio', { name: /^Stopping at 65/ })
    .first()
    .click();
  await expect.element(page.getByRole('list', { name: 'About stopping at 65' })).toBeVisible();
  await expect.element(page.getByText(/Medicare begins at 65\./)).not.toBeInTheDocument();
  await typeAmount('Target Retirement Age', '58');
  for (const text of [
    'Before 59½,',
    'Medicare begins at 65.',
    'Bridge years: for 4 years, until Social Security starts at 62, your savings pay for everything.',
  ]) {
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'With a partner' }).click();
  await expect
    .element(
      page.getByText(/until your Social Security starts at 62, you live on savings and other income\.$/),
    )
    .toBeVisible();
});

test('the amount of Social Security in the goal opens its assumptions', async () => {
  await showOutlook();
  // Parts are rendered when they are opened.
  const closed = page.getByRole('checkbox', { name: 'I know my benefit', includeHidden: true });
  await expect.element(closed).not.toBeInTheDocument();
  await goal.getByRole('button', { name: 'Social Security, $3,030 a month: change' }).click();
  await expect.element(page.getByRole('heading', { name: 'Social Security', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'I know my benefit' })).toBeVisible();
});

test('a visitor born before 1943 is asked for the benefit', async () => {
  await showOutlook();
  await typeAmount('Current Age', String(new Date().getFullYear() - 1942));
  const hint = page.getByText(/^We can’t estimate Social Security for people born before 1943\./);
  await expect.element(hint).toBeVisible();
  await typeAmount('Your Monthly Social Security', '2000');
  await expect.element(hint).not.toBeInTheDocument();
  await typeAmount('Current Age', '95');
  await expect.element(headline).toBeVisible();
  await expect.element(amountBox('Your Monthly Social Security')).toHaveValue('2,000');
});

test('a retired visitor is asked for spending and benefit among the numbers', async () => {
  await showOutlook();
  await typeAmount('Current Age', '67');
  await typeAmount('Current Retirement Savings', '500000');
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'How much can you spend?' }))
    .toBeVisible();
  const guess = page.getByText(/^Our guess/);
  await expect
    .poll(() => guess.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Our guess: Social Security and up to 4% of your savings a year, less if they must last more than 28 years or pay until Social Security starts. Please enter what you spend.',
      'Our guess, for pay of $70,000 a year. Please enter what you receive.',
    ]);
  await page.getByRole('textbox', { name: /^Your Monthly Social Security/ }).fill('2,400');
  await page
    .getByRole('textbox', { name: /^Monthly Spending in Retirement/ })
    .first()
    .fill('4,500');
  await expectText(headline, /^you can spend \$[\d,]+ a month\.$/);
  await expect
    .element(page.getByText(/^On \$4,500 a month, your money lasts to 95 in \d out of 10 futures/))
    .toBeVisible();
  await expect.element(amountBox('Target Retirement Age')).not.toBeInTheDocument();
  await expect.element(guess).not.toBeInTheDocument();
});

test('all amounts of the outlook are in today’s dollars', async () => {
  await showOutlook();
  expect(page.getByRole('main').element().textContent).not.toMatch(/future dollars|dollars in 20/i);
});
