import {
  createMarketDraws,
  createSimulator,
  defaultInputs,
  recordPlan,
  standardDraws,
} from '@whenabouts/core';
import type { PlanRecord } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, requestsTo } from '../../../test/fake-api.ts';
import { expectText } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember, samplePlan } from '../../../test/samples.ts';

const today = new Date();
/** Saved a year and some days ago. */
const updatedAt = new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), 1)).toISOString();
const plan = samplePlan({ updatedAt, version: 3 });

const showCheckIn = (api: Handlers = {}) =>
  renderPage('/check-in/1', {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans/{id}': plan,
      'GET /api/retirement-plans/{id}/records': [],
      'GET /api/retirement-plans': [plan],
      'GET /api/reminder': noReminder,
      ...api,
    },
  });

async function checkIn() {
  await page.getByRole('textbox', { name: 'Savings now' }).fill('61,000');
  await page.getByRole('button', { name: 'See where you are' }).click();
  await expect
    .element(page.getByRole('heading', { name: /^You have \$61,000: .* Still 69\.$/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Save as your plan of today' }).click();
}

test('a check-in saves the plan with today’s numbers and with the age raised by a year', async () => {
  const saved = { ...plan, version: 4 };
  const { requests } = await showCheckIn({ 'PUT /api/retirement-plans/{id}': saved });
  await checkIn();
  await expect.element(page.getByRole('link', { name: 'See your plan' })).toBeVisible();
  const [put] = requestsTo(requests, 'PUT /api/retirement-plans/{id}');
  expect(put?.headers.get('If-Match')).toBe('"3"');
  expect(put?.body).toMatchObject({
    checkIn: true,
    name: 'By the sea',
    currentAge: 36,
    retirementAge: 65,
    currentSavings: 61_000,
    monthlySavings: 513,
    annualIncome: 71_750,
  });
  await expect.element(page.getByRole('heading', { name: /Still 69/ })).toBeVisible();
});

test.each([
  ['offers the yearly reminder', noReminder, 'Saved. Come back in a year, or let us remind you by email.'],
  [
    'names the month of the next reminder',
    { ...noReminder, month: 11, next: '2027-11' },
    'Saved. We’ll email you when it is time again, in November 2027.',
  ],
])('a saved check-in %s', async (_, reminder, text) => {
  await showCheckIn({ 'PUT /api/retirement-plans/{id}': plan, 'GET /api/reminder': reminder });
  await checkIn();
  await expectText(page.getByRole('status').filter({ hasText: 'Saved' }), text);
});

test('the login tells a visitor who opens a reminder’s link that it leads to the check-in', async () => {
  await renderPage('/check-in/1');
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect
    .element(page.getByText('Log in to your account, and we’ll take you to your yearly check-in.'))
    .toBeVisible();
});

test.each([
  ['can replace it', 'Overwrite', null],
  ['can start again with its newer version', 'Load newer version', '"4"'],
])('a check-in on a plan that was changed elsewhere %s', async (_what, choice, lastVersion) => {
  const text = 'This plan was changed elsewhere since you opened it.';
  const { requests } = await showCheckIn({
    'GET /api/retirement-plans/{id}': inOrder(plan, { ...plan, version: 4 }),
    'PUT /api/retirement-plans/{id}': inOrder<Response | typeof plan>(
      errorResponse('stale', text),
      plan,
    ) as never,
  });
  await checkIn();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Save as your plan of today' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: choice }).click();
  if (lastVersion) await checkIn();
  await expect.element(page.getByRole('link', { name: 'See your plan' })).toBeVisible();
  const versions = requestsTo(requests, 'PUT /api/retirement-plans/{id}').map(({ headers }) =>
    headers.get('If-Match'),
  );
  expect(versions).toEqual(['"3"', lastVersion]);
});

test('a check-in compares with the record of the last check-in, not with later saves', async () => {
  const simulator = createSimulator(createMarketDraws(standardDraws));
  const record = (changes: Partial<PlanRecord>, monthlySavings: number): PlanRecord => {
    const inputs = { ...defaultInputs, monthlySavings };
    const results = recordPlan(inputs, null, { year: today.getUTCFullYear() - 1, simulator });
    return { id: 1, kind: 'save', createdAt: updatedAt, inputs, assumptions: null, ...results, ...changes };
  };
  const recent = new Date(today.getTime() - 86_400_000).toISOString();
  const checkedIn = record({ id: 2, kind: 'check-in' }, 700);
  const records = [record({ id: 3, createdAt: recent }, 900), checkedIn];
  await showCheckIn({ 'GET /api/retirement-plans/{id}/records': records });
  await expect.element(page.getByRole('heading', { name: /^It is a year since/ })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Saved each month since/ })).toHaveValue('700');
});

test('a plan without records says that its earlier answer is calculated with today’s model', async () => {
  await showCheckIn();
  await expect.element(page.getByText(/^You saved this plan before we recorded answers/)).toBeVisible();
});

test('the check-in of a deleted plan says that there is no such plan', async () => {
  await showCheckIn({ 'GET /api/retirement-plans/{id}': errorResponse('not_found', 'No such plan') });
  await expectText(page.getByRole('main'), 'We can’t find this plan in your account. Go to My Saved Plans');
});
