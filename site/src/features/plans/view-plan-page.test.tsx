import type { Plan } from '@whenabouts/server/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, heldResponse, inOrder, noResponse } from '../../../test/fake-api.ts';
import { button, emulateMedia } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { retiredPlan, sampleMember, samplePlan } from '../../../test/samples.ts';

const textContentOf = (locator: { element(): Element }) => locator.element().textContent;
const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

function showPlan(plan: NonNullable<Handlers['GET /api/retirement-plans/{id}']>, path = '/view-plan/1') {
  return renderPage(path, {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans/{id}': plan,
      'GET /api/retirement-plans/{id}/records': [],
    },
  });
}

test('a plan shows its inputs, its projection and its actions', async () => {
  const plan = heldResponse(samplePlan({ currentSavings: 52_300, expectedReturn: 6.5 }));
  await showPlan(plan.respond);
  await expect.element(page.getByText('Loading your plan…')).toBeInTheDocument();
  plan.release();
  await expect.poll(() => document.title).toBe('By the sea | Whenabouts');
  for (const expected of [
    '30 years',
    '$918,760',
    '$3,063',
    'Based on 4% annual withdrawal rate',
    'An estimate, not advice. Future dollars are the amount on your statement when you retire',
    'Current Retirement Savings$52,300',
    'Monthly Contributions$500',
    'Annual Income$70,000',
    'Expected Annual Return6.5%',
  ]) {
    expect(textContentOf(main)).toContain(expected);
  }
  for (const [name, path] of [
    ['Edit Plan', '/?plan=1#calculator'],
    ['Back to My Saved Plans', '/my-plans'],
    ['Try Different Scenarios', '/calculator?plan=1#calculator'],
    ['What would change it', '/outlook?plan=1'],
    ['See your outlook', '/outlook?plan=1'],
  ] as const) {
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('the plan of someone who has retired shows what can be spent, and nothing about work', async () => {
  await showPlan(retiredPlan());
  await expect
    .element(
      main.getByText(/^At 68, with \$420,000 saved, you can spend \$\d,\d+ a month in today’s dollars\.$/),
    )
    .toBeVisible();
  await expect.element(main.getByText(/^That is on .*, our guess of what you spend/)).toBeVisible();
  const details = page.getByRole('region', { name: 'Plan details' });
  expect(textContentOf(details)).toMatch(
    /Current Age68Current Retirement Savings\$420,000Expected Annual Return7%$/,
  );
  expect(textContentOf(main)).not.toMatch(/69|\$500|\$70,000|Projection|A month at|Time Until Retirement/);
  await expect.element(main.getByRole('link', { name: 'Edit Plan' })).toBeVisible();
});

test('at 375 px with text at 200 %, a plan fits the page, and its icons grow with the text', async () => {
  await page.viewport(375, 740);
  await showPlan(samplePlan());
  await expect.element(page.getByText('A month at 65, in today’s dollars')).toBeVisible();
  const arrow = () =>
    page.getByRole('link', { name: 'Back to My Saved Plans' }).element().querySelector('svg');
  const before = arrow()?.getBoundingClientRect().width ?? 0;
  const root = document.documentElement;
  root.style.fontSize = '200%';
  onTestFinished(() => {
    root.style.fontSize = '';
  });
  expect(arrow()?.getBoundingClientRect().width).toBe(before * 2);
  await expect.poll(() => root.scrollWidth).toBeLessThanOrEqual(375);
});

test('a plan has the sentence, the scenarios and the chart of the calculator', async () => {
  await showPlan(samplePlan({ monthlySavings: 750 }));
  const projection = page.getByRole('region', { name: 'Projection' });
  await expect.element(projection).toBeVisible();
  for (const expected of [
    'If you keep saving $750 a month\u2060, at 65 you would have about $630,000 in today’s dollars ($1.3 million in future dollars)',
    'Simulation Outcomes',
    'At 65: $404,000 to $1,010,000 in today’s dollars',
  ]) {
    expect(textContentOf(projection)).toContain(expected);
  }
  expect(textContentOf(projection)).toMatch(/Conservative 5% a year\s*\$404,000 \(\$847,581\)/);
  expect(textContentOf(projection)).toMatch(/Aggressive \(5%\)\s*9% a year/);
  // There is no field to go to.
  expect(projection.getByRole('button').elements()).toEqual([]);
  const chart = projection.getByRole('figure').filter({ hasText: 'Savings by age' });
  await chart.getByText('Show as a table').click();
  await expect.poll(() => textContentOf(chart.getByRole('row').last())).toContain('$1,320,803');
});

test('a plan says above its projection when the member could stop, with the plan’s assumptions', async () => {
  await showPlan(samplePlan({ assumptions: { targetChance: 90 } }));
  const answer = main.getByText(/^You could stop at 7\d\.$/);
  await expect.element(answer).toBeVisible();
  await expect.element(main.getByText('You’d like 65: that works in 4 out of 10 futures.')).toBeVisible();
  await expect.element(main.getByText(/missing \$560 of the \$4,430/)).toBeVisible();
  const dollars = page.getByRole('radio', { name: 'Today’s dollars' });
  expect(answer.element().getBoundingClientRect().bottom).toBeLessThan(
    dollars.element().getBoundingClientRect().top,
  );
});

test('a plan that does not exist or belongs to another member is not found', async () => {
  await showPlan(errorResponse('not_found', 'No such plan'), '/view-plan/1%2F2');
  await expect.element(heading('Plan Not Found')).toBeVisible();
  expect(document.title).toBe('Plan Not Found | Whenabouts');
  await expect
    .element(page.getByRole('link', { name: 'Go to My Saved Plans' }))
    .toHaveAttribute('href', '/my-plans');
});

test('a plan that fails to load offers a retry', async () => {
  await showPlan(inOrder<Plan>(noResponse, samplePlan()));
  await expect.element(page.getByRole('alert').getByText('Your plan could not be loaded.')).toBeVisible();
  await button('Try again').click();
  await expect.element(heading('By the sea')).toBeVisible();
});

const monthlyContributions = page.getByRole('textbox', { name: 'Monthly Contributions, exact amount' });

test('a plan names the household that its answer is for', async () => {
  await showPlan(
    samplePlan({ assumptions: { benefitCut: { fromYear: 2033, percentPaid: 78 }, preTaxShare: 50 } }),
  );
  await expect
    .element(
      main.getByText(
        'With Social Security cut to 78% from 2033 and federal income tax on savings that are about half in a 401(k) or traditional IRA.',
      ),
    )
    .toBeVisible();
});

test('a plan that is opened in the calculator can be changed and reset', async () => {
  await showPlan(samplePlan({ monthlySavings: 750 }), '/?plan=1#calculator');
  await expect.element(page.getByText(/\$1,320,803 in future/).first()).toBeVisible();
  await monthlyContributions.fill('500');
  await expect.element(page.getByText(/\$1,015,810 in future/).first()).toBeVisible();
  await button('Reset to saved plan').click();
  await expect.element(monthlyContributions).toHaveValue('750');
  await expect.element(page.getByText(/\$1,320,803 in future/).first()).toBeVisible();
});

test('the calculator says that a plan cannot be opened, and offers a retry', async () => {
  await showPlan(
    inOrder<Plan | Response>(noResponse, errorResponse('not_found', 'No such plan')),
    '/?plan=1#calculator',
  );
  await expect.element(page.getByText('Your saved plan could not be loaded.')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByText('Plan Not Found.', { exact: false })).toBeVisible();
  await expect.element(monthlyContributions).toHaveValue('500');
});

test('a visitor who opens a plan in the calculator is asked to log in', async () => {
  await renderPage('/?plan=1#calculator');
  await expect.element(page.getByText('Log in to open your saved plan.')).toBeVisible();
});

test.each([320, 375, 1280])('at %d px, the inputs of a plan are below their labels', async (width) => {
  await page.viewport(width, 800);
  await showPlan(samplePlan({ currentSavings: 1_000_000 }));
  const details = page.getByRole('region', { name: 'Plan details' });
  await expect.element(details).toBeVisible();
  const terms = [...details.element().querySelectorAll('dt')];
  expect(terms).toHaveLength(6);
  for (const term of terms) {
    const [label, value] = [term, term.nextElementSibling as Element].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    expect(value?.left).toBe(label?.left);
    expect((value?.top ?? 0) - (label?.bottom ?? 0)).toBeLessThan(32);
  }
});

test('a click on a plan’s link to the calculator leads to its result, without a focus ring', async () => {
  await showPlan(samplePlan());
  await main.getByRole('link', { name: 'Try Different Scenarios' }).click();
  await expect.element(page.getByText(/^You are editing By the sea/)).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  expect(button('Save Plan').elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.id).toBe('calculator');
  expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('none');
});

test('a printed plan has its numbers, its method and its URL, and no links', async () => {
  await showPlan(samplePlan({ name: 'Plan 2030' }));
  await expect.element(main.getByText('How we calculate')).toBeVisible();
  await emulateMedia('print');
  await expect.element(main.getByText('How we calculate')).not.toBeVisible();
  for (const part of [/^Your savings earn a twelfth of the yearly return/, /^An estimate, not advice/])
    await expect.element(page.getByText(part).first()).toBeVisible();
  await expect.element(page.getByText(`${location.origin}/view-plan/1`)).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('the projection of a couple’s plan with taxes says what its answer includes', async () => {
  const partner = {
    currentAge: 33,
    annualIncome: 70_000,
    retirementAge: null,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
  await showPlan(samplePlan({ assumptions: { partner, preTaxShare: 100 } }));
  await expect.element(page.getByText(/^About 14% of what you both earn today/)).toBeVisible();
  await expect
    .element(
      page.getByText(/Taxes are left out of this projection; .* above, is after the taxes in your plan\.$/),
    )
    .toBeVisible();
});
