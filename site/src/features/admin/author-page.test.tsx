import { expect, test } from 'vitest';
import { errorResponse, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../test/page-actions.ts';
import { alert, dialogTitled } from '../../../test/post-editor.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { admin, author } from '../../../test/samples.ts';

const ida = { Name: 'Ida Rhodes', Initials: 'ir', Title: 'Editor in Chief' };
const api = { 'GET /api/admin/check-auth': admin, 'GET /api/admin/author': author };

test('the author form rejects invalid values at their fields', async () => {
  await renderPage('/admin/author', { session: 'admin', api });
  await fillIn({ Name: ' ', Initials: 'too many', Title: '' });
  await button('Save').click();
  await expectFieldError('Name', 'Please enter a name.');
  await expectFieldError('Initials', 'Please enter one to four letters.');
  await expectFieldError('Title', 'Please enter a title, such as Editor.');
  await expect.element(field('Name')).toHaveFocus();
  expect(document.title).toBe('Error: Author | Whenabouts');
});

test('a failed save shows an error, keeps the values, and can be retried after a login in place', async () => {
  const { requests } = await renderPage('/admin/author', {
    session: 'admin',
    api: {
      ...api,
      'PUT /api/admin/author': inOrder(
        noResponse,
        errorResponse('unauthenticated', 'Please log in as an admin.'),
        Response.json(author),
      ),
      'POST /api/admin/login': admin,
    },
  });
  await fillIn(ida);
  await button('Save').click();
  await expectToast('Error', 'There was an error: the server did not respond.');
  await expect.element(field('Name')).toHaveValue(ida.Name);
  await button('Save').click();
  await expect.element(dialogTitled('Please log in again')).toBeVisible();
  await field('Password').fill('seven lanterns');
  await button('Log In').click();
  await expectToast('Author saved');
  expect(requestsTo(requests, 'PUT /api/admin/author').at(-1)?.body).toEqual({
    name: 'Ida Rhodes',
    initials: 'IR',
    title: 'Editor in Chief',
  });
});

test('a failed load shows an error, and a retry works', async () => {
  await renderPage('/admin/author', {
    session: 'admin',
    api: {
      ...api,
      'GET /api/admin/author': inOrder(errorResponse('unavailable', 'Later.'), Response.json(author)),
    },
  });
  await expect.element(alert).toMatchTextContent('The author could not be loaded.');
  await button('Try again').click();
  await expect.element(field('Name')).toHaveValue(author.name);
});
