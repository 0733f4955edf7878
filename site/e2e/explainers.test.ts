import type { Page } from '@playwright/test';
import { calculateButton, type as typeInput } from './calculator.ts';
import {
  box,
  type ExplainerId,
  explainers,
  openExplainer,
  question,
  slider,
  summary,
  tab,
  type,
} from './explainers.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { heading, open } from './page-actions.ts';

const ids = Object.keys(explainers) as ExplainerId[];
const controlsOf = (page: Page) => page.getByRole('region', { name: 'Your numbers' });

test.describe('the tabs', () => {
  test('are in the URL, and open with it', async ({ page }) => {
    await openExplainer(page, 'fourPercent');
    await expect(page.getByRole('tab')).toHaveText(ids.map((id) => explainers[id].tab));
    for (const id of [...ids].reverse()) {
      await tab(page, id).click();
      await expect(page).toHaveURL(explainers[id].path);
      await expect(question(page)).toHaveText(explainers[id].question);
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(explainers[id].tab);
    }
    await openExplainer(page, 'taxes');
    await expect(tab(page, 'taxes')).toHaveAttribute('aria-selected', 'true');
    await expect(question(page)).toHaveText(explainers.taxes.question);
  });

  test('are one tab stop, and work with arrow keys, Home and End', async ({ page }) => {
    await openExplainer(page, 'fourPercent');
    await tab(page, 'fourPercent').focus();
    const steps = [
      ['ArrowRight', 'allocation'],
      ['End', 'taxes'],
      ['ArrowRight', 'fourPercent'],
      ['ArrowLeft', 'taxes'],
      ['Home', 'fourPercent'],
    ] as const;
    for (const [key, id] of steps) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL(explainers[id].path);
      await expect(tab(page, id)).toBeFocused();
      await expect(question(page)).toHaveText(explainers[id].question);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByRole('spinbutton').first()).toBeFocused();
  });

  test('keep the numbers of each; an unknown tab is the first', async ({ page }) => {
    await openExplainer(page, 'fourPercent');
    await type(page, 'Years in Retirement', '44');
    await tab(page, 'taxes').click();
    await type(page, 'Taxable Income Now', '99,000');
    await tab(page, 'fourPercent').click();
    await expect(box(page, 'Years in Retirement')).toHaveValue('44');
    await tab(page, 'taxes').click();
    await expect(box(page, 'Taxable Income Now')).toHaveValue('99,000');

    await open(page, '/guides/old?tab=lottery');
    await expect(tab(page, 'fourPercent')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each can be read: sentence, chart and table; and the tabs are links', async ({ page }) => {
    for (const id of ids) {
      await page.goto(explainers[id].path);
      await expect(question(page)).toHaveText(explainers[id].question);
      await expect(summary(page)).toContainText(/\d/);
      await expect(page.getByRole('figure').locator('figcaption')).toContainText(/\d/);
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByText('Drag an underlined value')).toBeHidden();
    }

    await page.goto('/guides/old');
    await tab(page, 'socialSecurity').click();
    await expect(page).toHaveURL(explainers.socialSecurity.path);
    await expect(summary(page)).toContainText('$2,000 a month in today’s dollars: the full benefit.');
  });
});

