import type { Page } from '@playwright/test';
import {
  createMarketDraws,
  createSimulator,
  defaultAssumptions,
  defaultInputs,
  formatChance,
  type LifetimeAssumptions,
  newPartner,
  solveRetirementAge,
  standardDraws,
} from '@whenabouts/core';
import { calculateEarliestRetirement } from '../src/calculator/earliest-retirement.ts';
import { calculate, calculator, expect, holdBack, test } from './fixtures.ts';
import { version } from './host-server.ts';

const ANSWER = 'You could stop at 69.';
const WHOLE_ANSWER = `${ANSWER}You’d like 65: that works in 4 out of 10 futures.You could stop at 71 if Social Security is cut as today’s law says.`;
const FILE = `**/widget/${version}/outlook.js`;
const result = calculateEarliestRetirement(defaultInputs, new Date().getFullYear());
const chanceAt = (age: number) =>
  formatChance(result.chances.find((entry) => entry.age === age)?.chance ?? 0);

/** The outlook in the results, and its fields. */
function partsOf(page: Page) {
  const outlook = page.getByRole('region', { name: 'When You Could Stop' });
  return {
    outlook,
    answer: page.locator('[data-part="answer"]'),
    addButton: outlook.getByRole('button', { name: 'Add a partner or a benefit cut' }),
    cut: outlook.getByRole('checkbox', { name: 'Social Security pays about 78% at first, from late 2032' }),
    couple: outlook.getByRole('checkbox', { name: 'My partner and I' }),
    income: outlook.getByRole('textbox', { name: 'Partner’s Annual Income' }),
  };
}

test('the outlook says that it is loading, then when the reader could stop, with a curve that the keyboard reads', async ({
  open,
  page,
}) => {
  const respond = await holdBack(page, FILE);
  await open({ element: calculator('outlook') });
  await calculate(page);
  const loading = page.getByText('Loading the rest of your retirement outlook…');
  await expect(loading).toBeVisible();
  respond();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(loading).toHaveCount(0);
  const { outlook } = partsOf(page);
  // The answer is the first part of the results, below their sentence.
  const answer = page
    .getByRole('region', { name: 'Your Retirement Outlook' })
    .locator('[data-part="sentence"] + [data-part="answer"]');
  await expect(answer).toContainText(WHOLE_ANSWER);
  await expect(partsOf(page).answer).toHaveCount(1);
  await expect(answer.getByRole('link', { name: 'What would change it' })).toHaveAttribute(
    'href',
    /^https?:\/\/[^/]+\/outlook#plan=35\.65\.50000\.500\.70000\.7$/,
  );
  await expect(outlook).toContainText('2,048 simulated futures');
  await expect(outlook).toContainText(`65: ${chanceAt(65)}`);
  const reader = outlook.getByRole('slider', { name: 'Read the chart' });
  await expect(reader).toHaveAttribute('aria-valuetext', `65: ${chanceAt(65)} futures`);
  await reader.press('ArrowRight');
  await expect(outlook).toContainText(`66: ${chanceAt(66)}`);
  await outlook.getByText('Show as a table').click();
  await expect(outlook.getByRole('row')).toHaveCount(52);
  // A changed input gives a new result and selects the reader's own age again.
  await page.getByRole('textbox', { name: 'Monthly Contributions' }).fill('2,000');
  const changed = calculateEarliestRetirement(
    { ...defaultInputs, monthlySavings: 2_000 },
    new Date().getFullYear(),
  );
  await expect(answer).toContainText(`You could stop at ${changed.solution.value}.`);
  await expect(outlook).toContainText(`65: ${formatChance(changed.desiredChance)}`);
});

/** Returns the earliest age by the engine of the site's outlook page. */
function earliestAgeWith(changes: Partial<LifetimeAssumptions>): number | null {
  const defaults = defaultAssumptions(defaultInputs, { year: new Date().getFullYear(), changes });
  const simulator = createSimulator(createMarketDraws(standardDraws));
  return solveRetirementAge(defaultInputs, { ...defaults, ...changes }, simulator).value;
}

