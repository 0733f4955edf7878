import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, emulateMedia, textOf } from '../../../test/page-actions.ts';
import {
  askToDelete,
  columnHeader,
  compareCheckbox,
  deletionDialog,
  numberedPlans,
  planRow,
  rectOf,
  showPlans,
  threePlans,
} from '../../../test/plans-list.ts';
import { samplePlan } from '../../../test/samples.ts';

test('on a phone, the listed plans come before the summary, which is one slim row, and nothing overlaps', async () => {
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
