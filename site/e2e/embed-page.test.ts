import type { Page } from '@playwright/test';
import { fittedHeight } from './calculator-frame.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

const snippet = (page: Page) => page.getByRole('textbox', { name: 'Snippet' });
const preview = (page: Page) => page.frameLocator('iframe');
const settings = (page: Page) => page.getByRole('form', { name: 'Settings' });

/** The kinds of snippets, each with a part of its code. */
const kinds: readonly [label: string, code: RegExp][] = [
  ['For any page and WordPress (recommended)', /<div data-retirement-calculator/],
  ['Custom element, for pages that you write in HTML', /<retirement-calculator /],
  ['Script tag only', /<script [^>]*data-retirement-calculator/],
  ['Frame, for pages that don’t allow scripts', /^<iframe /],
];

test('a blogger chooses settings, previews them, copies the snippet, and finds them again by URL', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/sitemap-page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Embed the calculator' }).click();
  await expect(heading(page, 'Embed the Retirement Calculator')).toBeVisible();
  await waitForHydration(page);
  await expect(preview(page).getByRole('textbox', { name: 'Current Age' })).toHaveValue('35');

  await fittedHeight(page);

  const form = settings(page);
  await form.getByRole('textbox', { name: 'Current Age' }).fill('40');
  await form.getByRole('textbox', { name: 'Annual Income' }).fill('$90,000');
  await form.getByRole('textbox', { name: 'Annual Income' }).press('Enter');
  await expect(preview(page).getByRole('textbox', { name: 'Current Age' })).toHaveValue('40');
  await expect(preview(page).getByRole('textbox', { name: 'Annual Income' })).toHaveValue('90,000');
  await form.getByLabel('Dark').check();
  await expect(preview(page).locator('div[data-theme]')).toHaveAttribute('data-theme', 'dark');
  await form.getByLabel('Accent').fill('red');
  await form.getByLabel('Accent').blur();

  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expectToast(page, 'Snippet copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<script async src="${server.url}/widget/v1.js" `);
  expect(copied).toContain(
    '<div data-retirement-calculator="" data-current-age="40" data-annual-income="90000" data-theme="dark" data-outlook="true">',
  );
  await expect(snippet(page)).toHaveValue(copied);

  // An anchor does not change the settings, and no setting added a history entry.
  await page.getByRole('link', { name: 'Listen for events' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(snippet(page)).toHaveValue(copied);
  await expect(form.getByLabel('Accent')).toHaveValue('red');
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Sitemap')).toBeVisible();
});

test('a pinned snippet shows the outlook on another site, but does not load an altered file', async ({
  page,
  context,
  server,
  expectError,
  blog,
}) => {
  const manifest = page.waitForResponse('**/manifest.json');
  await open(page, '/embed?outlook=true&pinned=true');
  await expect(snippet(page)).toHaveValue(/outlook\.js": "sha384-/);
  const { files } = await (await page.request.get((await manifest).url())).json();
  await expect(snippet(page)).toHaveValue(/\/calculator\.js" integrity="[^"]+" crossorigin="anonymous"/);
  expect(await snippet(page).inputValue()).toContain(files['calculator.js'].integrity);
  const post = blog.publish(await snippet(page).inputValue());
  const other = await context.newPage();
  const calculate = async () => {
    await other.goto(post);
    await other.getByRole('button', { name: 'Calculate Retirement' }).click();
  };
  await calculate();
  await expect(other.getByText('You could stop at 69.')).toBeVisible();
  await other.route(`${server.url}/widget/*/outlook.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\ndocument.title = 'altered';` });
  });
  expectError(/integrity/);
  await calculate();
  await expect(other.getByRole('alert')).toContainText('The rest of your retirement outlook didn’t load.');
  await expect(other).not.toHaveTitle('altered');
  await other.close();
});

test('each kind of snippet shows the calculator with the settings on another site, where the check finds no errors', async ({
  page,
  context,
  server,
  expectError,
  blog,
}) => {
  await open(page, '/embed?current-age=41&partner=a-blog');
  const bookmark = await page.getByRole('textbox', { name: 'Bookmark URL' }).inputValue();
  for (const [kind, code] of kinds) {
    await settings(page).getByLabel(kind).check();
    await expect(snippet(page)).toHaveValue(code);
    const isFrame = kind.startsWith('Frame');
    const html = [await snippet(page).inputValue()];
    if (isFrame) html.push(await page.getByRole('textbox', { name: 'Script for its height' }).inputValue());
    const other = await context.newPage();
    await other.goto(blog.publish(`<p>Words before.</p>${html.join('')}`));
    const place = isFrame ? other.frameLocator('iframe') : other;
    await expect(place.getByRole('textbox', { name: 'Current Age' }), kind).toHaveValue('41');
    if (isFrame) await fittedHeight(other);
    else {
      await other.evaluate(bookmark.replace('javascript:', ''));
      await expect(
        other.getByRole('dialog').getByText('The calculator works on this page.'),
        kind,
      ).toBeVisible();
    }
    await other.close();
  }

  expectError(/script-src/);
  await page.goto(blog.publish('<p>Words.</p>', { 'Content-Security-Policy': "script-src 'none'" }));
  const dialogEvent = page.waitForEvent('dialog');
  const pressed = page.evaluate(bookmark.replace('javascript:', ''));
  const alert = await dialogEvent;
  expect(alert.message()).toContain(`The check could not be loaded from ${server.url}`);
  await alert.dismiss();
  await pressed;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings are a GET form that loads the snippet', async ({ page }) => {
    await page.goto('/embed');
    await settings(page).getByRole('textbox', { name: 'Current Age' }).fill('40');
    await settings(page).getByText('Advanced', { exact: true }).click();
    await settings(page).getByLabel('Script tag only').check();
    await page.getByRole('button', { name: 'Show the snippet' }).click();
    await expect(snippet(page)).toHaveValue(
      /data-retirement-calculator="" data-current-age="40" data-theme="auto" data-outlook="true"><\/script>$/,
    );
  });
});
