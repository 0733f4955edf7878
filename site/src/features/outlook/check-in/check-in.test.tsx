import { defaultInputs, newPartner, type PlanRecord, recordPlan } from '@whenabouts/core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { headline } from '../../../../test/outlook-page.ts';
import { renderComponent, renderPage } from '../../../../test/render-page.tsx';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { Page } from '../../../ui/page.tsx';
import { initialOutlook, initialResults } from '../initial-outlook.ts';
import { siteSimulator } from '../site-simulator.ts';
import { formatCheckInFile } from './check-in-file.ts';
import { CheckInPart } from './check-in-part.tsx';

const simulator = siteSimulator();
const thisYear = new Date().getFullYear();
const { results } = initialResults(initialOutlook(thisYear), thisYear);

/** A record of the default plan, `years` years and a few days ago. */
function recordOf(years: number, assumptions: PlanRecord['assumptions'] = null): PlanRecord {
  const year = thisYear - years;
  const createdAt = new Date(Date.UTC(year, new Date().getUTCMonth(), 1, 12)).toISOString();
  return {
    createdAt,
    inputs: defaultInputs,
    assumptions,
    ...recordPlan(defaultInputs, assumptions, { year, simulator }),
  };
}

async function openFile(content: string) {
  await renderComponent(
    <Page>
      <CheckInPart draft={initialDraft} results={results} replace={() => {}} />
    </Page>,
  );
  await chooseFile(content);
}

async function chooseFile(content: string) {
  const file = new File([content], 'whenabouts-check-in.json', { type: 'application/json' });
  await userEvent.upload(page.getByLabelText('Open your file'), file);
}

async function checkIn(savings: string) {
  await page.getByRole('textbox', { name: 'Savings now' }).fill(savings);
  await page.getByRole('button', { name: 'See where you are' }).click();
}

const text = (locator: { element(): Element }) =>
  locator.element().textContent?.replaceAll('\u2060', '') ?? '';
const reasons = page.getByRole('table', { name: /^Each row changes one thing/ });

test('a file of last year shows the answer of today, the reasons and the balance on the fan', async () => {
  await openFile(formatCheckInFile([recordOf(1)]));
  // It is below the button that opened the file, and below the window.
  await expect
    .element(page.getByRole('heading', { name: /^It is a year since \w+ \d+\. What do you have now\?$/ }))
    .toHaveFocus();
  // Last year's numbers, with 2.5 percent inflation.
  await expect.element(page.getByRole('textbox', { name: 'Your income a year now' })).toHaveValue('71,750');
  await expect.element(page.getByRole('textbox', { name: 'You save each month now' })).toHaveValue('513');
  await checkIn('$61k');
  const answer = page.getByRole('heading', {
    name: /^You have \$61,000: ahead of [5-7] out of 10 futures\. Still 69\.$/,
  });
  await expect.element(answer).toHaveFocus();
  const part = page.getByRole('main');
  expect(text(part)).toContain(`$61,000 in today’s dollars is $59,512 in dollars of ${thisYear - 1}`);
  expect(text(reasons.getByRole('row').last())).toContain('All together');
  const fan = page.getByRole('figure').filter({ hasText: 'Your savings on the futures of' });
  await expect.element(fan.getByText(/^At 36: .* You had \$59,512\.$/).last()).toBeVisible();
  await fan.getByText('Show as a table').click();
  const table = fan.getByRole('table');
  await expect.poll(() => text(table.getByRole('row').nth(1))).toMatch(/^35.*\$50,000$/);
  expect(text(table.getByRole('row').nth(2))).toMatch(/^36.*\$59,512$/);
  expect(text(table.getByRole('row').nth(3))).toMatch(/^37.*–$/);
});

test('a saved number that inflation changed says why, and the saved one can be chosen', async () => {
  await page.viewport(1000, 800);
  await openFile(formatCheckInFile([recordOf(1, { monthlySpending: 4_000 })]));
  await expect
    .element(page.getByText(/^We added the inflation of 2\.5% a year .* Choose “Still” where a number has/))
    .toBeVisible();
  const heights = page
    .getByRole('textbox')
    .elements()
    .map(({ clientHeight }) => clientHeight);
  expect(new Set(heights).size).toBe(1);
  for (const [label, amount] of [
    ['You save each month now', '500'],
    ['Your income a year now', '70,000'],
    ['You’ll spend each month in retirement', '4,000'],
  ] as const) {
    const still = page.getByRole('button', { name: `${label}: still $${amount}`, exact: true });
    await still.click();
    const field = page.getByRole('textbox', { name: label });
    await expect.element(field).toHaveValue(amount);
    await expect.element(field).toHaveFocus();
    await expect.element(still).not.toBeInTheDocument();
  }
  await checkIn('$61k');
  await expect.poll(() => text(reasons)).toMatch(/What you changed/);
});

