import { field } from './account.ts';
import { openDashboard } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { clickButton, clickLink, dialogTitled, expectToast, heading } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

test('an admin adds a partner, sees its saves, edits it and deletes it', async ({
  page,
  request,
  browser,
  guard,
  expectError,
}) => {
  const id = uniqueWord();
  const card = page.getByRole('listitem').filter({ hasText: `partner="${id}"` });
  await openDashboard(page);
  await clickLink(page, 'Partners');
  await expect(heading(page, 'Partners')).toBeVisible();

  await test.step('add', async () => {
    await clickButton(page, 'Add Partner');
    await field(page, 'Partner id').fill(id);
    await field(page, 'Name').fill('The Late Bloomer');
    await field(page, 'Origin').fill('https://bloomer.example/');
    await clickButton(page, 'Save');
    await expectToast(page, 'Partner added');
    await expect(card).toContainText('https://bloomer.example');
  });

  await test.step('saves are counted once per member and day', async () => {
    const plan = { name: 'x', currentAge: 35, retirementAge: 65, currentSavings: 1, monthlySavings: 1 };
    const data = { ...plan, annualIncome: 70_000, expectedReturn: 7, partner: id };
    for (let n = 0; n < 2; n++) {
      await register(request);
      for (let m = 0; m < 2; m++) await request.post('/api/retirement-plans', { data });
    }
    await page.reload();
    await expect(card).toContainText('2 saves in the last 30 days');
    await card.getByText('Show by day').click();
    await expect(card.getByRole('row')).toHaveCount(31);
    await expect(card.getByRole('row').last().getByRole('cell')).toHaveText('2');
  });

  await test.step('a private link shows the partner its saves, until it is revoked', async () => {
    expectError(/404.*\/partner-stats\//);
    await card.getByRole('button', { name: 'Create Private Link The Late Bloomer' }).click();
    const link = dialogTitled(page, 'Private link for The Late Bloomer').getByRole('textbox', {
      name: 'Private link',
    });
    await expect(link).toBeFocused();
    const url = await link.inputValue();
    await clickButton(page, 'Close');

    const visitor = await browser.newContext();
    await guard.watch(visitor, new URL(page.url()).origin);
    const stats = await visitor.newPage();
    const response = await stats.goto(url);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(heading(stats, 'Saves from your pages')).toBeVisible();
    await expect(stats.getByText('How many readers of The Late Bloomer saved plans')).toBeVisible();
    await expect(
      stats.getByText(
        /^2 saves in the last 30 days, all on \w+ \d+\. A member counts once a day, with or without a confirmed email address, so treat the numbers as estimates\.$/,
      ),
    ).toBeVisible();
    await expect(stats.getByRole('table', { name: 'Saves by day' }).getByRole('row')).toHaveCount(31);

    await card.getByRole('button', { name: 'Revoke Private Link The Late Bloomer' }).click();
    await clickButton(page, 'Revoke the link of “The Late Bloomer”');
    await expectToast(page, 'Private link revoked');
    await expect(card.getByRole('button', { name: 'Create Private Link The Late Bloomer' })).toBeFocused();
    expect((await stats.reload())?.status()).toBe(404);
    await expect(heading(stats, 'This link doesn’t work')).toBeVisible();
    await expect(stats.getByRole('link', { name: 'Ask us for a new link' })).toBeVisible();
    await visitor.close();
  });

  await test.step('edit', async () => {
    await card.getByRole('button', { name: 'Edit The Late Bloomer' }).click();
    await field(page, 'Name').fill('Bloomer & Co.');
    await clickButton(page, 'Save');
    await expectToast(page, 'Partner updated');
    await expect(card.getByRole('heading')).toHaveText('Bloomer & Co.');
  });

  await test.step('delete', async () => {
    await card.getByRole('button', { name: 'Delete Bloomer & Co.' }).click();
    await clickButton(page, 'Delete “Bloomer & Co.”');
    await expectToast(page, 'Partner deleted');
    await expect(card).toHaveCount(0);
  });
});
