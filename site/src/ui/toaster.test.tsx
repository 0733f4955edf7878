import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers } from '../../test/fake-api.ts';
import { button, expectToast, field, fillIn, toast } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { toast as showToast } from './toast.ts';

const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
const api: Handlers = {
  'POST /api/auth/login': errorResponse('unauthenticated', 'Invalid email or password'),
};

async function failToLogIn(): Promise<void> {
  await fillIn({ Email: 'nobody@example.com', Password: 'not the right one' });
  await button('Log In').click();
  await expectToast('Login failed', 'Invalid email or password');
}

test('a toast replaces the one about the same subject, and can be dismissed', async () => {
  await renderPage('/login', { api });
  await failToLogIn();
  toast('Login failed').element().setAttribute('data-earlier', '');
  await button('Log In').click();
  await expect.poll(() => document.querySelector('[data-earlier]')).toBeNull();
  await expect.poll(() => toasts.elements()).toHaveLength(1);
  await expect.element(button('Log In')).toHaveFocus();
  await toast('Login failed').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast('Login failed')).not.toBeInTheDocument();
});

test('an error toast leaves on navigation', async () => {
  await renderPage('/login', { api });
  await failToLogIn();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(field('Confirm password')).toBeVisible();
  await expect.element(toast('Login failed')).not.toBeInTheDocument();
});

test('at most three toasts are shown, including the newest, and a success replaces all errors', async () => {
  await renderPage('/login');
  await field('Email').click();
  for (const title of ['One', 'Two', 'Three', 'Four']) showToast({ title, kind: 'error' });
  await expectToast('Four');
  await expect.poll(() => toasts.elements()).toHaveLength(3);
  showToast({ title: 'Done' });
  await expectToast('Done');
  await expect.poll(() => toasts.elements()).toHaveLength(1);
});
