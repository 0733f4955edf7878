import { fillIn, linkIn } from './account.ts';
import { openDashboard } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { newMember, register } from './members.ts';
import { becomeVisitor, expectToast, heading, open, waitForHydration } from './page-actions.ts';

test('a new member confirms the email address with the link from the welcome email', async ({
  page,
  mail,
}) => {
  // A narrow screen and a long address, which must not widen the page.
  await page.setViewportSize({ width: 320, height: 800 });
  const member = newMember();
  const { email, password } = await register(page.request, {
    ...member,
    email: `${'w'.repeat(30)}.${member.email}`,
  });
  const notice = page.getByRole('region', { name: 'Email address not confirmed' });

  await test.step('the account settings say that the address is not confirmed, and send another email', async () => {
    await open(page, '/profile');
    await expect(notice).toContainText(email);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tabTo(page, notice.getByRole('button', { name: 'Send the confirmation email again' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Email sent');
    await expect(notice.getByRole('status')).toContainText('We sent the email.');
    await mail.emailTo(email, 'Confirm the email address of your Whenabouts account');
  });

  const link = linkIn(await mail.emailTo(email, 'Welcome to Whenabouts: please confirm your email address'));
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });

  await test.step('the link opens a page that asks for a login, and confirms the address on a click', async () => {
    // As in another browser, or for the owner of an address that a stranger has registered.
    await becomeVisitor(page);
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await waitForHydration(page);
    await expect(heading(page, 'Confirm your email address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'reset its password' })).toBeVisible();
    await fillIn(page, { Email: email, Password: password });
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Confirm your email address')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await (await page.request.get('/api/auth/me')).json()).emailConfirmed).toBe(false);
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your email address is confirmed. Thank you.')).toBeFocused();
    expect((await (await page.request.get('/api/auth/me')).json()).emailConfirmed).toBe(true);
  });

  await test.step('a used link says that the address is confirmed', async () => {
    await open(page, link);
    await expect(page.getByRole('main')).toContainText(
      `${email}, is confirmed. You don’t need to do anything.`,
    );
    await open(page, '/profile');
    await expect(heading(page, 'Account Settings')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('the admin area shows how many addresses are not confirmed', async () => {
    await openDashboard(page);
    await expect(page.getByRole('region', { name: 'Members' })).toContainText(/^Members[\d,]+ members?\./);
  });
});
