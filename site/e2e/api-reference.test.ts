import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';

test('the footer links to the API reference, and its contents to each operation', async ({ page }) => {
  await open(page, '/cookie-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API for developers' }).click();
  await expect(page).toHaveURL('/docs/api');
  await expect(heading(page, 'Whenabouts API')).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'Reference' });
  await contents.locator('summary', { hasText: 'Plans' }).focus();
  await page.keyboard.press('Enter');
  await contents.getByRole('link', { name: 'updatePlan' }).press('Enter');
  await expect(page).toHaveURL('/docs/api#updateplan');
  const call = page.getByRole('region', { name: 'updatePlan' });
  await expect(call.getByRole('heading', { name: 'updatePlan' })).toBeInViewport();
  await expect(call.getByText('PUT /api/retirement-plans/{id}')).toBeVisible();
  await expect(call.getByText('If-Match header: text')).toBeVisible();

  await call.getByRole('link', { name: 'PlanBody' }).click();
  const schema = page.getByRole('region', { name: 'PlanBody', exact: true });
  await expect(schema.getByText('retirementAge whole number from 40 to 85')).toBeInViewport();
});

test('a pattern that has a backtick is shown whole', async ({ page }) => {
  await page.goto('/docs/api');
  const body = page.getByRole('region', { name: 'ForgotPasswordBody', exact: true });
  await expect(body.locator('code', { hasText: /^\^.*_`\{\|.*\$$/ })).toBeVisible();
});

for (const [system, chosen, color] of [
  ['light', 'dark', 'rgb(16, 25, 28)'],
  ['dark', 'light', 'rgb(250, 248, 243)'],
] as const) {
  test(`the ${chosen} theme that was chosen on the site applies, also if the system’s is ${system}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, '/cookie-policy');
    await page.getByRole('button', { name: `Switch to ${chosen} theme` }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'API for developers' }).click();
    await expect(heading(page, 'Whenabouts API')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', color);
    await expect(page.locator('html')).toHaveCSS('color-scheme', chosen);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  });
}

test('rules are as wide as the text, and none ends a list', async ({ page }) => {
  await page.goto('/docs/api');
  const section = page.getByRole('region', { name: 'PartnerLink', exact: true });
  await expect(section.locator('dl > div')).toHaveCSS('border-bottom-width', '0px');
  const widthOf = (tag: string) => section.locator(tag).evaluate((element) => element.clientWidth);
  expect(await widthOf('h3')).toBe(await widthOf('dl'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, with its own colors', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/docs/api');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 25, 28)');
    await page.locator('nav summary', { hasText: 'Schemas' }).click();
    await expect(page.getByRole('link', { name: 'ErrorBody' }).first()).toBeVisible();
  });
});

test('it has the site’s header and fonts, and the site’s URL in its examples', async ({ page, server }) => {
  await page.goto('/docs/api');
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/guides');
  await expect(page.getByText(`SITE=${server.url}`)).toBeVisible();
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  await expect(page.locator('link[rel=stylesheet] ~ link[rel=preload]')).toHaveCount(0);
  const families = await page.evaluate(async () => {
    await document.fonts.load('600 20px "Source Serif 4"');
    await document.fonts.load('16px "Atkinson Hyperlegible Next"');
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(families.map((family) => family.replaceAll('"', '')).sort()).toEqual([
    'Atkinson Hyperlegible Next',
    'Source Serif 4',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Source Serif 4"/);
});
