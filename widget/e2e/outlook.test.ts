import { defaultInputs } from '@whenabouts/core';
import { stopAnswer } from '../src/stop-answer.ts';
import { answerSentence, chanceAt } from '../src/stop-text.ts';
import { calculate, calculator, expect, test } from './fixtures.ts';
import { version } from './host-server.ts';

const FILE = `**/widget/${version}/outlook.js`;
const answer = stopAnswer(defaultInputs, new Date().getFullYear());

test('the outlook says when the reader could stop, with a curve that the keyboard reads', async ({
  open,
}) => {
  const page = await open({ element: calculator('outlook') });
  await calculate(page);
  const outlook = page.getByRole('region', { name: 'When You Could Stop' });
  await expect(outlook).toContainText(
    'You could stop at 69. In at least 8 of 10 futures your money lasts to 95',
  );
  await expect(outlook).toContainText('a month in today’s dollars');
  await expect(outlook).toContainText(`Stopping at 65 works in ${chanceAt(answer, 65)}.`);
  const reader = outlook.getByRole('slider', { name: 'Read the chart' });
  await expect(reader).toHaveAttribute('aria-valuetext', `65: ${chanceAt(answer, 65)} futures`);
  await reader.press('ArrowRight');
  await expect(outlook).toContainText(`Stopping at 66 works in ${chanceAt(answer, 66)}.`);
  await outlook.getByText('Show as a table').click();
  await expect(outlook.getByRole('row')).toHaveCount(47);
  // A changed input brings a new answer, and the reader's own age back.
  await page.getByRole('textbox', { name: 'Monthly Contributions' }).fill('2,000');
  const changed = stopAnswer({ ...defaultInputs, monthlySavings: 2_000 }, new Date().getFullYear());
  await expect(outlook).toContainText(`You could stop at ${changed.age}.`);
  await expect(outlook).toContainText(`Stopping at 65 works in ${chanceAt(changed, 65)}.`);
});

test('the file is requested only for the attribute, and from the folder of the version', async ({ open }) => {
  const page = await open({ element: calculator() });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await calculate(page);
  expect(requests).toEqual([]);
  const host = page.locator('retirement-calculator');
  await host.evaluate((element) => element.setAttribute('outlook', ''));
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
  expect(requests).toEqual([`/widget/${version}/outlook.js`]);
  await host.evaluate((element) => element.removeAttribute('outlook'));
  await expect(page.getByText('You could stop at 69.')).toHaveCount(0);
});

for (const [name, respond] of [
  ['cannot be loaded', { status: 503, body: 'busy' }],
  ['is not a script', { contentType: 'text/html', body: '<html>' }],
] as const) {
  test(`where the file ${name}, the calculator works without it`, async ({ page, server }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(FILE, (route) =>
      route.fulfill({ ...respond, headers: { 'access-control-allow-origin': '*' } }),
    );
    const answered = page.waitForResponse(FILE);
    await page.goto(server.add({ name: 'a page', element: calculator('outlook') }));
    await calculate(page);
    await answered;
    await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
    await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
    await expect(page.getByText('When You Could Stop')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('amounts follow the number format of the page', async ({ open }) => {
  const page = await open({ element: calculator('outlook lang="de-DE"') });
  await calculate(page);
  const german = (amount: number) => `$${amount.toLocaleString('de-DE', { maximumSignificantDigits: 2 })}`;
  await expect(page.getByText(answerSentence(answer, german))).toBeVisible();
});

test('in forced colors, lines and their labels are visible', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ element: calculator('outlook') });
  await calculate(page);
  const line = page.getByRole('region', { name: 'When You Could Stop' }).locator('path').first();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(line).toHaveCSS('stroke', text);
});

test('the outlook fits a column of 320 px', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open({ element: calculator('outlook') });
  await calculate(page);
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
