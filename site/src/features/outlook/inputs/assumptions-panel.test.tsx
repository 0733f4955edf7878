import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { headline, partHeading, SPENDS_MORE, showOutlook } from '../../../../test/outlook-page.ts';
import { expectText } from '../../../../test/page-actions.ts';

const rows = page.getByRole('region', { name: 'Counted or left out' });

test('the spending is after tax, and says that taxes are left out until federal income tax is included', async () => {
  await showOutlook(SPENDS_MORE);
  await partHeading('Assumptions').click();
  const untaxed = page.getByText(/It is what you live on after tax\. Taxes in retirement are left out/);
  await expect.element(untaxed).toBeVisible();
  await rows.getByRole('switch', { name: /^Federal income tax/ }).click();
  await expect
    .element(page.getByText(/It is what you live on after tax\. Your savings also pay federal income tax\./))
    .toBeVisible();
  await expect.element(untaxed).not.toBeInTheDocument();
});

test('wage growth and the cut of Social Security are side by side in the assumptions', async () => {
  await showOutlook(SPENDS_MORE);
  await partHeading('Assumptions').click();
  const wages = page.getByRole('checkbox', { name: 'Wages grow 1% a year above prices' });
  await expect
    .element(
      page.getByText(/your benefit would be about 23% higher\. With both, it would be about 4% lower\./),
    )
    .toBeVisible();
  await wages.click();
  await expectText(headline, 'you could stop at 67.');
  await page.getByRole('checkbox', { name: 'Social Security pays 78% from 2033' }).click();
  await expectText(headline, 'you could stop at 70.');
  await expectText(rows, /Social Security cut to 78% from 2033.*Wages that grow 1% a year above prices/);
  await wages.click();
  await expectText(headline, 'you could stop at 72.');
});
