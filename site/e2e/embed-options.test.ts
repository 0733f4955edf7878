import type { Page } from '@playwright/test';
import { reservedHeight } from '../src/features/embed/write-snippet.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

const snippet = (page: Page) => page.getByRole('textbox', { name: 'Snippet' });
const preview = (page: Page) => page.frameLocator('iframe');
const settings = (page: Page) => page.getByRole('form', { name: 'Settings' });

test('the inputs that readers can change and the outlook are chosen, previewed and in the snippet', async ({
  page,
}) => {
  await open(page, '/embed');
  const form = settings(page);
  const group = form.getByRole('group', { name: 'Readers can change' });
  for (const name of ['Target Retirement Age', 'Current Retirement Savings', 'Annual Income']) {
    await group.getByRole('checkbox', { name }).uncheck();
  }
  await group.getByRole('checkbox', { name: 'Expected Annual Return' }).uncheck();
  await form.getByLabel('Outlook').check();
  await expect(snippet(page)).toHaveValue(
    /<retirement-calculator inputs="current-age,monthly-savings" outlook="true">\n {2}<table><tr><td height="920">/,
  );
  await expect(preview(page).getByRole('slider')).toHaveCount(2);
  await preview(page).getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(preview(page).getByText('You could stop at 69.')).toBeVisible();
  // One input must remain.
  await group.getByRole('checkbox', { name: 'Current Age' }).uncheck();
  await expect(group.getByRole('checkbox', { name: 'Monthly Contributions' })).toBeDisabled();
});

test('a preset becomes plain attributes, also by its address', async ({ page }) => {
  await open(page, '/embed');
  await page.getByRole('link', { name: 'Catching up at 50' }).click();
  await expect(settings(page).getByRole('textbox', { name: 'Current Age' })).toHaveValue('50');
  const expected =
    /<retirement-calculator current-age="50" retirement-age="67" current-savings="100000" monthly-savings="1500" annual-income="90000">/;
  await expect(snippet(page)).toHaveValue(expected);
  await page.goto('/embed?preset=catch-up-50');
  await expect(snippet(page)).toHaveValue(expected);
});

test('the embed’s outlook agrees with the site’s', async ({ page, context }) => {
  const plans = [
    { inputs: [35, 65, 50_000, 500, 70_000, 7] },
    { inputs: [58, 62, 900_000, 2_500, 120_000, 5] },
    { inputs: [45, 70, 0, 100, 40_000, 4] },
  ];
  const names = [
    'current-age',
    'retirement-age',
    'current-savings',
    'monthly-savings',
    'annual-income',
    'expected-return',
  ];
  for (const { inputs } of plans) {
    const query = new URLSearchParams([
      ['outlook', 'true'],
      ...inputs.map((value, index) => [names[index] ?? '', `${value}`]),
    ]);
    await page.goto(`/widget/frame?${query}`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    const embedded = page.getByRole('region', { name: 'When You Could Stop' }).locator('p').first();
    await expect(embedded).toHaveText(/stop/);
    const text = (await embedded.textContent()) ?? '';
    const outlookPage = await context.newPage();
    await outlookPage.goto(`/outlook#plan=${inputs.join('.')}`);
    const sentence = outlookPage
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /^(?:You could stop|Even if you stop)/ });
    await expect(sentence.first()).toHaveText(text);
    await outlookPage.close();
  }
});

test('the reserved height fits the calculator in columns of 300 to 850 px', async ({ page }) => {
  const names = [
    'current-age',
    'retirement-age',
    'current-savings',
    'monthly-savings',
    'annual-income',
    'expected-return',
  ];
  await page.goto('/widget/frame');
  const host = page.locator('retirement-calculator');
  await expect(page.getByRole('slider')).toHaveCount(6);
  for (const width of [300, 375, 600, 850]) {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 1; count <= names.length; count++) {
      for (const list of [names.slice(0, count), names.slice(-count)]) {
        await host.evaluate((element, inputs) => element.setAttribute('inputs', inputs), list.join());
        await expect(page.getByRole('slider')).toHaveCount(count);
        const height = await host.evaluate((element) => element.getBoundingClientRect().height);
        const reserved = reservedHeight([['inputs', list.join()]]);
        expect(reserved, `${list} at ${width} px`).toBeGreaterThanOrEqual(height);
        expect(reserved, `${list} at ${width} px`).toBeLessThan(height + 200);
      }
    }
  }
});
