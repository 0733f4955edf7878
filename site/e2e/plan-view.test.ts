import type { Locator, Page } from '@playwright/test';
import { box, expectSavings } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { addPlan, register } from './members.ts';
import { heading, open } from './page-actions.ts';

/** One of the cards with results, by its heading. */
function resultCard(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: 'Projection' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

test('a plan shows its inputs, its projection and its actions', async ({ page }) => {
  const { id } = await addPlan(page.request, { currentSavings: 52_300, expectedReturn: 6.5 });
  const release = await holdRequests(page, `**/api/retirement-plans/${id}`);
  await open(page, `/view-plan/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your plan…' })).toBeAttached();
  release();
  await expect(page).toHaveTitle('By the sea | Whenabouts');
  const main = page.getByRole('main');
  const value = (label: string) =>
    main.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(resultCard(page, 'Time Until Retirement')).toContainText('30 years');
  await expect(resultCard(page, 'Projected Retirement Savings')).toContainText('$918,760');
  await expect(resultCard(page, 'Estimated Monthly Income')).toContainText('$3,063');
  await expect(main).toContainText('Based on 4% annual withdrawal rate');
  await expect(main).toContainText('An estimate, not advice. Future dollars buy less than today’s, at 2.5%');
  await expect(value('Current Retirement Savings')).toHaveText('$52,300');
  await expect(value('Monthly Contributions')).toHaveText('$500');
  await expect(value('Annual Income')).toHaveText('$70,000');
  await expect(value('Expected Annual Return')).toHaveText('6.5%');
  await expect(main.getByRole('link', { name: 'Edit Plan' })).toHaveAttribute(
    'href',
    `/?plan=${id}#calculator`,
  );
  await expect(main.getByRole('link', { name: 'Back to My Saved Plans' })).toHaveAttribute(
    'href',
    '/my-plans',
  );

  await main.getByRole('link', { name: 'Try Different Scenarios' }).click();
  await expect(page).toHaveURL(`/calculator?plan=${id}#calculator`);
  await expect(page.getByText('You are editing By the sea.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Update Plan', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Plan', exact: true })).toHaveCount(0);
  await expect(box(page, 'Current Retirement Savings')).toHaveValue('52,300');
});

test('a plan has the sentence, the scenarios and the chart of the calculator', async ({ page }) => {
  const { id } = await addPlan(page.request, { monthlySavings: 750 });
  await open(page, `/view-plan/${id}`);
  const projection = page.getByRole('region', { name: 'Projection' });
  await expect(projection).toContainText(
    'If you keep saving $750 a month\u2060, you could stop at 65 with about $1.3 million in future dollars',
  );
  // There is no field to go to.
  await expect(projection.getByRole('button')).toHaveCount(0);
  const savings = resultCard(page, 'Projected Retirement Savings');
  await expect(savings).toContainText(/Conservative 5% a year\s*\$847,581/);
  await expect(savings).toContainText('Simulation Outcomes');
  await expect(resultCard(page, 'Estimated Monthly Income')).toContainText('Aggressive (5%) 9% a year');
  const chart = projection.getByRole('figure').filter({ hasText: 'the further ahead, the wider the range' });
  await expect(chart).toContainText('By 65, $850,000 to $2.1 million in future dollars');
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row').last()).toContainText('$1,320,803');
  await expect(projection.getByRole('link', { name: 'Will it last? See the outlook' })).toHaveAttribute(
    'href',
    `/outlook?plan=${id}`,
  );
});

for (const width of [320, 375, 1280]) {
  test(`at ${width} px, the inputs of a plan are next to their labels`, async ({ page }) => {
    const { id } = await addPlan(page.request, { currentSavings: 1_000_000 });
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/view-plan/${id}`);
    const terms = page.getByRole('region', { name: 'Plan details' }).getByRole('term');
    await expect(terms).toHaveCount(6);
    for (const term of await terms.all()) {
      const [label, value] = await term.evaluate((element) =>
        [element, element.nextElementSibling].map((each) => {
          const range = document.createRange();
          if (each) range.selectNodeContents(each);
          const { left, bottom, top } = range.getBoundingClientRect();
          return { left, bottom, top };
        }),
      );
      expect(value?.left, 'is aligned with its label').toBe(label?.left);
      expect((value?.top ?? 0) - (label?.bottom ?? 0), 'is right below it').toBeLessThan(32);
    }
  });
}

test('a plan can be opened in the calculator, changed and reset; unsaved changes survive a reload', async ({
  page,
}) => {
  const { id } = await addPlan(page.request, { monthlySavings: 750 });
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,320,803');
  await box(page, 'Monthly Contributions').fill('500');
  await expectSavings(page, '$1,015,810');
  await page.getByRole('button', { name: 'Reset to saved plan' }).click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await expectSavings(page, '$1,320,803');
  await box(page, 'Monthly Contributions').fill('500');
  await expectSavings(page, '$1,015,810');
  await page.reload();
  await expect(page.getByText('You are editing By the sea.')).toBeVisible();
  await expectSavings(page, '$1,015,810');
});

test('a missing plan or an invalid id is not found', async ({ page, expectError }) => {
  for (const nonsense of ['999999999', '0', '-1', 'nonsense', '1%2F2', '1e3', '99999999999999999999']) {
    expectError(new RegExp(`40[04].*/api/retirement-plans/${nonsense}\\)$`));
    await open(page, `/view-plan/${nonsense}`);
    await expect(heading(page, 'Plan Not Found')).toBeVisible();
    await expect(page).toHaveTitle('Plan Not Found | Whenabouts');
    await expect(page.getByRole('link', { name: 'Go to My Saved Plans' })).toHaveAttribute(
      'href',
      '/my-plans',
    );
  }
});

test("another member's plan is not found, on its page and in the calculator", async ({
  page,
  playwright,
  baseURL,
  expectError,
}) => {
  expectError(/404.*\/api\/retirement-plans\//);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(stranger);
  const { id } = await addPlan(stranger);
  await stranger.dispose();
  await open(page, `/view-plan/${id}`);
  await expect(heading(page, 'Plan Not Found')).toBeVisible();
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Plan Not Found.')).toBeVisible();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('a visitor who opens a plan in the calculator is asked to log in', async ({ page, context }) => {
  const { id } = await addPlan(page.request);
  await context.clearCookies();
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Log in to open your saved plan.')).toBeVisible();
});
