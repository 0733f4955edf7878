import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';
import { PartnerSite } from './partner-site.ts';

const snippet = (page: Page) => page.getByRole('textbox', { name: 'Snippet' });
const preview = (page: Page) => page.frameLocator('iframe');
const settings = (page: Page) => page.getByRole('form', { name: 'Settings' });

/** The difference in pixels between the height of the iframe and that of its content. */
async function heightTooMuch(page: Page): Promise<number> {
  const outer = await page.locator('iframe').evaluate((element) => element.clientHeight);
  const inner = await page
    .frameLocator('iframe')
    .locator('retirement-calculator')
    .evaluate((element) => element.getBoundingClientRect().height);
  return Math.abs(outer - inner);
}

const kinds = [
  'HTML element (recommended)',
  'WordPress and other systems that remove unknown elements',
  'Script tag only',
  'Frame, for pages that don’t allow scripts',
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

  await expect.poll(() => heightTooMuch(page)).toBeLessThan(1);

  const form = settings(page);
  await form.getByLabel('Current Age').fill('40');
  await form.getByLabel('Annual Income').fill('$90,000');
  await form.getByLabel('Annual Income').press('Enter');
  await expect(preview(page).getByRole('textbox', { name: 'Current Age' })).toHaveValue('40');
  await expect(preview(page).getByRole('textbox', { name: 'Annual Income' })).toHaveValue('90,000');
  await form.getByLabel('Dark').check();
  await expect(preview(page).locator('div[data-theme]')).toHaveAttribute('data-theme', 'dark');
  await form.getByLabel('Compact').check();
  await form.getByLabel('Accent').fill('red');
  await form.getByLabel('Accent').blur();
  await expect(form.getByLabel('Accent')).toHaveAccessibleDescription(/Accent must be # and three or six/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Not in the snippet until corrected: accent.' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expectToast(page, 'Snippet copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<script async src="${server.url}/widget/v1.js"></script>`);
  expect(copied).toContain(
    '<retirement-calculator current-age="40" annual-income="90000" theme="dark" compact="true">',
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

test('a version is pinned with the server’s checksum', async ({ page }) => {
  await open(page, '/embed');
  const response = page.waitForResponse('**/manifest.json');
  await settings(page).getByLabel('Pin today’s version').check();
  const { files, version } = await (await response).json();
  await expect(snippet(page)).toHaveValue(
    new RegExp(`/widget/${version}/calculator.js" integrity="[^"]+" crossorigin="anonymous"`),
  );
  expect(await snippet(page).inputValue()).toContain(files['calculator.js'].integrity);
});

test('each kind of snippet shows the calculator with the settings on another site, where the check finds no errors', async ({
  page,
  context,
  server,
  expectError,
}) => {
  const blog = await PartnerSite.start();
  expectError(new RegExp(`^foreign request: ${blog.origin}`));
  await open(page, '/embed?current-age=41&partner=a-blog');
  const bookmark = await page.getByRole('textbox', { name: 'Bookmark URL' }).inputValue();
  for (const kind of kinds) {
    await settings(page).getByLabel(kind).check();
    const isFrame = kind.startsWith('Frame');
    const html = [await snippet(page).inputValue()];
    if (isFrame) html.push(await page.getByRole('textbox', { name: 'Script for its height' }).inputValue());
    const other = await context.newPage();
    await other.goto(blog.publish(`<p>Words before.</p>${html.join('')}`));
    const place = isFrame ? other.frameLocator('iframe') : other;
    await expect(place.getByRole('textbox', { name: 'Current Age' }), kind).toHaveValue('41');
    if (isFrame) await expect.poll(() => heightTooMuch(other)).toBeLessThan(2);
    else {
      await other.evaluate(bookmark.replace('javascript:', ''));
      await expect(other.getByRole('dialog').getByText('Everything works.'), kind).toBeVisible();
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
  await blog.stop();
});

test('without clipboard access the snippet is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await open(page, '/embed');
  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expectToast(page, 'Not copied');
  await expect(snippet(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('<retirement-calculator>');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings are a GET form that loads the snippet', async ({ page }) => {
    await page.goto('/embed');
    await settings(page).getByLabel('Current Age').fill('40');
    await settings(page).getByLabel('Script tag only').check();
    await page.getByRole('button', { name: 'Show the snippet' }).click();
    await expect(snippet(page)).toHaveValue(
      /data-retirement-calculator="" data-current-age="40"><\/script>$/,
    );
  });
});
