import type { Plan } from '@whenabouts/server/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, heldResponse, inOrder, requestsTo } from '../../../test/fake-api.ts';
import { button, emulateMedia, textOf, textsOf } from '../../../test/page-actions.ts';
import {
  askToDelete,
  deletionDialog,
  planNames,
  planRow,
  rectOf,
  showPlans,
  threePlans,
} from '../../../test/plans-list.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember, samplePlan } from '../../../test/samples.ts';

const columnHeader = (name: RegExp) => page.getByRole('columnheader', { name });
const compareCheckbox = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });

const numberedPlans = (count: number): Plan[] =>
  Array.from({ length: count }, (_, index) =>
    samplePlan({ id: index + 1, name: `Plan ${index + 1}`, monthlySavings: 500 + 10 * index }),
  );

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

describe('comparing plans', () => {
  test('two or three plans are compared, in words first', async () => {
    await showPlans([...threePlans, samplePlan({ id: 4, name: 'Delta' })]);
    await expect.element(page.getByText('Select two or three plans to compare them.')).toBeVisible();
    await compareCheckbox('alpha').click();
    await expect.element(page.getByText('1 plan selected. Select one or two more.')).toBeVisible();
    await compareCheckbox('Beta').click();
    await button('Compare 2 plans').click();
    await expect.element(page.getByRole('heading', { name: 'Compare plans' })).toHaveFocus();
    const comparison = page.getByRole('region', { name: 'Compare plans' });
    await expect
      .poll(() => textOf(comparison.getByRole('listitem')))
      .toMatch(
        /^“Beta”, compared with “alpha”: stop \d+ years earlier \(\d\d instead of \d\d\)\. Its savings reach \$[\d,]+ in today’s dollars at 65, \$\d+,000 more than “alpha” at 65\.$/,
      );
    const table = comparison.getByRole('table');
    const compared = () => textsOf(table.getByRole('columnheader'));
    expect(compared()).toEqual(['alpha', 'Beta', 'Difference']);
    await expect
      .poll(() => textOf(table.getByRole('row', { name: /^You could stop at/ })))
      .toMatch(/\d+ years earlier$/);
    expect(textOf(table.getByRole('row', { name: /^Saved a month/ }))).toMatch(/\$1,500\$1,400 more$/);
    expect(textOf(table.getByRole('row', { name: /^Savings now/ }))).toMatch(/same$/);
    // The caption names today's dollars once.
    expect(textOf(table)).toMatch(/^Amounts are today’s dollars\./);
    expect(textOf(table.getByRole('row', { name: /^Projected savings/ }))).toMatch(
      /^Projected savings\$[\d,]+ \(\$[\d,]+ in future dollars\)\$[\d,]+ \(\$[\d,]+ in future dollars\)\$[\d,]+ more$/,
    );
    for (const label of ['Savings now', 'Saved a month', 'Spent a month', 'Social Security a month']) {
      await expect.element(table.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
    }
    await compareCheckbox('Delta').click();
    await expect.poll(compared).toHaveLength(3);
    await expect.element(compareCheckbox('Gamma')).toBeDisabled();
    await button('Close comparison').click();
    await expect.element(comparison).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
    history.back();
    await expect.element(comparison).toBeVisible();
    history.back();
    await expect.element(comparison).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
    await expect.element(compareCheckbox('Delta')).toBeChecked();
    await button('Clear the selection').click();
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
  });

  test('the comparison names the age, the income and the return that differ', async () => {
    const changes = { currentAge: 40, annualIncome: 90_000, expectedReturn: 8 };
    await showPlans([
      samplePlan({ id: 2, name: 'First' }),
      samplePlan({ id: 1, name: 'Second', ...changes }),
    ]);
    await compareCheckbox('First').click();
    await compareCheckbox('Second').click();
    await button('Compare 2 plans').click();
    const table = page.getByRole('table', { name: 'Plans side by side' });
    for (const row of [
      'Current age35405 years older',
      'Income a year$70,000$90,000$20,000 more',
      'Expected return7%8%1 point more',
    ]) {
      await expect.element(table).toMatchTextContent(row);
    }
  });

  test('three plans with the largest numbers fit side by side on a phone', async () => {
    const most = { currentAge: 18, retirementAge: 85, currentSavings: 1_000_000, monthlySavings: 5000 };
    const names = ['First', 'Second', 'Third'];
    await showPlans(
      names.map((name, index) => samplePlan({ id: index + 1, name, ...most, expectedReturn: 12 })),
    );
    for (const name of names) await compareCheckbox(name).click();
    await button('Compare 3 plans').click();
    const table = page.getByRole('table', { name: 'Plans side by side' });
    await expect.poll(() => textOf(table)).toContain('$4,471,232,132 in future dollars');
    await page.viewport(375, 800);
    // All three plans are the same, and so are their rows.
    await expect.element(table.getByRole('rowheader', { name: 'Savings now' })).not.toBeInTheDocument();
    await button('Show the 12 rows that are the same').click();
    await table.element().scrollIntoView({ behavior: 'instant' });
    for (const name of names) {
      await expect.element(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    }
    const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
    const caption = table.element().querySelector('caption');
    expect(width(caption), 'the caption is as wide as the table').toBe(width(table.element()));
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

describe('the layout of the list', () => {
  test('on a phone, the plans come before the summary, which is one slim row, and nothing overlaps', async () => {
    await page.viewport(375, 812);
    await showPlans(threePlans);
    const plan = planRow('Gamma');
    await expect.element(plan).toBeVisible();
    const summary = page.getByText('Total Plans').element().closest('dl') as Element;
    expect(rectOf(plan.element()).top).toBeLessThan(600);
    expect(rectOf(summary).top).toBeGreaterThan(rectOf(planRow('Beta').element()).bottom);
    expect(rectOf(summary).height).toBeLessThan(110);
    for (const name of ['Gamma', 'alpha']) await compareCheckbox(name).click();
    const bar = button('Clear the selection').element().parentElement?.parentElement as Element;
    expect(getComputedStyle(bar).position).toBe('sticky');
    await button('Compare 2 plans').click();
    await expect.poll(() => getComputedStyle(bar).position).toBe('static');
  });

  test('on a phone, details open without moving the card, and each line has room', async () => {
    await page.viewport(375, 812);
    await showPlans(threePlans);
    const plan = planRow('Gamma');
    await expect.poll(() => textOf(plan)).toContain('works in');
    const future = page.getByRole('radio', { name: 'Future dollars' });
    const chance = page
      .getByText(/^You’d like/)
      .first()
      .element();
    expect(chance.getClientRects(), 'lines of the chance').toHaveLength(1);
    expect(rectOf(chance).height).toBeLessThan(30);
    const outlook = rectOf(plan.getByRole('link', { name: /^See your outlook/ }).element());
    const dots = rectOf(plan.element().querySelector('[data-label="You could stop at"] svg'));
    expect(outlook.top - dots.bottom).toBeGreaterThanOrEqual(4);
    const details = plan.getByRole('button', { name: /^Show details/ });
    const middleOf = (element: Element) => rectOf(element).top + rectOf(element).height / 2;
    expect(middleOf(plan.element().querySelector('label') as Element)).toBeCloseTo(
      middleOf(details.element()),
      0,
    );
    scrollTo({ top: 0, behavior: 'instant' });
    const { top } = rectOf(plan.element());
    // A click by the mouse would scroll to the button.
    (details.element() as HTMLElement).click();
    await expect.element(plan.getByRole('button', { name: /^Hide details/ })).toBeVisible();
    expect(rectOf(plan.element()).top).toBe(top);
    await future.click();
    await expect.poll(() => textOf(plan)).toMatch(/future dollars\(/);
  });

  test('sixty plans and a very long name fit on a narrow page', async () => {
    await page.viewport(320, 640);
    const name = 'W'.repeat(100);
    await showPlans([...numberedPlans(59), samplePlan({ id: 60, name })]);
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(61);
    expect(document.documentElement.scrollWidth).toBe(320);
    await askToDelete(name);
    await expect.element(deletionDialog).toBeInViewport({ ratio: 1 });
  });

  test.each([320, 1280])('the household of a plan wraps below the age at %i px', async (width) => {
    await page.viewport(width, 800);
    const cashFlows = ['Pension', 'W'.repeat(60)].map((name) => ({
      kind: 'income' as const,
      name,
      amount: 500,
      every: 'month' as const,
      fromAge: 65,
      toAge: null,
      risesWithPrices: true,
    }));
    await showPlans([samplePlan({ assumptions: { preTaxShare: 100, cashFlows } })]);
    const household = planRow('By the sea').getByRole('list', { name: 'Includes' });
    await expect.element(household.getByText('Pension', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    const { width: textWidth } = rectOf(household.element());
    expect(textWidth).toBeGreaterThan(140);
    expect(textWidth).toBeLessThan(260);
  });

  test('at 1280 px, the name is the widest column, and dates and sorted headers do not break', async () => {
    const name = 'Part time in Maine with the grandchildren';
    await showPlans([
      samplePlan({ name, currentSavings: 990_000 }),
      samplePlan({ id: 2, name: 'W'.repeat(100) }),
    ]);
    await expect.poll(() => textOf(planRow('Part time'))).toContain('works in');
    const cells = [...planRow('Part time').element().children];
    const widths = cells.map((cell) => rectOf(cell).width);
    expect(widths[0]).toBe(Math.max(...widths));
    expect(widths[0]).toBeGreaterThan(190);
    const date = document.createRange();
    date.selectNodeContents(cells[7] as Element);
    expect(date.toString()).toBe('Mar 1, 2026');
    expect(date.getClientRects(), 'lines of the date').toHaveLength(1);
    // The arrow stays next to the last word of its header.
    const header = columnHeader(/^Last Updated/);
    const word = rectOf(header.getByText('Updated', { exact: true }).element());
    const arrow = rectOf(header.element().querySelector('svg'));
    expect(arrow.top).toBeGreaterThanOrEqual(word.top - 2);
    expect(arrow.bottom).toBeLessThanOrEqual(word.bottom + 2);
    expect(arrow.left).toBeLessThan(word.right);
  });

  test('the printed list of plans fits on the paper and has no controls', async () => {
    await showPlans([samplePlan({ name: 'A house by the sea, with a boat' })]);
    await expect.poll(() => textOf(planRow('A house'))).toContain('works in');
    await emulateMedia('print');
    // A4 without its margins.
    await page.viewport(718, 1000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
    expect(textOf(planRow('A house'))).toContain('$1,015,810 future dollars');
    for (const control of ['checkbox', 'button'] as const) {
      await expect.poll(() => page.getByRole(control).elements()).toHaveLength(0);
    }
    await expect.element(page.getByRole('link', { name: 'Create New Plan' })).not.toBeInTheDocument();
  });
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
