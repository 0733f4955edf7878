import {
  createMarketDraws,
  createSimulator,
  defaultInputs,
  recordPlan,
  standardDraws,
} from '@whenabouts/core';
import type { PlanRecord } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Handlers, heldResponse, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { button, expectToast, setTimeZone, textOf } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const results = recordPlan(defaultInputs, null, {
  year: 2026,
  simulator: createSimulator(createMarketDraws(standardDraws)),
});

function planRecord(id: number, changes: Partial<PlanRecord> = {}): PlanRecord {
  return {
    id,
    kind: 'save',
    createdAt: '2026-11-24T12:00:00.000Z',
    inputs: { ...defaultInputs },
    assumptions: null,
    ...results,
    ...changes,
  };
}

const first = planRecord(1);
const checkedIn = planRecord(2, {
  kind: 'check-in',
  createdAt: '2027-11-20T12:00:00.000Z',
  inputs: { ...defaultInputs, currentAge: 36, currentSavings: 61_000, annualIncome: 71_750 },
  answer: { age: 68, chanceAtDesiredAge: 0.52 },
});

const showHistory = (
  records: NonNullable<Handlers['GET /api/retirement-plans/{id}/records']>,
  api: Handlers = {},
  plan = samplePlan(),
) =>
  renderPage('/view-plan/1', {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans/{id}': plan,
      'GET /api/retirement-plans/{id}/records': records,
      ...api,
    },
  });

const history = page.getByRole('region', { name: 'History' });
const historyItems = () => history.getByRole('listitem');
const compareBox = (date: string) =>
  history.getByRole('checkbox', { name: new RegExp(`^Compare of ${date}`) });

/** The text of an element without the characters that keep amounts together. */
const plainTextOf = (locator: Parameters<typeof textOf>[0]) => textOf(locator).replaceAll('\u2060', '');

test('the history of a plan lists each record with its date, answer and balance, newest first', async () => {
  const retired = planRecord(3, {
    inputs: { ...defaultInputs, currentAge: 70, retirementAge: 71 },
    assumptions: { outlookInputs: { retirementAge: 70 } },
    answer: { age: 70, chanceAtDesiredAge: 0.81 },
  });
  const impossible = planRecord(4, { answer: { age: null, chanceAtDesiredAge: 0.1 } });
  const nothingSaved = planRecord(5, { inputs: { ...defaultInputs, monthlySavings: 0 } });
  await showHistory([impossible, retired, checkedIn, nothingSaved]);
  await expect.element(historyItems().first()).toBeVisible();
  expect(plainTextOf(historyItems().nth(0))).toContain(
    'No age reached your target. Stopping at 65 worked in 1 out of 10',
  );
  expect(plainTextOf(historyItems().nth(1))).toContain(
    'Your money lasted in 8 out of 10 futures.$50,000 saved, in dollars of',
  );
  expect(plainTextOf(historyItems().nth(2))).toMatch(
    /^November 20, 2027, \d+:00\s[AP]M \(check-in\)You could stop at 68\. Stopping at 65 worked in 5 out of 10 futures\.\$61,000 saved and \$500 a month, in dollars of 2027/,
  );
  expect(plainTextOf(historyItems().nth(3))).toContain('$50,000 saved, in dollars of 2026');
});

test('a record of December 31 in the visitor’s time zone is in dollars of that year', async () => {
  await setTimeZone('America/Los_Angeles');
  await showHistory([planRecord(1, { createdAt: '2027-01-01T01:00:00.000Z' })]);
  await expect.element(historyItems().first()).toBeVisible();
  expect(plainTextOf(historyItems().first())).toMatch(/^December 31, 2026, 5:00\sPM.*, in dollars of 2026/);
});

test('the history has the record of a save that was made since it was opened', async () => {
  await showHistory(inOrder([first], [checkedIn, first]), {
    'PUT /api/retirement-plans/{id}': samplePlan({ version: 2 }),
  });
  await expect.poll(() => historyItems().elements()).toHaveLength(1);
  await page.getByRole('link', { name: 'Edit Plan' }).click();
  await button('Update Plan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Plan' }).click();
  await expectToast('Plan updated');
  window.history.back();
  await expect.poll(() => historyItems().elements()).toHaveLength(2);
});

test('a record is restored as a new plan that is named after its month', async () => {
  const old = planRecord(1, { assumptions: { targetChance: 90 } });
  const { requests } = await showHistory([checkedIn, old], {
    'POST /api/retirement-plans': samplePlan({ id: 2 }),
  });
  await button(/^Restore as a new plan of November 24, 2026/).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(
      'The new plan has your numbers as of November 2026: your age then, 35, and amounts in 2026 dollars. You can change them after you save it.',
    );
  const name = page.getByRole('textbox', { name: 'Plan Name' });
  await expect.element(name).toHaveValue('By the sea (November 2026)');
  await button('Save Plan').click();
  await expect.element(name).not.toBeInTheDocument();
  const [post] = requestsTo(requests, 'POST /api/retirement-plans');
  expect(post?.body).toEqual({
    name: 'By the sea (November 2026)',
    ...defaultInputs,
    assumptions: { targetChance: 90 },
  });
});

