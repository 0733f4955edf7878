import * as v from 'valibot';
import { AccountExport, exampleAccountExport } from './account-export.ts';
import { authMessages, Email, Member, OptionalName, PASSWORD_MAX_BYTES, passwordsMatch } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { retention } from './retention.ts';
import { body, described } from './schemas.ts';

/** Minimum length of a changed password. Registration accepts shorter passwords. */
export const NEW_PASSWORD_MIN = 8;
export const RESET_CODE_MIN = 6;

// Texts of the specification, typed as they are shown: a search for one finds it. messages.test.ts compares their numbers.
export const accountMessages = {
  currentPassword: 'Current password is required',
  wrongPassword: 'Current password is incorrect',
  newPasswordShort: 'Password must be at least 8 characters',
  resetCode: 'Reset code must be at least 6 characters',
  resetCodeWrong: 'This reset code is wrong or has expired. You can ask for a new one.',
} as const;

export const NewPassword = v.pipe(
  v.string(accountMessages.newPasswordShort),
  v.minLength(NEW_PASSWORD_MIN, accountMessages.newPasswordShort),
  v.maxBytes(PASSWORD_MAX_BYTES, authMessages.passwordLong),
);

/** The current password, which confirms that the owner sends the request. */
export const CurrentPassword = v.pipe(
  v.string(accountMessages.currentPassword),
  v.minLength(1, accountMessages.currentPassword),
  v.maxBytes(PASSWORD_MAX_BYTES, authMessages.passwordLong),
);

export const ProfileBody = body({
  firstName: described(OptionalName, 'First name; blank or null for none.'),
  lastName: described(OptionalName, 'Last name; blank or null for none.'),
});

const changeEntries = {
  currentPassword: described(CurrentPassword, 'The current password.'),
  newPassword: described(NewPassword, 'The new password.'),
};
export const ChangePasswordBody = body(changeEntries);

export const ForgotPasswordBody = body({ email: described(Email, 'Email address.') });

const resetEntries = {
  email: described(Email, 'Email address.'),
  token: described(
    v.pipe(
      v.string(accountMessages.resetCode),
      v.trim(),
      v.minLength(RESET_CODE_MIN, accountMessages.resetCode),
      v.maxLength(200, accountMessages.resetCodeWrong),
    ),
    'The code from the email: that of the link, or the eight characters to type, in any case and with or without the hyphen.',
  ),
  newPassword: described(NewPassword, 'The new password.'),
};
export const ResetPasswordBody = body(resetEntries);

export const DeleteAccountBody = body({ password: described(CurrentPassword, 'Password, not trimmed.') });

const confirmEntry = { confirmPassword: v.string(authMessages.passwordsDiffer) };

/** The body with the new password entered twice, for the form. */
export const ChangePasswordFormSchema = v.pipe(
  body({ ...changeEntries, ...confirmEntry }),
  passwordsMatch('newPassword'),
);

export const ResetPasswordFormSchema = v.pipe(
  body({ ...resetEntries, ...confirmEntry }),
  passwordsMatch('newPassword'),
);

export const Message = v.object({ message: described(v.string(), 'Message for people.') });

export type ProfileBody = v.InferOutput<typeof ProfileBody>;
export type ChangePasswordBody = v.InferOutput<typeof ChangePasswordBody>;
export type ForgotPasswordBody = v.InferOutput<typeof ForgotPasswordBody>;
export type ResetPasswordBody = v.InferOutput<typeof ResetPasswordBody>;
export type DeleteAccountBody = v.InferOutput<typeof DeleteAccountBody>;

const chapter = 'Accounts';
const member = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' };
const password = 'seven lanterns over the bay';
const newPassword = 'nine herons by the weir';

export const accountEndpoints = {
  updateProfile: {
    method: 'PUT',
    path: '/api/auth/profile',
    summary: 'Change the member’s names',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: ProfileBody,
    status: 200,
    response: Member,
    docs: {
      chapter,
      details: 'A name that is left out stays as it is; a blank name is removed.',
      body: { firstName: 'Ada', lastName: 'Sample' },
      response: { ...member, lastName: 'Sample' },
    },
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password and end the member’s other sessions',
    access: 'member',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: ChangePasswordBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The current password is wrong, or the new one is too easy to guess.' },
    docs: {
      chapter,
      details: 'The caller gets a new session in place of the current one. The member is notified by email.',
      session: 'starts',
      body: { currentPassword: password, newPassword },
      response: { message: 'Your password has been changed.' },
    },
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Request an email with a reset code; the response is the same whether or not an account exists',
    access: 'anyone',
    rateLimits: ['RESET_EMAILS_PER_ADDRESS', 'RESET_EMAILS_PER_ACCOUNT'],
    body: ForgotPasswordBody,
    status: 200,
    response: Message,
    docs: {
      chapter,
      details: `The code works once, until ${retention.resetCodeMinutes} minutes after the mail server has accepted the email. Another request within that time sends the same code again.`,
      body: { email: member.email },
      response: {
        message: "If an account exists for that email, we've sent password reset instructions.",
      },
    },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a reset code and end all sessions of the member',
    access: 'anyone',
    rateLimits: ['RESET_FAILURES_PER_ADDRESS'],
    // After a reset, failed logins with the forgotten password do not block the new password.
    clearsRateLimit: 'LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS',
    provesOwner: true,
    hashesPassword: true,
    body: ResetPasswordBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The code is wrong, used or expired, or the password is too easy to guess.' },
    docs: {
      chapter,
      details:
        'The code confirms the email address. If it was not confirmed before, everything that was saved in the account until then is deleted: someone else may have registered it.',
      body: {
        email: member.email,
        token: 'Vh2kq0pRZ9cXw3LfTt7uYbE1sJmDg5nA8oHiQv6xKzM',
        newPassword,
      },
      response: { message: 'Your password has been reset. Please log in.' },
    },
  },
  exportAccount: {
    method: 'GET',
    path: '/api/auth/export',
    summary: 'Export all data of the account',
    access: 'member',
    rateLimits: ['EXPORTS_PER_MEMBER'],
    status: 200,
    response: AccountExport,
    docs: {
      chapter,
      details:
        'Browsers download it as a file. An account has one export at a time: another request gets 429. If an error occurs after the response has begun, the connection is closed before the end of the JSON.',
      response: exampleAccountExport,
    },
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-account',
    summary: 'Delete the account and all its data, immediately and permanently',
    access: 'member',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: DeleteAccountBody,
    status: 204,
    errors: {
      invalid: 'The password is wrong.',
      last_owner: 'The account is that of the only owner in the admin area.',
    },
    docs: {
      chapter,
      details:
        'Plans, images, sessions and emails are deleted too. Images that posts use stay, and belong to the site from then on.',
      session: 'ends',
      body: { password: newPassword },
    },
  },
} as const satisfies Record<string, Endpoint>;