test('numbers of this year are those that were saved', async () => {
  await openFile(formatCheckInFile([recordOf(0)]));
  await expect.element(page.getByRole('textbox', { name: 'You save each month now' })).toHaveValue('500');
  await expect.element(page.getByText(/^We added the inflation/)).not.toBeInTheDocument();
});

test('the contributions since then are those of the outlook, beyond the calculator’s range, too', async () => {
  const inputs = { ...defaultInputs, monthlySavings: 5_000 };
  const record = recordOf(1, { outlookInputs: { monthlySavings: 8_000 } });
  await openFile(formatCheckInFile([{ ...record, inputs }]));
  await expect.element(page.getByRole('textbox', { name: /^Saved each month since/ })).toHaveValue('8,000');
});

test('a check-in lists the visitor’s changes as a reason, and its numbers can be used on the page', async () => {
  await renderPage('/outlook');
  await page.getByText('Check in next year').last().click();
  await chooseFile(formatCheckInFile([recordOf(1)]));
  await page.getByRole('textbox', { name: 'The age you’d like to stop at' }).fill('70');
  await page.getByRole('textbox', { name: 'You save each month now' }).fill('1,500');
  await checkIn('55,000');
  await expect.poll(() => text(reasons)).toMatch(/What you changed\d+ years earlier\d+ more in 100 futures/);
  await expect
    .element(
      page.getByRole('heading', {
        name: /\. Last time you could stop at 69, now at \d+: \d+ years earlier\.$/,
      }),
    )
    .toHaveFocus();
  const note = page.getByText(
    'The rest of this page still uses its own numbers, with which you could stop at 69.',
  );
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Use these numbers on this page' }).click();
  await expect.element(page.getByRole('slider', { name: 'Current Age' })).toHaveValue('36');
  await expect.element(page.getByText('This page now uses your numbers of today')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(headline).toBeInViewport();
  await expect.element(note).not.toBeInTheDocument();
});

test('a check-in rejects savings that are not a number, and names the allowed range', async () => {
  await openFile(formatCheckInFile([recordOf(1)]));
  await checkIn('a lot');
  const savings = page.getByRole('textbox', { name: 'Savings now' });
  await expect.element(savings).toHaveFocus();
  await expect
    .element(savings)
    .toHaveAccessibleDescription(/Savings now must be a number from 0 to 20,000,000\.$/);
});

test('a check-in with a file of this year does not compare the balance with the futures', async () => {
  await openFile(formatCheckInFile([recordOf(0)]));
  await expect.element(page.getByRole('heading', { name: /^It is less than a year since/ })).toBeVisible();
  await checkIn('50,000');
  await expect.element(page.getByRole('heading', { name: 'You have $50,000. Still 69.' })).toBeVisible();
});

test('a file with earlier records shows each balance on the fan of the first one', async () => {
  const later = { ...recordOf(1), inputs: { ...defaultInputs, currentAge: 36, currentSavings: 70_000 } };
  const results = recordPlan(later.inputs, null, { year: thisYear - 1, simulator });
  await openFile(formatCheckInFile([{ ...later, ...results }, recordOf(2)]));
  await checkIn('90,000');
  const fan = page.getByRole('figure').filter({ hasText: 'Your savings on the futures of' });
  await fan.getByText('Show as a table').click();
  const table = fan.getByRole('table');
  await expect.poll(() => text(table.getByRole('row').nth(2))).toMatch(/^36.*\$68,293$/);
  expect(text(table.getByRole('row').nth(3))).toMatch(/^37.*\$85,663$/);
});

test('a check-in soon after the last one shows today’s balance on the fan of an older record', async () => {
  await openFile(formatCheckInFile([recordOf(0), recordOf(2)]));
  await checkIn('90,000');
  const fan = page.getByRole('figure').filter({ hasText: 'Your savings on the futures of' });
  await fan.getByText('Show as a table').click();
  // 90,000 / 1.025²
  await expect.poll(() => text(fan.getByRole('row').nth(3))).toMatch(/^37.*\$85,663$/);
});

test('the fan begins with the first balance, even if a later record is of the same year', async () => {
  const later = { ...recordOf(0), inputs: { ...defaultInputs, currentSavings: 70_000 } };
  const results = recordPlan(later.inputs, null, { year: thisYear, simulator });
  await openFile(formatCheckInFile([{ ...later, ...results }, recordOf(0)]));
  await checkIn('90,000');
  const fan = page.getByRole('figure').filter({ hasText: 'Your savings on the futures of' });
  await fan.getByText('Show as a table').click();
  await expect.poll(() => text(fan.getByRole('row').nth(1))).toMatch(/^35.*\$50,000$/);
});

test('a file of another kind is rejected with a message at its field', async () => {
  await openFile('{"plans":[]}');
  await expect
    .element(page.getByLabelText('Open your file'))
    .toHaveAccessibleDescription(
      'This is not a file from this page. Its name begins with “whenabouts-check-in”.',
    );
});

test('a file that the browser cannot read is rejected with a message at its field', async () => {
  // Such as a file on a stick that was pulled out.
  const read = vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await openFile(formatCheckInFile([recordOf(1)]));
  await expect
    .element(page.getByLabelText('Open your file'))
    .toHaveAccessibleDescription('This file could not be read. Please choose it again.');
  read.mockRestore();
  await userEvent.upload(
    page.getByLabelText('Open your file'),
    new File([formatCheckInFile([recordOf(1)])], 'whenabouts-check-in.json'),
  );
  await expect.element(page.getByRole('heading', { name: /^It is a year since/ })).toBeVisible();
  await expect.element(page.getByLabelText('Open your file')).not.toHaveAccessibleDescription();
});

test('a check-in asks the partner’s pay and the spending', async () => {
  const partner = { ...newPartner(defaultInputs), annualIncome: 40_000 };
  await openFile(formatCheckInFile([recordOf(1, { partner, monthlySpending: 4_000 })]));
  const pay = page.getByRole('textbox', { name: 'Your partner’s income a year now' });
  await expect.element(pay).toHaveValue('41,000');
  await pay.fill('90,000');
  const spending = page.getByRole('textbox', { name: 'You’ll spend each month in retirement' });
  await expect.element(spending).toHaveValue('4,100');
  await spending.fill('8,000');
  await checkIn('55,000');
  await expect.poll(() => text(reasons)).toMatch(/What you changed\d+ years later/);
});

test('the answer of a check-in uses the default spending in its field, which follows the other numbers', async () => {
  await openFile(formatCheckInFile([recordOf(1)]));
  const spending = page.getByRole('textbox', { name: 'You’ll spend each month in retirement' });
  const income = page.getByRole('textbox', { name: 'Your income a year now' });
  await expect.element(spending).toHaveAccessibleDescription(/It follows your other numbers until you/);
  await page.getByRole('textbox', { name: 'Savings now' }).fill('58,000');
  const value = () => (spending.element() as HTMLInputElement).value;
  const before = value();
  await page.getByRole('button', { name: 'Your income a year now: still $70,000' }).click();
  await expect.element(spending).not.toHaveValue(before);
  const lower = value();
  const see = page.getByRole('button', { name: 'See where you are' });
  await see.click();
  const answer = page.getByRole('heading', { name: /^You have \$58,000/ });
  await expect.element(answer).toHaveFocus();
  const result = () => `${text(answer)} ${text(reasons)}`;
  const followed = result();

  // A typed amount is used as it is, and no longer follows.
  await spending.fill(lower);
  await see.click();
  await expect.poll(result).toBe(followed);
  await spending.fill(before);
  await see.click();
  await expect.poll(result).not.toBe(followed);
  await income.fill('90,000');
  await expect.element(spending).toHaveValue(before);
});

test('a retired visitor who has lost savings can spend less, and the spending that we guessed lasts less often', async () => {
  const inputs = { ...defaultInputs, currentAge: 68, retirementAge: 68, currentSavings: 420_000 };
  const results = recordPlan(inputs, null, { year: thisYear - 1, simulator });
  await openFile(formatCheckInFile([{ ...recordOf(1), inputs, ...results }]));
  const spending = page.getByRole('textbox', { name: 'You spend each month now' });
  await expect.element(spending).toHaveAccessibleDescription(/^Our guess of \w+ \d+, in today’s dollars\./);
  const before = (spending.element() as HTMLInputElement).value;
  await checkIn('250,000');
  await expect.element(spending).toHaveValue(before);
  await expect
    .element(
      page.getByRole('heading', {
        name: /^You have \$250,000: behind 9 out of 10 futures\. You can spend \$\d,\d+ a month in today’s dollars, instead of \$\d,\d+\.$/,
      }),
    )
    .toHaveFocus();
  await expect
    .poll(() => text(page.getByRole('main')))
    .toMatch(
      /On \$[\d,]+ a month, our guess of what you spend, your money lasts in [0-5] out of 10 futures\. Last time: 8 out of 10\./,
    );
  await expect.element(page.getByRole('heading', { name: 'Why it changed' })).toBeVisible();
  expect(text(reasons)).toMatch(/Markets, and what you spent\$\d+ less a month\d+ fewer in 100 futures/);
});
