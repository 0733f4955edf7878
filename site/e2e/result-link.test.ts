import { box, calculateButton, expectSavings, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';

test('a result can be shared with a link that sends no numbers to the server', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sentRequests: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    sentRequests.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  await open(page, '/');
  await typeInto(page, 'Monthly Contributions', '725');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.url}/#plan=35.65.50000.725.70000.7`);

  const other = await context.newPage();
  await other.goto(link);
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
  await expectSavings(other, '$1,290,304');
  // The inputs are no longer in the URL, so a reload keeps later changes.
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('heading', { name: /you could stop at \d\d/ })).toBeInViewport();
  const hero = other.getByRole('region', { name: 'When can you stop working?' });
  const note = hero.getByText('These numbers came with the link.');
  await expect(note).toBeInViewport();
  const button = hero.getByRole('link', { name: 'Calculate Now' });
  const { y } = (await button.boundingBox()) ?? {};
  await hero.getByRole('spinbutton', { name: 'Your savings each month' }).press('ArrowUp');
  await expect(note).toBeHidden();
  expect((await button.boundingBox())?.y).toBe(y);
  await typeInto(other, 'Monthly Contributions', '650');
  await other.reload();
  await expect(box(other, 'Monthly Contributions')).toHaveValue('650');
  expect(sentRequests.filter((request) => /\b725\b/.test(request))).toEqual([]);
});
