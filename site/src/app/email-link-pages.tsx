import type { ComponentProps, ComponentType } from 'react';
import { undoPasskey } from '../api/auth.ts';
import { confirmSubscription, unsubscribe } from '../api/newsletter.ts';
import { endReminder } from '../api/reminder.ts';
import { paths } from '../paths.ts';
import { EmailLinkPage } from './email-link-page.tsx';

/** Returns the component of a page with this copy. */
const emailLinkPage =
  (props: ComponentProps<typeof EmailLinkPage>): ComponentType =>
  () => <EmailLinkPage {...props} />;

const reset = { to: paths.forgotPassword, label: 'Reset your password' };
const INCOMPLETE = 'This link is incomplete. Please open the link in the email again.';

export const UndoPasskeyPage = emailLinkPage({
  title: 'Remove a new passkey',
  lead: 'If you did not add the passkey that our email tells you about, remove it here. This also removes passkeys and recovery codes that were added after it, and logs out all devices.',
  action: 'Remove the new passkey',
  pendingLabel: 'Removing...',
  send: undoPasskey,
  doneTitle: 'The passkey is removed',
  done: 'The passkey is removed, and all devices are logged out. The person who added it knows your password. Reset your password now.',
  rejected: 'This link has expired or was already used. If someone else knows your password, reset it now.',
  next: reset,
  help: reset,
});

export const ConfirmNewsletterPage = emailLinkPage({
  title: 'Confirm your subscription',
  lead: 'You signed up for our newsletter. Please confirm that you want it.',
  action: 'Confirm',
  pendingLabel: 'Confirming...',
  send: confirmSubscription,
  doneTitle: 'You’re subscribed',
  done: 'Thank you. We’ll send the next newsletter to this address.',
  rejected: 'This link is invalid or has expired. Please subscribe again.',
  next: { to: paths.blog, label: 'Read the blog' },
  help: { to: paths.newsletter, label: 'Subscribe again' },
});

export const UnsubscribePage = emailLinkPage({
  title: 'Unsubscribe',
  lead: 'Do you want to stop getting our newsletter?',
  action: 'Unsubscribe',
  pendingLabel: 'Unsubscribing...',
  send: unsubscribe,
  done: 'You’re unsubscribed. You won’t get our newsletter anymore.',
  rejected: INCOMPLETE,
  next: { to: paths.home, label: 'Go to the home page' },
});

export const EndReminderPage = emailLinkPage({
  title: 'Turn off your yearly reminder',
  lead: 'Do you want to stop getting a reminder once a year? Your plans and the newsletter are not affected.',
  action: 'Turn off',
  pendingLabel: 'Turning off...',
  send: endReminder,
  done: 'Your yearly reminder is off. You can turn it on again in your account settings.',
  rejected: INCOMPLETE,
  next: { to: paths.profile, label: 'Go to your account settings' },
});