test('the page has a title, a canonical URL and links to other pages', async ({ page, request }) => {
  const html = await (await request.get('/guides/old?tab=taxes')).text();
  expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/guides\/old"/);
  await openExplainer(page, 'fourPercent');
  await expect(page).toHaveTitle('Retirement Explainers | Whenabouts');
  await expect(heading(page, 'Retirement Explainers')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Read the guides' })).toHaveAttribute('href', '/guides');
  await expect(main.getByRole('link', { name: 'Open the calculator' })).toHaveAttribute(
    'href',
    '/#calculator',
  );
});

test('a first visit stores nothing and sends nothing; results are announced politely, after a change only', async ({
  page,
  context,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openExplainer(page, 'allocation');
  const status = page.getByRole('tabpanel').locator('[role=status][aria-live]');
  await expect(status).toHaveText('');
  await slider(page, 'Risk Tolerance').press('End');
  await expect(status).toHaveText(
    'At 45, retiring at 65 and feeling bold about risk, you would hold 90% in stocks and 10% in bonds.',
  );
  await type(page, 'Your Age', '50');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(requestedPaths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test.describe("the calculator's inputs", () => {
  test('are the starting values, and can be replaced by the example', async ({ page }) => {
    await open(page, '/');
    await typeInput(page, 'Current Age', '50');
    await typeInput(page, 'Target Retirement Age', '68');
    await typeInput(page, 'Annual Income', '93000');
    await calculateButton(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Explainers' }).click();
    await expect(heading(page, 'Retirement Explainers')).toBeFocused();

    // $500 a month for 18 years at 7 %, and $50,000: about $391,000, which buys $251,000 of today's
    await expect(box(page, 'Retirement Savings')).toHaveValue('250,000');
    await expect(controlsOf(page)).toContainText(
      'Starts with your own numbers, as close as the sliders allow: the savings the calculator projects for when you retire, in today’s dollars at 2.5% inflation.',
    );
    await tab(page, 'allocation').click();
    await expect(summary(page)).toContainText('At 50, retiring at 68');
    await expect(controlsOf(page)).toContainText('Starts with your own numbers: your ages.');
    await tab(page, 'socialSecurity').click();
    await expect(summary(page)).toContainText('You are 50');
    await expect(box(page, 'Claiming Age')).toHaveValue('68');
    await tab(page, 'taxes').click();
    await expect(box(page, 'Taxable Income Now')).toHaveValue('79,150');
    await expect(controlsOf(page)).toContainText('your income less the 2023 standard deduction of $13,850.');

    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect(box(page, 'Taxable Income Now')).toHaveValue('75,000');
    await expect(controlsOf(page)).toContainText('Starts with an example.');
    await expect(page.getByRole('button', { name: 'Back to the example' })).toBeHidden();
    await page.getByRole('button', { name: 'Use my own numbers' }).click();
    await expect(box(page, 'Taxable Income Now')).toHaveValue('79,150');
  });

  test('are not offered if there are none', async ({ page }) => {
    await openExplainer(page, 'allocation');
    await expect(controlsOf(page)).toContainText('Starts with an example.');
    await expect(page.getByRole('button', { name: 'Use my own numbers' })).toBeHidden();
    await type(page, 'Your Age', '33');
    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect(box(page, 'Your Age')).toHaveValue('45');
    await expect(controlsOf(page)).toBeFocused();
  });
});

test('values set before the scripts have loaded are kept and used', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/guides/old', { waitUntil: 'commit' });
  await box(page, 'Years in Retirement').fill('20');
  release();
  await expect(summary(page)).toContainText('It lasts all 20 years');
  await expect(box(page, 'Years in Retirement')).toHaveValue('20');
});

test('on a narrow page, no text of the charts is smaller than 12 pixels, even for large amounts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const id of ids) {
    await openExplainer(page, id);
    if (id === 'fourPercent') {
      await type(page, 'Retirement Savings', '5000000');
      await type(page, 'Withdrawal Rate (%)', '1');
      await type(page, 'Years in Retirement', '50');
    }
    await page.getByText('Show as a table').click();
    const { smallest, beyond } = await page.evaluate(() => ({
      smallest: Math.min(
        ...[...document.querySelectorAll('figure *')].map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        ),
      ),
      beyond: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(smallest, id).toBeGreaterThanOrEqual(12);
    expect(beyond, id).toBeLessThanOrEqual(0);
  }
});

test('the rate of each market is below its name, and “(%)” is not alone on a line', async ({ page }) => {
  await openExplainer(page, 'fourPercent');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .getByRole('figure')
      .getByRole('term')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height)));
    expect(heights).toHaveLength(3);
    expect(new Set(heights).size, `${width} px`).toBe(1);
  }
  const lines = await controlsOf(page)
    .getByText('Withdrawal Rate (%)', { exact: true })
    .evaluate((label) => {
      const text = label.firstChild;
      if (!text) throw new Error('The label has no text');
      const range = document.createRange();
      range.setStart(text, 'Withdrawal '.length);
      range.setEnd(text, 'Withdrawal Rate (%)'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('in forced colors, bars and lines are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openExplainer(page, 'fourPercent');
  const dashes = await page
    .getByRole('figure')
    .locator('svg path')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  expect(new Set(dashes.slice(1, 4)).size).toBe(3);
  await openExplainer(page, 'socialSecurity');
  const [chosen, other] = await page
    .getByRole('figure')
    .locator('div > span[style]')
    .evaluateAll((bars) => [bars[5], bars[4]].map((bar) => bar && getComputedStyle(bar).backgroundColor));
  expect(chosen).not.toBe(other);
});
