import { defaultInputs } from '@whenabouts/core';
import type { Member } from '@whenabouts/server/contract';
import { mutate } from 'swr';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, heldResponse, inOrder, requestsTo } from '../../test/fake-api.ts';
import { amountBox, typeAmount } from '../../test/number-fields.ts';
import { headline } from '../../test/outlook-page.ts';
import { button, expectText, expectToast } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../test/samples.ts';
import { checkMember, logIn, reloadMember } from '../api/auth.ts';
import { markLoggedIn } from '../api/login.ts';
import { clearNumbers, reloadNumbers } from './store.ts';

const savings = amountBox('Current Retirement Savings');
const contributions = amountBox('Monthly Contributions');
const views = page.getByRole('navigation', { name: 'Views of your numbers' });
const outlookHeading = page.getByRole('heading', { level: 1, name: 'When can you stop?', exact: true });
const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log In' });
const plan = samplePlan({ currentSavings: 80_000, monthlySavings: 700 });

test.each(['/?plan=1', '/outlook?plan=1'])(
  'at %s, a number that is typed before the saved plan arrives stays, and the others are those of the plan',
  async (path) => {
    const held = heldResponse(plan);
    const api = { 'GET /api/retirement-plans/{id}': held.respond };
    await renderPage(path, { member: sampleMember, api });
    await typeAmount('Monthly Contributions', '900');
    held.release();
    await expect.element(savings).toHaveValue('80,000');
    await expect.element(contributions).toHaveValue('900');
  },
);

test.each([375, 1280])('at %d px, a saved plan that arrives moves nothing on the outlook', async (width) => {
  await page.viewport(width, 812);
  const held = heldResponse({ ...plan, name: 'Stop early, with the cabin by the lake' });
  const api = { 'GET /api/retirement-plans/{id}': held.respond };
  await renderPage('/outlook?plan=1', { member: sampleMember, api });
  const place = () =>
    page
      .getByText(/^At \d+, earning/)
      .first()
      .element()
      .getBoundingClientRect().top;
  await expectText(page.getByRole('main'), 'Loading your saved plan…');
  const before = place();
  held.release();
  await expect.element(button('Reset to saved plan')).toBeVisible();
  expect(place()).toBe(before);
});

test('a new version of the open plan leaves the numbers that were changed since', async () => {
  const edited = { ...plan, version: 2, currentSavings: 95_000, monthlySavings: 750 };
  const api = { 'GET /api/retirement-plans/{id}': inOrder(plan, edited) };
  await renderPage('/?plan=1', { member: sampleMember, api });
  await expect.element(savings).toHaveValue('80,000');
  await typeAmount('Monthly Contributions', '900');
  await mutate('/api/retirement-plans/1');
  await expect.element(savings).toHaveValue('95,000');
  await expect.element(contributions).toHaveValue('900');
});

test('going back shows the latest numbers, and a plan that is opened again its saved ones', async () => {
  const api = { 'GET /api/retirement-plans': [plan], 'GET /api/retirement-plans/{id}': plan };
  await renderPage('/?plan=1', { member: sampleMember, api });
  await expect.element(savings).toHaveValue('80,000');
  await typeAmount('Monthly Contributions', '900');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(outlookHeading).toBeVisible();
  await expectText(headline, 'you could stop');
  await typeAmount('Current Retirement Savings', '85000');
  history.back();
  await expect.poll(() => location.search).toBe('?plan=1');
  await expect.element(savings).toHaveValue('85,000');
  await expect.element(contributions).toHaveValue('900');
  await expectText(page.getByRole('main'), 'You are editing By the sea.');
  await page.getByRole('button', { name: 'Reset to saved plan' }).click();
  await expect.element(contributions).toHaveValue('700');
});

test('going back to a plan shows its saved numbers after a reset to the defaults on another page', async () => {
  const api = { 'GET /api/retirement-plans/{id}': plan };
  await renderPage('/?plan=1', { member: sampleMember, api });
  await expect.element(savings).toHaveValue('80,000');
  await typeAmount('Monthly Contributions', '900');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(outlookHeading).toBeVisible();
  await expectText(headline, 'you could stop');
  await button('Reset to defaults').click();
  await expect.element(savings).toHaveValue('50,000');
  history.back();
  await expect.element(savings).toHaveValue('80,000');
  await expect.element(contributions).toHaveValue('700');
});

test.each(['/', '/outlook'])('a link to %s with numbers and a plan shows the numbers only', async (path) => {
  const api = { 'GET /api/retirement-plans/{id}': plan };
  await renderPage(`${path}?plan=1#plan=40.66.100000.500.80000.6`, { member: sampleMember, api });
  await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await expect.element(savings).toHaveValue('100,000');
  await expect.poll(() => location.search).toBe('');
  await expectText(page.getByRole('main'), 'These numbers came with the link that you opened.');
  await expect.element(contributions).toHaveValue('500');
});

