import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { open } from './page-actions.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

test('a member checks in a year later on a phone and saves the plan of today', async ({ member, page }) => {
  expect(member).toBeDefined();
  const { id } = await addPlan(page.request);
  await page.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60 * 1000);
  await open(page, `/check-in/${id}`);
  await expect(page.getByRole('heading', { name: /^It is a year since/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Savings now' }).fill('61k');
  await page.getByRole('button', { name: 'See where you are' }).tap();
  const answer = page.getByRole('heading', {
    name: /^You have \$61,000: ahead of \d out of 10 futures\. Still 69\.$/,
  });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save as your plan of today' }).tap();
  await page.getByRole('link', { name: 'See your plan' }).tap();
  await expect(page.getByRole('main')).toContainText('$61,000');
});
