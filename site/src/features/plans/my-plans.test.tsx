import type { Plan } from '@whenabouts/server/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, heldResponse, inOrder, noResponse } from '../../../test/fake-api.ts';
import { button, emulateMedia, expectToast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { noReminder, sampleMember, samplePlan } from '../../../test/samples.ts';

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const column = (name: RegExp) => page.getByRole('columnheader', { name });
const checkbox = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
const dialog = page.getByRole('alertdialog', { name: 'Delete Retirement Plan' });
const text = (locator: { element(): Element }) => locator.element().textContent;
const texts = (role: 'rowheader' | 'columnheader' | 'menuitem') =>
  page
    .getByRole(role)
    .elements()
    .map((each) => each.textContent);

const rectOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();

// Ages are solved for the rows in view.
beforeEach(() => page.viewport(1280, 1600));

const three = [
  samplePlan({ id: 3, name: 'Gamma', retirementAge: 55, updatedAt: '2026-03-03T18:05:00.000Z' }),
  samplePlan({ id: 2, name: 'alpha', monthlySavings: 100, updatedAt: '2026-03-02T18:05:00.000Z' }),
  samplePlan({ id: 1, name: 'Beta', monthlySavings: 1500 }),
];
const many = (count: number): Plan[] =>
  Array.from({ length: count }, (_, index) =>
    samplePlan({ id: index + 1, name: `Plan ${index + 1}`, monthlySavings: 500 + 10 * index }),
  );

function show(plans: NonNullable<Handlers['GET /api/retirement-plans']>, api: Handlers = {}) {
  return renderPage('/my-plans', {
    member: sampleMember,
    api: { 'GET /api/retirement-plans': plans, ...api },
  });
}

test('the list of plans has a summary, columns, and actions for each plan', async () => {
  const plans = heldResponse([
    samplePlan({ name: 'Early', retirementAge: 55, expectedReturn: 6.5 }),
    samplePlan({ id: 2, name: 'Late', currentAge: 40, retirementAge: 70 }),
  ]);
  await show(plans.respond, {
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
  await expect.element(row('Early')).toBeVisible();
  expect(texts('columnheader')).toEqual([
    'Plan Name',
    'Current Age',
    'Retirement Age',
    'Expected Return',
    'Projected Savingstoday’s dollars (future dollars)',
    'Monthly Incometoday’s dollars (future dollars)',
    'You could stop at',
    'Last Updated',
    'Compare',
    'Actions',
  ]);
  await expect
    .poll(() => text(row('Early')))
    .toMatch(
      /^Early35556\.5%\$261,000 today’s dollars\(\$428,033 future dollars\)\$870 today’s dollars\(\$1,427 future dollars\)\d\dYou’d like 55: works in fewer than 1 of 10See your outlook for EarlyMar 1, 2026/,
    );
  await button('Actions for Early').click();
  await expect
    .poll(() => texts('menuitem'))
    .toEqual(['View Details', 'See Outlook', 'Edit Plan', 'Rename', 'Duplicate', 'Delete Plan']);
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Early' })).toBeVisible();
  expect(location.pathname).toBe('/view-plan/1');
});

test('each plan has an age with the plan’s assumptions, and amounts in the chosen dollars', async () => {
  await show([
    samplePlan({ name: 'Plain' }),
    samplePlan({ id: 2, name: 'Careful', assumptions: { targetChance: 90, planAge: 100, preTaxShare: 100 } }),
    samplePlan({
      id: 3,
      name: 'Costly',
      currentSavings: 0,
      monthlySavings: 0,
      assumptions: { monthlySpending: 9000 },
    }),
  ]);
  await expect.poll(() => text(row('Plain'))).toContain('69You’d like 65: works in 4 of 10');
  const dots = [...row('Plain').element().querySelectorAll('[data-label="You could stop at"] circle')];
  expect(dots.map((dot) => getComputedStyle(dot).fill !== 'none')).toEqual(
    Array.from({ length: 10 }, (_, index) => index < 4),
  );
  expect(text(row('Plain'))).toContain('$484,000 today’s dollars($1,015,810 future dollars)');
  expect(text(row('Plain'))).toContain('$1,610 today’s dollars($3,386 future dollars)');
  await expect
    .poll(() => text(row('Careful')))
    .toMatch(
      /7\dYou’d like 65: works in \d of 10 With federal income tax on savings that are mostly in a 401\(k\)/,
    );
  await expect
    .poll(() => text(row('Costly')))
    .toContain('Not by 85You’d like 65: works in fewer than 1 of 10');
  await page.getByRole('radio', { name: 'Future dollars' }).click();
  await expect
    .poll(() => text(row('Plain')))
    .toContain('$1,015,810 future dollars($484,000 today’s dollars)');
  expect(text(column(/^Projected Savings/))).toContain('future dollars (today’s dollars)');
});

test('ages are solved for the rows in view only', async () => {
  await show(many(60));
  await expect.poll(() => text(page.getByRole('row').nth(1))).toContain('works in');
  const last = page.getByRole('row').last();
  expect(text(last)).toContain('Calculating…');
  last.element().scrollIntoView();
  await expect.poll(() => text(last)).toContain('works in');
});

test('the headers sort the plans, and the order is kept when the member comes back', async () => {
  await show(three, {
    'GET /api/retirement-plans/{id}': three[1] as Plan,
    'GET /api/retirement-plans/{id}/records': [],
  });
  await expect.poll(() => texts('rowheader')).toEqual(['Gamma', 'alpha', 'Beta']);
  await expect.element(column(/^Last Updated/)).toHaveAttribute('aria-sort', 'descending');
  await button('Plan Name').click();
  await expect.poll(() => texts('rowheader')).toEqual(['alpha', 'Beta', 'Gamma']);
  await expect.element(column(/^Plan Name/)).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(column(/^Last Updated/)).not.toHaveAttribute('aria-sort');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => texts('rowheader')).toEqual(['Gamma', 'Beta', 'alpha']);
  await button('Projected Savings').click();
  await expect.poll(() => texts('rowheader')).toEqual(['Beta', 'Gamma', 'alpha']);
  await button('You could stop at').click();
  await expect.poll(() => texts('rowheader')).toEqual(['Beta', 'Gamma', 'alpha']);
  await button('Monthly Income').click();
  await page.getByRole('link', { name: 'alpha', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'alpha' })).toBeVisible();
  history.back();
  await expect.poll(() => texts('rowheader')).toEqual(['Beta', 'Gamma', 'alpha']);
  await expect.element(column(/^Monthly Income/)).toHaveAttribute('aria-sort', 'descending');
});

test('two or three plans are compared, in words first', async () => {
  await show([...three, samplePlan({ id: 4, name: 'Delta' })]);
  await expect.element(page.getByText('Select two or three plans to compare them.')).toBeVisible();
  await checkbox('alpha').click();
  await expect.element(page.getByText('1 plan selected. Select one or two more.')).toBeVisible();
  await checkbox('Beta').click();
  await button('Compare 2 plans').click();
  await expect.element(page.getByRole('heading', { name: 'Compare plans' })).toHaveFocus();
  const comparison = page.getByRole('region', { name: 'Compare plans' });
  await expect
    .poll(() => text(comparison.getByRole('listitem')))
    .toMatch(
      /^“Beta”, compared with “alpha”: stop \d+ years earlier \(\d\d instead of \d\d\)\. Its savings reach \$[\d,]+ in today’s dollars at 65, \$\d+,000 more than “alpha” at 65\.$/,
    );
  const table = comparison.getByRole('table');
  const compared = () =>
    table
      .getByRole('columnheader')
      .elements()
      .map((each) => each.textContent);
  expect(compared()).toEqual(['alpha', 'Beta', 'Difference']);
  await expect
    .poll(() => text(table.getByRole('row', { name: /^You could stop at/ })))
    .toMatch(/\d+ years earlier$/);
  expect(text(table.getByRole('row', { name: /^Saved a month/ }))).toMatch(/\$1,500\$1,400 more$/);
  expect(text(table.getByRole('row', { name: /^Savings now/ }))).toMatch(/same$/);
  expect(text(table.getByRole('row', { name: /^Projected savings/ }))).toContain('in today’s dollars');
  for (const label of ['Savings now', 'Saved a month', 'Spent a month', 'Social Security a month']) {
    await expect.element(table.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
  }
  await checkbox('Delta').click();
  await expect.poll(compared).toHaveLength(3);
  await expect.element(checkbox('Gamma')).toBeDisabled();
  await button('Close comparison').click();
  await expect.element(comparison).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
  await button('Clear the selection').click();
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
});

test('many plans are shown a hundred at a time', async () => {
  await show(many(230));
  await expect.poll(() => texts('rowheader')).toHaveLength(100);
  await button('Show more plans (130)').click();
  await expect.poll(() => texts('rowheader')).toHaveLength(200);
  await expect.element(page.getByRole('link', { name: 'Plan 101', exact: true })).toHaveFocus();
});

test('sorting by age waits until the ages of all plans are calculated', async () => {
  await show(many(12));
  await button('You could stop at').click();
  await expect.element(page.getByText('Calculating 12 ages to sort by…')).toBeInTheDocument();
  await expect.element(page.getByText('Calculating 12 ages to sort by…')).not.toBeInTheDocument();
  // The first plan saves least, so it has the highest age.
  expect(texts('rowheader')[0]).not.toBe('Plan 1');
});

test('an empty list of plans links to the calculator', async () => {
  await show([]);
  await expect.element(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
  const link = (name: string) => page.getByRole('link', { name });
  const colors = ['Create Your First Plan', 'Create New Plan'].map((name) => {
    expect(link(name).element().getAttribute('href')).toBe('/#calculator');
    return getComputedStyle(link(name).element()).backgroundColor;
  });
  expect(colors[0], 'the only primary button').not.toBe(colors[1]);
});

test('a list of plans that fails to load offers a retry, and is not fetched again automatically', async () => {
  const { requests } = await show(inOrder<Response | Plan[]>(errorResponse('internal', 'Broken'), three));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your plans could not be loaded.Try again');
  const leaveAndReturn = () => {
    for (const name of ['focus', 'online']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  leaveAndReturn();
  await button('Try again').click();
  await expect.element(row('Beta')).toBeVisible();
  leaveAndReturn();
  await expect.poll(() => text(row('Beta'))).toContain('works in');
  expect(requests.filter(({ operation }) => operation === 'GET /api/retirement-plans')).toHaveLength(2);
});

const nameDialog = (name: string) => page.getByRole('dialog', { name });
const nameField = page.getByLabelText('Plan Name', { exact: true });

async function choose(plan: string, action: string): Promise<void> {
  await button(`Actions for ${plan}`).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect.element(nameField).toHaveFocus();
}

test('a plan can be renamed, without overwriting what was changed elsewhere', async () => {
  const [gamma, alpha, beta] = three as [Plan, Plan, Plan];
  const newer = { ...beta, name: 'Beta 2', monthlySavings: 1800, version: 2 };
  const conflict = 'This plan was changed elsewhere since you opened it.';
  const renamed = { ...newer, name: 'By the sea', version: 3, updatedAt: '2026-03-04T18:05:00.000Z' };
  const { requests } = await show(inOrder<Plan[]>(three, [gamma, alpha, newer], [renamed, gamma, alpha]), {
    'GET /api/retirement-plans/{id}': newer,
    'PUT /api/retirement-plans/{id}': inOrder<Response | Plan>(errorResponse('stale', conflict), renamed),
  });
  await choose('Beta', 'Rename');
  const dialog = nameDialog('Rename Plan');
  await expect.element(nameField).toHaveValue('Beta');
  await nameField.fill('By the sea');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(dialog.getByRole('alert').getByText(conflict)).toBeVisible();
  await dialog.getByRole('button', { name: 'Load newer version' }).click();
  await expect.element(row('Beta 2')).toBeVisible();
  await choose('Beta 2', 'Rename');
  await nameField.fill('By the sea');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expectToast('Plan updated');
  await expect.poll(() => texts('rowheader')).toEqual(['By the sea', 'Gamma', 'alpha']);
  await expect.element(button('Actions for By the sea')).toHaveFocus();
  const updates = requests.filter(({ operation }) => operation === 'PUT /api/retirement-plans/{id}');
  expect(updates.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(updates[1]?.body).toMatchObject({ name: 'By the sea', monthlySavings: 1800 });
  expect(updates[1]?.body).not.toHaveProperty('assumptions');
});

test('a plan can be duplicated with its assumptions, also after a lost response', async () => {
  const name = 'W'.repeat(100);
  const plan = samplePlan({ name, assumptions: { targetChance: 90 } });
  const copy = { ...plan, id: 2, name: 'A copy' };
  const { requests } = await show(inOrder<Plan[]>([plan], [copy, plan]), {
    'POST /api/retirement-plans': inOrder<Response | Plan>(noResponse, copy),
  });
  await choose(name, 'Duplicate');
  const dialog = nameDialog('Save Retirement Plan');
  await expect.element(nameField).toHaveValue(`Copy of ${'W'.repeat(92)}`);
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to save retirement plan.');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expectToast('Plan saved');
  await expect.element(row('A copy')).toBeVisible();
  const creations = requests.filter(({ operation }) => operation === 'POST /api/retirement-plans');
  expect(creations[1]?.body).toMatchObject({ assumptions: { targetChance: 90 }, monthlySavings: 500 });
  const keys = creations.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test('on a phone, the plans come before the summary, which is one slim row, and nothing overlaps', async () => {
  await page.viewport(375, 812);
  await show(three);
  const plan = row('Gamma');
  await expect.element(plan).toBeVisible();
  const summary = page.getByText('Total Plans').element().closest('dl') as Element;
  expect(rectOf(plan.element()).top).toBeLessThan(600);
  expect(rectOf(summary).top).toBeGreaterThan(rectOf(row('Beta').element()).bottom);
  expect(rectOf(summary).height).toBeLessThan(110);
  for (const name of ['Gamma', 'alpha']) await checkbox(name).click();
  const bar = button('Clear the selection').element().parentElement?.parentElement as Element;
  expect(getComputedStyle(bar).position).toBe('sticky');
  await button('Compare 2 plans').click();
  await expect.poll(() => getComputedStyle(bar).position).toBe('static');
});

async function askToDelete(name: string): Promise<void> {
  await button(`Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
}

test.each(['Cancel', 'Escape'])(
  '%s closes the deletion dialog, which a click outside does not',
  async (way) => {
    await show(three);
    await askToDelete('Beta');
    await expect.element(dialog.getByText('Beta', { exact: true })).toBeVisible();
    document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(dialog).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Actions for Beta')).toHaveFocus();
  },
);

test('a deletion that fails can be retried, and then the summary updates', async () => {
  await show(inOrder<Plan[]>(three, three.slice(0, 2)), {
    'DELETE /api/retirement-plans/{id}': inOrder<Response | undefined>(
      errorResponse('internal', 'Broken'),
      undefined,
    ),
  });
  await askToDelete('Beta');
  await button('Delete plan “Beta”').click();
  await expectToast('Error', 'Failed to delete the retirement plan.');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to delete the retirement plan.');
  await button('Delete plan “Beta”').click();
  await expectToast('Plan deleted');
  await expect.element(row('Beta')).not.toBeInTheDocument();
  await expect.element(row('alpha')).toBeVisible();
  expect(text(page.getByRole('main'))).toContain('Average Retirement Age60');
  await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
});

test('a narrow list of plans is sorted with a labeled field', async () => {
  await page.viewport(375, 700);
  await show(three);
  await page.getByLabelText('Sort by').selectOptions('Most savings first');
  await expect.poll(() => texts('rowheader')).toEqual(['Beta', 'Gamma', 'alpha']);
  expect(button('Plan Name').elements()).toEqual([]);
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
        'GET /api/blog-posts': [],
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

test('sixty plans and a very long name fit on a narrow page', async () => {
  await page.viewport(320, 640);
  const name = 'W'.repeat(100);
  await show([...many(59), samplePlan({ id: 60, name })]);
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(61);
  expect(document.documentElement.scrollWidth).toBe(320);
  await button(`Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await expect.element(dialog).toBeInViewport({ ratio: 1 });
});

test('at 1280 px, the name is the widest column, and dates and sorted headers do not break', async () => {
  const name = 'Part time in Maine with the grandchildren';
  await show([samplePlan({ name, currentSavings: 990_000 }), samplePlan({ id: 2, name: 'W'.repeat(100) })]);
  await expect.poll(() => text(row('Part time'))).toContain('works in');
  const cells = [...row('Part time').element().children];
  const widths = cells.map((cell) => rectOf(cell).width);
  expect(widths[0]).toBe(Math.max(...widths));
  expect(widths[0]).toBeGreaterThan(190);
  const date = document.createRange();
  date.selectNodeContents(cells[7] as Element);
  expect(date.toString()).toBe('Mar 1, 2026');
  expect(date.getClientRects(), 'lines of the date').toHaveLength(1);
  // The arrow stays next to the last word of its header.
  const header = column(/^Last Updated/);
  const word = rectOf(header.getByText('Updated', { exact: true }).element());
  const arrow = rectOf(header.element().querySelector('svg'));
  expect(arrow.top).toBeGreaterThanOrEqual(word.top - 2);
  expect(arrow.bottom).toBeLessThanOrEqual(word.bottom + 2);
  expect(arrow.left).toBeLessThan(word.right);
});

test('three plans with the largest numbers fit side by side on a phone', async () => {
  const most = { currentAge: 18, retirementAge: 85, currentSavings: 1_000_000, monthlySavings: 5000 };
  const names = ['First', 'Second', 'Third'];
  await show(names.map((name, index) => samplePlan({ id: index + 1, name, ...most, expectedReturn: 12 })));
  for (const name of names) await checkbox(name).click();
  await button('Compare 3 plans').click();
  const table = page.getByRole('table', { name: 'Plans side by side' });
  await expect.poll(() => text(table)).toContain('$4,471,232,132 in future dollars');
  await page.viewport(375, 800);
  await table.element().scrollIntoView({ behavior: 'instant' });
  for (const name of names) {
    await expect.element(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
  const caption = table.element().querySelector('caption');
  expect(width(caption), 'the caption is as wide as the table').toBe(width(table.element()));
});

test('the printed list of plans fits on the paper and has no controls', async () => {
  await show([samplePlan({ name: 'A house by the sea, with a boat' })]);
  await expect.poll(() => text(row('A house'))).toContain('works in');
  await emulateMedia('print');
  // A4 without its margins.
  await page.viewport(718, 1000);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
  expect(text(row('A house'))).toContain('$1,015,810 future dollars');
  for (const control of ['checkbox', 'button'] as const) {
    await expect.poll(() => page.getByRole(control).elements()).toHaveLength(0);
  }
  await expect.element(page.getByRole('link', { name: 'Create New Plan' })).not.toBeInTheDocument();
});

test.each([320, 1280])(
  'at %d px, the deletion dialog names the plan above two equal buttons',
  async (width) => {
    await page.viewport(width, 700);
    const name = 'Retire at 65, steady, with a house by the sea';
    await show([samplePlan({ name })]);
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
    await expect.element(dialog.getByText(name, { exact: true })).toBeVisible();
    const buttons = dialog.getByRole('button').elements().map(rectOf);
    expect(buttons).toHaveLength(2);
    const [cancel, confirm] = buttons.map(({ y, width, height }) => ({ y, width, height }));
    expect(confirm).toEqual(cancel);
  },
);
