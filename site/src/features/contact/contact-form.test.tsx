import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, type Handlers, heldResponse, inOrder, requestsTo } from '../../../test/fake-api.ts';
import { expectToast, toast } from '../../../test/page-actions.ts';
import { renderComponent, renderPage } from '../../../test/render-page.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const main = page.getByRole('main');
const contactField = (label: string) => main.getByRole('textbox', { name: label });
const send = main.getByRole('button', { name: 'Send Message' });
const email = main.getByRole('textbox', { name: 'Email' });
const subscribe = main.getByRole('button', { name: 'Subscribe' });
const message = { message: 'Thanks.' };

const showContactForm = (api: Handlers = {}) =>
  renderComponent(
    <Page>
      <ContactForm />
    </Page>,
    { api },
  );
const showNewsletterForm = (api: Handlers = {}) =>
  renderComponent(
    <Page>
      <NewsletterForm />
    </Page>,
    { api },
  );

async function fillInContact(): Promise<void> {
  await contactField('Name').fill('Ada Byron');
  await contactField('Email').fill('ada@example.com');
  await contactField('Message').fill('Words that took a while to find.');
}

test('the contact form has a honeypot that visitors cannot reach', async () => {
  await showContactForm();
  await expect.element(contactField('Name')).toHaveAttribute('autocomplete', 'name');
  expect(contactField('Website').elements()).toEqual([]);
  await contactField('Message').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(send).toHaveFocus();
});

test('the contact form shows missing fields and focuses the first one', async () => {
  await showContactForm();
  await send.click();
  for (const error of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Message must be at least 10 characters.',
  ]) {
    await expect.element(main.getByText(error)).toBeVisible();
  }
  await expect.element(contactField('Name')).toHaveFocus();
  await expect.element(contactField('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('a message that is not sent shows the reason and is not lost', async () => {
  await showContactForm({
    'POST /api/contact': inOrder<Response | typeof message>(
      errorResponse('unavailable', 'The service is busy.'),
      message,
    ),
  });
  await fillInContact();
  await send.click();
  const text = 'There was a problem sending your message: The service is busy.';
  await expectToast('Submission Error', text);
  await expect.element(main.getByRole('alert')).toHaveTextContent(text);
  await expect.element(contactField('Message')).toHaveValue('Words that took a while to find.');
});

test('repeated clicks send one message, after which another one can be written', async () => {
  const response = heldResponse(message);
  const { requests } = await showContactForm({ 'POST /api/contact': response.respond });
  await fillInContact();
  await send.click();
  const pending = main.getByRole('button', { name: 'Sending...' });
  for (let press = 0; press < 2; press += 1) await pending.click({ force: true });
  response.release();
  await expect.element(main.getByRole('heading', { name: 'Thank You!' })).toHaveFocus();
  await expect.element(main.getByText('We’ll reply to the email address that you gave us.')).toBeVisible();
  expect(requestsTo(requests, 'POST /api/contact')).toHaveLength(1);
  await main.getByRole('button', { name: 'Send Another Message' }).click();
  await expect.element(contactField('Name')).toHaveFocus();
  for (const label of ['Name', 'Email', 'Message']) await expect.element(contactField(label)).toHaveValue('');
});

test('the newsletter form rejects an invalid email until it is fixed', async () => {
  const { requests } = await showNewsletterForm();
  await expect.element(email).toHaveAttribute('required');
  for (const text of ['', 'nobody']) {
    await email.fill(text);
    await subscribe.click();
    await expect.element(main.getByText('Please enter a valid email address.')).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expectToast('Invalid Email', 'Please enter a valid email address.');
  }
  // A toast under the mouse does not disappear with time.
  await userEvent.hover(toast('Invalid Email'));
  await email.fill('nobody@');
  await expect.element(toast('Invalid Email')).toBeVisible();
  await email.fill('nobody@example.com');
  await expect.element(toast('Invalid Email')).not.toBeInTheDocument();
  expect(requestsTo(requests, 'POST /api/newsletter')).toEqual([]);
});

test('a subscription that fails shows the reason and keeps the email', async () => {
  const response = heldResponse(errorResponse('too_many_requests', 'Too many attempts.'));
  await showNewsletterForm({ 'POST /api/newsletter': response.respond });
  await email.fill('ada@example.com');
  await subscribe.click();
  const pending = main.getByRole('button', { name: 'Subscribing...' });
  await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
  response.release();
  const text = 'There was a problem with your subscription: Too many attempts.';
  await expectToast('Subscription Error', text);
  await expect.element(email).toHaveAccessibleDescription(text);
  await expect.element(email).toHaveValue('ada@example.com');
});

test('a subscription asks to open the link in the email, and its confirmation leads to the blog', async () => {
  await renderPage('/', { api: { 'POST /api/newsletter': message } });
  const newsletter = page.getByRole('region', { name: 'The Whenabouts newsletter' });
  await newsletter.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast('Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect.element(newsletter.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await expect.element(newsletter.getByText(/^Thank you\. To confirm, open the link/)).toBeVisible();

  await renderPage('/newsletter/confirm?token=right', { api: { 'POST /api/newsletter/confirm': message } });
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
});

test.each([
  ['/newsletter/confirm?code=wrong', 'Confirm', 'This link is invalid or has expired.'],
  ['/newsletter/unsubscribe/1-wrong', 'Unsubscribe', 'This link is incomplete.'],
  ['/reminder/unsubscribe/1-wrong', 'Turn off', 'This link is incomplete.'],
])('%s shows that its link is invalid', async (path, action, text) => {
  const rejected = errorResponse('invalid', 'Wrong');
  await renderPage(path, {
    api: {
      'POST /api/newsletter/confirm': rejected,
      'POST /api/newsletter/unsubscribe/{token}': rejected,
      'POST /api/reminder/unsubscribe/{token}': rejected,
    },
  });
  await main.getByRole('button', { name: action }).click();
  await expect.element(page.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
});
