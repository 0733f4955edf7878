import {
  AccountExport,
  ChangePasswordBody,
  DeleteAccountBody,
  ForgotPasswordBody,
  Message,
  ProfileBody,
  ResetPasswordBody,
} from './accounts.ts';
import { Member } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { passwordAttempts } from './rate-limits.ts';
import { routes } from './routes.ts';

const chapter = 'Accounts';
const member = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Example' };
const password = 'seven lanterns over the bay';
const newPassword = 'nine herons by the weir';

export const accountEndpoints = {
  updateProfile: {
    ...routes.updateProfile,
    summary: 'Change the member’s names',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: ProfileBody,
    status: 200,
    response: Member,
    errors: {},
    docs: {
      chapter,
      details: 'A name that is left out stays as it is; a blank name is removed.',
      body: { firstName: 'Ada', lastName: 'Sample' },
      response: { ...member, lastName: 'Sample' },
    },
  },
  changePassword: {
    ...routes.changePassword,
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
    ...routes.forgotPassword,
    summary: 'Request an email with a reset code; the response is the same whether or not an account exists',
    access: 'anyone',
    rateLimits: ['RESET_EMAILS_PER_ADDRESS', 'RESET_EMAILS_PER_ACCOUNT'],
    body: ForgotPasswordBody,
    status: 200,
    response: Message,
    errors: {},
    docs: {
      chapter,
      details:
        'The code works once, until 10 minutes after the mail server has accepted the email. Another request within that time sends the same code again.',
      body: { email: member.email },
      response: {
        message: "If an account exists for that email, we've sent password reset instructions.",
      },
    },
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Set a new password with a reset code and end all sessions of the member',
    access: 'anyone',
    rateLimits: ['RESET_FAILURES_PER_ADDRESS'],
    // After a reset, failed logins with the forgotten password do not block the new one.
    clearsRateLimit: 'LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS',
    hashesPassword: true,
    body: ResetPasswordBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The code is wrong, used or expired, or the password is too easy to guess.' },
    docs: {
      chapter,
      body: {
        email: member.email,
        token: 'Vh2kq0pRZ9cXw3LfTt7uYbE1sJmDg5nA8oHiQv6xKzM',
        newPassword,
      },
      response: { message: 'Your password has been reset. Please log in.' },
    },
  },
  exportAccount: {
    ...routes.exportAccount,
    summary: 'Export all data of the account',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: AccountExport,
    errors: {},
    docs: {
      chapter,
      details: 'Browsers download it as a file.',
      response: {
        exportedAt: '2026-03-02T09:30:00.000Z',
        account: { ...member, createdAt: '2026-03-01T18:04:05.000Z' },
        plans: [],
        images: [],
        results: [],
        sessions: [
          {
            browser: 'Firefox on Windows',
            startedAt: '2026-03-01T18:04:05.000Z',
            lastUsedAt: '2026-03-02T09:30:00.000Z',
            endsAt: '2026-03-16T09:30:00.000Z',
          },
        ],
        passkeys: [],
        browsers: [{ browser: 'Firefox on Windows', lastUsedAt: '2026-03-01T18:04:05.000Z' }],
        letters: [],
      },
    },
  },
  deleteAccount: {
    ...routes.deleteAccount,
    summary: 'Delete the account and all its data, immediately and permanently',
    access: 'member',
    rateLimits: passwordAttempts,
    hashesPassword: true,
    body: DeleteAccountBody,
    status: 204,
    errors: { invalid: 'The password is wrong.' },
    docs: {
      chapter,
      details:
        'Plans, images, sessions and emails are deleted too. Images that posts use stay, and belong to the site from then on.',
      session: 'ends',
      body: { password: newPassword },
    },
  },
} as const satisfies Record<string, Endpoint>;
