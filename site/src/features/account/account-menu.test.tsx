import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder } from '../../../test/fake-api.ts';
import { button, expectToast, focus } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { postSummary, sampleMember } from '../../../test/samples.ts';

const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
const loggedOut: Handlers = { 'POST /api/auth/logout': undefined, 'GET /api/blog-posts': [] };

const showMenu = (api: Handlers = {}) => renderPage('/cookie-policy', { member: sampleMember, api });

test('Escape closes the account menu and returns the focus to its button', async () => {
  await showMenu();
  await expect.element(button('Ada')).toBeVisible();
  focus(button('Ada'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button('Ada')).toHaveFocus();
});

test('an item of a menu works when it is clicked before it is highlighted', async () => {
  await showMenu(loggedOut);
  await button('Ada').click();
  await expect.element(menuItem('Logout')).toBeVisible();
  // All events in one task, as from a screen reader or on a busy page.
  const element = menuItem('Logout').element() as HTMLElement;
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.click();
  await expectToast('Logged out', 'You have been logged out successfully.');
  await expect.poll(() => location.pathname).toBe('/');
});

test('a logout that fails shows an error and keeps the member logged in', async () => {
  const logout = inOrder<Response | undefined>(errorResponse('internal', ''), undefined);
  await showMenu({ ...loggedOut, 'POST /api/auth/logout': logout });
  await button('Ada').click();
  await menuItem('Logout').click();
  await expectToast('Logout failed', 'Failed to log out');
  await expect.element(button('Ada')).toBeVisible();
  await button('Ada').click();
  await menuItem('Logout').click();
  await expectToast('Logged out');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('a logout on the landing page keeps the articles of the blog', async () => {
  const article = page.getByRole('link', { name: postSummary.title });
  await renderPage('/', {
    member: sampleMember,
    api: { ...loggedOut, 'GET /api/blog-posts': [postSummary] },
  });
  await expect.element(article).toBeInTheDocument();
  await button('Ada').click();
  await menuItem('Logout').click();
  await expectToast('Logged out');
  await expect.element(article).toBeInTheDocument();
});
