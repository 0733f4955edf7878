import { PRODUCT_NAME } from '@whenabouts/core';
import { type AdminRole, retention } from '../../contract/index.ts';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';
import type { Account } from './account.entity.ts';
import type { SessionKind } from './session.entity.ts';

interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
}

/**
 * Returns the recipient and the limit of an email that reports an event to the owner of an account. An email address that was
 * never confirmed may belong to someone else, and gets none.
 */
export const securityEventOf = ({ email, emailConfirmedAt }: Pick<Account, 'email' | 'emailConfirmedAt'>) =>
  ({ limit: 'securityEvent', to: email, isConfirmed: emailConfirmedAt !== null }) as const;

/** Number of failed logins in a day after which the owner is notified by email. */
export const REPORTED_FAILED_LOGINS = 10;

const emailTo = (
  { firstName: recipientName }: Recipient,
  subject: string,
  paragraphs: Parameters<typeof composeEmail>[0]['paragraphs'],
): EmailContent => composeEmail({ subject, recipientName, paragraphs });

const resetLink = (origin: string) => ({
  label: 'Reset your password',
  href: `${origin}/forgot-password`,
});

const whatToDoIfItWasNotYou = (origin: string) => [
  'If that was you, you do not need to do anything.',
  'If not, someone else may have access to your account. Reset your password now:',
  resetLink(origin),
];

const RESET_DELETES_DATA =
  'You have not confirmed your email address yet. Someone else may have created this account, so a reset deletes everything that was saved in the account until now: plans, images and names. To keep them, log in with your old password and confirm your email address instead.';

export function resetCodeEmail(
  { email, firstName, emailConfirmedAt }: Recipient & Pick<Account, 'emailConfirmedAt'>,
  origin: string,
  codes: { readonly linked: string; readonly typed: string },
): EmailContent {
  const isConfirmed = emailConfirmedAt !== null;
  const query = new URLSearchParams({ email, token: codes.linked });
  return composeEmail({
    subject: `Reset your ${PRODUCT_NAME} password`,
    // A stranger may have entered the name.
    recipientName: isConfirmed ? firstName : null,
    paragraphs: [
      `Someone, most likely you, asked to reset the password of your ${PRODUCT_NAME} account. To choose a new password, open this page:`,
      { label: 'Choose a new password', href: `${origin}/reset-password?${query}` },
      `Or enter this reset code on the page that asks for it: ${codes.typed}`,
      `The link and the code work once, until ${retention.resetCodeMinutes} minutes after we sent this email. If you ask again within that time, we send the same code. After five wrong codes, only the link works.`,
      ...(isConfirmed ? [] : [RESET_DELETES_DATA]),
      'If you did not ask for this, you can ignore this email. Your password stays the same.',
    ],
  });
}