test('a reader adds a benefit cut and a partner, and removes each with one tap', async ({ open, page }) => {
  await open({ element: calculator('outlook') });
  await calculate(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { outlook, answer, addButton, cut, couple, income } = partsOf(page);
  await addButton.press('Enter');
  // The focus is around the new fields.
  await expect(page.locator(':focus > [data-part="household"]')).toBeVisible();
  await cut.check();
  expect(requests).toEqual([`/widget/${version}/household.js`]);
  const afterCut = earliestAgeWith({ benefitCut: { fromYear: 2033, percentPaid: 78 } });
  await expect(outlook).toContainText(`With this, you could stop at ${afterCut}; without it, at 69.`);
  await cut.uncheck();
  await expect(answer).toContainText(ANSWER);

  await couple.check();
  await income.fill('70,000');
  const together = earliestAgeWith({ partner: { ...newPartner(defaultInputs), annualIncome: 70_000 } });
  await expect(answer).toContainText(`You could stop at ${together}, when your partner is ${together}.`);
  await couple.uncheck();
  await expect(answer).toContainText(WHOLE_ANSWER);

  await test.step('a partner stays while the ages cross', async () => {
    await couple.check();
    await income.fill('60,000');
    await page.getByRole('textbox', { name: 'Current Age' }).fill('66');
    await expect(outlook).toBeHidden();
    await page.getByRole('textbox', { name: 'Target Retirement Age' }).fill('70');
    await expect(income).toHaveValue('60,000');
    await expect(answer).toContainText('your partner is');
  });
});

test('the last age with a partner is the one that is too early to stop', async ({ open }) => {
  const page = await open({
    element: calculator(
      'outlook current-age="45" annual-income="150000" current-savings="0" monthly-savings="0"',
    ),
  });
  await calculate(page);
  const { answer, addButton, cut, couple } = partsOf(page);
  await addButton.click();
  await couple.check();
  await page.getByRole('textbox', { name: 'Partner’s Age' }).fill('30');
  await cut.check();
  await expect(
    page.getByText('With this, 85 is too early to stop; without it, you could stop at 82.'),
  ).toBeVisible();
  await expect(answer).toContainText('Even 85 is too early to stop.');
});

test('outlook.js is requested only with the attribute and a result, from the folder of the version', async ({
  open,
}) => {
  const page = await open({ element: calculator('outlook') });
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith('/result-details.js')) requests.push(path);
  });
  const host = page.locator('retirement-calculator');
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await host.evaluate((element) => element.removeAttribute('outlook'));
  await calculate(page);
  expect(requests).toEqual([]);
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowLeft');
  await host.evaluate((element) => element.setAttribute('outlook', ''));
  await expect(page.getByText(ANSWER)).toBeVisible();
  expect(requests).toEqual([`/widget/${version}/outlook.js`]);
  await host.evaluate((element) => element.removeAttribute('outlook'));
  await expect(page.getByText(ANSWER)).toHaveCount(0);
});

test('if outlook.js cannot be loaded or is not a script, the calculator works without it', async ({
  page,
  server,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const respond of [
    { status: 503, body: 'busy' },
    { contentType: 'text/html', body: '<html>' },
  ]) {
    await page.route(FILE, (route) =>
      route.fulfill({ ...respond, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(server.add({ name: 'a page', element: calculator('outlook') }));
    await calculate(page);
    const message = page.getByRole('alert');
    await expect(message).toHaveText('The rest of your retirement outlook didn’t load. Try again');
    await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
    await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
    await expect(page.getByText('When You Could Stop')).toHaveCount(0);
    expect(errors).toEqual([]);

    await page.unroute(FILE);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('When You Could Stop')).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(page.locator('[data-part="earliest-retirement"]')).toBeFocused();
  }
});

test('a calculator that is removed and added again while the file loads shows the outlook', async ({
  open,
  page,
}) => {
  const release = await holdBack(page, FILE);
  await open({ element: calculator('outlook') });
  const requested = page.waitForRequest(FILE);
  await calculate(page);
  await requested;
  await page.locator('retirement-calculator').evaluate(async (element: Element & { ready?: boolean }) => {
    const parent = element.parentNode;
    element.remove();
    // The calculator is unmounted in a later task, because an element that is moved is added again.
    while (element.ready) await new Promise(requestAnimationFrame);
    parent?.append(element);
  });
  await calculate(page);
  release();
  await expect(page.getByText(ANSWER)).toHaveCount(1);
});

test('two calculators with different options have separate outlooks', async ({ open }) => {
  const page = await open({
    element: `${calculator('outlook theme="dark" lang="de-DE"')}${calculator('compact inputs="current-age"', 800)}`,
    calculators: 2,
  });
  const [first, second] = [
    page.locator('retirement-calculator').first(),
    page.locator('retirement-calculator').last(),
  ];
  await calculate(first);
  await expect(first.getByText(ANSWER)).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await second.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(second.getByText('$1,015,810')).toBeVisible();
  await expect(second.getByText('When You Could Stop')).toHaveCount(0);
  await expect(second.getByText('Simulation Outcomes')).toHaveCount(0);
  await expect(second.getByRole('slider')).toHaveCount(1);
  await expect(second.locator('[data-theme]')).toHaveAttribute('data-theme', 'light');
  await expect(first.getByText('$1.015.810').first()).toBeVisible();
});

test('the outlook follows the number format, fits a column of 320 px, and has visible lines in forced colors', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ element: calculator('outlook lang="de-DE"') });
  await calculate(page);
  await expect(page.getByText(ANSWER)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const line = partsOf(page).outlook.locator('path').first();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(line).toHaveCSS('stroke', text);

  await test.step('a partner’s amounts have the number format of the page', async () => {
    const { addButton, couple, income } = partsOf(page);
    await addButton.click();
    await couple.check();
    await income.fill('70.000');
    await income.press('Tab');
    await expect(income).toHaveValue('70.000');
  });
});