test('the restored name of a plan with the longest name has its month', async () => {
  await showHistory([first], {}, samplePlan({ name: `${'x'.repeat(83)}🌊${'x'.repeat(15)}` }));
  await button(/^Restore as a new plan of November 24, 2026/).click();
  const field = page.getByRole('textbox', { name: 'Plan Name' });
  await expect.element(field).toHaveValue(`${'x'.repeat(83)} (November 2026)`);
});

test('two records are compared like two plans, in the dollars of the newer one', async () => {
  await showHistory([checkedIn, first]);
  await compareBox('November 24, 2026').click();
  await expect.element(history.getByText('1 record selected. Select one more.')).toBeVisible();
  await compareBox('November 20, 2027').click();
  await button('Compare 2 records').click();
  await expect.element(page.getByRole('heading', { name: 'Compare records' })).toHaveFocus();
  const table = page.getByRole('table', { name: 'Records side by side' });
  await expect.element(table).toBeVisible();
  expect(plainTextOf(history)).toContain(
    'November 20, 2027, compared with November 24, 2026: stop 1 year earlier (68 instead of 69).',
  );
  expect(plainTextOf(table)).toContain(
    'Amounts are in dollars of November 2027: those of November 2026 rose by the inflation of 2.5% a year that the plan assumed.',
  );
  expect(plainTextOf(table.getByRole('row', { name: /^Savings now/ }))).toBe(
    'Savings now$51,250$61,000$9,750 more',
  );
  expect(plainTextOf(table.getByRole('row', { name: /^Works in/ }))).toContain('4 of 105 of 101 in 10 more');
  await page.viewport(320, 700);
  const caption = table.element().querySelector('caption') as HTMLElement;
  expect(caption.offsetWidth).toBe((table.element() as HTMLElement).offsetWidth);
  await button('Close comparison').click();
  await expect.element(history.getByRole('heading', { name: 'History' })).toHaveFocus();
});

test('a plan without records says that the next save makes the first one', async () => {
  await showHistory([]);
  await expect.element(history.getByText('We record your answer the next time you save.')).toBeVisible();
});

test('a history that fails to load offers a retry', async () => {
  const held = heldResponse<PlanRecord[]>([first]);
  await showHistory(inOrder<PlanRecord[]>(noResponse, held.respond));
  const alert = history.getByRole('alert');
  await expect.element(alert.getByText('The plan’s history could not be loaded.')).toBeVisible();
  await history.getByRole('button', { name: 'Try again' }).click();
  held.release();
  await expect.element(historyItems().first()).toBeVisible();
});

test('sixty records fit a narrow page: eight at first, and all by keyboard', async () => {
  await page.viewport(320, 700);
  const records = Array.from({ length: 60 }, (_, index) =>
    planRecord(60 - index, { createdAt: new Date(Date.UTC(2026, 10, 60 - index, 12)).toISOString() }),
  );
  await showHistory(records);
  await expect.element(historyItems().first()).toBeVisible();
  expect(historyItems().elements()).toHaveLength(8);
  button('Show all 60 records').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(historyItems().nth(8)).toHaveFocus();
  expect(historyItems().elements()).toHaveLength(60);
  expect(document.documentElement.scrollWidth).toBe(320);
  await userEvent.keyboard('{Tab} {Tab}{Tab} ');
  await expect.element(history.getByText('2 records selected, the most that can be compared.')).toBeVisible();
  await expect.element(history.getByRole('checkbox').first()).toBeDisabled();
});

/** A time some months ago, in the middle of a month. */
function monthsAgo(months: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1, 12)).toISOString();
}

test('a plan asks for a check-in from eleven months after the last one, whatever was saved since', async () => {
  await showHistory([
    planRecord(2, { createdAt: monthsAgo(1) }),
    planRecord(1, { createdAt: monthsAgo(11) }),
  ]);
  await expect
    .element(page.getByText(/^It is a year since \w+ \d{4}\. What do you have now\?$/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Check in', exact: true }))
    .toHaveAttribute('href', '/check-in/1');
});

test('a plan links to an early check-in before eleven months have passed', async () => {
  await showHistory([
    planRecord(2, { kind: 'check-in', createdAt: monthsAgo(10) }),
    planRecord(1, { createdAt: monthsAgo(22) }),
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Check in early' }))
    .toHaveAttribute('href', '/check-in/1');
  await expect.element(page.getByText(/What do you have now/)).not.toBeInTheDocument();
});
