import type { PartnerRecord } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder, requestsTo } from '../../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field, fillIn } from '../../../../test/page-actions.ts';
import { dialogTitled } from '../../../../test/post-editor.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { admin, partnerRecord as bloomer } from '../../../../test/samples.ts';

const card = page.getByRole('listitem').filter({ hasText: 'partner="bloomer"' });

/** Opens the page with these partners; the list changes with each response. */
function openPartners(lists: PartnerRecord[][], api: Handlers = {}) {
  return renderPage('/admin/partners', {
    session: 'admin',
    api: {
      'GET /api/admin/check-auth': admin,
      'GET /api/admin/partners': inOrder(...lists),
      ...api,
    },
  });
}

test('the dialog that adds a partner shows errors at their fields, also those that the server finds', async () => {
  const { requests } = await openPartners([[], [bloomer]], {
    'POST /api/admin/partners': inOrder<PartnerRecord | Response>(
      errorResponse('taken', 'Another partner has this id already. Please choose another one.', {
        id: 'Another partner has this id already. Please choose another one.',
      }),
      bloomer,
    ),
  });
  await button('Add Partner').click();
  await expect.element(field('Partner id')).toHaveFocus();
  await fillIn({ 'Partner id': 'No Id', Name: bloomer.name, Origin: 'http://bloomer.example' });
  await button('Save').click();
  await expectFieldError(
    'Partner id',
    'Partner id must have 2 to 40 lowercase letters, numbers and hyphens.',
  );
  await expectFieldError('Origin', 'Origin must start with https://, except for localhost.');
  expect(requestsTo(requests, 'POST /api/admin/partners')).toEqual([]);

  await fillIn({ 'Partner id': bloomer.id, Origin: `${bloomer.origin}/` });
  await button('Save').click();
  await expectFieldError('Partner id', 'Another partner has this id already. Please choose another one.');
  await button('Save').click();
  await expectToast('Partner added');
  await expect.element(card).toMatchTextContent(bloomer.origin);
  await expect.element(card).toMatchTextContent('No plans were saved in the last 30 days.');
  await expect.element(button('Add Partner')).toHaveFocus();
});

test('the name of a partner can be changed, even after the session has ended, but not its ID', async () => {
  await openPartners([[bloomer], [{ ...bloomer, name: 'Bloomer & Co.' }]], {
    'PUT /api/admin/partners/{partner}': inOrder<PartnerRecord | Response>(
      errorResponse('unauthenticated', 'Please log in as an admin.'),
      bloomer,
    ),
    'POST /api/admin/login': admin,
  });
  await button('Edit The Late Bloomer').click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Partner id')).not.toBeInTheDocument();
  await field('Name').fill('Bloomer & Co.');
  await button('Save').click();
  const login = dialogTitled('Please log in again');
  const password = login.getByLabelText('Password', { exact: true });
  // Until then, the dialog below takes the focus back.
  await expect.element(password).toHaveFocus();
  await password.fill('seven lanterns');
  await login.getByRole('button', { name: 'Log In' }).click();
  await expectToast('Partner updated');
  await expect.element(card.getByRole('heading')).toHaveTextContent('Bloomer & Co.');
});

test('deleting a partner asks for confirmation, and shows an error if it fails', async () => {
  await openPartners([[bloomer], []], {
    'DELETE /api/admin/partners/{partner}': inOrder<Response | undefined>(
      errorResponse('internal', 'Something went wrong. Please try again.'),
      undefined,
    ),
  });
  await button('Delete The Late Bloomer').click();
  await button('Delete “The Late Bloomer”').click();
  await expect
    .element(dialogTitled('Delete Partner').getByRole('alert'))
    .toMatchTextContent('Something went wrong');
  await button('Delete “The Late Bloomer”').click();
  await expectToast('Partner deleted');
  await expect.element(page.getByText('No partners yet.')).toBeVisible();
});
