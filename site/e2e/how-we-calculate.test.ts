import { benefitCases, formatDollars, historyCases, simulationCase } from '@whenabouts/core';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('states the rules, the limits and the cases that the tests check', async ({ page }) => {
  await open(page, '/how-we-calculate');
  await expect(heading(page, 'How we calculate')).toBeVisible();
  await expect(page.locator('#limits')).toContainText('One person: no spouse');
  const cases = page.locator('#cases');
  const benefits = cases.getByRole('table', { name: 'Benefit by claiming age' }).getByRole('row');
  for (const [index, [, dollars]] of benefitCases.benefits.entries()) {
    await expect(benefits.nth(index + 1)).toContainText(formatDollars(dollars));
  }
  const history = cases.getByRole('table', { name: 'Retirements of 30 years' }).getByRole('row');
  for (const [index, { lasted, failing = [] }] of historyCases.results.entries()) {
    await expect(history.nth(index + 1)).toContainText(`${lasted} of 68`);
    await expect(history.nth(index + 1)).toContainText(failing.join(', '));
  }
  await expect(cases).toContainText(formatDollars(simulationCase.bands[0].expected[2]));
  await expect(cases).toContainText('61.1 of 100');
  await expectAccessible(page);
});

test('is whole without scripts, and fits a narrow window', async ({ page, request, server }) => {
  const html = await (await request.get('/how-we-calculate')).text();
  expect(html).toContain(`<link rel="canonical" href="${server.url}/how-we-calculate"/>`);
  expect(html).toContain('$2,612');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/how-we-calculate</loc>');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/how-we-calculate');
    await expectNoSidewaysScroll(page);
  }
});

test('is linked from the footer and the outlook', async ({ page }) => {
  await open(page, '/cookie-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we calculate' }).click();
  await expect(heading(page, 'How we calculate')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'when you could stop working' }).click();
  await page.getByRole('main').getByRole('link', { name: 'How we calculate' }).click();
  await expect(heading(page, 'How we calculate')).toBeFocused();
});
