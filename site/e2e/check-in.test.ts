import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { heading, open } from './page-actions.ts';
import { tapper } from './tapper.ts';

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Limit of the taps. The visit takes 7 today. */
const MOST_TAPS = 7;

test('on a phone, the link of a reminder leads through the login to the answer and the history in seven taps', async ({
  page,
  request,
  server,
}) => {
  const { email, password } = await register(request);
  const { id } = await addPlan(request);
  server.execute('UPDATE plans SET updated_at = updated_at - ? WHERE id = ?', YEAR_MS, id);
  server.execute('UPDATE plan_records SET created_at = created_at - ? WHERE plan_id = ?', YEAR_MS, id);
  const { tap, count } = tapper(page);
  await open(page, `/check-in/${id}`);

  // Taps 1 to 3: email, password, and the button.
  await expect(heading(page, 'Log in')).toBeVisible();
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    await tap(page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await tap(page.getByRole('main').getByRole('button', { name: 'Log In' }));

  // Taps 4 and 5: the balance and the answer.
  await expect(page.getByRole('heading', { name: /^It is a year since/ })).toBeVisible();
  await tap(page.getByRole('textbox', { name: 'Savings now' }));
  await page.keyboard.type('61k');
  await tap(page.getByRole('button', { name: 'See where you are' }));
  const answer = page.getByRole('heading', {
    name: /^You have \$61,000: ahead of \d out of 10 futures\. Still 69\.$/,
  });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();

  // Taps 6 and 7: the plan of today is saved, and its history has the check-in.
  await tap(page.getByRole('button', { name: 'Save as your plan of today' }));
  await tap(page.getByRole('link', { name: 'See your plan' }));
  const records = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(records).toHaveCount(2);
  await expect(records.first()).toContainText('(check-in)');
  await expect(records.first()).toContainText('$61,000 saved');
  await expect(page.getByRole('link', { name: 'Check in early' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);
});
