import { defaultInputs, serializeHandoff } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, heldResponse, inOrder, requestsTo } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const GOOD = `/save?p=acme#${serializeHandoff(defaultInputs, ID)}`;
const PASSWORD = 'seven lanterns over the bay';
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const partners: Handlers = {
  'GET /api/partners/{partner}': errorResponse('not_found', 'No such partner'),
  'GET /api/auth/common-passwords/{prefix}': { hashes: [] },
};

async function expectResult(): Promise<void> {
  await expect.element(heading('Save your plan')).toBeVisible();
  await expect.element(page.getByText(/\$1,015,810 in future/).first()).toBeVisible();
  // Neither in the URL nor in the history.
  expect(location.pathname + location.search + location.hash).toBe('/save');
}

test.each([
  GOOD.slice(0, -1),
  `${GOOD}.1`,
  GOOD.replace('#1.', '#2.'),
  GOOD.replace('.35.', '.17.'),
  GOOD.replace('.50000.', '.5000000.'),
  GOOD.replace('.35.65.', '.65.65.'),
  GOOD.replace('.70000.', '.<b>7</b>.'),
  '/save#%31.35',
])('the forged link %s is rejected with a message', async (path) => {
  await renderPage(path, { member: sampleMember, api: partners });
  await expect.element(heading('This link does not work')).toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe('/save');
  expect(sessionStorage).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Open the calculator' }))
    .toHaveAttribute('href', '/#calculator');
});

test('the save page shows that there is nothing to save, and reads another link in the same tab', async () => {
  await renderPage('/save', { member: sampleMember, api: partners });
  await expect.element(heading('There is nothing to save')).toBeVisible();
  location.hash = GOOD.slice(GOOD.indexOf('#'));
  await expectResult();
});

test('a result from an unknown partner asks for a name, and ignores other parameters', async () => {
  const path = GOOD.replace('#', '&return_url=https://evil.example&next=//evil.example#');
  const { requests } = await renderPage(path, { member: sampleMember, api: partners });
  await expectResult();
  await expect
    .element(page.getByText('We don’t recognize the site this came from.', { exact: false }))
    .toBeVisible();
  expect(document.body.innerHTML).not.toContain('evil.example');
  await button('Save Plan').click();
  await expectFieldError('Plan Name', 'Please enter a name for your retirement plan.');
  expect(requestsTo(requests, 'POST /api/retirement-plans')).toEqual([]);
});

test('a visitor logs in on the save page after a wrong password, and nothing is saved before the click', async () => {
  const saved = heldResponse(samplePlan({ name: 'One' }));
  const { requests } = await renderPage(GOOD, {
    api: {
      ...partners,
      'POST /api/auth/login': inOrder<Response | typeof sampleMember>(
        errorResponse('unauthenticated', 'Invalid email or password'),
        sampleMember,
      ),
      'POST /api/retirement-plans': saved.respond,
    },
  });
  await expectResult();
  await expect.element(page.getByRole('heading', { name: 'Log in to save it' })).toBeVisible();
  await expect
    .element(page.getByText(`check that the address bar shows ${location.host}`, { exact: false }))
    .toBeVisible();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expectToast('Login failed', 'Invalid email or password');
  await button('Log In').click();
  await expectToast('Login successful', 'Welcome back!');
  await expect.element(field('Plan Name')).toHaveFocus();
  expect(requestsTo(requests, 'POST /api/retirement-plans')).toEqual([]);
  await fillIn({ 'Plan Name': 'One' });
  await button('Save Plan').dblClick();
  saved.release();
  await expect.element(heading('Plan saved')).toHaveFocus();
  expect(page.getByRole('link', { name: /^Back to/ }).elements()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  const saves = requestsTo(requests, 'POST /api/retirement-plans');
  expect(saves.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([ID]);
});

test('a visitor registers on the save page, and a session that ends in between loses nothing', async () => {
  const ended = errorResponse('unauthenticated', 'Please log in.');
  await renderPage(GOOD, {
    api: {
      ...partners,
      'POST /api/auth/register': sampleMember,
      'POST /api/auth/login': sampleMember,
      'POST /api/retirement-plans': inOrder<Response | Plan>(ended, samplePlan({ name: 'Kept all along' })),
    },
  });
  await expectResult();
  await button('Create an account').click();
  await expect.element(page.getByRole('heading', { name: 'Create an account to save it' })).toHaveFocus();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD, 'Confirm password': PASSWORD });
  await button('Create Account').click();
  await expectToast('Registration successful', 'Your account has been created successfully!');
  await fillIn({ 'Plan Name': 'Kept all along' });
  await button('Save Plan').click();
  await expect
    .element(page.getByRole('alert').getByText('You are no longer logged in', { exact: false }))
    .toBeVisible();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expect.element(field('Plan Name')).toHaveValue('Kept all along');
  await button('Save Plan').click();
  await expect.element(heading('Plan saved')).toBeVisible();
});

test('a result that was saved before shows the existing plan', async () => {
  await renderPage(GOOD, {
    member: sampleMember,
    api: { ...partners, 'POST /api/retirement-plans': samplePlan({ name: 'From the blog' }) },
  });
  await fillIn({ 'Plan Name': 'Another name' });
  await button('Save Plan').click();
  await expect.element(heading('You already saved this result')).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Open the plan' }))
    .toHaveAttribute('href', '/view-plan/1');
});

test('a member opens a code, and a used code shows an error', async () => {
  const used = errorResponse('gone', 'This code was used by another member.');
  await renderPage('/s/abcd', {
    api: { 'POST /api/auth/login': sampleMember, 'POST /api/handoff-claims': used },
  });
  await expect
    .element(page.getByText('Your numbers are waiting under the code abcd.', { exact: false }))
    .toBeVisible();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expect
    .element(page.getByRole('alert').getByText('was used by another member', { exact: false }))
    .toBeVisible();
});