test.each(['/', '/outlook'])(
  'after a reload of %s, saving does not overwrite a version that another tab has saved',
  async (path) => {
    await renderPage(`${path}?plan=1`, {
      member: sampleMember,
      api: { 'GET /api/retirement-plans/{id}': plan },
    });
    await expect.element(savings).toHaveValue('80,000');
    await typeAmount('Monthly Contributions', '900');
    const newer = { ...plan, version: 2, currentSavings: 95_000 };
    const { requests } = await renderPage(`${path}?plan=1`, {
      member: sampleMember,
      stored: { ...sessionStorage },
      api: {
        'GET /api/retirement-plans/{id}': newer,
        'PUT /api/retirement-plans/{id}': errorResponse('stale', 'This plan was changed elsewhere.'),
      },
    });
    await expect.element(contributions).toHaveValue('900');
    await button('Update Plan').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Update Plan' }).click();
    await dialog.getByRole('button', { name: 'Load newer version' }).click();
    await expect.element(savings).toHaveValue('95,000');
    await expect.element(contributions).toHaveValue('700');
    const updates = requestsTo(requests, 'PUT /api/retirement-plans/{id}');
    expect(updates.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"']);
  },
);

test('renaming the plan in another view leaves its numbers up to date', async () => {
  const renamed = { ...plan, name: 'In the hills', version: 2 };
  const updated = { ...renamed, version: 3 };
  const { requests } = await renderPage('/?plan=1', {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans': [plan],
      'GET /api/retirement-plans/{id}': inOrder(plan, renamed),
      'PUT /api/retirement-plans/{id}': inOrder(renamed, updated),
    },
  });
  await expect.element(savings).toHaveValue('80,000');
  await typeAmount('Monthly Contributions', '900');
  await button('Ada').click();
  await page.getByRole('menuitem', { name: 'My Saved Plans' }).click();
  await button('Actions for By the sea').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Plan Name').fill(renamed.name);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: renamed.name })).toBeVisible();
  history.back();
  await expect.element(contributions).toHaveValue('900');
  await button('Update Plan').click();
  await dialog.getByRole('button', { name: 'Update Plan' }).click();
  await expectToast('Plan updated');
  const updates = requestsTo(requests, 'PUT /api/retirement-plans/{id}');
  expect(updates.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});

test('the notice about a link does not return with the first number after a logout', async () => {
  await renderPage('/outlook#plan=35.65.50000.700.3000000.7');
  const notice = page.getByRole('region', { name: 'About the link' });
  await expect.element(notice).toBeVisible();
  clearNumbers();
  await expect.element(notice).not.toBeInTheDocument();
  await typeAmount('Current Retirement Savings', '60000');
  await expect.element(savings).toHaveValue('60,000');
  await expect.element(notice).not.toBeInTheDocument();
});

test('the next member does not see the numbers of a member whose session another tab has replaced', async () => {
  const next = { ...sampleMember, email: 'next@example.com', firstName: 'Grace' };
  let member = sampleMember;
  await renderPage('/', { api: { 'GET /api/auth/me': () => member }, session: 'member' });
  await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await typeAmount('Monthly Contributions', '900');
  member = next;
  await checkMember();
  await expect.element(page.getByRole('button', { name: 'Grace' })).toBeVisible();
  await expect.element(contributions).toHaveValue('500');
});

describe('a reload after another tab has replaced the session', () => {
  const next = { ...sampleMember, email: 'next@example.com', firstName: 'Grace' };
  const reload = (member: Member) =>
    renderPage('/', {
      stored: { ...sessionStorage },
      api: { 'GET /api/auth/me': member },
      session: 'member',
    });

  test('does not show the numbers of the previous member', async () => {
    await renderPage('/', { member: sampleMember });
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await typeAmount('Monthly Contributions', '900');
    await reload(next);
    await expect.element(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    await expect.element(contributions).toHaveValue('500');
    reloadNumbers();
    await expect.element(contributions).toHaveValue('500');
  });

  test('does not offer to save the plan that the previous member was saving', async () => {
    await renderPage('/', { member: sampleMember });
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await typeAmount('Monthly Contributions', '900');
    const pending = JSON.stringify({ ...defaultInputs, currentSavings: 77_000 });
    sessionStorage.setItem('calculatorValues', pending);
    await reload(next);
    await expect.element(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    await expect.element(savings).toHaveValue('50,000');
    expect(sessionStorage.getItem('calculatorValues')).toBeNull();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not show what the previous member typed before the login', async () => {
    await renderPage('/', { api: { 'POST /api/auth/login': sampleMember } });
    await typeAmount('Monthly Contributions', '900');
    await logIn({ email: sampleMember.email, password: 'secret' });
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await reload(sampleMember);
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await expect.element(contributions).toHaveValue('900');
    await reload(next);
    await expect.element(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    await expect.element(contributions).toHaveValue('500');
  });
});

describe('the numbers of a login that a reload finds', () => {
  const next = { ...sampleMember, email: 'next@example.com', firstName: 'Grace' };
  const reloadAs = async (me: Member | Response) => {
    await renderPage('/', { member: sampleMember });
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await typeAmount('Monthly Contributions', '900');
    const held = heldResponse(me);
    const stored = { ...sessionStorage };
    await renderPage('/', { stored, api: { 'GET /api/auth/me': held.respond }, session: 'member' });
    await typeAmount('Current Retirement Savings', '60000');
    await expect.element(contributions).toHaveValue('500');
    held.release();
  };

  test('are shown once the member is known, with a number that was typed meanwhile', async () => {
    await reloadAs(sampleMember);
    await expect.element(contributions).toHaveValue('900');
    await expect.element(savings).toHaveValue('60,000');
    reloadNumbers();
    await expect.element(contributions).toHaveValue('900');
    await expect.element(savings).toHaveValue('60,000');
  });

  test('do not count as those of a link once one of them was typed', async () => {
    const note = page.getByText('These numbers came with the link that you opened.', { exact: false });
    await renderPage('/#plan=40.66.100000.750.80000.6', { member: sampleMember });
    await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await expect.element(note).toBeVisible();
    const held = heldResponse(sampleMember);
    const stored = { ...sessionStorage };
    await renderPage('/', { stored, api: { 'GET /api/auth/me': held.respond }, session: 'member' });
    await typeAmount('Current Retirement Savings', '60000');
    held.release();
    await expect.element(contributions).toHaveValue('750');
    await expect.element(savings).toHaveValue('60,000');
    await expect.element(note).not.toBeInTheDocument();
  });

  test('are not shown to the next member, who keeps a number that was typed meanwhile', async () => {
    await reloadAs(next);
    await expect.element(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    reloadNumbers();
    await expect.element(contributions).toHaveValue('500');
    await expect.element(savings).toHaveValue('60,000');
  });

  test('are not shown while the server cannot be reached', async () => {
    await reloadAs(errorResponse('internal', 'Something went wrong.'));
    await expect.element(logInLink).toBeVisible();
    await expect.element(contributions).toHaveValue('500');
    await expect.element(savings).toHaveValue('60,000');
  });

  test('are not shown once the session has expired, and what a visitor types then survives a reload', async () => {
    await reloadAs(errorResponse('unauthenticated', 'Please log in.'));
    await expect.element(logInLink).toBeVisible();
    await typeAmount('Monthly Contributions', '700');
    const stored = { ...sessionStorage };
    const api = { 'GET /api/auth/me': errorResponse('unauthenticated', 'Please log in.') };
    await renderPage('/', { stored, api, session: 'member' });
    await expect.element(contributions).toHaveValue('700');
    await expect.element(savings).toHaveValue('60,000');
  });
});

test('a login in another tab, found after an upload, keeps the numbers of this tab for the next reload', async () => {
  const held = heldResponse(sampleMember);
  await renderPage('/', { api: { 'GET /api/auth/me': held.respond } });
  await typeAmount('Monthly Contributions', '900');
  markLoggedIn();
  await typeAmount('Monthly Contributions', '950');
  const found = reloadMember();
  reloadNumbers();
  await expect.element(contributions).toHaveValue('950');
  held.release();
  await found;
  await expect.element(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  reloadNumbers();
  await expect.element(contributions).toHaveValue('950');
});

test('the outlook ignores stored assumptions that it cannot use, and keeps the inputs', async () => {
  await renderPage('/');
  const inputs = { ...defaultInputs, monthlySavings: 900 };
  const drafts = [
    { inputs, changes: { planAge: 'NaN', partner: 7 }, isRetired: false },
    { inputs, changes: {}, isRetired: false },
  ];
  const stored = { login: null, draft: drafts[0], versions: drafts };
  sessionStorage.setItem('whenabouts-numbers', JSON.stringify(stored));
  reloadNumbers();
  await expect.element(contributions).toHaveValue('900');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(outlookHeading).toBeVisible();
  await expectText(headline, 'you could stop');
  await expect.element(contributions).toHaveValue('900');
  expect(document.body.textContent).not.toContain('NaN');
});
