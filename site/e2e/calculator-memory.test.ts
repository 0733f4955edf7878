import { box, calculateButton, expectSavings, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { heading, isAlive, logOut, nextFrame, open } from './visits.ts';

test('the numbers and their result are there after a reload, and when the visitor comes back', async ({
  page,
}) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '525');
  await calculateButton(page).click();
  const expectKept = async () => {
    await expect(box(page, 'Monthly Contributions')).toHaveValue('525');
    await expectSavings(page, '$1,046,310');
  };
  await expectKept();

  await test.step('from another page', async () => {
    // The memory is written once the numbers stand still.
    await expect.poll(() => page.evaluate(() => history.state?.whenaboutsInputs?.shown)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await page.goBack();
    await expectKept();
  });

  await test.step('from another site', async () => {
    await page.goto('about:blank');
    await page.goBack();
    await isAlive(page);
    await expectKept();
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await isAlive(page);
    await expectKept();
  });

  await test.step('after a reload that follows a link within the page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/#about');
    await page.reload();
    await isAlive(page);
    await expectKept();
  });
});

test('they survive a reload right after the last move', async ({ page }) => {
  await open(page, '/');
  await calculateButton(page).click();
  await slider(page, 'Monthly Contributions').press('ArrowRight');
  await page.reload();
  await isAlive(page);
  await expect(box(page, 'Monthly Contributions')).toHaveValue('550');
});

test('a damaged memory is no reason to fail', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() =>
    history.replaceState(
      { ...history.state, whenaboutsInputs: { inputs: { currentAge: 'NaN' }, shown: true } },
      '',
    ),
  );
  await page.reload();
  await isAlive(page);
  await calculateButton(page).click();
  await expectSavings(page, '$1,015,810');
});

test('calculating sends nothing and stores nothing', async ({ page, context }) => {
  await open(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Scripts, and covers of articles that come near.
    if (!/\/(?:assets|api\/images)\//.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  await type(page, 'Current Retirement Savings', '123456');
  await calculateButton(page).click();
  await slider(page, 'Annual Income').press('End');
  await expect(page.getByText('of what you earn today')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => history.state?.whenaboutsInputs?.inputs.annualIncome))
    .toBe(300_000);
  expect(sent).toEqual([]);
  expect(page.url()).not.toContain('123456');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('what is typed before the scripts arrive is not lost', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page, 'Monthly Contributions').fill('525');
  await box(page, 'Target Retirement Age').focus();
  arrive();
  await isAlive(page);
  await expect(slider(page, 'Monthly Contributions')).toHaveAttribute('aria-valuetext', '$525');
  await calculateButton(page).click();
  await expectSavings(page, '$1,046,310');
});

test('they are gone once a member logs out', async ({ page, member }) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '525');
  await calculateButton(page).click();
  await expect.poll(() => page.evaluate(() => history.state?.whenaboutsInputs?.shown)).toBe(true);
  await open(page, '/calculator');
  await type(page, 'Monthly Contributions', '550');
  await calculateButton(page).click();
  await expect.poll(() => page.evaluate(() => history.state?.whenaboutsInputs?.shown)).toBe(true);
  await logOut(page, member.firstName);
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await expect(page.getByText('Ready to see your future?')).toBeVisible();
  expect(await page.evaluate(() => history.state?.whenaboutsInputs)).toBeUndefined();
  // The entry of the page before has them still; nobody reads it.
  await page.goBack();
  await page.goBack();
  await page.waitForFunction(() => history.state?.whenaboutsInputs?.shown);
  await isAlive(page);
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await expect(page.getByText('Ready to see your future?')).toBeVisible();
  // What is entered from now on is found again.
  await type(page, 'Monthly Contributions', '600');
  await page.reload();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('600');
});

test('a page that comes back as it was left, with a member who has gone since, forgets', async ({
  page,
  member,
  expectProblem,
}) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: member.firstName })).toBeVisible();
  await type(page, 'Monthly Contributions', '525');
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const answer = page.waitForResponse('**/api/auth/me');
  await comeBack();
  await answer;
  await nextFrame(page);
  await expect(box(page, 'Monthly Contributions')).toHaveValue('525');
  await page.request.post('/api/auth/logout');
  expectProblem(/401.*\/api\/auth\/me/);
  await comeBack();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('nor does another page know them, wherever the member logs out', async ({ page, member }) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '750');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Guides' }).click();
  const guide = page.getByRole('article').getByRole('link', { name: 'Healthcare in Retirement' });
  const next = page.getByRole('navigation', { name: 'Where to go next' });
  await guide.click();
  await expect(next).toContainText('With your numbers');
  // As if the member had once, before logging in, meant to save other numbers.
  await page.evaluate(() => sessionStorage.setItem('calculatorValues', '{}'));
  await logOut(page, member.firstName);
  await main.getByRole('link', { name: 'Guides' }).click();
  await guide.click();
  await expect(next).toContainText('Your age, your savings, three scenarios.');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