/** Returns the email after the owner changed the password. */
export function passwordChangedEmail(recipient: Recipient, origin: string): EmailContent {
  return emailTo(recipient, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was just changed. You are still logged in on the device where you changed it, and logged out everywhere else.`,
    ...whatToDoIfItWasNotYou(origin),
  ]);
}

/**
 * Returns the email after a reset with a code, or by an operator. `isEmptied` is true if the reset deleted the data of an account
 * that was not confirmed.
 */
export function passwordResetEmail(
  recipient: Recipient,
  origin: string,
  { isEmptied = false } = {},
): EmailContent {
  return emailTo(recipient, `Your ${PRODUCT_NAME} password was reset`, [
    `The password of your ${PRODUCT_NAME} account was just reset. You are logged out everywhere and can log in with the new password.`,
    ...(isEmptied
      ? [
          'The email address of the account had never been confirmed. Someone else may have created the account, so we deleted everything that was saved in it before. Your email address is confirmed now.',
        ]
      : []),
    ...whatToDoIfItWasNotYou(origin),
  ]);
}

const confirmLink = (origin: string, token: string) => ({
  label: 'Confirm your email address',
  href: `${origin}/confirm-email?token=${token}`,
});

const confirmLinkNotes = (origin: string) => [
  `The link works once, for ${retention.emailConfirmationDays} days. You can send a new one from your account settings:`,
  { label: 'Account settings', href: `${origin}/profile` },
  'Please confirm soon: if you reset your password before you confirm, we delete everything that is saved in the account.',
  'If you do not have an account with us, someone else may have entered your email address. No one can confirm your address without an email that we send to it. To take over that account and delete what is saved in it, reset its password:',
  { label: 'Reset the password', href: `${origin}/forgot-password` },
];

/** Returns the email after registration. It contains no name, because the email address may belong to someone else. */
export function welcomeEmail(origin: string, token: string): EmailContent {
  return composeEmail({
    subject: `Welcome to ${PRODUCT_NAME}: please confirm your email address`,
    paragraphs: [
      `Your ${PRODUCT_NAME} account is ready. To confirm that this is your email address, open this page and log in:`,
      confirmLink(origin, token),
      ...confirmLinkNotes(origin),
    ],
  });
}

/** Returns the email with a new confirmation link, which a member requested. */
export function confirmationEmail(origin: string, token: string): EmailContent {
  return composeEmail({
    subject: `Confirm the email address of your ${PRODUCT_NAME} account`,
    paragraphs: [
      `To confirm that this is the email address of your ${PRODUCT_NAME} account, open this page and log in:`,
      confirmLink(origin, token),
      ...confirmLinkNotes(origin),
    ],
  });
}

interface NewBrowser {
  /** Browser and operating system, such as "Firefox on Windows". */
  readonly browser: string;
  readonly kind: SessionKind;
  /** Time of the login, in milliseconds since 1970. */
  readonly loggedInAt: number;
}

const formatTime = (time: number): string => {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', format).format(time)} UTC`;
};

const securityPage = { member: '/profile', admin: '/admin/security' } as const;

/** Returns the email after a login with a kind of browser that the account has not used in the last year. */
export function newBrowserEmail(
  recipient: Recipient,
  origin: string,
  { browser, kind, loggedInAt }: NewBrowser,
): EmailContent {
  const area = kind === 'admin' ? ' in the admin area' : '';
  return emailTo(recipient, `New login to your ${PRODUCT_NAME} account`, [
    `Someone, most likely you, just logged in to your ${PRODUCT_NAME} account${area} from a browser that we have not seen there before: ${browser}, ${formatTime(loggedInAt)}.`,
    ...whatToDoIfItWasNotYou(origin),
    { label: 'See where you are logged in', href: origin + securityPage[kind] },
  ]);
}

/** Returns the email after many failed logins in a day. */
export function failedLoginsEmail(recipient: Recipient, origin: string): EmailContent {
  return emailTo(recipient, `Failed logins to your ${PRODUCT_NAME} account`, [
    `There were ${REPORTED_FAILED_LOGINS} failed attempts to log in to your ${PRODUCT_NAME} account within a day. We slow down such attempts. You can still log in.`,
    'If that was you and you forgot your password, you can choose a new one:',
    resetLink(origin),
    'If it was not you, you do not need to do anything, as long as no other site has the same password. A passkey, which you can add in your account settings, protects your account even if someone learns your password.',
    'We send this email at most once a day.',
  ]);
}

interface NewRole {
  readonly role: AdminRole;
  /** True if the person can log in with the password of the account. */
  readonly hasPassword: boolean;
}

/** Returns the email to a person who got a role in the admin area. */
export function addedToTeamEmail(
  recipient: Recipient,
  origin: string,
  { role, hasPassword }: NewRole,
): EmailContent {
  return emailTo(recipient, `You can now log in to the admin area of ${PRODUCT_NAME}`, [
    `An owner of ${PRODUCT_NAME} gave you the role of an ${role}.`,
    ...(hasPassword
      ? ['Log in with the email address and the password of your account:']
      : [
          'First choose a password. Enter this email address on this page, and we send you a link:',
          { label: 'Choose a password', href: `${origin}/forgot-password` },
          'Then log in with your email address and the new password:',
        ]),
    { label: 'Log in to the admin area', href: `${origin}/admin/login` },
    'If you do not know what this is about, you can ignore this email.',
  ]);
}

/** Returns the last email, after the account was deleted. */
export function accountDeletedEmail(recipient: Recipient, origin: string): EmailContent {
  return emailTo(recipient, `Your ${PRODUCT_NAME} account was deleted`, [
    `Your ${PRODUCT_NAME} account was just deleted, with its plans and images. This cannot be undone. This is the last email about it, and we delete your email address once it is sent.`,
    'If you did not do this, someone else knew your password. Tell us, and change the password on other sites where you use it:',
    { label: 'Contact us', href: `${origin}/#contact` },
  ]);
}

export const undoLink = (origin: string, token: string) => ({
  label: 'It was not me: remove the new passkey',
  href: `${origin}/undo-passkey?token=${token}`,
});

export function passkeyAddedEmail(
  recipient: Recipient,
  origin: string,
  undo: ReturnType<typeof undoLink>,
): EmailContent {
  return emailTo(recipient, `A passkey was added to your ${PRODUCT_NAME} account`, [
    `A passkey was just added to your ${PRODUCT_NAME} account. From now on, you need a passkey each time you log in, after your password. If you lose your passkeys, use one of your recovery codes.`,
    'If that was you, you do not need to do anything.',
    `If not, someone else knows your password. Within ${retention.passkeyUndoDays} days, this link removes it, with any passkeys and recovery codes that were added later, and logs out all devices:`,
    undo,
    'Then reset your password:',
    resetLink(origin),
  ]);
}

/** Returns the email after a passkey was removed. `isLast` is true if the account has no other passkey. */
export function passkeyRemovedEmail(
  recipient: Recipient,
  origin: string,
  { isLast }: { readonly isLast: boolean },
): EmailContent {
  const consequence = isLast ? ' Your password is enough to log in now.' : '';
  return emailTo(recipient, `A passkey of your ${PRODUCT_NAME} account was removed`, [
    `A passkey of your ${PRODUCT_NAME} account was just removed.${consequence}`,
    ...whatToDoIfItWasNotYou(origin),
  ]);
}

/** Returns the email after an operator removed the passkeys of an account whose owner had lost them. */
export function passkeysRemovedByOperatorEmail(recipient: Recipient, origin: string): EmailContent {
  return emailTo(recipient, `The passkeys of your ${PRODUCT_NAME} account were removed`, [
    `All passkeys of your ${PRODUCT_NAME} account were just removed by the people who run the site. Your password is enough to log in now.`,
    'If you asked for this, log in and add a new passkey.',
    'If not, someone else may have asked for it. Reset your password now:',
    resetLink(origin),
  ]);
}

/** Returns the email after the link in an earlier email removed a new passkey. `isLast` is true if the account has no other passkey. */
export function passkeyUndoneEmail(
  recipient: Recipient,
  origin: string,
  { isLast }: { readonly isLast: boolean },
): EmailContent {
  const rest = isLast ? 'The account has no passkey now.' : 'Passkeys that were added earlier still work.';
  return emailTo(recipient, `The new passkey of your ${PRODUCT_NAME} account was removed`, [
    `The link in our email was used to remove a new passkey from your ${PRODUCT_NAME} account. All devices are logged out. ${rest}`,
    'The person who added the passkey knows your password. If you have not reset it yet, do so now:',
    resetLink(origin),
  ]);
}

export function recoveryCodeUsedEmail(
  recipient: Recipient,
  origin: string,
  { remaining }: { readonly remaining: number },
): EmailContent {
  return emailTo(recipient, `A recovery code of your ${PRODUCT_NAME} account was used`, [
    `Someone, most likely you, just logged in to your ${PRODUCT_NAME} account with a recovery code instead of a passkey. It cannot be used again. Codes left: ${remaining}.`,
    'If you lost a passkey, remove it in your account settings and add a new one.',
    ...whatToDoIfItWasNotYou(origin),
  ]);
}

/** Returns the email after the owner replaced the recovery codes. */
export function recoveryCodesRenewedEmail(recipient: Recipient, origin: string): EmailContent {
  return emailTo(recipient, `Your ${PRODUCT_NAME} recovery codes were replaced`, [
    `The recovery codes of your ${PRODUCT_NAME} account were just replaced by new ones. The old codes no longer work.`,
    ...whatToDoIfItWasNotYou(origin),
  ]);
}
