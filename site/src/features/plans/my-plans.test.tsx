import type { Plan } from '@whenabouts/server/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, heldResponse, inOrder, requestsTo } from '../../../test/fake-api.ts';
import { button, textOf, textsOf } from '../../../test/page-actions.ts';
import {
  columnHeader,
  numberedPlans,
  planNames,
  planRow,
  showPlans,
  threePlans,
} from '../../../test/plans-list.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, retiredPlan, sampleMember, samplePlan } from '../../../test/samples.ts';

describe('the table of plans', () => {
  test('the list of plans has a summary, columns, and actions for each plan', async () => {
    const plans = heldResponse([
      samplePlan({ name: 'Early', retirementAge: 55, expectedReturn: 6.5 }),
      samplePlan({
        id: 2,
        name: 'Late',
        currentAge: 40,
        retirementAge: 70,
        updatedAt: '2026-02-28T23:59:59.999Z',
      }),
    ]);
    await showPlans(plans.respond, {
      'GET /api/retirement-plans/{id}': samplePlan({ name: 'Early' }),
      'GET /api/retirement-plans/{id}/records': [],
    });
    await expect.element(page.getByText('Loading your plans…')).toBeInTheDocument();
    plans.release();
    await expect.element(page.getByText('Total Plans')).toBeVisible();
    expect(document.title).toBe('My Saved Plans | Whenabouts');
    const detail = (label: string) => page.getByText(label).element().nextElementSibling?.textContent;
    expect(['Total Plans', 'Average Retirement Age', 'Latest Update'].map(detail)).toEqual([
      '2',
      '63',
      'March 1, 2026',
    ]);
    await expect.element(planRow('Early')).toBeVisible();
    expect(textsOf(page.getByRole('columnheader'))).toEqual([
      'Plan Name',
      'You could stop at',
      'Current Age',
      'Retirement Age',
      'Expected Return',
      'Projected Savingstoday’s dollars (future dollars)',
      'Monthly Incometoday’s dollars (future dollars)',
      'Last Updated',
      'Compare',
      'Actions',
    ]);
    await expect
      .poll(() => textOf(planRow('Early')))
      .toMatch(
        /^Early\d\dYou’d like 55: works in fewer than 1 of 1035 Today.*See your outlook for Early35556\.5%\$261,000 today’s dollars\(\$428,033 future dollars\)\$870 today’s dollars\(\$1,427 future dollars\)Mar 1, 2026/,
      );
    await button('Actions for Early').click();
    await expect
      .poll(() => textsOf(page.getByRole('menuitem')))
      .toEqual(['View Details', 'See Outlook', 'Edit Plan', 'Rename', 'Duplicate', 'Delete Plan']);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Early' })).toBeVisible();
    expect(location.pathname).toBe('/view-plan/1');
  });

  test('each plan has an age with the plan’s assumptions, and amounts in the chosen dollars', async () => {
    await showPlans([
      samplePlan({ name: 'Plain' }),
      samplePlan({
        id: 2,
        name: 'Careful',
        assumptions: { targetChance: 90, planAge: 100, preTaxShare: 100 },
      }),
      samplePlan({
        id: 3,
        name: 'Costly',
        currentSavings: 0,
        monthlySavings: 0,
        assumptions: { monthlySpending: 9000 },
      }),
    ]);
    await expect.poll(() => textOf(planRow('Plain'))).toContain('69You’d like 65: works in 4 of 10');
    const dots = [...planRow('Plain').element().querySelectorAll('[data-label="You could stop at"] circle')];
    expect(dots.map((dot) => getComputedStyle(dot).fill !== 'none')).toEqual(
      Array.from({ length: 10 }, (_, index) => index < 4),
    );
    expect(textOf(planRow('Plain'))).toContain('$484,000 today’s dollars($1,015,810 future dollars)');
    expect(textOf(planRow('Plain'))).toContain('$1,610 today’s dollars($3,386 future dollars)');
    await expect.poll(() => textOf(planRow('Careful'))).toMatch(/7\dYou’d like 65: works in \d of 10Taxes/);
    await expect
      .poll(() => textOf(planRow('Costly')))
      .toContain('Not by 85You’d like 65: works in fewer than 1 of 10');
    await page.getByRole('radio', { name: 'Future dollars' }).click();
    await expect
      .poll(() => textOf(planRow('Plain')))
      .toContain('$1,015,810 future dollars($484,000 today’s dollars)');
    expect(textOf(columnHeader(/^Projected Savings/))).toContain('future dollars (today’s dollars)');
  });

  test('the plan of someone who has retired has what can be spent, and no age to stop and no projection', async () => {
    await page.viewport(1280, 800);
    await showPlans([retiredPlan({ name: 'Garden' }), samplePlan({ id: 2, name: 'Work' })]);
    await expect
      .poll(() => textOf(planRow('Garden')))
      .toMatch(
        /^GardenYou can spend \$\d,\d+ a month in today’s dollars\..*See your outlook for Garden68Retired7%––Mar 1, 2026/,
      );
    expect(textOf(planRow('Garden'))).not.toMatch(/works in|You’d like/);
    const detail = () => page.getByText('Average Retirement Age').element().nextElementSibling?.textContent;
    expect(detail()).toBe('65');
    for (const name of ['Projected Savings', 'Monthly Income']) {
      await button(name).click();
      await expect.poll(planNames).toEqual(['Work', 'Garden']);
    }
    await showPlans([retiredPlan()]);
    await expect.poll(detail).toBe('–');
  });

  test('two hundred plans are all listed, and ages below the window are calculated without scrolling', async () => {
    await showPlans(numberedPlans(200));
    await expect.poll(planNames).toHaveLength(200);
    // The last one is far below the window.
    await showPlans(numberedPlans(20));
    await expect
      .poll(() => document.querySelector('tbody tr:nth-child(20)')?.textContent)
      .toMatch(/^Plan 20.*works in/);
  });
});

