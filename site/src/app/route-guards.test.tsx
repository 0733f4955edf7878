import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, inOrder, noResponse } from '../../test/fake-api.ts';
import { button } from '../../test/page-actions.ts';
import { askToDelete, showPlans } from '../../test/plans-list.ts';
import { renderPage } from '../../test/render-page.tsx';
import { noReminder, sampleMember, samplePlan } from '../../test/samples.ts';

test('without a response about the session, a page for members offers a retry instead of the login', async () => {
  let isDown = true;
  await renderPage('/my-plans', {
    session: 'member',
    api: {
      'GET /api/auth/me': () => (isDown ? noResponse() : sampleMember),
      'GET /api/retirement-plans': [],
    },
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  expect(location.pathname).toBe('/my-plans');
  isDown = false;
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'My Saved Plans' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
});

describe('a session that has ended', () => {
  const ended = errorResponse('unauthenticated', 'Please log in.');
  /** The session ends after the page has loaded the member. */
  const session = () => inOrder<typeof sampleMember | Response>(sampleMember, ended);
  const expectLogin = () => expect.poll(() => location.pathname).toBe('/login');

  test.each(['/my-plans', '/view-plan/1', '/check-in/1'])('leads from %s to the login', async (path) => {
    await renderPage(path, {
      session: 'member',
      api: {
        'GET /api/auth/me': session(),
        'GET /api/retirement-plans': ended,
        'GET /api/retirement-plans/{id}': ended,
      },
    });
    await expectLogin();
  });

  test('leads from a plan whose records are requested to the login', async () => {
    await renderPage('/view-plan/1', {
      session: 'member',
      api: {
        'GET /api/auth/me': session(),
        'GET /api/retirement-plans/{id}': samplePlan(),
        'GET /api/retirement-plans/{id}/records': ended,
      },
    });
    await expectLogin();
  });

  test('leads from the deletion of a plan to the login', async () => {
    await showPlans([samplePlan()], {
      'GET /api/auth/me': session(),
      'DELETE /api/retirement-plans/{id}': ended,
    });
    await askToDelete('By the sea');
    await button('Delete plan “By the sea”').click();
    await expectLogin();
  });

  test.each([
    ['loads', { 'GET /api/reminder': ended }],
    ['is saved', { 'GET /api/reminder': noReminder, 'PUT /api/reminder': ended }],
  ])('leads to the login when the yearly reminder %s', async (_, api) => {
    await renderPage('/profile?tab=info', {
      session: 'member',
      api: {
        'GET /api/auth/me': session(),
        'GET /api/auth/passkeys': [],
        'GET /api/auth/sessions': [],
        ...api,
      },
    });
    if ('PUT /api/reminder' in api) await button('Save reminder').click();
    await expectLogin();
  });

  test('makes the calculator ask for a login to open a plan', async () => {
    await renderPage('/?plan=1', {
      session: 'member',
      api: { 'GET /api/auth/me': session(), 'GET /api/retirement-plans/{id}': ended },
    });
    await expect.element(page.getByText('Log in to open your saved plan.')).toBeVisible();
  });
});
