import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, typeAmount } from '../../../../test/number-fields.ts';
import { headline, showOutlook } from '../../../../test/outlook-page.ts';

const partner = page.getByRole('group', { name: 'Your partner', exact: true });
const sentence = page.getByText(/your money lasts/).first();

test('a partner is added, changed, removed, and added again with the same numbers', async () => {
  await showOutlook();
  await expect.element(headline).toMatchTextContent('You could stop at 69.');
  await expect.element(partner).not.toBeInTheDocument();

  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await expect.element(headline).toMatchTextContent(/when your partner is \d+\./);
  await expect.element(amountBox('Your Household’s Savings')).toBeVisible();
  await expect
    .element(page.getByRole('spinbutton', { name: 'Your Household’s Monthly Spending in Retirement' }))
    .toBeVisible();
  await expect
    .element(sentence)
    .toMatchTextContent('If you die at 85, your partner spends 75% of what you spent together.');
  await amountBox('Partner’s Age').fill('32');
  await amountBox('Partner’s Annual Income').fill('40000');
  await partner.getByRole('checkbox', { name: 'We stop working in the same year' }).click();
  await amountBox('Partner’s Retirement Age').fill('62');
  await expect.element(headline).toMatchTextContent(/, and your partner at 62\.$/);

  await page.getByRole('button', { name: 'you', exact: true }).click();
  await expect
    .element(sentence)
    .toMatchTextContent('If your partner dies at 85, you spend 75% of what you spent together.');

  await page.getByRole('button', { name: /^Remove a partner of 32/ }).click();
  await expect.element(headline).toMatchTextContent('You could stop at 69.');
  await expect.element(page.getByRole('radio', { name: 'Just me' })).toBeChecked();
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await expect.element(amountBox('Partner’s Annual Income')).toHaveValue('40,000');
  await expect.element(sentence).toMatchTextContent('If your partner dies at 85');
});

test('a link below the switch leads to the partner’s fields', async () => {
  await showOutlook();
  const link = page.getByRole('link', { name: 'Enter your partner’s age and income' });
  await expect.element(link).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await expect.element(amountBox('Partner’s Age')).toBeVisible();
  await link.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Your partner');
});

test('three questions about Social Security are answered with the couple’s amounts', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await partner.getByText(/^Three questions/).click();
  const answers = partner.getByRole('definition');
  await expect
    .element(answers.first())
    .toMatchTextContent(/^Half of your benefit at full retirement age: \$\d/);
  await expect
    .element(answers.nth(1))
    .toMatchTextContent(/^Only until your partner’s full retirement age: then it is \$[\d,]+ a month\./);
  await expect
    .element(answers.nth(2))
    .toMatchTextContent(/^No\. If you die at 85, your partner gets \$[\d,]+ a month instead of \$/);
});

test('an age or income of a partner out of range is set to its end, with a message that names the range', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  for (const [label, typed, value, range] of [
    ['Partner’s Age', '17', '18', 'a whole number from 18 to 95'],
    ['Partner’s Age', '110', '95', 'a whole number from 18 to 95'],
    ['Partner’s Annual Income', '10000000', '2,000,000', 'a number from 0 to 2,000,000'],
  ] as const) {
    await typeAmount(label, typed);
    await expect.element(amountBox(label)).toHaveValue(value);
    await expect
      .element(partner.getByText(`${label} must be ${range}. We set it to ${value}.`).first())
      .toBeVisible();
  }
});

test('a benefit is asked for when a partner was born too early for an estimate', async () => {
  await showOutlook();
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await amountBox('Partner’s Age').fill('90');
  await expect.element(page.getByText(/We can’t estimate Social Security for your partner/)).toBeVisible();
  await expect.element(amountBox('Partner’s Known Monthly Benefit')).toHaveValue('0');
});