describe('sorting plans', () => {
  test('the headers sort the plans, and the order is kept when the member comes back', async () => {
    await showPlans(threePlans, {
      'GET /api/retirement-plans/{id}': threePlans[1],
      'GET /api/retirement-plans/{id}/records': [],
    });
    await expect.poll(planNames).toEqual(['Gamma', 'alpha', 'Beta']);
    await expect.element(columnHeader(/^Last Updated/)).toHaveAttribute('aria-sort', 'descending');
    await button('Plan Name').click();
    await expect.poll(planNames).toEqual(['alpha', 'Beta', 'Gamma']);
    await expect.element(columnHeader(/^Plan Name/)).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(columnHeader(/^Last Updated/)).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard('{Enter}');
    await expect.poll(planNames).toEqual(['Gamma', 'Beta', 'alpha']);
    await button('Projected Savings').click();
    await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'alpha']);
    await button('You could stop at').click();
    await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'alpha']);
    await button('Monthly Income').click();
    await page.getByRole('link', { name: 'alpha', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'alpha' })).toBeVisible();
    history.back();
    await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'alpha']);
    await expect.element(columnHeader(/^Monthly Income/)).toHaveAttribute('aria-sort', 'descending');
  });

  test('sorting by age waits until the ages of all plans are calculated', async () => {
    const waiting: IdleRequestCallback[] = [];
    const idle = vi
      .spyOn(window, 'requestIdleCallback')
      .mockImplementation((callback) => waiting.push(callback));
    await showPlans(numberedPlans(12));
    await button('You could stop at').click();
    await expect.element(page.getByText('Calculating 12 ages to sort by…')).toBeInTheDocument();
    idle.mockRestore();
    for (const callback of waiting) requestIdleCallback(callback, { timeout: 1 });
    await expect.element(page.getByText('Calculating 12 ages to sort by…')).not.toBeInTheDocument();
    // The first plan saves least, so it has the highest age.
    expect(planNames()[0]).not.toBe('Plan 1');
  });

  test('a narrow list of plans is sorted with a labeled field', async () => {
    await page.viewport(375, 700);
    await showPlans(threePlans);
    await page.getByLabelText('Sort by').selectOptions('Most savings first');
    await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'alpha']);
    expect(button('Plan Name').elements()).toEqual([]);
  });
});

test('an empty list of plans links to the calculator', async () => {
  await showPlans([]);
  await expect.element(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
  const link = (name: string) => page.getByRole('link', { name });
  const colors = ['Create Your First Plan', 'Create New Plan'].map((name) => {
    expect(link(name).element().getAttribute('href')).toBe('/#calculator');
    return getComputedStyle(link(name).element()).backgroundColor;
  });
  expect(colors[0], 'the only primary button').not.toBe(colors[1]);
});

test('a list of plans that fails to load offers a retry, and is not fetched again automatically', async () => {
  const { requests } = await showPlans(
    inOrder<Response | Plan[]>(errorResponse('internal', 'Broken'), threePlans),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your plans could not be loaded.Try again');
  const leaveAndReturn = () => {
    for (const name of ['focus', 'online']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  leaveAndReturn();
  await button('Try again').click();
  await expect.element(planRow('Beta')).toBeVisible();
  leaveAndReturn();
  await expect.poll(() => textOf(planRow('Beta'))).toContain('works in');
  expect(requestsTo(requests, 'GET /api/retirement-plans')).toHaveLength(2);
});

test.each(['/my-plans', '/view-plan/1', '/?plan=1', '/profile'])(
  '%s shows markup in names as text',
  async (path) => {
    const hostile = (name: string) => `<img src="/favicon.svg" onerror="window.pwned = '${name}'">`;
    const plan = samplePlan({ name: hostile('plan') });
    await renderPage(path, {
      member: { ...sampleMember, firstName: hostile('first'), lastName: hostile('last') },
      api: {
        'GET /api/retirement-plans': [plan],
        'GET /api/retirement-plans/{id}': plan,
        'GET /api/retirement-plans/{id}/records': [],
        'GET /api/auth/passkeys': [],
        'GET /api/auth/sessions': [],
        'GET /api/reminder': noReminder,
      },
    });
    await expect.element(page.getByRole('banner').getByText(hostile('first'))).toBeVisible();
    if (path !== '/profile') await expect.element(page.getByText(hostile('plan')).last()).toBeInTheDocument();
    expect(document.querySelector('img[onerror]')).toBeNull();
  },
);
