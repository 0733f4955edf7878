import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noResponse } from '../../test/fake-api.ts';
import { button } from '../../test/page-actions.ts';
import { renderPage } from '../../test/render-page.tsx';
import { sampleMember } from '../../test/samples.ts';

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
