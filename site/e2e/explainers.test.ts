import {
  box,
  type ExplainerId,
  explainers,
  openExplainer,
  question,
  slider,
  summary,
  tab,
} from './explainers.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';

const ids = Object.keys(explainers) as ExplainerId[];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each explainer has metadata, a sentence, a chart and a table, and the tabs are links', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/explainers/taxes')).text();
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/explainers\/taxes"/);
    for (const id of ids) {
      await page.goto(explainers[id].path);
      await expect(question(page)).toHaveText(explainers[id].question);
      await expect(summary(page)).toContainText(/\d/);
      await expect(page.getByRole('figure').locator('figcaption')).toContainText(/\d/);
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByText('Drag an underlined value')).toBeHidden();
    }
    await page.goto('/explainers');
    await tab(page, 'socialSecurity').click();
    await expect(page).toHaveURL(explainers.socialSecurity.path);
    await expect(summary(page)).toContainText('$2,000 a month in today’s dollars: the full benefit.');
  });
});

test('a number in the sentence is dragged, and nothing is stored or sent', async ({ page, context }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openExplainer(page, 'fourPercent');
  const dragged = page.getByRole('spinbutton', { name: 'Years in Retirement' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await dragged.boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 40, middle[1], { steps: 4 });
  await expect(box(page, 'Years in Retirement')).toHaveValue('35');
  await page.mouse.move(middle[0] + 900, middle[1], { steps: 4 });
  await expect(box(page, 'Years in Retirement')).toHaveValue('50');
  await page.mouse.up();
  await expect(dragged).toHaveAttribute('aria-valuenow', '50');
  await slider(page, 'Years in Retirement').press('Home');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(requestedPaths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('values set before the scripts have loaded are kept and used', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/explainers', { waitUntil: 'commit' });
  await box(page, 'Years in Retirement').fill('20');
  release();
  await expect(summary(page)).toContainText('It lasts all 20 years');
  await expect(box(page, 'Years in Retirement')).toHaveValue('20');
});

test('an explainer whose script fails to load can be loaded again', async ({
  page,
  expectError,
  allowError,
}) => {
  expectError(/ERR_FAILED.*assets\/allocation-/);
  allowError(/Failed to fetch dynamically imported module/);
  const SCRIPT = /\/assets\/allocation-[^/]+\.js$/;
  await openExplainer(page, 'fourPercent');
  await page.route(SCRIPT, (route) => route.abort());
  await tab(page, 'allocation').click();
  await expect(page.getByRole('alert')).toContainText('The explainer could not be loaded.');
  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toHaveText(explainers.allocation.question);
});
