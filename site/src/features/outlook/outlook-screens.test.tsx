import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { openNumbers, partHeading, showOutlook } from '../../../test/outlook-page.ts';

testScreens(
  {
    'an outlook with the largest numbers': async () => {
      await showOutlook('/outlook#plan=18.85.1000000.5000.20000.12');
      openNumbers();
      for (const part of ['Year by year', 'Past retirements', 'Assumptions']) await partHeading(part).click();
    },
  },
  [375, 768, 1024],
);

testScreens({
  'an outlook with its parts open and two versions': async () => {
    await showOutlook();
    await page.getByText('Show as a table').first().click();
    const parts = ['Year by year', 'Past retirements', 'Assumptions', 'Your dates', 'Compare versions'];
    for (const part of [...parts, /^Ten futures/, 'Check in next year']) await partHeading(part).click();
    await page.getByRole('checkbox', { name: 'I know my benefit' }).click();
    await page.getByRole('button', { name: 'Keep as version A' }).click();
    await page.getByRole('button', { name: 'Apply: Save more' }).click();
    await page.getByRole('button', { name: 'Keep as version B' }).click();
    await expect.element(page.getByText(/^Version B saves .* \d+ years earlier\.$/)).toBeVisible();
  },
  'an outlook with incomes, costs and health insurance': async () => {
    const longName = 'W'.repeat(60);
    const household = `spendingCut=10&cost=Mortgage.1000.month.65.75.0&income=${longName}.50000.once.45.x.1`;
    await showOutlook(`/outlook#plan=35.65.50000.500.70000.7&assume=4667&${household}`);
    openNumbers();
    await page.getByText('Other income and costs (2)').click();
    await page.getByRole('button', { name: 'Pension or other income' }).click();
    await page.getByRole('group', { name: 'Pension' }).getByText('More', { exact: true }).click();
    await page.getByText(/^Spending: what ends, what begins\?/).click();
    await page.getByRole('button', { name: 'Health insurance until 65' }).click();
    await page
      .getByRole('checkbox', { name: /^Estimate it from my income/ })
      .first()
      .click();
  },
  'the questions about a pension': async () => {
    await showOutlook('/outlook#plan=35.65.50000.500.70000.7&partner=32.x.40000.x.x.x');
    openNumbers();
    await page.getByText('Other income and costs').click();
    await page.getByRole('button', { name: 'Pension: one sum or monthly' }).click();
    for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('button', { name: 'Add: monthly' })).toBeVisible();
  },
  'the outlook of a retired visitor': async () => {
    await showOutlook();
    openNumbers();
    const age = page.getByRole('textbox', { name: /^Current Age/ });
    await age.fill('58');
    await page.getByRole('checkbox', { name: 'Already retired' }).click();
    await expect.element(page.getByText(/^Before 59½,/)).toBeVisible();
  },
});
