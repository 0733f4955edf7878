import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../test/render-page.tsx';
import { CurrentYearContext } from '../../ui/page-contexts.ts';
import { ExplainerRecord } from './explainer-record.tsx';

test('the birth year of the record follows from the year of the page', async () => {
  const numbers = { monthlyBenefit: 2_000, fullRetirementAge: 67, claimingAge: 67, currentAge: 35 };
  await renderComponent(
    <CurrentYearContext value={2040}>
      <ExplainerRecord
        state={{ numbers, set: () => {} } as unknown as Parameters<typeof ExplainerRecord>[0]['state']}
      />
    </CurrentYearContext>,
  );
  await page.getByRole('button', { name: 'Use my record' }).click();
  const text = page.getByLabelText('Or paste the table, or type each year');
  await text.fill('2004 45,000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(text).toHaveAccessibleDescription(/begins in 2004, and your birth year is 2005/);
});
