import { expect, test } from 'vitest';
import { errorResponse, type Handlers, inOrder, noResponse } from '../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field } from '../../../test/page-actions.ts';
import { alert } from '../../../test/post-editor.ts';
import { renderPage } from '../../../test/render-page.tsx';

const openEmailTest = (response: NonNullable<Handlers['POST /api/test-email']>) =>
  renderPage('/email-test', { api: { 'POST /api/test-email': response } });

async function sendTestEmail(email = 'ada@example.com'): Promise<void> {
  await field('Email').fill(email);
  await button('Send Test Email').click();
}

test('the form requires a valid email address', async () => {
  const { requests } = await renderPage('/email-test');
  await sendTestEmail(' ');
  await expectToast('Email Required', 'Please enter an email address');
  await expectFieldError('Email', 'Please enter an email address');
  await expect.element(field('Email')).toHaveFocus();
  expect(document.title).toBe('Error: Email test | Whenabouts');
  await sendTestEmail('ada@nowhere');
  await expectFieldError('Email', 'Please enter a valid email address');
  expect(requests).toEqual([]);
});

test.each([
  [
    'Email Failed',
    'Please log in as an admin.',
    () => errorResponse('unauthenticated', 'Please log in as an admin.'),
  ],
  ['Error', 'An error occurred while sending the test email', noResponse],
  ['Email Failed', 'Failed to send test email', () => errorResponse('unavailable', '')],
])('a failed request shows "%s: %s"', async (title, text, response) => {
  await openEmailTest(response);
  await sendTestEmail();
  await expectToast(title, text);
  await expect.element(alert).toHaveTextContent(text);
});

test('a rejection by the mail server shows an error, and a retry works', async () => {
  const reason = 'The mail server did not accept the test email.';
  await openEmailTest(
    inOrder(
      { success: false, message: reason },
      { success: true, message: 'The mail server has accepted it.' },
    ),
  );
  await sendTestEmail();
  await expectToast('Email Failed', reason);
  await expect.element(alert).toMatchTextContent(reason);
  await expect.element(field('Email')).toHaveValue('ada@example.com');
  await button('Send Test Email').click();
  await expectToast('Email Sent', 'The mail server has accepted it.');
  await expect.element(alert).not.toBeInTheDocument();
});
